package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.allOf;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/** The highest trump wins, or else the highest card of the suit led; the ace is high. */
final class TrumpOrder implements Trick.Order {
  private static final int TRUMP = 100;
  private static final long ACES = allOf(Rank.ACE).low();

  private final Suit trump;
  private final long trumps;

  TrumpOrder(Suit trump) {
    this.trump = trump;
    this.trumps = allOf(trump).low();
  }

  @Override
  public int strength(PlayingCard card, PlayingCard led) {
    if (card.is(trump)) {
      return TRUMP + Suits.aceHigh(card.rank());
    }
    return card.is(led.suit()) ? Suits.aceHigh(card.rank()) : -1;
  }

  @Override
  public int strongest(long cards, int led) {
    long ofSuitLed = cards & Suits.ofSame(led);
    if (ofSuitLed == 0) {
      return -1;
    }
    long trumpsPlayed = cards & trumps;
    long best = trumpsPlayed != 0 ? trumpsPlayed : ofSuitLed;
    long ace = best & ACES;
    return 63 - Long.numberOfLeadingZeros(ace != 0 ? ace : best);
  }
}
