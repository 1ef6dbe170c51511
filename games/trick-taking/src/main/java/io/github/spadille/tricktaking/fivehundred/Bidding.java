package io.github.spadille.tricktaking.fivehundred;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.tricktaking.fivehundred.Contract.MISERE;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundredMove.Bid;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Misere;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Auction;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Phase;
import java.util.Comparator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which bid is higher than which, who may bid what, and when the auction is over. */
final class Bidding {
  private final int seats;
  private final FiveHundredOptions options;
  private final ImmutableList<Contract> bids; // the lowest first
  private final int misere; // its place among them, or -1
  private final TrickMove[][] moves; // of each seat: the bids, the lowest first, and the pass

  Bidding(int seats, FiveHundredOptions options) {
    this.seats = seats;
    this.options = options;
    this.bids =
        Contract.all().stream()
            .filter(this::isPlayed)
            .sorted(Comparator.comparingInt(this::height))
            .collect(toImmutableList());
    this.misere = bids.indexOf(MISERE);
    this.moves = new TrickMove[seats][bids.size() + 1];
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 0; i < bids.size(); i++) {
        moves[seat][i] = new Bid(seat, bids.get(i));
      }
      moves[seat][bids.size()] = new TrickMove.Pass(seat);
    }
  }

  private boolean isPlayed(Contract bid) { // FIV-17, FIV-18
    return !bid.isMisere() || options.misere() != Misere.OFF;
  }

  /** Returns a number that is greater for a higher bid (FIV-23): most often its value (FIV-19). */
  private int height(@Nullable Contract bid) {
    if (bid == null) {
      return 0;
    }
    if (!bid.isMisere()) {
      return bid.value();
    }
    return bid.isOpenMisere()
        ? options.openMisereOnTop() ? 530 : 490 // FIV-22: above 10nt, or above 10d
        : options.misere() == Misere.VALUE ? 250 : 230; // FIV-20: above 8s, or above 7nt
  }

  /** Returns the bids that are higher than the highest so far, in ascending order, and a pass. */
  MoveList<TrickMove> legalMoves(Auction auction) {
    TrickMove[] all = moves[auction.speaker()];
    int high = height(auction.highBid());
    int lowest = 0;
    while (height(bids.get(lowest)) <= high) {
      lowest++;
    }
    if (lowest > misere || !needsSeven(auction.highBid())) {
      return MoveList.ofRange(all, lowest, bids.size());
    }
    return MoveList.ofRange(all, lowest, misere - 1)
        .plus(MoveList.ofRange(all, misere + 1, bids.size()));
  }

  /** Tells whether misère may not be bid, as the highest bid is not a seven (FIV-21). */
  private boolean needsSeven(@Nullable Contract high) {
    return options.misere() == Misere.AFTER_SEVEN && (high == null || high.tricks() != 7);
  }

  /** Returns why a bid may not be made, or nothing if it may. */
  Optional<Refusal> refusalOfBid(FiveHundredState state, Bid move) {
    Optional<Refusal> refusal = refusalToSpeak(state, move.seat());
    if (refusal.isPresent()) {
      return refusal;
    }
    Contract bid = move.contract();
    Contract high = state.hand().auction().highBid();
    if (!isPlayed(bid)) {
      return refuse(bid.isOpenMisere() ? "FIV-18" : "FIV-17", "not-played");
    }
    if (high != null && height(bid) <= height(high)) {
      return refuse("FIV-13", "higher", bid, high);
    }
    return bid.isMisere() && !bid.isOpenMisere() && needsSeven(high)
        ? refuse("FIV-21", "seven")
        : Optional.empty();
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
    if (options.misere() == Misere.AFTER_SEVEN && height(auction.highBid()) < height(MISERE)) {
      rules.add("FIV-21");
    }
    rules.add("FIV-23");
    boolean lastToSpeak = auction.highBid() == null && auction.passed().size() == seats - 1;
    return (lastToSpeak ? rules.add("FIV-25") : rules).build();
  }

  /** Returns the auction after a seat has bid, or passed if there is no bid. */
  Auction spoken(Auction auction, int seat, @Nullable Contract bid) {
    Seats passed = bid == null ? auction.passed().with(seat) : auction.passed();
    int next = Seats.all(seats).andNot(passed.without(seat)).after(seat); // FIV-12
    return bid == null
        ? new Auction(next, auction.highBid(), auction.highBidder(), passed)
        : new Auction(next, bid, seat, passed);
  }

  /** Tells whether the auction is over; the dealer may have been the last to speak. */
  boolean isOver(Auction auction, boolean dealerSpoke) {
    int left = seats - auction.passed().size();
    return isHighest(auction.highBid()) // FIV-27
        || (options.oneRound()
            ? dealerSpoke
            : left == (auction.highBid() == null ? 0 : 1)); // FIV-24, FIV-25
  }

  private boolean isHighest(@Nullable Contract bid) {
    return height(bid) == height(bids.get(bids.size() - 1));
  }
}
