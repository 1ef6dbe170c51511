package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.tricktaking.fivehundred.Contract.MISERE;
import static io.github.spadille.tricktaking.fivehundred.Contract.OPEN_MISERE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Misere;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which bid is higher than which, who may bid what, and when the auction is over. */
final class Bidding {
  private static final int NONE = -1; // lower than any bid

  private final int seats;
  private final FiveHundredOptions options;
  private final ImmutableList<Contract> bids; // the lowest first
  private final ImmutableMap<Contract, Integer> ranks; // where they stand there
  private final TrickMove[][] moves; // of each seat: the bids, the lowest first, and the pass

  Bidding(int seats, FiveHundredOptions options) {
    this.seats = seats;
    this.options = options;
    this.bids = inOrder(options);
    this.ranks = Maps.toMap(bids, bids::indexOf);
    this.moves = new TrickMove[seats][bids.size() + 1];
    for (int seat = 0; seat < seats; seat++) {
      for (int rank = 0; rank < bids.size(); rank++) {
        moves[seat][rank] = new Bid(seat, bids.get(rank));
      }
      moves[seat][bids.size()] = new TrickMove.Pass(seat);
    }
  }

  private static ImmutableList<Contract> inOrder(FiveHundredOptions options) { // FIV-23
    List<Contract> bids = new ArrayList<>(Contract.OF_TRICKS);
    if (options.misere() != Misere.OFF) {
      String below = options.misere() == Misere.VALUE ? "8s" : "7nt"; // FIV-20
      bids.add(1 + bids.indexOf(Contract.parse(below)), MISERE);
      String belowOpen = options.openMisereOnTop() ? "10nt" : "10d"; // FIV-22
      bids.add(1 + bids.indexOf(Contract.parse(belowOpen)), OPEN_MISERE);
    }
    return ImmutableList.copyOf(bids);
  }

  /** Returns the bids that are higher than the highest so far, in ascending order, and a pass. */
  MoveList<TrickMove> legalMoves(Auction auction) {
    TrickMove[] all = moves[auction.speaker()];
    int lowest = rank(auction.highBid()) + 1;
    int misere = rank(MISERE);
    return lowest <= misere && needsSeven(MISERE, auction.highBid())
        ? MoveList.ofRange(all, lowest, misere - 1)
            .plus(MoveList.ofRange(all, misere + 1, bids.size()))
        : MoveList.ofRange(all, lowest, bids.size());
  }

  private int rank(@Nullable Contract bid) {
    return bid == null ? NONE : ranks.getOrDefault(bid, NONE);
  }

  /** Tells whether a bid is misère and the highest bid is not a seven (FIV-21). */
  private boolean needsSeven(Contract bid, @Nullable Contract high) {
    return bid.equals(MISERE)
        && options.misere() == Misere.AFTER_SEVEN
        && (high == null || high.tricks() != 7);
  }

  /** Returns why a bid may not be made, or nothing if it may. */
  Optional<Refusal> refusalOfBid(FiveHundredState state, Bid move) {
    Optional<Refusal> refusal = refusalToSpeak(state, move.seat());
    if (refusal.isPresent()) {
      return refusal;
    }
    Contract bid = move.contract();
    Contract high = state.hand().auction().highBid();
    if (rank(bid) == NONE) {
      return refuse(bid.equals(MISERE) ? "FIV-17" : "FIV-18", "not-played");
    }
    if (high != null && rank(bid) <= rank(high)) {
      return refuse("FIV-13", "higher", bid, high);
    }
    return needsSeven(bid, high) ? refuse("FIV-21", "seven") : Optional.empty();
  }

  /** Returns why a seat may neither bid nor pass, or nothing if it may. */
  Optional<Refusal> refusalToSpeak(FiveHundredState state, int seat) {
    Auction auction = state.hand().auction();
    if (state.phase() != Phase.AUCTION) {
      return refuse(isHighest(auction.highBid()) ? "FIV-27" : "FIV-24", "closed");
    }
    if (seat == auction.speaker()) {
      return Optional.empty();
    }
    return auction.passed().contains(seat)
        ? refuse("FIV-14", "passed")
        : refuse("FIV-12", "turn", state.turn().seats());
  }

  /** Returns the rules that say what the seat in turn may bid. */
  ImmutableList<String> governing(Auction auction) {
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("FIV-13");
    if (options.misere() == Misere.AFTER_SEVEN && rank(auction.highBid()) < rank(MISERE)) {
      rules.add("FIV-21");
    }
    rules.add("FIV-23");
    boolean lastToSpeak = auction.highBid() == null && auction.passed().size() == seats - 1;
    return (lastToSpeak ? rules.add("FIV-25") : rules).build();
  }

  /**
   * Returns the auction after a seat has spoken.
   *
   * @param bid what it bids, or nothing if it passes
   */
  Auction spoken(Auction auction, int seat, @Nullable Contract bid) {
    Seats passed = bid == null ? auction.passed().with(seat) : auction.passed();
    int next = Seats.all(seats).andNot(passed.without(seat)).after(seat); // FIV-12
    return bid == null
        ? new Auction(next, auction.highBid(), auction.highBidder(), passed)
        : new Auction(next, bid, seat, passed);
  }

  /**
   * Tells whether the auction is over.
   *
   * @param dealerSpoke whether the dealer was the last to speak
   */
  boolean isOver(Auction auction, boolean dealerSpoke) {
    int left = seats - auction.passed().size();
    return isHighest(auction.highBid()) // FIV-27
        || (options.oneRound()
            ? dealerSpoke
            : left == (auction.highBid() == null ? 0 : 1)); // FIV-24, FIV-25
  }

  private boolean isHighest(@Nullable Contract bid) {
    return rank(bid) == bids.size() - 1;
  }
}
