package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.rummy.cactus.CactusMove.Power;
import io.github.spadille.rummy.cactus.CactusMove.Source;
import io.github.spadille.rummy.cactus.Slots.Slot;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a game of Cactus stands. */
@Value.Immutable
public abstract class CactusState implements HandState {
  static final int SEATS = 2;
  static final Seats BOTH = Seats.all(SEATS);

  private static final int FIRST_HAND = 1;
  private static final int FIRST_DEALER = 1; // CAC-5
  private static final int NOTHING_OWED = 0;
  private static final @Nullable Failed NONE_FAILED = null;

  // Who may match is asked before every move, so these are made once.
  private static final Optional<Refusal> NO_UPCARD = refuse("CAC-23", "no-upcard");
  private static final Optional<Refusal> LOCKED = refuse("CAC-34", "locked");
  private static final Optional<Refusal> PASSED = refuse("CAC-28", "passed");

  CactusState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what seldom changes during a hand. */
  public abstract Hand hand();

  /** Returns the seat on turn, also in the window after its turn. */
  public abstract int seat();

  /** Returns what the turn has come to. */
  public abstract Step step();

  /** Returns the face-down cards of each seat (CAC-4), and who has seen them (CAC-31). */
  public abstract PerSeat<Slots> layouts();

  /** Returns the stock, and the discards with the upcard on top. */
  public abstract Stock<PlayingCard> stock();

  /**
   * Returns the seat from whose layout the upcard came, if that is a power card; else {@link
   * Seats#NOBODY}.
   */
  public abstract int unused();

