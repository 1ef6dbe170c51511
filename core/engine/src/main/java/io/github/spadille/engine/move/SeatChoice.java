package io.github.spadille.engine.move;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.Collection;
import java.util.PrimitiveIterator;
import java.util.function.IntFunction;

/**
 * A choice between a few moves that say nothing but who: accept or refuse.
 *
 * <p>The moves of each seat are made once and shared. A game holds its choices as constants, one
 * for each set of moves that there can be:
 *
 * <pre>{@code
 * private static final SeatChoice<MyMove> END = SeatChoice.of(End::new);
 * private static final SeatChoice<MyMove> END_OR_CALL = SeatChoice.of(End::new, Call::new);
 * private static final SeatChoice<MyMove> ANSWER = SeatChoice.of(Doubt::new, Trust::new);
 *
 * case FINISH -> (mayCall(state) ? END_OR_CALL : END).get(state.seat());
 * case WINDOW -> ANSWER.list(state.awaited()); // of several seats
 * }</pre>
 *
 * <p>Moves that name a card or a number are {@link CardMoves} and {@link NumberMoves}. Immutable
 * and thread-safe if the moves are.
 *
 * @param <M> the moves of the game
 */
public final class SeatChoice<M extends Move> {
  /** The moves of a seat take so many places of the table, so none spans its two words. */
  private static final int PLACES = 2 * Long.SIZE / Viewer.MAX_SEATS;

  private final PerSeat<MoveList<M>> bySeat;
  private final M[] table;
  private final long placesOfSeat; // those of seat 0

  @SuppressWarnings("unchecked") // Filled with the moves of the seats, and read only.
  private SeatChoice(PerSeat<MoveList<M>> bySeat) {
    int size = bySeat.get(0).size();
    this.bySeat = bySeat;
    this.placesOfSeat = (1L << size) - 1;
    this.table = (M[]) new Move[PLACES * bySeat.size()];
    for (int seat = 0; seat < bySeat.size(); seat++) {
      for (int i = 0; i < size; i++) {
        table[PLACES * seat + i] = bySeat.get(seat).get(i);
      }
    }
  }

  /**
   * Returns the choice of every possible seat between some moves, in the order given.
   *
   * @param makers each makes a move of a seat, such as {@code Accept::new}
   * @throws IllegalArgumentException if there are more than eight
   */
  @SafeVarargs
  public static <M extends Move> SeatChoice<M> of(IntFunction<? extends M>... makers) {
    return copyOf(ImmutableList.copyOf(makers));
  }

  /**
   * Returns the same for makers that are themselves made: one for each symbol that may be guessed.
   *
   * @throws IllegalArgumentException if there are more than eight
   */
  public static <M extends Move> SeatChoice<M> copyOf(
      Collection<? extends IntFunction<? extends M>> makers) {
    checkArgument(makers.size() <= PLACES, "%s moves; expected at most 8", makers.size());
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

  /** Returns the choices of several seats, seat by seat in ascending order. */
  public MoveList<M> list(Seats seats) {
    long low = 0;
    long high = 0;
    for (PrimitiveIterator.OfInt rest = seats.iterator(); rest.hasNext(); ) {
      int place = PLACES * rest.nextInt();
      long places = placesOfSeat << place;
      low |= place < Long.SIZE ? places : 0;
      high |= place < Long.SIZE ? 0 : places;
    }
    return MoveList.ofPlaces(low, high, table);
  }
}
