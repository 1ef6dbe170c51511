package io.github.spadille.tricktaking.toepen;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.PlayedCards;

/**
 * The cards that nobody holds or has laid down.
 *
 * @param stock face down, the top first
 * @param wash the hands that each seat swapped, the latest first
 * @param shown those cards of them that were turned up by a challenge
 * @param played the cards of finished tricks
 */
record Piles(
    CardList<PlayingCard> stock,
    PerSeat<CardList<PlayingCard>> wash,
    CardSet<PlayingCard> shown,
    PlayedCards<PlayingCard> played) {
  /** The cards of a hand. */
  static final int HAND_SIZE = 4;

  /** Returns the piles when all other cards are in the stock, or in hands. */
  static Piles of(int seats, CardList<PlayingCard> stock) {
    return new Piles(
        stock,
        PerSeat.of(seats, CardList.empty(PlayingCard.FAMILY)),
        noCards(),
        PlayedCards.none(PlayingCard.FAMILY));
  }

  /** Returns the hand that a seat swapped last. */
  CardSet<PlayingCard> lastWash(int seat) {
    return wash.get(seat).first(HAND_SIZE).toSet();
  }

  /** Returns how many hands a seat has swapped. */
  int swaps(int seat) {
    return wash.get(seat).size() / HAND_SIZE;
  }

  /** Returns these piles after a seat swapped a hand for the top cards of the stock. */
  Piles swapped(int seat, CardSet<PlayingCard> hand) {
    CardList<PlayingCard> all = wash.get(seat).pushAll(hand.toList());
    return withHidden(stock.draw(HAND_SIZE), wash.with(seat, all));
  }

  /** Returns these piles with the last swap of a seat turned up. */
  Piles withLastWashShown(int seat) {
    return new Piles(stock, wash, shown.union(lastWash(seat)), played);
  }

  /** Returns these piles with other cards in front of the seats. */
  Piles withPlayed(PlayedCards<PlayingCard> played) {
    return new Piles(stock, wash, shown, played);
  }

  /** Returns these piles with other cards in the stock. */
  Piles withStock(CardList<PlayingCard> stock) {
    return withHidden(stock, wash);
  }

  /** Returns these piles with other cards face down. */
  Piles withHidden(CardList<PlayingCard> stock, PerSeat<CardList<PlayingCard>> wash) {
    return new Piles(stock, wash, shown, played);
  }
}
