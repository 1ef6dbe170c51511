package io.github.spadille.engine.game;

import io.github.spadille.engine.table.Viewer;
import java.util.function.IntFunction;

/**
 * The moves of a kind that say nothing but who, each made once and shared: {@code pass}.
 *
 * <p>Immutable and thread-safe if the moves are.
 *
 * @param <M> the moves
 */
public final class SeatMoves<M extends Move> {
  private final IntFunction<M> maker;
  private final M[] bySeat;

  @SuppressWarnings("unchecked") // Filled with what the maker makes, and read only.
  private SeatMoves(IntFunction<M> maker) {
    this.maker = maker;
    this.bySeat = (M[]) new Move[Viewer.MAX_SEATS];
    for (int seat = 0; seat < bySeat.length; seat++) {
      bySeat[seat] = maker.apply(seat);
    }
  }

  /**
   * Returns the moves of every possible seat.
   *
   * @param maker makes the move of a seat, such as {@code Pass::new}
   */
  public static <M extends Move> SeatMoves<M> of(IntFunction<M> maker) {
    return new SeatMoves<>(maker);
  }

  /** Returns the move of a seat; a new one only if there is no such seat. */
  public M get(int seat) {
    return seat >= 0 && seat < bySeat.length ? bySeat[seat] : maker.apply(seat);
  }
}
