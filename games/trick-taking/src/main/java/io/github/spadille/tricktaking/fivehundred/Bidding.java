package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.game.Refusal.refuse;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Who may bid what, and when the auction is over. */
final class Bidding {
  private final int seats;
  private final boolean oneRound;
  private final BidOrder bids;

  Bidding(int seats, FiveHundredOptions options) {
    this.seats = seats;
    this.oneRound = options.auction() == Auction.ONE_ROUND;
    this.bids = new BidOrder(options);
  }

  /** Returns all bids of the house rules, in ascending order. */
  ImmutableList<Contract> order() {
    return bids.order();
  }

  /** Returns the bids that the seat in turn may make: bit i for {@link #order} i. */
  long open(FiveHundredState state) {
    return bids.over(state.hand().highBid());
  }

  /** Returns why a bid may not be made, or nothing. */
  Optional<Refusal> refusalOfBid(FiveHundredState state, Bid bid) {
    Optional<Refusal> refusal = refusalToSpeak(state, bid.seat());
    return refusal.isPresent() ? refusal : bids.refusal(bid.contract(), state.hand().highBid());
  }

  /** Returns why a seat may neither bid nor pass, or nothing. */
  Optional<Refusal> refusalToSpeak(FiveHundredState state, int seat) {
    if (state.phase() != Phase.AUCTION) {
      return refuse(isHighest(state.hand().highBid()) ? "FIV-27" : "FIV-24", "closed");
    }
    if (state.turn().contains(seat)) {
      return Optional.empty();
    }
    return state.passed().contains(seat)
        ? refuse("FIV-14", "passed")
        : refuse("FIV-12", "turn", state.turn().seats());
  }

  /** Returns the rules that say what the seat in turn may bid. */
  ImmutableList<String> governing(FiveHundredState state) {
    boolean othersPassed = state.passed().size() == seats - 1;
    return bids.governing(state.hand().highBid(), othersPassed);
  }

  /**
   * Tells whether the auction is over.
   *
   * @param high the highest bid, if there is one
   * @param passed the seats that have passed
   * @param dealerSpoke whether the dealer was the last to speak
   */
  boolean isOver(@Nullable Contract high, Seats passed, boolean dealerSpoke) {
    if (isHighest(high)) {
      return true; // FIV-27
    }
    if (oneRound) {
      return dealerSpoke;
    }
    int left = seats - passed.size();
    return high != null ? left == 1 : left == 0; // FIV-24, FIV-25
  }

  private boolean isHighest(@Nullable Contract bid) {
    return bid == bids.highest();
  }
}
