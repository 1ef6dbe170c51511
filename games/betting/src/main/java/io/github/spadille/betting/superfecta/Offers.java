package io.github.spadille.betting.superfecta;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.spadille.betting.superfecta.SuperfectaMove.Bet;
import io.github.spadille.betting.superfecta.SuperfectaMove.Done;
import io.github.spadille.engine.game.MoveList;

/** What seats can do, by how many chips they have; each list is made once. */
final class Offers {
  private final SuperfectaOptions options;

  /** How many chips a bet can cost, ascending. */
  private final int[] amounts;

  /** For each seat its moves if it has none of these chips, the fewest of them, and so on. */
  private final ImmutableList<ImmutableList<MoveList<SuperfectaMove>>> bySeat;

  Offers(int seats, SuperfectaOptions options) {
    this.options = options;
    ImmutableSortedSet.Builder<Integer> all = ImmutableSortedSet.naturalOrder();
    for (Pool pool : Pool.values()) {
      all.addAll(of(pool));
    }
    this.amounts = all.build().stream().mapToInt(amount -> amount).toArray();
    ImmutableList.Builder<ImmutableList<MoveList<SuperfectaMove>>> lists = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      lists.add(lists(seat));
    }
    this.bySeat = lists.build();
  }

  /** Returns how many chips a bet for a pool can cost, ascending (SUP-10, SUP-11). */
  ImmutableList<Integer> of(Pool pool) {
    ImmutableList.Builder<Integer> offered = ImmutableList.builder();
    options.betSteps().forEach(step -> offered.add(step * options.min(pool)));
    return offered.build();
  }

  private ImmutableList<MoveList<SuperfectaMove>> lists(int seat) {
    ImmutableList.Builder<MoveList<SuperfectaMove>> lists = ImmutableList.builder();
    ImmutableList.Builder<SuperfectaMove> bets = ImmutableList.builder();
    MoveList<SuperfectaMove> done = MoveList.of(Done.of(seat));
    lists.add(done);
    for (int amount : amounts) {
      for (Line line : Line.ALL) {
        if (options.offers(line.pool(), amount)) {
          bets.add(new Bet(seat, amount, line));
        }
      }
      lists.add(MoveList.<SuperfectaMove>copyOf(bets.build()).plus(done));
    }
    return lists.build();
  }

  /** Returns the fewest chips that a bet can cost. */
  int least() { // SUP-15
    return amounts[0];
  }

  /** Returns the moves of a seat that has some chips. */
  MoveList<SuperfectaMove> to(int seat, long chips) {
    int affordable = amounts.length;
    while (affordable > 0 && amounts[affordable - 1] > chips) {
      affordable--;
    }
    return bySeat.get(seat).get(affordable);
  }
}
