package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.Deal;

/**
 * Where the cards lie: hands, of which a declared pair and what won with it lie open, stock and
 * discards.
 *
 * <p>Immutable, with value equality.
 *
 * @param hands all cards of each seat, the open ones too
 * @param open those of them that lie face up
 * @param stock the stock, face down, the top first
 * @param discards the discards, the latest first
 */
public record KowahCards(
    PerSeat<CardBag<PlayingCard>> hands,
    PerSeat<CardBag<PlayingCard>> open,
    CardList<PlayingCard> stock,
    CardList<PlayingCard> discards) {
  static final int PAIR = 2;

  /** Where a card is drawn; moves name it {@code stock} or {@code discard}. */
  public enum Source {
    /** The stock: its top card, face down. */
    STOCK,
    /** The discard pile: the latest discard. */
    DISCARD
  }

  /** Returns the cards before a deal: all of them are in the stock. */
  static KowahCards undealt(CardList<PlayingCard> pack, int seats) {
    PerSeat<CardBag<PlayingCard>> none = PerSeat.of(seats, CardBag.empty(FAMILY));
    return new KowahCards(none, none, pack, CardList.empty(FAMILY));
  }

  /**
   * Returns the cards after a deal, one card at a time; the others are the stock.
   *
   * @param first the seat that gets the first card
   * @param each how many cards each seat gets
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  static KowahCards dealt(CardList<PlayingCard> pack, int seats, int first, int each) {
    return new KowahCards(
        Deal.bags(pack, seats, first, each * seats),
        PerSeat.of(seats, CardBag.empty(FAMILY)),
        pack.draw(each * seats),
        CardList.empty(FAMILY));
  }

  /** Returns all cards of a seat. */
  public CardBag<PlayingCard> hand(int seat) {
    return hands.get(seat);
  }

  /** Returns the cards of each seat that do not lie open. */
  public PerSeat<CardBag<PlayingCard>> hidden() {
    return PerSeat.each(hands.size(), seat -> hands.get(seat).minus(open.get(seat)));
  }

  /** Returns the seats of which cards lie open. */
  public Seats opened() {
    Seats opened = Seats.none();
    for (int seat = 0; seat < open.size(); seat++) {
      opened = open.get(seat).isEmpty() ? opened : opened.with(seat);
    }
    return opened;
  }

  /** Tells whether a card can be drawn. */
  public boolean has(Source source) {
    return !pile(source).isEmpty();
  }

  /**
   * Returns the card that can be drawn.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public PlayingCard top(Source source) {
    return pile(source).top();
  }

  private CardList<PlayingCard> pile(Source source) {
    return source == Source.STOCK ? stock : discards;
  }

  /**
   * Returns these cards after a seat drew a card.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  KowahCards drawn(int seat, Source source) {
    PerSeat<CardBag<PlayingCard>> more = hands.with(seat, hands.get(seat).with(top(source)));
    return source == Source.STOCK
        ? new KowahCards(more, open, stock.draw(1), discards)
        : new KowahCards(more, open, stock, discards.draw(1));
  }

  /**
   * Returns these cards after a seat discarded a card.
   *
   * @throws IllegalArgumentException if the seat does not hold it
   */
  KowahCards discarded(int seat, PlayingCard card) {
    CardBag<PlayingCard> kept = hands.get(seat).without(card);
    return new KowahCards(hands.with(seat, kept), open, stock, discards.push(card));
  }

  /** Returns these cards after a seat laid cards of its hand open. */
  KowahCards opened(int seat, PlayingCard... more) {
    CardBag<PlayingCard> all = open.get(seat).plus(CardBag.of(FAMILY, more));
    return new KowahCards(hands, open.with(seat, all), stock, discards);
  }

  /** Returns these cards where others lie face down: in the hands, beside the open ones. */
  KowahCards with(PerSeat<CardBag<PlayingCard>> hidden, CardList<PlayingCard> others) {
    return new KowahCards(
        PerSeat.each(hands.size(), seat -> hidden.get(seat).plus(open.get(seat))),
        open,
        others,
        discards);
  }
}
