package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;

/**
 * A duty that the same cards fulfil in every hand: it is asked for their bits, and no set is made.
 */
interface OfBits extends Duty {
  /** To play a card of the suit led, if it is no joker. */
  OfBits FOLLOW_SUIT = trick -> Suits.following(trick.indexAt(0));

  /**
   * Returns the cards that fulfil the duty: bit i for the card with index i, and for the same card
   * with the second back.
   *
   * @param trick the trick, to which a card at least has been played
   */
  long bits(Trick trick);

  @Override
  default CardSet<PlayingCard> fulfilling(CardSet<PlayingCard> cards, Trick trick) {
    long bits = bits(trick);
    return CardSet.ofBits(PlayingCard.FAMILY, cards.low() & bits, cards.high() & bits);
  }
}
