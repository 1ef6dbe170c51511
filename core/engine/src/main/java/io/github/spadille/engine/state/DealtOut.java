package io.github.spadille.engine.state;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;

/**
 * What stays the same while a hand is played for which a pack of playing cards is dealt out: its
 * number, its dealer, and the stock.
 *
 * <p>The deal passes to the left, and the last seat deals first. Immutable, with value equality.
 *
 * @param number the number of the hand, from 1
 * @param dealer the seat that deals it
 * @param stock the whole pack before the deal; after it nothing, or what could not be dealt evenly
 */
public record DealtOut(int number, int dealer, CardList<PlayingCard> stock) {
  /** Returns the first hand of a game, before its deal. */
  public static DealtOut first(int seats, Deck<PlayingCard> pack) {
    return new DealtOut(1, seats - 1, pack.cards());
  }

  /** Returns the next hand, before its deal. */
  public DealtOut next(int seats, Deck<PlayingCard> pack) {
    return new DealtOut(number + 1, firstSeat(seats), pack.cards());
  }

  /** Returns this hand after its deal. */
  public DealtOut dealt() {
    return withStock(CardList.empty(PlayingCard.FAMILY));
  }

  /** Returns this hand with other cards in the stock. */
  public DealtOut withStock(CardList<PlayingCard> stock) {
    return new DealtOut(number, dealer, stock);
  }

  /** Returns the seat on the dealer's left, which gets the first card. */
  public int firstSeat(int seats) {
    return dealer + 1 == seats ? 0 : dealer + 1;
  }

  /** Returns the hands after all cards were dealt, one at a time; some may have one card more. */
  public CardsPerSeat<PlayingCard> hands(int seats, CardList<PlayingCard> shuffled) {
    return Deal.cards(shuffled, seats, firstSeat(seats), shuffled.size());
  }
}
