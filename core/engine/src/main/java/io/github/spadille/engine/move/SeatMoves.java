package io.github.spadille.engine.move;

import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Viewer;
import java.util.function.IntFunction;

/**
 * The moves of a kind that say nothing but who, each made once and shared: {@code pass}.
 *
 * <p>Immutable and thread-safe if the moves are.
 *
 * @param <M> the moves
 */
public final class SeatMoves<M extends Move> {
  private final IntFunction<? extends M> maker;
  private final M[] bySeat;
  private final PerSeat<MoveList<M>> lists;

  @SuppressWarnings("unchecked") // Filled with what the maker makes, and read only.
  private SeatMoves(IntFunction<? extends M> maker) {
    this.maker = maker;
    this.bySeat = (M[]) new Move[Viewer.MAX_SEATS];
    for (int seat = 0; seat < bySeat.length; seat++) {
      bySeat[seat] = maker.apply(seat);
    }
    this.lists = PerSeat.each(bySeat.length, seat -> MoveList.of(bySeat[seat]));
  }

  /**
   * Returns the moves of every possible seat.
   *
   * @param maker makes the move of a seat, such as {@code Pass::new}
   */
  public static <M extends Move> SeatMoves<M> of(IntFunction<? extends M> maker) {
    return new SeatMoves<>(maker);
  }

  /** Returns the move of a seat; a new one only if there is no such seat. */
  public M get(int seat) {
    return seat >= 0 && seat < bySeat.length ? bySeat[seat] : maker.apply(seat);
  }

  /**
   * Returns the list of the move of a seat alone, made once as well.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public MoveList<M> list(int seat) {
    return lists.get(seat);
  }
}
