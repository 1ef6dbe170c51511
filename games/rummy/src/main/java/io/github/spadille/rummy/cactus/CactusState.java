package io.github.spadille.rummy.cactus;

import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
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
 * @param seen which cards that lie in a layout each seat has seen (CAC-31)
 * @param stock the stock, and the discards with the upcard on top
 * @param unused the seat from whose layout the upcard came, if that is a power card; else -1
 */
public record CactusState(
    Phase phase,
    Hand hand,
    int seat,
    Step step,
    PerSeat<Layout> layouts,
    PerSeat<CardSet<PlayingCard>> seen,
    Stock<PlayingCard> stock,
    int unused)
    implements GameState {
  static final int SEATS = 2;
  static final Seats BOTH = Seats.all(SEATS);

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

  /** A card is drawn and not placed; usable if it is an unused power card of the other seat. */
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

  /** The seat on turn looks at the card in a slot of an owner, if no match has taken it away. */
  public record Peeked(int owner, int slot) implements Step {}

  /** Seats have passed between two turns. */
  public record Passed(Seats seats) implements Step {}

  /**
   * The move before was a match of a seat that failed: the card in the slot is turned up until the
   * next one. So many penalty cards are owed. The match interrupted a phase and a step.
   */
  public record Failed(int seat, int slot, int owed, Phase then, Step before) implements Step {
    Failed owing(int cards) {
      return new Failed(seat, slot, cards, then, before);
    }
  }

  /**
   * What seldom changes during a hand: its number, from 1; who deals it; who has called Cactus, or
   * -1; who may match at all; the totals of the hands before it.
   */
  public record Hand(int number, int dealer, int caller, Seats matching, ScoreSheet sheet) {
    Hand called(int seat, Seats stillMatching) { // CAC-33
      return new Hand(number, dealer, seat, stillMatching, sheet);
    }

    Hand with(ScoreSheet other) {
      return new Hand(number, dealer, caller, matching, other);
    }
  }

  /** Returns the beginning of a hand, before the deal or after it. */
  static CactusState of(Phase phase, Hand hand, PerSeat<Layout> layouts, Stock<PlayingCard> stock) {
    PerSeat<CardSet<PlayingCard>> unseen = PerSeat.of(SEATS, PlayingCards.noCards());
    int first = 1 - hand.dealer; // CAC-5
    return new CactusState(phase, hand, first, Step.NOTHING, layouts, unseen, stock, NOBODY);
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
    return Optional.of(isDraw ? Outcome.winners(SEATS, Seats.none()) : Outcome.lowest(scores()));
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
  Layout own() {
    return layouts.get(seat);
  }

  /** Returns the layout of the seat that is not on turn. */
  Layout other() {
    return layouts.get(1 - seat);
  }

  /** Returns what the turn has come to, also if a match has failed since. */
  Step turnStep() {
    return step instanceof Failed failed ? failed.before : step;
  }

  /** Returns the seats that have passed in this window. */
  Seats passed() {
    return turnStep() instanceof Passed passed ? passed.seats : Seats.none();
  }

  /** Tells whether a seat can match, unless it has passed in this window (CAC-23). */
  boolean canMatch(int matcher) {
    return hand.matching.contains(matcher)
        && !layouts.get(matcher).isEmpty()
        && !stock.discards().isEmpty();
  }

  /** Returns the seats that have seen a card of a layout. */
  Seats whoHasSeen(PlayingCard card) {
    Seats who = seen.get(0).contains(card) ? Seats.of(0) : Seats.none();
    return seen.get(1).contains(card) ? who.with(1) : who;
  }

  /** Tells whether the last turn of the hand is played (CAC-34). */
  boolean isFinal() {
    return hand.caller == 1 - seat;
  }

  CactusState with(Phase phase, Hand hand) {
    return new CactusState(phase, hand, seat, step, layouts, seen, stock, unused);
  }

  CactusState with(Phase phase, Step step) {
    return new CactusState(phase, hand, seat, step, layouts, seen, stock, unused);
  }

  CactusState with(PerSeat<Layout> layouts, Stock<PlayingCard> stock, int unused) {
    return new CactusState(phase, hand, seat, step, layouts, seen, stock, unused);
  }

  CactusState withSeen(PerSeat<CardSet<PlayingCard>> seen) {
    return new CactusState(phase, hand, seat, step, layouts, seen, stock, unused);
  }

  /** Returns this state when some seats see a card of a layout (CAC-32). */
  CactusState seenBy(Seats seats, PlayingCard card) {
    PerSeat<CardSet<PlayingCard>> more = seen;
    for (int by = 0; by < SEATS; by++) {
      boolean isNew = seats.contains(by) && !seen.get(by).contains(card);
      more = isNew ? more.with(by, seen.get(by).with(card)) : more;
    }
    return more == seen ? this : withSeen(more);
  }

  /** Returns this state with a card of a layout put on the discards. */
  CactusState gave(int owner, Layout layout, PlayingCard card, int unused) {
    PerSeat<CardSet<PlayingCard>> less = seen;
    for (int by = 0; by < SEATS; by++) {
      less = seen.get(by).contains(card) ? less.with(by, seen.get(by).without(card)) : less;
    }
    PerSeat<Layout> changed = layouts.with(owner, layout);
    Stock<PlayingCard> given = stock.discard(card);
    return new CactusState(phase, hand, seat, turnStep(), changed, less, given, unused);
  }

  /** Returns this state at the beginning of the other seat's turn. */
  CactusState nextTurn() {
    return new CactusState(Phase.DRAW, hand, 1 - seat, Step.NOTHING, layouts, seen, stock, unused);
  }
}
