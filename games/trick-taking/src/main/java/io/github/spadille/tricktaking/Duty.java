package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;

/**
 * Something that a player must do who can: follow suit, beat the trick, trump.
 *
 * <p>Duties stand one after the other in a {@link Following}. Whoever leads has none.
 */
@FunctionalInterface
public interface Duty {
  /**
   * Returns those of some cards that fulfil this duty; none if it asks for nothing, or for what
   * cannot be done.
   *
   * @param cards the cards that the duties before this one leave
   * @param trick the trick, to which a card at least has been played
   */
  CardSet<PlayingCard> fulfilling(CardSet<PlayingCard> cards, Trick trick);

  /** Returns the duty to play a card of the suit led; a joker that is led has none. */
  static Duty followSuit() {
    return OfBits.FOLLOW_SUIT;
  }

  /** Returns the duty to play a card of a suit, such as trumps. */
  static Duty play(Suit suit) {
    long cards = PlayingCards.allOf(suit).low();
    return (OfBits) trick -> cards;
  }

  /** Returns the duty to play a card that would win the trick as it stands. */
  static Duty beat(Trick.Order order) {
    return order instanceof RankOrder ranks
        ? (OfBits) ranks::beating
        : (cards, trick) -> stronger(cards, trick, order);
  }

  private static CardSet<PlayingCard> stronger(
      CardSet<PlayingCard> cards, Trick trick, Trick.Order order) {
    PlayingCard led = trick.led();
    int highest = order.strength(trick.get(trick.winner(order)), led);
    CardSet<PlayingCard> higher = noCards();
    for (PlayingCard card : cards) {
      higher = order.strength(card, led) > highest ? higher.with(card) : higher;
    }
    return higher;
  }
}
