package io.github.spadille.stops.playorpay;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/**
 * A suit that is being run through.
 *
 * @param first the card that began it
 * @param next the card that must be played now
 */
public record Sequence(PlayingCard first, PlayingCard next) {
  /** Returns the suit. */
  public Suit suit() {
    return first.suit();
  }

  /**
   * Returns the card that follows another in the ring of its suit: the ace follows the king.
   *
   * @param card of the standard pack
   */
  public static PlayingCard successor(PlayingCard card) { // POP-6
    return card.is(Rank.KING)
        ? PlayingCard.of(Rank.ACE, card.suit())
        : PlayingCard.FAMILY.card(card.index() + 1);
  }
}
