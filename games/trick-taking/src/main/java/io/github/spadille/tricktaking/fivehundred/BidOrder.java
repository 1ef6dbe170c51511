package io.github.spadille.tricktaking.fivehundred;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.Viewer;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Misere;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.OpenMisereRank;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Which bids there are under some house rules, and which is higher than which. */
final class BidOrder {
  private static final int NOT_PLAYED = -1;

  private final ImmutableList<Contract> order;
  private final int[] ranks = new int[Contract.values().length];
  private final FiveHundredMove[][] bids;
  private final boolean afterSeven;

  BidOrder(FiveHundredOptions options) {
    this.order = order(options);
    this.afterSeven = options.misere() == Misere.AFTER_SEVEN;
    this.bids = new FiveHundredMove[Viewer.MAX_SEATS][order.size()];
    Arrays.fill(ranks, NOT_PLAYED);
    for (int rank = 0; rank < order.size(); rank++) {
      Contract contract = order.get(rank);
      ranks[contract.ordinal()] = rank;
      for (int seat = 0; seat < bids.length; seat++) {
        bids[seat][rank] = Bid.of(seat, contract);
      }
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

  /** Returns the bid over which there is no higher one. */
  Contract highest() {
    return order.get(order.size() - 1);
  }

  /** Tells whether the house rules know a bid. */
  boolean isPlayed(Contract bid) {
    return ranks[bid.ordinal()] != NOT_PLAYED;
  }

  /** Tells whether a bid is higher than the highest so far. */
  boolean isHigher(Contract bid, Optional<Contract> high) {
    return ranks[bid.ordinal()] > rank(high);
  }

  /** Tells whether a bid is misère and a seven has to be bid before it (FIV-21). */
  boolean needsSeven(Contract bid, Optional<Contract> high) {
    return bid == Contract.MISERE && afterSeven && (high.isEmpty() || high.get().tricks() != 7);
  }

  /** Returns the bids of a seat that are higher than the highest so far, in ascending order. */
  MoveList<FiveHundredMove> over(Optional<Contract> high, int seat) {
    int lowest = rank(high) + 1;
    int last = order.size() - 1;
    int misere = ranks[Contract.MISERE.ordinal()];
    if (misere < lowest || !needsSeven(Contract.MISERE, high)) {
      return MoveList.ofRange(bids[seat], lowest, last);
    }
    return MoveList.ofRange(bids[seat], lowest, misere - 1)
        .plus(MoveList.ofRange(bids[seat], misere + 1, last));
  }

  private int rank(Optional<Contract> high) {
    return high.isEmpty() ? NOT_PLAYED : ranks[high.get().ordinal()];
  }
}
