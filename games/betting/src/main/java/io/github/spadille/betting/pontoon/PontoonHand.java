package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;

/**
 * One hand of a seat.
 *
 * @param cards the cards in the order in which they came; none once it is bust
 * @param faceUp which of them all can see: bit i stands for card i
 * @param stake the chips that stand on it, bought cards included; 0 for the banker's
 * @param status how far it is
 */
public record PontoonHand(CardList<PlayingCard> cards, int faceUp, int stake, Status status) {
  private static final int FIVE_CARDS = 5;

  /** How far a hand is. */
  public enum Status {
    /** Cards can be bought. */
    OPEN,
    /** Cards can be twisted only. */
    TWISTED,
    /** It takes no more cards. */
    STUCK,
    /** It was declared a pontoon. */
    PONTOON,
    /** It counts more than 21 and has lost. */
    BUST
  }

  /** Returns a new hand of one card. */
  static PontoonHand of(PlayingCard card, int faceUp, int stake) {
    return new PontoonHand(CardList.of(PlayingCard.FAMILY, card), faceUp, stake, Status.OPEN);
  }

  /** Returns this hand with one card more. */
  PontoonHand with(PlayingCard card, boolean up, int moreStake, Status status) {
    return new PontoonHand(
        cards.append(card), up ? faceUp | 1 << cards.size() : faceUp, stake + moreStake, status);
  }

  PontoonHand with(CardList<PlayingCard> others) {
    return new PontoonHand(others, faceUp, stake, status);
  }

  PontoonHand with(int newStake) {
    return new PontoonHand(cards, faceUp, newStake, status);
  }

  PontoonHand with(Status newStatus) {
    return new PontoonHand(cards, faceUp, stake, newStatus);
  }

  /** Returns this hand declared a pontoon, with the ace up and the other card down. */
  PontoonHand declared() { // PON-16
    int ace = cards.get(0).is(Rank.ACE) ? 1 : 2;
    return new PontoonHand(cards, ace, stake, Status.PONTOON);
  }

  /** Returns this hand with every card face up. */
  PontoonHand turnedUp() {
    return new PontoonHand(cards, (1 << cards.size()) - 1, stake, status);
  }

  /** Returns this hand when its cards and its stake are gone. */
  PontoonHand lost() {
    return new PontoonHand(CardList.empty(PlayingCard.FAMILY), 0, 0, Status.BUST);
  }

  /** Returns the count with 1 for every ace (PON-10). */
  public int low() {
    return TwentyOne.low(cards);
  }

  /** Returns the highest count up to 21, or the low total if that is above (PON-10). */
  public int total() {
    return TwentyOne.total(cards);
  }

  /** Tells whether the low total is above 21 (PON-11); a hand without cards is not. */
  public boolean isAbove() {
    return low() > TwentyOne.LIMIT;
  }

  /** Tells whether these are two cards that count 21 (PON-12). */
  public boolean isTwoCard21() {
    return cards.size() == 2 && total() == TwentyOne.LIMIT;
  }

  /** Tells whether these are five cards or more that are not bust (PON-12). */
  public boolean isFiveCardTrick() {
    return hasFiveCards() && !isAbove();
  }

  boolean hasFiveCards() {
    return cards.size() >= FIVE_CARDS;
  }

  /** Tells whether these are two cards of one rank (PON-26). */
  public boolean isPair() {
    return cards.size() == 2 && cards.get(0).rank() == cards.get(1).rank();
  }
}
