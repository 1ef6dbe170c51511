package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.betting.speculation.SpeculationOptions.SaleForm;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Stakes;

/**
 * A sale between seats, as far as it has come: at a firm price, by haggling, or in an auction.
 *
 * <p>At a firm price the other seats answer one after another. Two seats that haggle name prices in
 * turn: asks fall, bids rise, and a bid stays below the last ask. In an auction bids rise, and a
 * seat that passes or cannot bid more is out; at the end it is the seller's turn. Prices are whole
 * numbers from 1, and no seat bids more chips than it has. Immutable, with value equality.
 *
 * @param form how it is sold
 * @param seller the seat that sells; {@link Seats#NOBODY} if nothing is for sale
 * @param buyer the seat that haggles with the seller, or has bid most; {@link Seats#NOBODY} if
 *     there is none
 * @param ask the firm price, or what was asked for last; 0 if nothing was
 * @param bid what was bid last; 0 if nothing was
 * @param waiting the seats that have still to answer or can still bid, and the highest bidder; none
 *     when haggling and at the end
 * @param seat the seat to act
 */
record Sale(SaleForm form, int seller, int buyer, int ask, int bid, Seats waiting, int seat) {
  /** Stands in place of a price where none was named. */
  private static final int NO_PRICE = 0;

  /** Nothing is for sale. */
  static final Sale NONE =
      new Sale(SaleForm.OFFER, NOBODY, NOBODY, NO_PRICE, NO_PRICE, Seats.none(), NOBODY);

  /**
   * Returns an offer at a firm price.
   *
   * @param others the seats that it is made to, at least one
   */
  static Sale offer(int seller, int price, Seats others) {
    return new Sale(SaleForm.OFFER, seller, NOBODY, price, NO_PRICE, others, others.after(seller));
  }

  /** Returns the beginning of a haggle: the seller names the first price. */
  static Sale haggle(int seller, int buyer) {
    return haggle(seller, buyer, seller);
  }

  /** Returns the beginning of a haggle with a seat that was approached: the buyer bids first. */
  static Sale approach(int buyer, int seller) {
    return haggle(seller, buyer, buyer);
  }

  private static Sale haggle(int seller, int buyer, int first) {
    return new Sale(SaleForm.HAGGLE, seller, buyer, NO_PRICE, NO_PRICE, Seats.none(), first);
  }

  /**
   * Returns the beginning of an auction.
   *
   * @param others the seats that may bid, at least one
   */
  static Sale auction(int seller, Seats others) {
    return new Sale(
        SaleForm.AUCTION, seller, NOBODY, NO_PRICE, NO_PRICE, others, others.after(seller));
  }

  /** Tells whether something is for sale. */
  boolean isOpen() {
    return seller != NOBODY;
  }

  /** Tells whether it is the seller's turn. */
  boolean isSellersTurn() {
    return isOpen() && seat == seller;
  }

  /** Tells whether the seat to act is one that asks for a price; there may be none left. */
  boolean takesAsk() {
    return form == SaleForm.HAGGLE && isSellersTurn();
  }

  /** Tells whether the seat to act is one that bids; there may be no price left. */
  boolean takesBid() {
    return form != SaleForm.OFFER && !isSellersTurn();
  }

  /** Tells whether all seats have passed, and none has bid. */
  boolean isDeclined() {
    return form != SaleForm.HAGGLE && isSellersTurn() && bid == NO_PRICE;
  }

  /** Returns the price that the seat to act can accept; 0 if none was named. */
  int price() {
    return isSellersTurn() ? bid : ask;
  }

  /** Returns the seat that buys if the seat to act accepts. */
  int payer() {
    return form == SaleForm.OFFER ? seat : buyer;
  }

  /** Returns stakes after the price that the seat to act accepts was paid to the seller. */
  Stakes paid(Stakes stakes, int hand, String ruleId) {
    return stakes.pay(hand, ruleId, payer(), seller, price());
  }

  /** Returns the lowest price that can be named next. */
  int lowest() {
    return bid + 1;
  }

  /** Returns the highest price that the seat to act can name; less than the lowest if none. */
  int highest(Stakes stakes) {
    if (!takesAsk() && !takesBid()) {
      return 0;
    }
    int payer = form == SaleForm.HAGGLE ? buyer : seat; // SPE-18, SPE-22
    return ask > NO_PRICE ? ask - 1 : (int) stakes.sheet().total(payer); // SPE-20
  }

  /** Returns this sale after the seller asked for a price. */
  Sale asked(int price) {
    return new Sale(form, seller, buyer, price, bid, waiting, buyer);
  }

  /** Returns this sale after the seat to act bid a price; in an auction the next seat follows. */
  Sale bid(int price, Stakes stakes) {
    return form == SaleForm.HAGGLE
        ? new Sale(form, seller, buyer, ask, price, waiting, seller)
        : new Sale(form, seller, seat, ask, price, waiting, seat).passed(stakes);
  }

  /** Returns this sale after the seat to act passed; seats that cannot bid more are out as well. */
  Sale passed(Stakes stakes) {
    Seats able = stakes.able(waiting.without(seat).without(buyer), lowest());
    Seats in = bid > NO_PRICE && !able.isEmpty() ? able.with(buyer) : able;
    return new Sale(form, seller, buyer, ask, bid, in, in.isEmpty() ? seller : in.after(seat));
  }
}
