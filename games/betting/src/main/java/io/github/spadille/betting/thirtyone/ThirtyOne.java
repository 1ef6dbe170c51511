package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.ofSuit;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.table.Audience.ALL;
import static io.github.spadille.engine.table.Audience.NOBODY;
import static java.util.Objects.requireNonNullElse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Discard;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Draw;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Knock;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Shuffle;
import io.github.spadille.betting.thirtyone.ThirtyOneMove.Source;
import io.github.spadille.betting.thirtyone.ThirtyOneState.Hand;
import io.github.spadille.betting.thirtyone.ThirtyOneState.Phase;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
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
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.engine.table.Fact.Type;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thirty-One: draw and discard for the best count in one suit, and knock before the others do.
 *
 * <p>{@code SHUFFLE → DRAW ⇄ DISCARD → (SHUFFLE | OVER)}, with {@code RESHUFFLE} while the discards
 * become the stock. A hand is hidden from all but its owner until the end of the hand, the stock
 * from everybody. The rulebook is {@code thirty-one.md}.
 *
 * <p>Variant points, each carrying one rule: {@link #count} (TON-7 to TON-10a), {@link
 * #unreturnable} (TON-15), {@link #refusalOfKnock} (TON-16), {@link #losers} (TON-24 to TON-28),
 * {@link #markersLost} (TON-25, TON-29), {@link #lossesAfter} (TON-30 to TON-31a), {@link
 * #isEliminatedBy} (TON-30, TON-31b).
 */
public class ThirtyOne extends AbstractRules<ThirtyOneState, ThirtyOneMove> {
  /** The game. */
  public static final Game<ThirtyOneState, ThirtyOneMove, ThirtyOneOptions> GAME =
      Game.<ThirtyOneState, ThirtyOneMove, ThirtyOneOptions>builder("thirty-one")
          .name("Thirty-One")
          .alsoCalled("Scat", "Blitz", "Ride the Bus")
          .family(Tag.BETTING)
          .tags(Tag.RUMMY, Tag.COUNTING, Tag.CHIPS)
          .summary("Draw and discard for the best count in one suit, and knock before the others.")
          .seats(2, 9, 4)
          .options(ThirtyOneOptions.SCHEMA)
          .texts(ThirtyOne.class)
          .rules(ThirtyOne::new)
          .build();

  private static final Deck<PlayingCard> PACK = Deck.standard52(); // TON-1
  private static final int HAND_SIZE = 3; // TON-3
  private static final int HALVES = 2; // TON-10a
  private static final int BLITZ = 31 * HALVES; // TON-11

  private static final SeatChoice<ThirtyOneMove> DRAW =
      SeatChoice.of(Draw::fromStock, Draw::upcard);
  private static final SeatChoice<ThirtyOneMove> DRAW_OR_KNOCK =
      SeatChoice.of(Draw::fromStock, Draw::upcard, Knock::of);

  private static final Phases<Phase, ThirtyOneState, ThirtyOneMove> PHASES =
      Phases.<Phase, ThirtyOneState, ThirtyOneMove>of(Phase.class)
          .elsewhere("TON-3", "dealt", Shuffle.class)
          .in(Phase.SHUFFLE)
          .chance(Shuffle.class)
          .others("TON-3", "undealt")
          .in(Phase.DRAW)
          .turn("TON-12", "turn", Draw.class, Knock.class)
          .others("TON-14", "draw-first")
          .in(Phase.DISCARD)
          .turn("TON-12", "turn", Discard.class)
          .others("TON-12", "drawn")
          .in(Phase.RESHUFFLE)
          .chance(Shuffle.class)
          .others("TON-22", "shuffle-first")
          .over(Phase.OVER, "TON-34")
          .build();

  private final ThirtyOneOptions options;

  /** Creates the rules; {@link #GAME} checks the options. */
  protected ThirtyOne(int seats, ThirtyOneOptions options) {
    super(seats, ThirtyOneMove.SYNTAX);
    this.options = options;
  }

  @Override
  public ThirtyOneState start() {
    ScoreSheet markers =
        ScoreSheet.empty(seats).add(0, "TON-2", Seats.all(seats), options.markers());
    return ThirtyOneState.undealt(Hand.undealt(seats - 1, markers), PACK.cards()); // TON-5
  }

  private static final Optional<Refusal> NOT_IN_THE_FIRST_ROUND = refuse("TON-16", "first-round");

  @Override
  public Optional<Refusal> refusal(ThirtyOneState state, ThirtyOneMove move) {
    Optional<Refusal> untimely = PHASES.refusal(state.phase(), state.seat(), state, move);
    if (untimely.isPresent()) {
      return untimely;
    }
    if (move instanceof Discard discard) {
      return refusalOfDiscard(state, discard.card());
    }
    if (move instanceof Knock) {
      return hasAnybodyKnocked(state)
          ? refuse("TON-17", "knocked", Seats.of(state.knocker()))
          : refusalOfKnock(state);
    }
    return move instanceof Shuffle shuffle
        ? refusalOfShuffle(state, shuffle)
        : Optional.empty(); // TON-12, TON-13
  }

  private static Optional<Refusal> refusalOfShuffle(ThirtyOneState state, Shuffle shuffle) {
    if (state.phase() == Phase.SHUFFLE) {
      return shuffle.refusalUnlessOf(PACK, "TON-1");
    }
    return shuffle.cards().isPermutationOf(state.stock().underUpcard())
        ? Optional.empty()
        : refuse("TON-22", "other-cards");
  }

  private Optional<Refusal> refusalOfDiscard(ThirtyOneState state, PlayingCard card) {
    if (!state.held().contains(card)) {
      return refuse("TON-14", "not-held", card);
    }
    return card.equals(unreturnable(state)) ? refuse("TON-15", "upcard", card) : Optional.empty();
  }

  /** Returns the upcard that the seat in turn has drawn if it may not discard it; else null. */
  protected @Nullable PlayingCard unreturnable(ThirtyOneState state) { // TON-15
    return options.returnsUpcard() ? null : state.drawnUp();
  }

  /** Returns why the seat in turn may not knock yet where nobody has; nothing if it may. */
  protected Optional<Refusal> refusalOfKnock(ThirtyOneState state) { // TON-16
    return options.knockWaits() && state.turns() < state.hand().in().size()
        ? NOT_IN_THE_FIRST_ROUND
        : Optional.empty();
  }

  private static boolean hasAnybodyKnocked(ThirtyOneState state) {
    return state.knocker() != Seats.NOBODY;
  }

  /** Draws from stock and discards, then the knock; discards in the order of the pack. */
  @Override
  public MoveList<ThirtyOneMove> legalMoves(ThirtyOneState state) {
    return switch (state.phase()) {
      case DRAW -> (mayKnock(state) ? DRAW_OR_KNOCK : DRAW).get(state.seat());
      case DISCARD -> MoveList.ofCards(discardable(state), Discard.SHARED, state.seat());
      case SHUFFLE, RESHUFFLE, OVER -> MoveList.empty();
    };
  }

  private boolean mayKnock(ThirtyOneState state) { // TON-16, TON-17
    return !hasAnybodyKnocked(state) && refusalOfKnock(state).isEmpty();
  }

  private CardSet<PlayingCard> discardable(ThirtyOneState state) { // TON-14, TON-15
    PlayingCard unreturnable = unreturnable(state);
    return unreturnable == null ? state.held() : state.held().without(unreturnable);
  }

  @Override
  protected ImmutableList<String> governingInTurn(ThirtyOneState state, int seat) {
    if (state.phase() == Phase.DISCARD) {
      return ImmutableList.of("TON-14", "TON-15");
    }
    return hasAnybodyKnocked(state)
        ? ImmutableList.of("TON-12", "TON-13", "TON-17", "TON-18")
        : ImmutableList.of("TON-12", "TON-13", "TON-16");
  }

  @Override
  protected ThirtyOneState applyLegal(
      ThirtyOneState state, ThirtyOneMove move, StageListener<ThirtyOneState> stages) {
    if (move instanceof Draw draw) {
      return draw.source() == Source.STOCK ? state.drewFromStock() : state.drewUpcard();
    }
    if (move instanceof Discard discard) {
      ThirtyOneState discarded = state.discarded(discard.card()); // TON-14
      return isBlitz(discarded.held())
          ? endHand(discarded, losersOf(discarded), stages) // TON-19
          : turnEnds(discarded, stages);
    }
    if (move instanceof Knock) {
      return turnEnds(state.knocked(), stages); // TON-16
    }
    if (move instanceof Shuffle shuffle) {
      return state.phase() == Phase.SHUFFLE
          ? deal(state, shuffle.cards(), stages)
          : state.reshuffled(shuffle.cards()); // TON-22, TON-36
    }
    throw unknown(move);
  }

  private ThirtyOneState deal(
      ThirtyOneState state, CardList<PlayingCard> cards, StageListener<ThirtyOneState> stages) {
    Hand hand = state.hand();
    int players = hand.in().size();
    CardsPerSeat<PlayingCard> hands = CardsPerSeat.none(FAMILY, seats);
    int seat = hand.dealer();
    for (CardSet<PlayingCard> cardsOfOne : Deal.cards(cards, players, 0, HAND_SIZE * players)) {
      seat = hand.in().after(seat); // TON-3, TON-6
      hands = hands.plus(seat, cardsOfOne);
    }
    Stock<PlayingCard> stock = Stock.of(cards.draw(HAND_SIZE * players)).turnedUp(); // TON-4
    ThirtyOneState dealt = state.dealt(hands, stock);
    stages.reached("dealt", hand.dealer(), dealt, HAND_SIZE, stock.upcard());
    return blitz(dealt).isEmpty() ? dealt : endHand(dealt, losersOf(dealt), stages); // TON-21
  }

  private ThirtyOneState turnEnds(ThirtyOneState state, StageListener<ThirtyOneState> stages) {
    int next = state.hand().in().after(state.seat()); // TON-6, TON-12
    if (next == state.knocker()) {
      return endHand(state, losersOf(state), stages); // TON-18
    }
    if (!state.stock().isEmpty()) {
      return state.turnOf(next);
    }
    if (options.stockOutEnds()) {
      return endHand(state, Seats.none(), stages); // TON-22
    }
    ThirtyOneState awaiting = state.turnWithoutStock(next); // TON-22
    stages.reached("stock-used-up", awaiting);
    return awaiting;
  }

  private ThirtyOneState endHand(
      ThirtyOneState state, Seats losers, StageListener<ThirtyOneState> stages) {
    ThirtyOneState ended = state.ended();
    if (stages.isListening()) {
      for (int seat : ended.hand().in()) { // TON-23
        CardSet<PlayingCard> cards = ended.hands().get(seat);
        stages.reached("hand-shown", seat, ended, cards, (double) count(cards) / HALVES);
      }
    }
    if (losers.isEmpty()) {
      stages.reached("nobody-loses", ended); // TON-28
    }
    int markers = markersLost(ended, losers);
    for (int seat : losers) {
      ended = lose(ended, seat, markers, stages);
    }
    Hand hand = ended.hand();
    if (hand.in().size() > 1) {
      return ended.nextHand(); // TON-33
    }
    ThirtyOneState over = ended.over(); // TON-34
    stages.reached("game-won", hand.in().first(), over, options.stake() * seats);
    return over;
  }

  /** Returns what a hand of three cards counts, in halves of a point. */
  protected int count(CardSet<PlayingCard> hand) {
    if (options.threeOfAKind() > 0 && countRank(hand, hand.first().rank()) == HAND_SIZE) {
      return options.threeOfAKind(); // TON-10a
    }
    int best = 0;
    for (PlayingCard card : hand) {
      CardSet<PlayingCard> suited = ofSuit(hand, card.suit());
      int sum = 0;
      for (PlayingCard each : suited) {
        sum += HALVES * TwentyOne.high(each); // TON-7
      }
      if (suited.size() > 1 && !options.countsBestSuit()) {
        return sum; // TON-9, TON-10
      }
      best = Math.max(best, sum); // TON-8
    }
    return best;
  }

  private boolean isBlitz(CardSet<PlayingCard> hand) { // TON-11, TON-20
    return hand.size() == HAND_SIZE && count(hand) == BLITZ;
  }

  /** Returns the seats with a hand of 31. */
  private Seats blitz(ThirtyOneState state) {
    return state.hand().in().where(seat -> isBlitz(state.hands().get(seat)));
  }

  private Seats lowest(ThirtyOneState state) {
    Seats lowest = Seats.none();
    int least = Integer.MAX_VALUE;
    for (int seat : state.hand().in()) {
      int count = count(state.hands().get(seat));
      if (count <= least) {
        lowest = count < least ? Seats.of(seat) : lowest.with(seat);
        least = count;
      }
    }
    return lowest;
  }

  /** Returns who loses at the end of a hand, which is never everybody (TON-35). */
  private Seats losersOf(ThirtyOneState ended) {
    Seats in = ended.hand().in();
    Seats losers = losers(ended).and(in);
    return losers.equals(in) ? Seats.none() : losers;
  }

  /** Returns who loses at the end of a hand; if it were everybody, nobody does. */
  protected Seats losers(ThirtyOneState ended) {
    Seats in = ended.hand().in();
    Seats blitz = blitz(ended);
    if (options.allOthersLose() && !blitz.isEmpty()) {
      return in.andNot(blitz); // TON-24
    }
    Seats lowest = lowest(ended);
    if (blitz.isEmpty() && lowest.size() > 1 && !options.knockerTies()) {
      return lowest.without(ended.knocker()); // TON-27
    }
    return lowest.equals(in) ? Seats.none() : lowest; // TON-24, TON-26, TON-28
  }

  /** Returns how many markers a hand takes from each of its losers (TON-24 to TON-26, TON-29). */
  protected int markersLost(ThirtyOneState ended, Seats losers) {
    boolean knockerAlone = losers.size() == 1 && losers.contains(ended.knocker());
    return knockerAlone && blitz(ended).isEmpty() ? 2 : 1;
  }

  private ThirtyOneState lose(
      ThirtyOneState state, int seat, int markers, StageListener<ThirtyOneState> stages) {
    Hand hand = state.hand();
    int losses = lossesAfter(hand.losses().get(seat), markers);
    boolean eliminated = isEliminatedBy(losses);
    long change =
        (eliminated ? Hand.ELIMINATED : options.markers() - losses) - hand.sheet().total(seat);
    String rule = markers > 1 ? "TON-25" : "TON-24";
    Seats in = eliminated ? hand.in().without(seat) : hand.in();
    IntPerSeat allLosses = hand.losses().with(seat, losses);
    ScoreSheet sheet = hand.sheet().add(hand.number(), rule, seat, change);
    ThirtyOneState lost = state.withHand(hand.lost(in, allLosses, sheet));
    stages.reached(eliminated ? "eliminated" : "markers-lost", seat, lost, -change);
    return lost;
  }

  /**
   * Returns how many markers a player has lost after a hand; one more than the player had after a
   * loss without a marker.
   *
   * @param before how many it was before the hand
   * @param lost how many the hand takes, 1 or 2
   */
  protected int lossesAfter(int before, int lost) {
    int most = Math.max(before + 1, options.markers()); // TON-30, TON-31
    return options.everyLossCounts() ? before + lost : Math.min(before + lost, most); // TON-31a
  }

  /** Tells whether a player who has lost so many markers is eliminated. */
  protected boolean isEliminatedBy(int losses) {
    return losses >= options.markers() + (options.extraLife() ? 1 : 0); // TON-30, TON-31b
  }

  @Override
  protected ThirtyOneMove chanceMove(ThirtyOneState state, RandomSource random) {
    return new Shuffle(
        state.phase() == Phase.SHUFFLE
            ? PACK.shuffled(random)
            : CardList.shuffled(state.stock().underUpcard(), random));
  }

  @Override
  public Deductions<ThirtyOneState, ThirtyOneMove> deductions() {
    return new ThirtyOneDeductions();
  }

  private final class ThirtyOneDeductions implements Deductions<ThirtyOneState, ThirtyOneMove> {
    /** No move needs other cards than those that it names or that all see. */
    @Override
    public void fromMove(ThirtyOneState before, ThirtyOneMove move, DeductionListener deductions) {}

    /**
     * While a hand goes on, no hand that was dealt or discarded from counts 31 (TON-19, TON-21).
     */
    @Override
    public void fromConsequences(
        ThirtyOneState before,
        ThirtyOneMove move,
        ThirtyOneState after,
        DeductionListener deductions) {
      for (int seat : after.isShown() ? Seats.none() : settled(before, move, after)) {
        deductions.that("hand." + seat, FAMILY, cards -> !isBlitz(cards.toSet()));
      }
    }

    /** Returns the seats whose hands are as they will be until they draw again. */
    private Seats settled(ThirtyOneState before, ThirtyOneMove move, ThirtyOneState after) {
      if (before.phase() == Phase.SHUFFLE) {
        return after.hand().in();
      }
      return move instanceof Discard ? Seats.of(move.seat()) : Seats.none();
    }
  }

  @Override
  public RulesOfThumb<ThirtyOneState, ThirtyOneMove> rulesOfThumb() {
    return ThirtyOneThumbs.INSTANCE;
  }

  @Override
  public Table table(ThirtyOneState state) {
    Hand hand = state.hand();
    Table.Builder table = Table.builder();
    boolean over = state.phase() == Phase.OVER;
    int stakes = options.stake() * seats; // TON-2
    IntPerSeat paid = IntPerSeat.of(seats, -options.stake());
    return (state.isShown() // TON-23
            ? table.piles("hand", state.hands(), ALL)
            : table.hands("hand", state.hands()))
        .pile("stock", state.stock().cards(), NOBODY)
        .pile("discard", state.stock().discards(), ALL)
        .word("phase", state.phase())
        .fact("turn", state.turn().seats())
        .fact("hand-number", hand.number())
        .seat("dealer", hand.dealer())
        .fact(Type.CARD, "drawn-up", requireNonNullElse(state.drawnUp(), "-"))
        .seat("knocked", state.knocker())
        .fact("blitz", state.isShown() ? blitz(state) : Seats.none())
        .fact("losses", hand.losses())
        .fact("in", hand.in())
        .fact("score", state.scores())
        .fact("pot", over ? 0 : stakes) // TON-32
        .fact("chips", over ? paid.plus(hand.in().first(), stakes) : paid) // TON-34
        .build();
  }

  @Override
  public ThirtyOneState withCards(ThirtyOneState state, Table table) {
    return state.withCards(
        table.cardsPerSeat("hand", seats, FAMILY),
        new Stock<>(table.list("stock", FAMILY), state.stock().discards()));
  }
}
