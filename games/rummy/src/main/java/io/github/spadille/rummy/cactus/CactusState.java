package io.github.spadille.rummy.cactus;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.cactus.CactusMove.Source;
import java.util.Optional;

/**
 * Where a game of Cactus stands.
 *
 * @param phase what is awaited
 * @param hand what seldom changes during a hand
 * @param seat the seat on turn, also in the window after its turn
 * @param step what the turn has come to
 * @param layouts the face-down cards of each seat
 * @param stock the stock, and the discards with the upcard on top
 * @param unused the seat from whose layout the upcard came, if that is a power card; else -1
 * @param failure a match that has failed and is not settled yet
 */
public record CactusState(
    Phase phase,
    Hand hand,
    int seat,
    Step step,
    PerSeat<Layout> layouts,
    Stock<PlayingCard> stock,
    int unused,
    Failure failure)
    implements GameState {
  static final Seats BOTH = Seats.all(2);

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
    /** Nothing to remember: nobody has passed, no card is held or looked at. */
    Step NOTHING = new Passed(Seats.none());
  }

  /**
   * A card has been drawn and not placed yet.
   *
   * @param card the card
   * @param from where it was drawn from
   * @param usable whether it is an unused power card of the other seat (CAC-20)
   */
  public record Drawn(PlayingCard card, Source from, boolean usable) implements Step {}

  /** What a card lets the seat do that discards it. */
  public enum Power implements Step {
    /** Nothing. */
    NONE,
    /** Exchange a card with one of the opponent. */
    SWAP,
    /** Look at a card of the opponent. */
    PEEK_OPP,
    /** Look at an own card. */
    PEEK_OWN
  }

  /**
   * The seat on turn has looked at a card, and still sees it.
   *
   * @param owner the seat in whose layout it lies
   * @param slot where it lies
   * @param card the card, also once a match has taken it away
   */
  public record Peeked(int owner, int slot, PlayingCard card) implements Step {}

  /** Seats have passed between two turns. */
  public record Passed(Seats seats) implements Step {}

  /**
   * A match that has failed.
   *
   * @param seat the seat that tried it
   * @param slot the slot of the card while it is turned up; 0 once it is turned down again
   * @param owed how many penalty cards are still to come
   * @param then the phase that it interrupted
   */
  public record Failure(int seat, int slot, int owed, Phase then) {
    /** No match is to be settled. */
    public static final Failure NONE = new Failure(Phrase.NOBODY, 0, 0, Phase.DRAW);
  }

  /**
   * What seldom changes during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param caller the seat that has called Cactus; -1 if none has
   * @param matching the seats that may match at all
   * @param sheet the totals of the hands that are over
   */
  public record Hand(int number, int dealer, int caller, Seats matching, ScoreSheet sheet) {
    static Hand of(int number, int dealer, ScoreSheet sheet) {
      return new Hand(number, dealer, Phrase.NOBODY, BOTH, sheet);
    }

    Hand with(ScoreSheet other) {
      return new Hand(number, dealer, caller, matching, other);
    }
  }

  /** Returns the beginning of a hand, before the deal or after it. */
  static CactusState of(
      Phase phase, Hand hand, Layout first, Layout second, Stock<PlayingCard> stock) {
    PerSeat<Layout> layouts = PerSeat.of(2, first).with(1, second);
    int seat = 1 - hand.dealer; // CAC-5
    return new CactusState(
        phase, hand, seat, Step.NOTHING, layouts, stock, Phrase.NOBODY, Failure.NONE);
  }

  @Override
  public Turn turn() { // CAC-28a
    return switch (phase) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      case WINDOW -> Turn.of(BOTH.andNot(passed()));
      default -> canMatch(1 - seat) ? Turn.of(BOTH) : Turn.of(seat);
    };
  }

  @Override
  public Optional<Outcome> outcome() { // CAC-42
    if (phase != Phase.OVER) {
      return Optional.empty();
    }
    boolean isDraw = scores().get(0) == scores().get(1);
    return Optional.of(isDraw ? Outcome.winners(2, Seats.none()) : Outcome.lowest(scores()));
  }

  @Override
  public int handNumber() {
    return hand.number;
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet;
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CactusState withSheet(ScoreSheet sheet) {
    return with(phase, hand.with(sheet));
  }

  /** Returns the layout of the seat on turn. */
  public Layout own() {
    return layouts.get(seat);
  }

  /** Returns the layout of the seat that is not on turn. */
  public Layout other() {
    return layouts.get(1 - seat);
  }

  /** Returns the seats that have passed in this window. */
  public Seats passed() {
    return step instanceof Passed passed ? passed.seats : Seats.none();
  }

  /** Tells whether a seat can match, unless it has passed in this window (CAC-23). */
  public boolean canMatch(int matcher) {
    return hand.matching.contains(matcher)
        && !layouts.get(matcher).isEmpty()
        && !stock.discards().isEmpty();
  }

  /** Tells whether the last turn of the hand is played (CAC-34). */
  public boolean isFinal() {
    return hand.caller == 1 - seat;
  }

  CactusState with(Phase phase, Hand hand) {
    return new CactusState(phase, hand, seat, step, layouts, stock, unused, failure);
  }

  CactusState with(Phase phase, Step step) {
    return new CactusState(phase, hand, seat, step, layouts, stock, unused, failure);
  }

  CactusState with(PerSeat<Layout> layouts, Stock<PlayingCard> stock, int unused) {
    return new CactusState(phase, hand, seat, step, layouts, stock, unused, failure);
  }

  CactusState with(Failure failure) {
    return new CactusState(phase, hand, seat, step, layouts, stock, unused, failure);
  }

  /** Returns this state at the beginning of the other seat's turn. */
  CactusState nextTurn() {
    return new CactusState(
        Phase.DRAW, hand, 1 - seat, Step.NOTHING, layouts, stock, unused, failure);
  }
}
