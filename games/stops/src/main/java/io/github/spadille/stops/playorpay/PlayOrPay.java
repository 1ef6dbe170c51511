package io.github.spadille.stops.playorpay;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.AbstractRules;
import io.github.spadille.engine.game.DeductionListener;
import io.github.spadille.engine.game.Deductions;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Phases;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.RulesOfThumb;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.game.Tag;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Pay;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Play;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Shuffle;
import io.github.spadille.stops.playorpay.PlayOrPayState.Phase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Play or Pay: one suit is run through all its ranks, and whoever lacks the next card pays.
 *
 * <p>{@code SHUFFLE → START → FOLLOW → (START | SHUFFLE | OVER)}. A hand is hidden from all but its
 * owner, the stock from everybody. The rulebook is {@code play-or-pay.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #antes} (POP-5), {@link #successor} (POP-6),
 * {@link #playable} (POP-7, POP-10), {@link #turnAfter} (POP-9, POP-12), {@link #payFee} (POP-11),
 * {@link #payForCards} (POP-18), {@link #isLastHand} (POP-22).
 */
public class PlayOrPay extends AbstractRules<PlayOrPayState, PlayOrPayMove> {
  /** The game. */
  public static final Game<PlayOrPayState, PlayOrPayMove, PlayOrPayOptions> GAME =
      Game.<PlayOrPayState, PlayOrPayMove, PlayOrPayOptions>builder("play-or-pay")
          .name("Play or Pay")
          .family(Tag.STOPS)
          .tags(Tag.SHEDDING, Tag.BETTING, Tag.CHIPS)
          .summary("One suit is run through all its ranks, and whoever lacks the next card pays.")
          .seats(3, 8, 4)
          .options(PlayOrPayOptions.SCHEMA)
          .texts(PlayOrPay.class)
          .rules(PlayOrPay::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // POP-1

  private static final Phases<Phase, PlayOrPayState, PlayOrPayMove> PHASES =
      Phases.<Phase, PlayOrPayState, PlayOrPayMove>of(Phase.class)
          .elsewhere("POP-3", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("POP-3", "undealt")
          .in(Phase.START, Phase.FOLLOW)
          .turn("POP-9", "turn", Play.class, Pay.class)
          .others("POP-9", "move")
          .over(Phase.OVER, "POP-22")
          .build();

  private final PlayOrPayOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected PlayOrPay(int seats, PlayOrPayOptions options) {
    super(seats, PlayOrPayMove.SYNTAX);
    this.options = options;
  }

  @Override
  public PlayOrPayState start() {
    Stakes stakes = options.buyIn().stakes("POP-2", seats);
    return PlayOrPayState.undealt(DealtOut.first(seats, PACK), seats, stakes);
  }

  @Override
  public ImmutableLongArray returns(PlayOrPayState state) { // POP-2
    return options.buyIn().returns(state.sheet());
  }

  @Override
  public boolean isZeroSum() { // POP-19
    return options.buyIn().isEqual();
  }

  @Override
  protected PlayOrPayMove chanceMove(PlayOrPayState state, RandomSource random) {
    return new Shuffle(PACK.shuffled(random)); // POP-3
  }

  @Override
  public Optional<Refusal> refusal(PlayOrPayState state, PlayOrPayMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Shuffle shuffle) {
      return shuffle.refusalUnlessOf(PACK, "POP-1");
    }
    CardSet<PlayingCard> playable = playableInHand(state);
    if (move instanceof Play play && playable.contains(play.card())
        || move instanceof Pay && playable.isEmpty()) {
      return Optional.empty();
    }
    return refusalOfOther(state, move, playable);
  }

  /** Says what must be done instead. */
  private Optional<Refusal> refusalOfOther(
      PlayOrPayState state, PlayOrPayMove move, CardSet<PlayingCard> playable) {
    Sequence running = state.sequence();
    if (running != null) {
      return playable.isEmpty()
          ? refuse("POP-11", "must-pay", running.next())
          : refuse("POP-10", "must-play", running.next());
    }
    if (move instanceof Play play) {
      return refuse("POP-7", "not-held", play.card());
    }
    return state.played().isEmpty() ? refuse("POP-7", "begin") : refuse("POP-14", "begin");
  }

  private CardSet<PlayingCard> playableInHand(PlayOrPayState state) {
    return playable(state).intersect(state.hands().get(state.seat()));
  }

  /** Returns the cards that the seat in turn may play; if it holds none of them, it pays. */
  protected CardSet<PlayingCard> playable(PlayOrPayState state) {
    Sequence running = state.sequence();
    if (running == null) {
      return state.hands().get(state.seat()); // POP-7, POP-14, POP-15
    }
    return state.hands().has(state.seat(), running.next()) // POP-10
        ? noCards().with(running.next())
        : noCards();
  }

  /** Plays in the order of the pack, or the payment. */
  @Override
  public MoveList<PlayOrPayMove> legalMoves(PlayOrPayState state) {
    if (state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER) {
      return MoveList.empty();
    }
    CardSet<PlayingCard> playable = playableInHand(state);
    return playable.isEmpty()
        ? MoveList.of(Pay.of(state.seat()))
        : Play.list(state.seat(), playable);
  }

  @Override
  protected ImmutableList<String> governingInTurn(PlayOrPayState state, int seat) {
    return switch (state.phase()) {
      case START ->
          state.played().isEmpty()
              ? ImmutableList.of("POP-7")
              : ImmutableList.of("POP-7", "POP-14");
      case FOLLOW -> ImmutableList.of(playableInHand(state).isEmpty() ? "POP-11" : "POP-10");
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  @Override
  public Deductions<PlayOrPayState, PlayOrPayMove> deductions() {
    return new PlayOrPayDeductions();
  }

  private final class PlayOrPayDeductions implements Deductions<PlayOrPayState, PlayOrPayMove> {
    /** Whoever pays does not hold the next card (POP-10). */
    @Override
    public void fromMove(PlayOrPayState before, PlayOrPayMove move, DeductionListener deductions) {
      Sequence running = before.sequence();
      if (move instanceof Pay && running != null) {
        deductions.none("hand." + move.seat(), ImmutableList.of(running.next()));
      }
    }

    /** Whoever runs on shows by the turn whether it holds the next card. */
    @Override
    public void fromConsequences(
        PlayOrPayState before,
        PlayOrPayMove move,
        PlayOrPayState after,
        DeductionListener deductions) {
      Sequence running = after.sequence();
      if (options.runOn() && move instanceof Play && running != null) {
        String hand = "hand." + move.seat();
        if (after.seat() == move.seat()) {
          deductions.some(hand, ImmutableList.of(running.next()));
        } else {
          deductions.none(hand, ImmutableList.of(running.next()));
        }
      }
    }
  }

  @Override
  protected PlayOrPayState applyLegal(
      PlayOrPayState state, PlayOrPayMove move, StageListener<PlayOrPayState> stages) {
    if (move instanceof Play play) {
      return play(state, play.card(), stages);
    }
    if (move instanceof Pay) {
      return pay(state);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    throw unknown(move);
  }

  private PlayOrPayState deal(
      PlayOrPayState state, Shuffle shuffle, StageListener<PlayOrPayState> stages) {
    CardsPerSeat<PlayingCard> hands = state.hand().hands(seats, shuffle.cards()); // POP-4
    Stakes stakes = antes(state.stakes(), state.handNumber());
    PlayOrPayState dealt = state.dealt(hands, stakes);
    if (stages.isListening()) {
      stages.reached("dealt", state.hand().dealer(), dealt, stakes.pot());
    }
    return dealt;
  }

  /** Returns the stakes after everybody paid for a hand that was dealt. */
  protected Stakes antes(Stakes stakes, int hand) {
    return stakes.pay(hand, "POP-5", Seats.all(seats), options.ante());
  }

  private PlayOrPayState pay(PlayOrPayState state) {
    int seat = state.seat();
    Stakes paid = state.stakes().pay(state.handNumber(), "POP-11", seat, payFee(state));
    return state.paid(next(seat), paid);
  }

  /** Returns what the seat in turn pays for not holding the next card. */
  protected long payFee(PlayOrPayState state) { // POP-11
    return options.payFee();
  }

  private PlayOrPayState play(
      PlayOrPayState state, PlayingCard card, StageListener<PlayOrPayState> stages) {
    int seat = state.seat();
    Sequence running = sequenceAfter(state, card);
    int next = running == null ? seat : turnAfter(state, running); // POP-14
    PlayOrPayState played = state.played(card, running, next);
    if (played.hands().get(seat).isEmpty()) {
      return endHand(played, seat, stages); // POP-16, POP-20
    }
    if (running == null) {
      stages.reached("sequence-complete", seat, played);
    }
    return played;
  }

  /** Returns the sequence that runs after a card was played, or null if that was its last. */
  private @Nullable Sequence sequenceAfter(PlayOrPayState state, PlayingCard card) {
    Sequence running = state.sequence();
    PlayingCard first = running == null ? card : running.first(); // POP-8
    PlayingCard next = successor(card); // POP-13
    return next == null || state.played().has(next) // POP-14, POP-17
        ? null
        : new Sequence(first, next);
  }

  /** Returns the card that follows another, or null if none does (POP-6). */
  protected @Nullable PlayingCard successor(PlayingCard card) {
    return options.kingStops() && card.is(Rank.KING) ? null : Sequence.successor(card);
  }

  /**
   * Returns the seat that moves after the seat in turn played a card.
   *
   * @param running the sequence after that card
   */
  protected int turnAfter(PlayOrPayState state, Sequence running) {
    int seat = state.seat();
    return options.runOn() && state.hands().has(seat, running.next())
        ? seat
        : next(seat); // POP-9, POP-12
  }

  private PlayOrPayState endHand(
      PlayOrPayState state, int winner, StageListener<PlayOrPayState> stages) {
    stages.reached("hand-won", winner, state);
    Stakes paid = payForCards(state);
    PlayOrPayState won = state.withStakes(paid.takePot(state.handNumber(), "POP-19", winner));
    if (stages.isListening()) {
      stages.reached("pot-taken", winner, won, paid.pot());
    }
    return isLastHand(won.handNumber())
        ? won.over()
        : PlayOrPayState.undealt(won.hand().next(seats, PACK), seats, won.stakes()); // POP-21
  }

  /** Returns the stakes after everybody paid for the cards that are left in the hands. */
  protected Stakes payForCards(PlayOrPayState state) { // POP-18
    Stakes stakes = state.stakes();
    for (int seat = 0; seat < seats; seat++) {
      long fee = (long) options.cardFee() * state.hands().get(seat).size();
      stakes = stakes.pay(state.handNumber(), "POP-18", seat, fee);
    }
    return stakes;
  }

  /** Tells whether the game ends with a hand (POP-22). */
  protected boolean isLastHand(int number) {
    return number >= options.hands().orElse(seats);
  }

  @Override
  public RulesOfThumb<PlayOrPayState, PlayOrPayMove> rulesOfThumb() {
    return PlayOrPayThumbs.INSTANCE;
  }

  @Override
  public Table table(PlayOrPayState state) {
    Sequence running = state.sequence();
    Table.Builder table =
        Table.builder()
            .pile("stock", state.hand().stock(), NOBODY)
            .hands("hand", state.hands())
            .pilesTopLast("played", state.played().perSeat(seats), ALL)
            .fact("pot", state.stakes().pot())
            .fact("chips", state.scores()) // POP-23
            .word("phase", state.phase())
            .fact(Type.WORD, "suit", running == null ? "" : running.suit().code())
            .fact(Type.CARD, "first", running == null ? "" : running.first())
            .fact(Type.CARD, "next", running == null ? "" : running.next())
            .fact("turn", state.turn().seats())
            .seat("dealer", state.hand().dealer())
            .fact("hand-no", state.handNumber());
    if (options.bought().isPresent()) {
      table.fact("gains", options.buyIn().gains(state.sheet()));
    }
    return table.build();
  }

  @Override
  public PlayOrPayState withCards(PlayOrPayState state, Table table) {
    return state.withCards(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.list("stock", PlayingCard.FAMILY));
  }
}
