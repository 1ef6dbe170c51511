package io.github.spadille.tricktaking.fivehundred;

import static io.github.spadille.engine.game.Refusal.refuse;
import static io.github.spadille.tricktaking.fivehundred.Contract.MISERE;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.move.NumberSet;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.fivehundred.FiveHundredOptions.Misere;
import io.github.spadille.tricktaking.fivehundred.FiveHundredState.Auction;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Which bid is higher than which, who may bid what, and when the auction is over. */
final class Bidding {
  private final int seats;
  private final FiveHundredOptions options;
  private final int highest;
  private final NumberSet[] legal; // by the height of the highest bid so far

  Bidding(int seats, FiveHundredOptions options) {
    this.seats = seats;
    this.options = options;
    this.highest =
        Contract.all().stream().filter(this::isPlayed).mapToInt(this::height).max().orElseThrow();
    this.legal =
        IntStream.range(0, Moves.PASS)
            .mapToObj(high -> legalOver(Moves.bidAt(high).orElse(null)))
            .toArray(NumberSet[]::new);
  }

  private NumberSet legalOver(@Nullable Contract high) {
    NumberSet legal = NumberSet.none().with(Moves.PASS);
    for (Contract bid : Contract.all()) {
      legal = refusalOver(high, bid).isEmpty() ? legal.with(height(bid)) : legal;
    }
    return legal;
  }

  /** Returns every contract that can be played. */
  ImmutableList<Contract> contracts() {
    return Contract.all().stream().filter(this::isPlayed).collect(ImmutableList.toImmutableList());
  }

  private boolean isPlayed(Contract bid) { // FIV-17, FIV-18
    return !bid.isMisere() || options.misere() != Misere.OFF;
  }

  /** Returns a number that is greater for a higher bid (FIV-23), from 1; 0 for none. */
  private int height(@Nullable Contract bid) {
    if (bid == null) {
      return 0;
    }
    if (!bid.isMisere()) {
      return bid.value() / 10; // FIV-19
    }
    if (bid.isOpenMisere()) {
      return options.openMisereOnTop() ? Moves.OPEN_MISERE_OVER_10NT : Moves.OPEN_MISERE_OVER_10D;
    }
    return options.misere() == Misere.VALUE ? Moves.MISERE_OVER_8S : Moves.MISERE_OVER_7NT;
  }

  /** Returns the heights of the bids that are higher than the highest so far, and a pass. */
  NumberSet legal(Auction auction) {
    return legal[height(auction.highBid())];
  }

  /** Tells whether misère may not be bid, as the highest bid is not a seven (FIV-21). */
  private boolean needsSeven(@Nullable Contract high) {
    return options.misere() == Misere.AFTER_SEVEN && (high == null || high.tricks() != 7);
  }

  /** Returns why a bid may not be made, or nothing if it may. */
  Optional<Refusal> refusalOfBid(Auction auction, Contract bid) {
    return refusalOver(auction.highBid(), bid);
  }

  private Optional<Refusal> refusalOver(@Nullable Contract high, Contract bid) {
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

  /** Says who bids or passes, to a player who tried to. */
  static Optional<Refusal> anotherSpeaks(FiveHundredState state, TrickMove move) {
    return state.hand().auction().passed().contains(move.seat())
        ? refuse("FIV-14", "passed")
        : refuse("FIV-12", "turn", state.turn().seats());
  }

  /** Says that the auction is over, with the rule that ended it. */
  Optional<Refusal> auctionIsOver(FiveHundredState state, TrickMove move) {
    return refuse(isHighest(state.hand().auction().highBid()) ? "FIV-27" : "FIV-24", "closed");
  }

  /** Returns the rules that say what the seat in turn may bid. */
  ImmutableList<String> governing(Auction auction) {
    ImmutableList.Builder<String> rules = ImmutableList.<String>builder().add("FIV-13");
    if (options.misere() == Misere.OFF) {
      rules.add("FIV-17", "FIV-18");
    }
    if (options.misere() == Misere.AFTER_SEVEN && height(auction.highBid()) < height(MISERE)) {
      rules.add("FIV-21");
    }
    rules.add("FIV-23");
    boolean lastToSpeak = auction.highBid() == null && auction.passed().size() == seats - 1;
    return (lastToSpeak ? rules.add("FIV-25") : rules).build();
  }

  /** Returns the auction after a seat has bid. */
  Auction bid(Auction auction, int seat, Contract bid) {
    return auction.bidBy(seat, bid, next(seat, auction.passed()));
  }

  /** Returns the auction after a seat has passed. */
  Auction passed(Auction auction, int seat) {
    Seats passed = auction.passed().with(seat);
    return auction.passedBy(seat, next(seat, passed));
  }

  /** Returns the seat that speaks after another: the next that has not passed. */
  private int next(int seat, Seats passed) {
    return Seats.all(seats).andNot(passed.without(seat)).after(seat); // FIV-12
  }

  /** Tells whether the auction is over; the dealer may have been the last to speak. */
  boolean isOver(Auction auction, boolean dealerSpoke) {
    int left = seats - auction.passed().size();
    if (isHighest(auction.highBid())) { // FIV-27
      return true;
    }
    int needed = auction.highBid() == null ? 0 : 1;
    return options.oneRound() ? dealerSpoke : left == needed; // FIV-24, FIV-25
  }

  private boolean isHighest(@Nullable Contract bid) {
    return height(bid) == highest;
  }
}
