package io.github.spadille.stops.ristiseiska;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.SuitRows;
import io.github.spadille.stops.SuitRows.Part;

/**
 * Rows whose piles are turned face down when they have their ace or their king.
 *
 * <p>Everybody has seen the cards that lie face down, and the rows still know them; but nobody sees
 * any more what lies there, so that is held beside the rows. Immutable, with value equality.
 *
 * @param laid all cards that have been laid out
 * @param faceDown the cards that lie face down: first the high piles of spades, hearts, diamonds
 *     and clubs, then the low piles
 */
record ClosingRows(SuitRows laid, CardsPerSeat<PlayingCard> faceDown) {
  private static final int SUITS = Suit.values().length;

  /** Returns the rows before any card is laid out. */
  static ClosingRows none() {
    return new ClosingRows(SuitRows.none(), nothing());
  }

  private static CardsPerSeat<PlayingCard> nothing() {
    return CardsPerSeat.none(PlayingCard.FAMILY, 2 * SUITS);
  }

  private static int place(Part part, Suit suit) {
    return (part == Part.LOW ? SUITS : 0) + suit.ordinal();
  }

  /**
   * Returns these rows with one more card; an ace or a king turns its pile face down.
   *
   * @throws IllegalArgumentException if it does not fit
   */
  ClosingRows plus(PlayingCard card) {
    SuitRows more = laid.plus(card);
    if (laid.isEnded(card)) { // A variant may play a card after the ace or king of its pile.
      return new ClosingRows(more, withLate(card));
    }
    if (!SuitRows.endsPile(card)) {
      return new ClosingRows(more, faceDown);
    }
    Part part = laid.part(card);
    Suit suit = card.suit();
    return new ClosingRows(more, faceDown.plus(place(part, suit), more.pile(part, suit).toSet()));
  }

  private CardsPerSeat<PlayingCard> withLate(PlayingCard card) {
    return faceDown.plus(place(laid.part(card), card.suit()), CardSet.of(PlayingCard.FAMILY, card));
  }

  /** Tells whether a pile lies face down. */
  boolean isClosed(Part part, Suit suit) {
    return part != Part.FIRST && !faceDown.get(place(part, suit)).isEmpty();
  }

  /** Returns the names of the piles that lie face down. */
  ImmutableList<String> closed() {
    ImmutableList.Builder<String> names = ImmutableList.builder();
    for (Part part : Part.values()) {
      for (Suit suit : Suit.values()) {
        if (isClosed(part, suit)) {
          names.add(part.name(suit));
        }
      }
    }
    return names.build();
  }

  /** Adds each pile of each row to a table; nobody sees those that lie face down. */
  Table.Builder addTo(Table.Builder table) {
    for (Part part : Part.values()) {
      for (Suit suit : Suit.values()) {
        if (isClosed(part, suit)) {
          table.pile(part.name(suit), faceDown.get(place(part, suit)), Audience.NOBODY);
        } else {
          table.pileTopLast(part.name(suit), laid.pile(part, suit), Audience.ALL);
        }
      }
    }
    return table;
  }

  /** Returns these rows with the cards face down that a table has in their places. */
  ClosingRows withCards(Table table) {
    CardsPerSeat<PlayingCard> cards = nothing();
    for (Part part : Part.values()) {
      for (Suit suit : Suit.values()) {
        if (isClosed(part, suit)) {
          cards = cards.plus(place(part, suit), table.set(part.name(suit), PlayingCard.FAMILY));
        }
      }
    }
    return new ClosingRows(laid, cards);
  }
}
