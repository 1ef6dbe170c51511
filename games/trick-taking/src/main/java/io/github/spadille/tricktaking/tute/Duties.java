package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.card.PlayingCards.hasSuit;

import io.github.spadille.engine.card.Suit;
import io.github.spadille.tricktaking.Following;
import io.github.spadille.tricktaking.Trick;

/**
 * What may be played while a suit is trumps.
 *
 * @param trumps the suit
 * @param trumpsLed after a lead of trumps
 * @param plainLed after a lead of another suit, while no trump has been played
 * @param trumped after a lead of another suit, once a trump has been played
 */
public record Duties(Suit trumps, Following trumpsLed, Following plainLed, Following trumped) {
  /** Returns what may be played to a trick. */
  public Following in(Trick trick) {
    if (trick.isEmpty() || trick.led().is(trumps)) {
      return trumpsLed;
    }
    return isTrumped(trick) ? trumped : plainLed;
  }

  /** Tells whether a trick holds a trump. */
  public boolean isTrumped(Trick trick) {
    return hasSuit(trick.toSet(), trumps);
  }
}
