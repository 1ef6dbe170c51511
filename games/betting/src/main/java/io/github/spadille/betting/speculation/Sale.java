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
 * @param item what is sold
 * @param seller the seat that sells
 * @param buyer the seat that haggles with the seller, or has bid most; {@link Seats#NOBODY} if
 *     there is none
 * @param ask the firm price, or what was asked for last; 0 if nothing was
 * @param bid what was bid last; 0 if nothing was
 * @param waiting the seats that have still to answer or can still bid, and the highest bidder; none
 *     when haggling and at the end
 * @param seat the seat to act
 */
record Sale(
    SaleForm form, Item item, int seller, int buyer, int ask, int bid, Seats waiting, int seat) {
  /** Stands in place of a price where none was named. */
  private static final int NO_PRICE = 0;

  /** What is sold. */
  enum Item {
    /** The highest trump. */
    HIGH,
    /** A card that lies face down. */
    UNSEEN
  }

  /**
   * Returns an offer of the highest trump at a firm price.
   *
   * @param others the seats that it is made to, at least one
   */
  static Sale offer(int seller, int price, Seats others) { // SPE-16
    return open(SaleForm.OFFER, seller, price, others);
  }

  /**
   * Returns the beginning of an auction of the highest trump.
   *
   * @param others the seats that may bid, at least one
   */
  static Sale auction(int seller, Seats others) { // SPE-22
    return open(SaleForm.AUCTION, seller, NO_PRICE, others);
  }

  private static Sale open(SaleForm form, int seller, int ask, Seats others) {
    int first = others.after(seller);
    return new Sale(form, Item.HIGH, seller, NOBODY, ask, NO_PRICE, others, first);
  }

  /** Returns the beginning of a haggle about the highest trump: the seller names a price first. */
  static Sale haggle(int seller, int buyer) { // SPE-18
    return haggle(Item.HIGH, seller, buyer, seller);
  }

  /** Returns the beginning of a haggle about a face-down card: the buyer names a price first. */
  static Sale approach(int buyer, int seller) { // SPE-27
    return haggle(Item.UNSEEN, seller, buyer, buyer);
  }

  private static Sale haggle(Item item, int seller, int buyer, int first) {
    return new Sale(SaleForm.HAGGLE, item, seller, buyer, NO_PRICE, NO_PRICE, Seats.none(), first);
  }

  /** Tells whether a face-down card is sold, not the highest trump. */
  boolean isUnseen() {
    return item == Item.UNSEEN;
  }

  /** Tells whether the seller is to act. */
  boolean isSellersTurn() {
    return seat == seller;
  }

  /** Tells whether all seats have passed, and none has bid. */
  boolean isDeclined() { // SPE-17, SPE-24
    return form != SaleForm.HAGGLE && isSellersTurn() && bid == NO_PRICE;
  }

  /** Tells whether a price was named that the seat to act can accept. */
  boolean hasPrice() { // SPE-19
    return price() != NO_PRICE;
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

  /** Returns the lowest price that the seat to act can name in a haggle or an auction. */
  int lowest() { // SPE-15, SPE-20, SPE-22
    return bid + 1;
  }

  /** Returns the highest price that it can name there; less than the lowest if there is none. */
  int highest(Stakes stakes) {
    int payer = form == SaleForm.HAGGLE ? buyer : seat; // SPE-18, SPE-22
    return ask > NO_PRICE ? ask - 1 : (int) stakes.sheet().total(payer); // SPE-15, SPE-20
  }

  /** Returns this sale after the seller asked for a price. */
  Sale asked(int price) {
    return new Sale(form, item, seller, buyer, price, bid, waiting, buyer);
  }

  /** Returns this sale after the seat to act bid a price; in an auction the next seat follows. */
  Sale bid(int price, Stakes stakes) {
    return form == SaleForm.HAGGLE
        ? new Sale(form, item, seller, buyer, ask, price, waiting, seller)
        : new Sale(form, item, seller, seat, ask, price, waiting, seat).passed(stakes);
  }

  /** Returns this sale after the seat to act passed; seats that cannot bid more are out as well. */
  Sale passed(Stakes stakes) { // SPE-22, SPE-23
    Seats able = stakes.able(waiting.without(seat).without(buyer), lowest());
    Seats in = bid > NO_PRICE && !able.isEmpty() ? able.with(buyer) : able;
    int next = in.isEmpty() ? seller : in.after(seat);
    return new Sale(form, item, seller, buyer, ask, bid, in, next);
  }
}
