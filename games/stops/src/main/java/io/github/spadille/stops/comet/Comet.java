package io.github.spadille.stops.comet;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
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
import io.github.spadille.engine.state.PlayedCards;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.comet.CometMove.Play;
import io.github.spadille.stops.comet.CometMove.Shuffle;
import io.github.spadille.stops.comet.CometState.Phase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Comet: suits run upwards until a stop, and the comet may be played at any moment.
 *
 * <p>{@code SHUFFLE → LEAD ⇄ FOLLOW ⇄ COMET → (SHUFFLE | OVER)}. A hand is hidden from all but its
 * owner, the stock from everybody, the stub from everybody until the hand ends. While the comet has
 * not been played, all seats that could play it are in turn, whatever they hold. The rulebook is
 * {@code comet.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #leads} (COM-6, COM-11), {@link #successor}
 * (COM-7), {@link #window} (COM-13, COM-13a), {@link #answers} (COM-15, COM-16), {@link #score}
 * (COM-21 to COM-24), {@link #payForKing} (COM-25), {@link #isLastHand} (COM-27).
 */
public class Comet extends AbstractRules<CometState, CometMove> {
  /** The game. */
  public static final Game<CometState, CometMove, CometOptions> GAME =
      Game.<CometState, CometMove, CometOptions>builder("comet")
          .name("Comet")
          .alsoCalled("Commit")
          .family(Tag.STOPS)
          .tags(Tag.SHEDDING)
          .summary("Suits run upwards until a stop, and the comet may be played at any moment.")
          .seats(4, 10, 4)
          .options(CometOptions.SCHEMA)
          .texts(Comet.class)
          .rules(Comet::new)
          .build();

  private static final PlayingCard COMET = PlayingCard.parse("9d");
  private static final PlayingCard TEN = PlayingCard.parse("Td"); // COM-15
  private static final PlayingCard MISSING = PlayingCard.parse("8d"); // COM-1
  private static final ImmutableList<PlayingCard> REMOVED_IF_EVEN = // COM-3
      PlayingCard.cards("8c 8h 8s 7c 7d 7h 7s");

  private static final CardList<PlayingCard> NO_CARDS = CardList.empty(PlayingCard.FAMILY);

  private static final Phases<Phase, CometState, CometMove> PHASES =
      Phases.<Phase, CometState, CometMove>of(Phase.class)
          .elsewhere("COM-2", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("COM-2", "undealt")
          .in(Phase.LEAD, Phase.FOLLOW, Phase.COMET)
          .anybody(Play.class) // COM-13
          .others("COM-12", "play")
          .over(Phase.OVER, "COM-27")
          .build();

  private final CometOptions options;
  private final CardSet<PlayingCard> removed;
  private final Deck<PlayingCard> pack;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected Comet(int seats, CometOptions options) {
    super(seats, CometMove.SYNTAX);
    this.options = options;
    this.removed = removed(seats, options.evenHands());
    this.pack = Deck.standard52().without(removed);
  }

  private static CardSet<PlayingCard> removed(int seats, boolean even) {
    CardSet<PlayingCard> removed = noCards().with(MISSING); // COM-1
    for (int i = 0; even && (Deck.standard52().size() - removed.size()) % seats != 0; i++) {
      removed = removed.with(REMOVED_IF_EVEN.get(i)); // COM-3
    }
    return removed;
  }

  @Override
  public CometState start() {
    return CometState.undealt(DealtOut.first(seats, pack), seats, ScoreSheet.empty(seats));
  }

  @Override
  protected CometMove chanceMove(CometState state, RandomSource random) {
    return new Shuffle(pack.shuffled(random)); // COM-2, COM-3
  }

  @Override
  public Optional<Refusal> refusal(CometState state, CometMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Play play) {
      return play.card() == COMET ? refusalOfComet(state, play.seat()) : refusalOfPlay(state, play);
    }
    return move instanceof Shuffle shuffle
        ? shuffle.refusalUnlessOf(pack, "COM-1")
        : Optional.empty();
  }

  private Optional<Refusal> refusalOfPlay(CometState state, Play play) {
    if (play.seat() != state.seat()) {
      return refuse("COM-13a", "turn", Seats.of(state.seat()));
    }
    return playable(state).contains(play.card())
        ? Optional.empty()
        : refusalOfCard(state, play.card());
  }

  private Optional<Refusal> refusalOfComet(CometState state, int seat) { // COM-13
    if (!isSeat(seat) || !state.hands().has(seat, COMET)) {
      return refuse("COM-13", "not-held", COMET);
    }
    return state.window().contains(seat) ? Optional.empty() : refuse("COM-13", "not-now", COMET);
  }

  /** Says why the seat in turn may not play a card. */
  private Optional<Refusal> refusalOfCard(CometState state, PlayingCard card) {
    if (!state.hands().has(state.seat(), card)) {
      return refuse("COM-6", "not-held", card);
    }
    return switch (state.phase()) {
      case FOLLOW -> refuse("COM-9", "must-play", playable(state));
      case COMET -> refuse("COM-17", "must-play", playable(state));
      default -> refuse("COM-6", "lowest", playable(state));
    };
  }

  /** Returns what the seat in turn may play; the comet is among it if that seat leads. */
  private CardSet<PlayingCard> playable(CometState state) {
    CardSet<PlayingCard> held = state.hands().get(state.seat());
    PlayingCard next = next(state);
    return switch (state.phase()) {
      case LEAD -> leads(held).intersect(held); // COM-6, COM-11
      case COMET -> held.intersect(answers(next, state.played())); // COM-17
      default -> next != null && held.contains(next) ? asked(next) : noCards(); // COM-9
    };
  }

  /** Returns the cards of a hand that may be led, the comet always among them. */
  protected CardSet<PlayingCard> leads(CardSet<PlayingCard> hand) {
    if (!options.leadLowest()) {
      return hand;
    }
    CardSet<PlayingCard> others = hand.without(COMET);
    CardSet<PlayingCard> leads = hand.minus(others);
    for (Suit suit : Suit.values()) {
      CardSet<PlayingCard> held = ofSuit(others, suit);
      leads = held.isEmpty() ? leads : leads.with(held.first());
    }
    return leads;
  }

  /** Returns the card that continues a sequence after another one, or null if none does. */
  protected @Nullable PlayingCard successor(PlayingCard card) { // COM-7
    return card.is(Rank.KING) ? null : PlayingCard.FAMILY.card(card.index() + 1);
  }

  /** Returns the card that continues the sequence of a state; null if there is no sequence. */
  private @Nullable PlayingCard next(CometState state) {
    PlayingCard last = state.last();
    return last == null ? null : successor(last);
  }

  private static CardSet<PlayingCard> asked(@Nullable PlayingCard next) {
    return next == null ? noCards() : noCards().with(next);
  }

  /**
   * Returns the cards that the comet asks for.
   *
   * @param next the card that continues the interrupted sequence; null if there was no sequence
   * @param played the cards that have been played in this hand
   */
  protected CardSet<PlayingCard> answers(
      @Nullable PlayingCard next, PlayedCards<PlayingCard> played) {
    CardSet<PlayingCard> asked = asked(next); // COM-15, COM-16
    return played.has(TEN) ? asked : asked.with(TEN);
  }

  /**
   * Returns the seats that may play the comet if they hold it; none once it was played.
   *
   * @param phase {@code LEAD} or {@code FOLLOW}
   * @param turn the seat that must play
   * @param latest the seat that played the latest card; in {@code LEAD} the same seat
   */
  protected Seats window(PlayedCards<PlayingCard> played, Phase phase, int turn, int latest) {
    if (played.has(COMET)) {
      return Seats.none();
    }
    return switch (options.cometWhen()) { // COM-13, COM-13a
      case ANY_TIME -> Seats.all(seats);
      case IN_SEQUENCE -> phase == Phase.FOLLOW ? Seats.all(seats) : Seats.of(turn);
      case OWN_TURN -> Seats.of(latest);
    };
  }

  /** The plays of the seat in turn in the order of the pack, then the comet out of turn. */
  @Override
  public MoveList<CometMove> legalMoves(CometState state) {
    if (state.phase() == Phase.SHUFFLE || state.phase() == Phase.OVER) {
      return MoveList.empty();
    }
    CardSet<PlayingCard> playable = playable(state);
    if (playable.contains(COMET) && !state.window().contains(state.seat())) {
      playable = playable.without(COMET); // COM-13: the comet is played in its window
    }
    MoveList<CometMove> plays = Play.list(state.seat(), playable);
    if (state.window().isEmpty() || playable.contains(COMET)) {
      return plays;
    }
    int holder = state.hands().holder(COMET); // COM-13, COM-14
    return state.window().contains(holder) ? plays.plus(Play.of(holder, COMET)) : plays;
  }

  @Override
  protected ImmutableList<String> governingInTurn(CometState state, int seat) {
    if (seat != state.seat()) {
      return ImmutableList.of("COM-13", "COM-13a");
    }
    return switch (state.phase()) {
      case LEAD ->
          state.played().isEmpty()
              ? ImmutableList.of("COM-6", "COM-13")
              : ImmutableList.of("COM-6", "COM-11", "COM-13");
      case FOLLOW -> ImmutableList.of("COM-6", "COM-9", "COM-13");
      case COMET -> ImmutableList.of("COM-6", "COM-13", "COM-17");
      case SHUFFLE, OVER -> ImmutableList.of();
    };
  }

  @Override
  public Deductions<CometState, CometMove> deductions() {
    return new CometDeductions();
  }

  private final class CometDeductions implements Deductions<CometState, CometMove> {
    /** Where the lowest card of a suit must be led, whoever leads holds no lower one (COM-6). */
    @Override
    public void fromMove(CometState before, CometMove move, DeductionListener deductions) {
      if (options.leadLowest()
          && before.phase() == Phase.LEAD
          && move instanceof Play play
          && play.card() != COMET) {
        CardList<PlayingCard> suit = ofSuit(pack.set(), play.card().suit()).without(COMET).toList();
        deductions.none("hand." + play.seat(), suit.first(suit.indexOf(play.card())));
      }
    }

    /** The turn shows who holds what is asked for, and a stop that nobody does. */
    @Override
    public void fromConsequences(
        CometState before, CometMove move, CometState after, DeductionListener deductions) {
      if (!(move instanceof Play play)) {
        return;
      }
      if (after.phase() == Phase.SHUFFLE || after.phase() == Phase.OVER) {
        deductions.unknown(); // COM-23, COM-24
        return;
      }
      CardSet<PlayingCard> asked =
          play.card() == COMET
              ? answers(next(before), after.played())
              : asked(successor(play.card())).minus(removed);
      int holder = after.phase() == Phase.LEAD ? Seats.NOBODY : after.seat();
      for (int i = 1; i <= seats && !asked.isEmpty(); i++) { // COM-8, COM-17
        int seat = seatFrom(play.seat(), i);
        if (seat == holder) {
          deductions.some("hand." + seat, asked);
          return;
        }
        deductions.none("hand." + seat, asked);
      }
    }
  }

  @Override
  protected CometState applyLegal(
      CometState state, CometMove move, StageListener<CometState> stages) {
    if (move instanceof Play play) {
      return play(state, play.seat(), play.card(), stages);
    }
    if (move instanceof Shuffle shuffle) {
      return deal(state, shuffle, stages);
    }
    throw unknown(move);
  }

  private CometState deal(CometState state, Shuffle shuffle, StageListener<CometState> stages) {
    int dealt = pack.size() - pack.size() % seats; // COM-2, COM-4
    CardsPerSeat<PlayingCard> hands = state.hand().hands(seats, shuffle.cards().first(dealt));
    int leader = state.seat(); // COM-6
    Seats window = window(state.played(), Phase.LEAD, leader, leader);
    CometState begun = state.dealt(hands, shuffle.cards().draw(dealt), leader, window);
    stages.reached("dealt", state.hand().dealer(), begun);
    return begun;
  }

  private CometState lead(CometState state, int seat) {
    return state.leads(seat, window(state.played(), Phase.LEAD, seat, seat));
  }

  private CometState play(
      CometState state, int seat, PlayingCard card, StageListener<CometState> stages) {
    CometState played = state.played(seat, card, payForKing(state, seat, card));
    if (played.hands().get(seat).isEmpty()) {
      return endHand(played.won(seat), seat, stages); // COM-20, COM-26
    }
    return card == COMET ? ask(played, seat, stages) : goOn(played, seat, card, stages);
  }

  /** Returns the sheet after a seat played a card. */
  protected ScoreSheet payForKing(CometState state, int seat, PlayingCard card) { // COM-25
    return options.kingPay() > 0 && card.is(Rank.KING)
        ? state.sheet().add(state.handNumber(), "COM-25", seat, options.kingPay())
        : state.sheet();
  }

  private CometState goOn(
      CometState played, int seat, PlayingCard card, StageListener<CometState> stages) {
    PlayingCard next = successor(card); // COM-18
    int holder = next == null ? Seats.NOBODY : played.hands().holder(next); // COM-8
    if (holder != Seats.NOBODY) { // COM-9, COM-10
      return played.follows(holder, window(played.played(), Phase.FOLLOW, holder, seat), card);
    }
    CometState stopped = lead(played, seat); // COM-11
    if (stages.isListening()) {
      stages.reached("stopped", seat, stopped, card);
    }
    return stopped;
  }

  /** Asks all seats in turn for a card that answers the comet, the one that played it last. */
  private CometState ask(CometState played, int seat, StageListener<CometState> stages) { // COM-17
    CardSet<PlayingCard> asked = answers(next(played), played.played());
    for (int i = 1; i <= seats; i++) {
      int answering = seatFrom(seat, i);
      if (played.hands().get(answering).containsAny(asked)) {
        CometState answers = played.answers(answering);
        stages.reached("asked", answering, answers, asked);
        return answers;
      }
    }
    CometState unanswered = lead(played, seat); // COM-19
    stages.reached("unanswered", seat, unanswered);
    return unanswered;
  }

  private CometState endHand(CometState state, int winner, StageListener<CometState> stages) {
    CometState won = state.withSheet(score(state, winner));
    stages.reached("hand-won", winner, won);
    return isLastHand(won.sheet())
        ? won.over()
        : CometState.undealt(won.hand().next(seats, pack), seats, won.sheet()); // COM-28
  }

  /** Returns the sheet after a hand that a seat has won. */
  protected ScoreSheet score(CometState state, int winner) {
    int hand = state.handNumber();
    int cards = 0;
    int kings = options.countsStubKings() ? countRank(state.hand().stock().toSet(), Rank.KING) : 0;
    for (CardSet<PlayingCard> left : state.hands()) {
      cards += left.size();
      kings += countRank(left, Rank.KING);
    }
    ScoreSheet.Builder sheet = state.sheet().toBuilder();
    sheet.add(hand, "COM-21", winner, 1);
    sheet.add(hand, "COM-22", winner, cards);
    if (kings > 0 && options.kingBonus() > 0) {
      sheet.add(hand, "COM-23", winner, (long) kings * options.kingBonus());
    }
    int holder = state.hands().holder(COMET);
    if (holder != Seats.NOBODY && options.cometPenalty() > 0) {
      sheet.add(hand, "COM-24", holder, -options.cometPenalty());
    }
    return sheet.build();
  }

  /**
   * Tells whether the game ends with a hand.
   *
   * @param sheet every point given, those for this hand included
   */
  protected boolean isLastHand(ScoreSheet sheet) { // COM-27
    return sheet.totals().stream().anyMatch(score -> score >= options.target());
  }

  @Override
  public RulesOfThumb<CometState, CometMove> rulesOfThumb() {
    return CometThumbs.INSTANCE;
  }

  @Override
  public Table table(CometState state) {
    CardList<PlayingCard> undealt = state.hand().stock();
    boolean isStub = state.phase() != Phase.SHUFFLE;
    PlayingCard last = state.last();
    PlayingCard next = next(state);
    return Table.builder()
        .pile("stock", isStub ? NO_CARDS : undealt, NOBODY)
        .hands("hand", state.hands())
        .pilesTopLast("played", state.played().perSeat(seats), ALL)
        .pile("stub", isStub ? undealt : NO_CARDS, state.isHandOver() ? ALL : NOBODY)
        .fact("removed", removed) // COM-5
        .word("phase", state.phase())
        .fact(Type.CARD, "last", last == null ? "" : last)
        .seat("last-by", last == null ? Seats.NOBODY : state.played().by(last))
        .fact(Type.CARD, "next", next == null ? "" : next)
        .seat("turn", state.turn().seats().isEmpty() ? Seats.NOBODY : state.seat())
        .fact("options", state.phase() == Phase.COMET ? answers(next, state.played()) : noCards())
        .seat("comet-by", state.played().by(COMET))
        .fact("scores", state.scores())
        .seat("dealer", state.hand().dealer())
        .fact("hand-no", state.handNumber())
        .build();
  }

  @Override
  public CometState withCards(CometState state, Table table) {
    String undealt = state.phase() == Phase.SHUFFLE ? "stock" : "stub";
    return state.withCards(
        table.cardsPerSeat("hand", seats, PlayingCard.FAMILY),
        table.list(undealt, PlayingCard.FAMILY));
  }
}
