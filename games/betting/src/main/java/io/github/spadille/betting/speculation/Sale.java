package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Stakes;

/**
 * A sale between seats, as far as it has come: at a firm price, by haggling, or in an auction.
 *
 * <p>The seats that are offered something at a firm price answer one after another. Who haggles
 * names prices by turns: asks fall, bids rise, and they never meet. In an auction bids rise, and
 * whoever passes or cannot bid more is out; at the end it is the seller's turn. Prices are whole
 * numbers from 1, and nobody bids more than the chips that a seat has. Immutable, with value
 * equality.
 *
 * @param way how it is sold
 * @param seller the seat that sells; -1 if nothing is for sale
 * @param buyer the seat that haggles with the seller, or has bid most; -1 if there is none
 * @param ask the firm price, or what was asked for last; 0 if nothing was
 * @param bid what was bid last; 0 if nothing was
 * @param waiting the seats that have still to answer or can still bid, and the highest bidder; none
 *     when haggling and at the end
 * @param seat the seat to act
 */
public record Sale(Way way, int seller, int buyer, int ask, int bid, Seats waiting, int seat) {
  /** How something is sold. */
  public enum Way {
    /** At a firm price. */
    OFFER,
    /** By haggling between two seats. */
    HAGGLE,
    /** In an auction. */
    AUCTION
  }

  /** Nothing is for sale. */
  public static final Sale NONE = new Sale(Way.OFFER, NOBODY, NOBODY, 0, 0, Seats.none(), NOBODY);

  /**
   * Returns an offer at a firm price.
   *
   * @param others the seats that it is made to, at least one
   */
  public static Sale offer(int seller, int price, Seats others) {
    return new Sale(Way.OFFER, seller, NOBODY, price, 0, others, others.after(seller));
  }

  /**
   * Returns the beginning of a haggle.
   *
   * @param first the one of the two that names the first price
   */
  public static Sale haggle(int seller, int buyer, int first) {
    return new Sale(Way.HAGGLE, seller, buyer, 0, 0, Seats.none(), first);
  }

  /**
   * Returns the beginning of an auction.
   *
   * @param others the seats that may bid, at least one
   */
  public static Sale auction(int seller, Seats others) {
    return new Sale(Way.AUCTION, seller, NOBODY, 0, 0, others, others.after(seller));
  }

  /** Tells whether something is for sale. */
  public boolean isOpen() {
    return seller >= 0;
  }

  /** Tells whether it is the seller's turn. */
  public boolean sells() {
    return isOpen() && seat == seller;
  }

  /** Tells whether the seat to act may ask for a price, if there is one left. */
  public boolean takesAsk() {
    return way == Way.HAGGLE && sells();
  }

  /** Tells whether the seat to act may bid, if there is a price left. */
  public boolean takesBid() {
    return way != Way.OFFER && !sells();
  }

  /** Tells whether everybody who was asked has passed. */
  public boolean isDeclined() {
    return way != Way.HAGGLE && sells() && bid == 0;
  }

  /** Returns the price that the seat to act can accept; 0 if none was named. */
  public int price() {
    return sells() ? bid : ask;
  }

  /** Returns the seat that buys if the seat to act accepts. */
  public int payer() {
    return way == Way.OFFER ? seat : buyer;
  }

  /** Returns stakes after the price that the seat to act accepts was paid to the seller. */
  public Stakes paid(Stakes stakes, int hand, String ruleId) {
    return stakes.pay(hand, ruleId, payer(), seller, price());
  }

  /** Returns the lowest price that can be named next. */
  public int lowest() {
    return bid + 1;
  }

  /** Returns the highest price that the seat to act can name; less than the lowest if none. */
  public int highest(Stakes stakes) {
    if (!takesAsk() && !takesBid()) {
      return 0;
    }
    return ask > 0 ? ask - 1 : (int) stakes.sheet().total(way == Way.HAGGLE ? buyer : seat);
  }

  /** Returns this sale after the seller asked for a price. */
  public Sale asked(int price) {
    return new Sale(way, seller, buyer, price, bid, waiting, buyer);
  }

  /** Returns this sale after the seat to act bid a price. */
  public Sale bid(int price, Stakes stakes) {
    return way == Way.HAGGLE
        ? new Sale(way, seller, buyer, ask, price, waiting, seller)
        : new Sale(way, seller, seat, ask, price, waiting, seat).passed(stakes);
  }

  /** Returns this sale after the seat to act passed; whoever cannot bid more is out as well. */
  public Sale passed(Stakes stakes) {
    Seats able = stakes.able(waiting.without(seat).without(buyer), lowest());
    Seats in = bid > 0 && !able.isEmpty() ? able.with(buyer) : able;
    return new Sale(way, seller, buyer, ask, bid, in, in.isEmpty() ? seller : in.after(seat));
  }
}
