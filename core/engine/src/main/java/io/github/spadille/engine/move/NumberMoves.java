package io.github.spadille.engine.move;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.Objects;

/**
 * The moves of a kind that say nothing but who and a number: a bid, a price, another seat.
 *
 * <p>Those of the numbers 0 to 255 are made once and shared. Immutable and thread-safe if the moves
 * are.
 *
 * @param <M> the moves of the game
 */
public final class NumberMoves<M extends Move> {
  /** Makes a move of a seat that names a number. */
  @FunctionalInterface
  public interface Maker<M> {
    /** Makes the move. */
    M make(int seat, int number);
  }

  private static final int USUAL = 256;

  private final Maker<? extends M> maker;
  private final M[][] usual;

  @SuppressWarnings("unchecked") // Filled with what the maker makes, and read only.
  private NumberMoves(Maker<? extends M> maker) {
    this.maker = maker;
    this.usual = (M[][]) new Move[Viewer.MAX_SEATS][USUAL];
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      for (int number = 0; number < USUAL; number++) {
        this.usual[seat][number] = maker.make(seat, number);
      }
    }
  }

  /**
   * Returns the moves of every possible seat that name a number.
   *
   * @param maker makes a move, such as {@code Bid::new}
   */
  public static <M extends Move> NumberMoves<M> of(Maker<? extends M> maker) {
    return new NumberMoves<>(maker);
  }

  /** Returns a move; a new one only if the number is not usual, or there is no such seat. */
  public M get(int seat, int number) {
    return seat >= 0 && seat < usual.length && number >= 0 && number < USUAL
        ? usual[seat][number]
        : maker.make(seat, number);
  }

  /**
   * Returns the moves of a seat with the numbers {@code from} to {@code to}, both included, rising;
   * none if {@code to} is less than {@code from}.
   *
   * @param from is not negative
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public MoveList<M> range(int seat, int from, int to) {
    return range(MoveList.empty(), seat, from, to);
  }

  /**
   * Returns some moves, and after them those of a seat with the numbers {@code from} to {@code to},
   * both included, rising; only the first if {@code to} is less than {@code from}.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public MoveList<M> range(MoveList<M> first, int seat, int from, int to) {
    return to < from
        ? first
        : new Range<>(first, this, Objects.checkIndex(seat, usual.length), from, to);
  }

  /**
   * Returns the moves of a seat that name one of some seats, rising.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public MoveList<M> list(int seat, Seats others) {
    long places = 0;
    for (int other : others) {
      places |= 1L << other;
    }
    return MoveList.ofPlaces(places, 0, usual[seat]);
  }

  private static final class Range<M extends Move> extends MoveList<M> {
    private final MoveList<M> first;
    private final NumberMoves<M> moves;
    private final int seat;
    private final int from;
    private final int to;

    Range(MoveList<M> first, NumberMoves<M> moves, int seat, int from, int to) {
      this.first = first;
      this.moves = moves;
      this.seat = seat;
      this.from = from;
      this.to = to;
    }

    @Override
    public M get(int index) {
      int before = first.size();
      return index < before
          ? first.get(index)
          : moves.get(seat, from + Objects.checkIndex(index - before, to - from + 1));
    }

    @Override
    public int size() {
      return first.size() + to - from + 1;
    }
  }
}
