package io.github.spadille.tricktaking.fivehundred;

import com.google.common.collect.ImmutableList;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Misere;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.OpenMisereRank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Which bids there are under some house rules, and which is higher than which. */
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

  /** Returns the bids that the house rules know, in ascending order. */
  ImmutableList<Contract> order() {
    return order;
  }

  /** Returns the bid over which there is no higher one. */
  Contract highest() {
    return order.get(order.size() - 1);
  }

  /** Tells whether the house rules know a bid. */
  boolean isPlayed(Contract bid) {
    return ranks[bid.ordinal()] != NOT_PLAYED;
  }

  /** Tells whether a bid is higher than the highest so far. */
  boolean isHigher(Contract bid, @Nullable Contract high) {
    return ranks[bid.ordinal()] > rank(high);
  }

  /** Tells whether a bid is misère and a seven has to be bid before it (FIV-21). */
  boolean needsSeven(Contract bid, @Nullable Contract high) {
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
