package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Viewer;
import java.util.List;
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

  /**
   * Returns the list of some moves for every possible seat, in the order given.
   *
   * @param makers make the moves of a seat, such as {@code Stick::new, Twist::new}
   */
  @SafeVarargs
  public static <M extends Move> PerSeat<MoveList<M>> lists(IntFunction<? extends M>... makers) {
    List<IntFunction<? extends M>> kinds = ImmutableList.copyOf(makers);
    return PerSeat.each(
        Viewer.MAX_SEATS,
        seat -> MoveList.copyOf(Lists.transform(kinds, kind -> kind.apply(seat))));
  }

  /** Returns the move of a seat; a new one only if there is no such seat. */
  public M get(int seat) {
    return seat >= 0 && seat < bySeat.length ? bySeat[seat] : maker.apply(seat);
  }
}
