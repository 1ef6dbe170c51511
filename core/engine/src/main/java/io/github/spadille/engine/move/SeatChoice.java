package io.github.spadille.engine.move;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Viewer;
import java.util.function.IntFunction;

/**
 * A choice between a few moves that say nothing but who: accept or refuse.
 *
 * <p>The list of each seat is made once and shared. Immutable and thread-safe if the moves are.
 *
 * @param <M> the moves of the game
 */
public final class SeatChoice<M extends Move> {
  private final PerSeat<MoveList<M>> bySeat;

  private SeatChoice(PerSeat<MoveList<M>> bySeat) {
    this.bySeat = bySeat;
  }

  /**
   * Returns the choice of every possible seat between some moves, in the order given.
   *
   * @param makers each makes a move of a seat, such as {@code Accept::new}
   */
  @SafeVarargs
  public static <M extends Move> SeatChoice<M> of(IntFunction<? extends M>... makers) {
    ImmutableList<IntFunction<? extends M>> all = ImmutableList.copyOf(makers);
    return new SeatChoice<>(
        PerSeat.each(
            Viewer.MAX_SEATS,
            seat -> MoveList.copyOf(Lists.transform(all, maker -> maker.apply(seat)))));
  }

  /**
   * Returns the choice of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public MoveList<M> get(int seat) {
    return bySeat.get(seat);
  }
}