  /** Returns the match that has failed with the last move of a seat, if one has. */
  public abstract @Nullable Failed failed();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** A draw. */
    DRAW,
    /** What happens to the card drawn. */
    ACT,
    /** The use of a power. */
    POWER,
    /** The end of a turn. */
    FINISH,
    /** Matches between two turns, until both seats have passed. */
    WINDOW,
    /** A shuffle of the discards. */
    RESHUFFLE,
    /** Nothing: the game is over. */
    OVER
  }

  /** What a turn has come to. */
  public sealed interface Step {
    /** Nothing of the turn is to be remembered. */
    Step NOTHING = new Nothing();
  }

  /** Nothing of the turn is to be remembered. */
  public record Nothing() implements Step {}

  /**
   * A card is drawn and not placed.
   *
   * @param usable whether it is an unused power card of the other seat (CAC-20)
   */
  public record Drawn(PlayingCard card, Source from, boolean usable) implements Step {
    private static final boolean NOT_USABLE = false;

    static Drawn fromStock(PlayingCard card) {
      return new Drawn(card, Source.STOCK, NOT_USABLE);
    }

    Drawn withCard(PlayingCard other) {
      return new Drawn(other, from, usable);
    }
  }

  /** A power card is discarded, and its power is to be used or skipped. */
  public record Using(Power power) implements Step {}

  /** The seat on turn looks at the card in a slot of an owner, if no match has taken it away. */
  public record Peeked(int owner, int slot) implements Step {}

  /** Some seats make no more matches before the next turn. */
  public record Passed(Seats seats) implements Step {}

  /**
   * A match of a seat has failed: the card in the slot is turned up until the next move.
   *
   * @param seat the seat that tried to match
   * @param slot the slot of the card
   * @param owed how many penalty cards it still gets after a shuffle of the discards
   * @param then the phase in which play goes on after that
   */
  public record Failed(int seat, int slot, int owed, Phase then) {
    Failed owing(int cards) {
      return new Failed(seat, slot, cards, then);
    }
  }

  /**
   * What seldom changes during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param caller the seat that has called Cactus; {@link Seats#NOBODY} if none has
   * @param matching the seats that may match at all
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, int caller, Seats matching, ScoreSheet sheet)
      implements HandState.Hand {
    /** Returns the first hand. */
    static Hand first(ScoreSheet sheet) {
      return new Hand(FIRST_HAND, FIRST_DEALER, NOBODY, BOTH, sheet);
    }

    /** Returns the next hand, which the other seat deals. */
    Hand next() { // CAC-43
      return new Hand(number + 1, 1 - dealer, NOBODY, BOTH, sheet);
    }

    /** Tells whether a seat has called Cactus. */
    boolean isCalled() {
      return caller != NOBODY;
    }

    /** Returns this hand after a seat has called Cactus. */
    Hand called(int seat, Seats stillMatching) { // CAC-33
      return new Hand(number, dealer, seat, stillMatching, sheet);
    }

    Hand withSheet(ScoreSheet other) {
      return new Hand(number, dealer, caller, matching, other);
    }
  }

  /** Returns the state before the shuffle of a hand. */
  static CactusState undealt(Hand hand, CardList<PlayingCard> pack) {
    return ImmutableCactusState.of(
        Phase.SHUFFLE,
        hand,
        1 - hand.dealer, // CAC-5
        Step.NOTHING,
        PerSeat.of(SEATS, Slots.EMPTY),
        Stock.of(pack),
        NOBODY,
        NONE_FAILED);
  }

  @Override
  public Turn turn() { // CAC-28a
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      case WINDOW -> Turn.of(matching());
      default -> Turn.of(matching().with(seat()));
    };
  }

  /** Whoever may match need not: in a turn the game waits for its player (CAC-28a). */
  @Override
  public Seats awaited() {
    return phase() == Phase.WINDOW || turn().seats().isEmpty() ? turn().seats() : Seats.of(seat());
  }

  /** Returns the seats that may match now. */
  Seats matching() { // CAC-28a
    Seats seats = Seats.none();
    for (int seat = 0; seat < SEATS; seat++) {
      if (!layouts().get(seat).isEmpty() && refusalOfMatches(seat).isEmpty()) {
        seats = seats.with(seat);
      }
    }
    return seats;
  }

  /** Returns why a seat may not match, whatever cards it has, or nothing if it may. */
  Optional<Refusal> refusalOfMatches(int seat) {
    if (!hasUpcard()) {
      return NO_UPCARD; // CAC-23
    }
    if (!hand().matching.contains(seat)) {
      return LOCKED; // CAC-34
    }
    return step() instanceof Passed passed && passed.seats.contains(seat)
        ? PASSED // CAC-28
        : Optional.empty();
  }

  /** Tells whether there is a card to match or to take (CAC-3). */
  boolean hasUpcard() {
    return !stock().discards().isEmpty();
  }

  @Override
  public Optional<Outcome> outcome() { // CAC-42
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    boolean isDraw = scores().get(0) == scores().get(1);
    return Optional.of(isDraw ? Outcome.drawn(SEATS) : Outcome.lowest(scores()));
  }

  /** Returns the card that is drawn and not placed; there is one in {@link Phase#ACT}. */
  Drawn drawn() {
    if (step() instanceof Drawn drawn) {
      return drawn;
    }
    throw new IllegalStateException("no card is drawn");
  }

  /** Returns the power that the seat on turn may use; {@link Power#NONE} if there is none. */
  Power power() {
    return step() instanceof Using using ? using.power : Power.NONE;
  }

  /** Tells whether the upcard is an unused power card of the seat that is not on turn. */
  boolean isUnusedOfOther() { // CAC-20
    return unused() == 1 - seat();
  }

  /** Returns the layout of the seat on turn. */
  Slots own() {
    return layouts().get(seat());
  }

  /** Returns the layout of the seat that is not on turn. */
  Slots other() {
    return layouts().get(1 - seat());
  }

  /** Returns this state after the deal. */
  CactusState dealt(PerSeat<Slots> dealt, Stock<PlayingCard> left) {
    return ImmutableCactusState.of(
        Phase.DRAW, hand(), seat(), Step.NOTHING, dealt, left, NOBODY, NONE_FAILED);
  }

  /** Returns this state after the seat on turn has drawn the top card of the stock. */
  CactusState drewFromStock() { // CAC-7
    Drawn drawn = Drawn.fromStock(stock().top());
    return ImmutableCactusState.of(
        Phase.ACT, hand(), seat(), drawn, layouts(), stock().drawn(1), unused(), NONE_FAILED);
  }

  /** Returns this state after the seat on turn has taken the upcard. */
  CactusState tookUpcard() { // CAC-21, CAC-22
    Drawn drawn = new Drawn(stock().upcard(), Source.DISCARD, isUnusedOfOther());
    Stock<PlayingCard> left = new Stock<>(stock().cards(), stock().underUpcard());
    return ImmutableCactusState.of(
        Phase.ACT, hand(), seat(), drawn, layouts(), left, NOBODY, NONE_FAILED);
  }

  /** Returns this state when the discards must be shuffled before the seat on turn can draw. */
  CactusState stockAwaited() { // CAC-36
    return ImmutableCactusState.of(
        Phase.RESHUFFLE, hand(), seat(), Step.NOTHING, layouts(), stock(), unused(), NONE_FAILED);
  }

  /**
   * Returns this state when the discards must be shuffled before the other penalty cards are given.
   */
  CactusState penaltyAwaited(Failed owing) { // CAC-36
    return withMatchFailed(Phase.RESHUFFLE, owing);
  }

  /** Returns this state with the shuffled discards as the stock. */
  CactusState stockRenewed(CardList<PlayingCard> cards) {
    return withStock(stock().renewed(cards), unused());
  }

  /** Returns this state after the seat on turn has put the card drawn into a slot. */
  CactusState swapped(int slot, Seats seeing, int unused) { // CAC-11
    PlayingCard out = own().at(slot).card();
    Slots rest = own().with(slot, drawn().card, seeing);
    return discardedFromLayout(seat(), rest, out, unused).finished();
  }

  /**
   * Returns this state after a card of a layout has come to the discards.
   *
   * @param owner whose layout it was
   * @param rest the layout now
   * @param unused the owner if it is a power card, else {@link Seats#NOBODY}
   */
  private CactusState discardedFromLayout(int owner, Slots rest, PlayingCard card, int unused) {
    return ImmutableCactusState.of(
        phase(),
        hand(),
        seat(),
        step(),
        layouts().with(owner, rest),
        stock().discard(card),
        unused,
        NONE_FAILED);
  }

  /** Returns this state after the seat on turn has discarded the card drawn. */
  CactusState discarded(Power power) { // CAC-22
    boolean ends = power == Power.NONE;
    return ImmutableCactusState.of(
        ends ? Phase.FINISH : Phase.POWER,
        hand(),
        seat(),
        ends ? Step.NOTHING : new Using(power),
        layouts(),
        stock().discard(drawn().card),
        NOBODY,
        NONE_FAILED);
  }

  /** Returns this state after the seat on turn has traded the cards in two slots, unseen. */
  CactusState traded(Slot own, Slot other) { // CAC-16
    PerSeat<Slots> traded =
        layouts()
            .with(seat(), own().with(own.number(), other.card(), other.seen()))
            .with(1 - seat(), other().with(other.number(), own.card(), own.seen()));
    return withLayouts(traded).finished();
  }

  /** Returns this state while the seat on turn looks at a card. */
  CactusState peeked(int owner, int slot) { // CAC-17, CAC-18
    Slots layout = layouts().get(owner);
    return withLayout(owner, layout.seenBy(Seats.of(seat()), layout.at(slot)))
        .withStep(Phase.FINISH, new Peeked(owner, slot));
  }

  /** Returns this state when nothing but the end of the turn is left. */
  CactusState finished() {
    return withStep(Phase.FINISH, Step.NOTHING);
  }

  /** Returns this state when the turn came to that by itself; a failed match is still shown. */
  CactusState finishedByItself() {
    return ImmutableCactusState.of(
        Phase.FINISH, hand(), seat(), Step.NOTHING, layouts(), stock(), unused(), failed());
  }

  /** Returns this state after the seat on turn has ended its turn. */
  CactusState windowOpened() {
    return withStep(Phase.WINDOW, new Passed(Seats.none()));
  }

  /** Returns this state after a seat has passed in the window. */
  CactusState passed(int seat) {
    return withStep(Phase.WINDOW, new Passed(BOTH.andNot(matching()).with(seat)));
  }

  /** Returns this state after a card of a seat has matched the upcard. */
  CactusState matched(int seat, int slot, int unused) { // CAC-27
    Slots layout = layouts().get(seat);
    return discardedFromLayout(seat, layout.without(slot), layout.at(slot).card(), unused);
  }

  /** Returns this state after a match has failed, so that both seats see the card. */
  CactusState matchFailed(int seat, Slot slot) { // CAC-26, CAC-32
    Failed failed = new Failed(seat, slot.number(), NOTHING_OWED, phase());
    return withLayout(seat, layouts().get(seat).seenBy(BOTH, slot))
        .withMatchFailed(phase(), failed);
  }

  /** Returns this state back in the phase in which the match has failed. */
  CactusState resumed(Failed failed) {
    return withMatchFailed(failed.then, failed);
  }

  /** Returns this state after a seat has got cards of the stock. */
  CactusState penalized(int seat, int cards) {
    Slots more = layouts().get(seat).plus(stock().cards().first(cards));
    return withLayout(seat, more).withStock(stock().drawn(cards), unused());
  }

  /** Returns this state at the beginning of the other seat's turn. */
  CactusState nextTurn() {
    return ImmutableCactusState.of(
        Phase.DRAW, hand(), 1 - seat(), Step.NOTHING, layouts(), stock(), unused(), failed());
  }

  CactusState withPhase(Phase phase) {
    return withMatchFailed(phase, failed());
  }

  CactusState withHand(Hand hand) {
    return ImmutableCactusState.of(
        phase(), hand, seat(), step(), layouts(), stock(), unused(), failed());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CactusState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  /** Returns this state at another step; a match that failed before is no longer shown. */
  private CactusState withStep(Phase phase, Step step) {
    return ImmutableCactusState.of(
        phase, hand(), seat(), step, layouts(), stock(), unused(), NONE_FAILED);
  }

  private CactusState withMatchFailed(Phase phase, @Nullable Failed failed) {
    return ImmutableCactusState.of(
        phase, hand(), seat(), step(), layouts(), stock(), unused(), failed);
  }

  private CactusState withLayouts(PerSeat<Slots> layouts) {
    return ImmutableCactusState.of(
        phase(), hand(), seat(), step(), layouts, stock(), unused(), failed());
  }

  /** Returns this state with another layout of a seat. */
  CactusState withLayout(int owner, Slots layout) {
    return layouts().get(owner) == layout ? this : withLayouts(layouts().with(owner, layout));
  }

  /** Returns this state with other cards in the stock and the discards. */
  CactusState withStock(Stock<PlayingCard> stock, int unused) {
    return ImmutableCactusState.of(
        phase(), hand(), seat(), step(), layouts(), stock, unused, failed());
  }

  /** Returns this state with another card drawn. */
  CactusState withDrawn(Drawn drawn) {
    return ImmutableCactusState.of(
        phase(), hand(), seat(), drawn, layouts(), stock(), unused(), failed());
  }
}
