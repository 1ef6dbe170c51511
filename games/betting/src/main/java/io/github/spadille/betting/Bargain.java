package io.github.spadille.betting;

import static io.github.spadille.engine.words.Phrase.NOBODY;

/**
 * The prices that somebody who sells has asked for, and that somebody who buys has bid: asks fall,
 * bids rise, and they never meet.
 *
 * <p>A firm offer is a bargain in which nobody bids. An auction is one in which nothing is asked
 * for; its buyer is the highest bidder. Prices are whole numbers from 1. Immutable, with value
 * equality.
 *
 * @param seller the seat that sells; -1 if nothing is for sale
 * @param buyer the seat that buys, or bid last; -1 if none does so far
 * @param ask what was asked for last; 0 if nothing was
 * @param bid what was bid last; 0 if nothing was
 */
public record Bargain(int seller, int buyer, int ask, int bid) {
  /** Nothing is for sale. */
  public static final Bargain NONE = between(NOBODY, NOBODY);

  /** Returns a bargain in which no price is named so far. */
  public static Bargain between(int seller, int buyer) {
    return new Bargain(seller, buyer, 0, 0);
  }

  /** Returns this bargain after the seller asked for a price. */
  public Bargain asked(int price) {
    return new Bargain(seller, buyer, price, bid);
  }

  /** Returns this bargain after a seat, which is the buyer now, bid a price. */
  public Bargain bid(int seat, int price) {
    return new Bargain(seller, seat, ask, price);
  }

  /** Returns the price that a seat can accept: the seller what was bid, others what was asked. */
  public int price(int seat) {
    return seat == seller ? bid : ask;
  }

  /** Returns the lowest price that can be named next. */
  public int lowest() {
    return bid + 1;
  }

  /**
   * Returns the highest price that can be named next; less than the lowest if there is none.
   *
   * @param chips how many chips the buyer has
   */
  public int highest(int chips) {
    return ask > 0 ? ask - 1 : chips;
  }
}
