package io.github.spadille.rummy.cactus;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import io.github.spadille.rummy.cactus.CactusMove.Source;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a game of Cactus stands. */
@Value.Immutable
public abstract class CactusState implements HandState {
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

  /** Returns the seat from whose layout the upcard came, if that is a power card; else -1. */
  public abstract int unused();

  /** Returns the match that has failed with the last move of a seat, if one has. */
  public abstract @Nullable Failed failed();

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
  public sealed interface Step {}

  /** A card is drawn and not placed; usable if it is an unused power card of the other seat. */
  public record Drawn(PlayingCard card, Source from, boolean usable) implements Step {}

  /** What a card lets the seat do that discards it. */
  public enum Power implements Step {
    /** Nothing; so nothing of the turn is to be remembered. */
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

  /** Seats make no more matches between two turns. */
  public record Passed(Seats seats) implements Step {}

  /**
   * A match of a seat has failed: the card in the slot is turned up until the next move. The phase
   * goes on when a shuffle has given the penalty cards that are still owed.
   */
  public record Failed(int seat, int slot, int owed, Phase then) {}

  /**
   * What seldom changes during a hand: its number, from 1; who deals it; who has called Cactus, or
   * -1; who may match at all; the totals of the hands before it.
   */
  public record Hand(int number, int dealer, int caller, Seats matching, ScoreSheet sheet)
      implements HandState.Hand {
    Hand called(int seat, Seats stillMatching) { // CAC-33
      return new Hand(number, dealer, seat, stillMatching, sheet);
    }

    Hand with(ScoreSheet other) {
      return new Hand(number, dealer, caller, matching, other);
    }
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

  /** Returns the seats that may match now; who cannot in a window passes by itself (CAC-24). */
  Seats matching() {
    Seats seats = stock().discards().isEmpty() ? Seats.none() : hand().matching; // CAC-23
    seats = step() instanceof Passed passed ? seats.andNot(passed.seats) : seats;
    seats = layouts().get(0).isEmpty() ? seats.without(0) : seats;
    return layouts().get(1).isEmpty() ? seats.without(1) : seats;
  }

  @Override
  public Optional<Outcome> outcome() { // CAC-42
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    boolean isDraw = scores().get(0) == scores().get(1);
    return Optional.of(isDraw ? Outcome.winners(SEATS, Seats.none()) : Outcome.lowest(scores()));
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CactusState withSheet(ScoreSheet sheet) {
    return with(phase(), hand().with(sheet));
  }

  /** Returns the layout of the seat on turn. */
  Slots own() {
    return layouts().get(seat());
  }

  /** Returns the layout of the seat that is not on turn. */
  Slots other() {
    return layouts().get(1 - seat());
  }

  CactusState with(Phase phase, Hand hand) {
    return ImmutableCactusState.of(
        phase, hand, seat(), step(), layouts(), stock(), unused(), failed());
  }

  /** Returns this state after a move that is not a failed match. */
  CactusState with(Phase phase, Step step) {
    return ImmutableCactusState.of(phase, hand(), seat(), step, layouts(), stock(), unused(), null);
  }

  CactusState with(Phase phase, @Nullable Failed failed) {
    return ImmutableCactusState.of(
        phase, hand(), seat(), step(), layouts(), stock(), unused(), failed);
  }

  CactusState with(int owner, Slots layout) {
    PerSeat<Slots> changed =
        layouts().get(owner) == layout ? layouts() : layouts().with(owner, layout);
    return ImmutableCactusState.of(
        phase(), hand(), seat(), step(), changed, stock(), unused(), failed());
  }

  CactusState with(Stock<PlayingCard> stock, int unused) {
    return ImmutableCactusState.of(
        phase(), hand(), seat(), step(), layouts(), stock, unused, failed());
  }

  /** Returns this state at the beginning of the other seat's turn. */
  CactusState nextTurn() {
    return ImmutableCactusState.of(
        Phase.DRAW, hand(), 1 - seat(), Power.NONE, layouts(), stock(), unused(), failed());
  }
}
