package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Misere;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.OpenMisereRank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which bids there are under some house rules, which is higher than which, and which may be made.
 */
final class BidOrder {
  private static final int NOT_PLAYED = -1;

  private final ImmutableList<Contract> order;
  private final int[] ranks = new int[Contract.values().length];
  private final boolean afterSeven;

  BidOrder(FiveHundredOptions options) {
    this.order = order(options);
    this.afterSeven = options.misere() == Misere.AFTER_SEVEN;
    Arrays.fill(ranks, NOT_PLAYED);
    for (int rank = 0; rank < order.size(); rank++) {
      ranks[order.get(rank).ordinal()] = rank;
    }
  }

  private static ImmutableList<Contract> order(FiveHundredOptions options) {
    List<Contract> order = new ArrayList<>(Arrays.asList(Contract.values())); // FIV-23
    if (options.misere() == Misere.OFF) {
      order.remove(Contract.MISERE);
      order.remove(Contract.OPEN_MISERE);
      return ImmutableList.copyOf(order);
    }
    if (options.misere() == Misere.VALUE) {
      order.remove(Contract.MISERE);
      order.add(1 + order.indexOf(Contract.EIGHT_SPADES), Contract.MISERE);
    }
    if (options.openMisereRank() == OpenMisereRank.TOP) {
      order.remove(Contract.OPEN_MISERE);
      order.add(Contract.OPEN_MISERE);
    }
    return ImmutableList.copyOf(order);
  }

  /** Returns all bids of the house rules, in ascending order. */
  ImmutableList<Contract> order() {
    return order;
  }

  /** Returns the highest bid there is. */
  Contract highest() {
    return order.get(order.size() - 1);
  }

  /**
   * Returns why a bid may not be made, or nothing if it may.
   *
   * @param high the highest bid so far
   */
  Optional<Refusal> refusal(Contract bid, @Nullable Contract high) {
    if (ranks[bid.ordinal()] == NOT_PLAYED) {
      return refuse(bid == Contract.MISERE ? "FIV-17" : "FIV-18", "not-played");
    }
    if (high != null && !isHigher(bid, high)) {
      return refuse("FIV-13", "higher", bid, high);
    }
    return needsSeven(bid, high) ? refuse("FIV-21", "seven") : Optional.empty();
  }

  /**
   * Returns the rules that say what may be bid.
   *
   * @param high the highest bid so far
   * @param othersPassed whether everybody else has passed
   */
  ImmutableList<String> governing(@Nullable Contract high, boolean othersPassed) {
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("FIV-13");
    if (afterSeven && isHigher(Contract.MISERE, high)) {
      rules.add("FIV-21");
    }
    rules.add("FIV-23");
    return (high == null && othersPassed ? rules.add("FIV-25") : rules).build();
  }

  private boolean isHigher(Contract bid, @Nullable Contract high) {
    return ranks[bid.ordinal()] > rank(high);
  }

  /** Tells whether a bid is misère and the highest bid is not a seven (FIV-21). */
  private boolean needsSeven(Contract bid, @Nullable Contract high) {
    return bid == Contract.MISERE && afterSeven && (high == null || high.tricks() != 7);
  }

  /** Returns the bids that are higher than the highest so far: bit i for {@link #order} i. */
  long over(@Nullable Contract high) {
    long over = (1L << order.size()) - (1L << rank(high) + 1);
    return needsSeven(Contract.MISERE, high)
        ? over & ~(1L << ranks[Contract.MISERE.ordinal()])
        : over;
  }

  private int rank(@Nullable Contract high) {
    return high == null ? NOT_PLAYED : ranks[high.ordinal()];
  }
}
