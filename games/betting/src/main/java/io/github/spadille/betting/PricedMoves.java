package io.github.spadille.betting;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Moves that cost chips, and one that costs none: bets, and the end of betting, for instance.
 *
 * <p>The list of the moves that can be paid is made once for each price. Immutable and thread-safe
 * if the moves are.
 *
 * @param <M> the moves of the game
 */
public final class PricedMoves<M extends Move> {
  /** Ascending. */
  private final int[] prices;

  /** What can be done if none of the prices can be paid, the lowest one, and so on. */
  private final ImmutableList<MoveList<M>> payable;

  private PricedMoves(int[] prices, ImmutableList<MoveList<M>> payable) {
    this.prices = prices;
    this.payable = payable;
  }

  /**
   * Returns some moves, listed by what they cost; those with the same price in the order given.
   *
   * @param moves at least one
   * @param price what a move costs
   * @param free the move that costs nothing, which is listed last
   * @throws IllegalArgumentException if there are no moves
   */
  public static <M extends Move, P extends M> PricedMoves<M> of(
      List<P> moves, ToIntFunction<P> price, M free) {
    return listed(moves, price, MoveList.of(free));
  }

  /**
   * Returns some moves, listed by what they cost, where none costs nothing.
   *
   * @param moves at least one
   * @param price what a move costs
   * @throws IllegalArgumentException if there are no moves
   */
  public static <M extends Move, P extends M> PricedMoves<M> of(
      List<P> moves, ToIntFunction<P> price) {
    return listed(moves, price, MoveList.empty());
  }

  private static <M extends Move, P extends M> PricedMoves<M> listed(
      List<P> moves, ToIntFunction<P> price, MoveList<M> free) {
    checkArgument(!moves.isEmpty(), "no move with a price");
    int[] prices = moves.stream().mapToInt(price).sorted().distinct().toArray();
    ImmutableList.Builder<MoveList<M>> payable = ImmutableList.builder();
    payable.add(free);
    List<M> cheapest = new ArrayList<>();
    for (int each : prices) {
      moves.stream().filter(move -> price.applyAsInt(move) == each).forEach(cheapest::add);
      payable.add(MoveList.<M>copyOf(cheapest).plus(free));
    }
    return new PricedMoves<>(prices, payable.build());
  }

  /** Returns what the cheapest of the moves with a price costs. */
  public int lowest() {
    return prices[0];
  }

  /** Returns the moves that cost no more than some chips, and the one that costs nothing. */
  public MoveList<M> upTo(long chips) {
    int count = prices.length;
    while (count > 0 && prices[count - 1] > chips) {
      count--;
    }
    return payable.get(count);
  }
}
