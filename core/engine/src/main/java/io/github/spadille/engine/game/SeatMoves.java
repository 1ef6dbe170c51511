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
  private final Object[] bySeat = new Object[Viewer.MAX_SEATS];

  private SeatMoves(IntFunction<M> maker) {
    this.maker = maker;
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
  @SuppressWarnings("unchecked") // Only what the maker made is put in.
  public M get(int seat) {
    return seat >= 0 && seat < bySeat.length ? (M) bySeat[seat] : maker.apply(seat);
  }
}
