package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;

/** The order in which moves name cards: natural cards before twos before jokers, each by suit. */
final class WrittenOrder {
  private static final int TWOS = 128; // above the indices of all cards
  private static final int JOKERS = 2 * TWOS;

  private WrittenOrder() {}

  static PlayingCard earlier(PlayingCard card, PlayingCard other) {
    return place(card) <= place(other) ? card : other;
  }

  static PlayingCard later(PlayingCard card, PlayingCard other) {
    return place(card) <= place(other) ? other : card;
  }

  private static int place(PlayingCard card) {
    if (card.isJoker()) {
      return JOKERS + card.index();
    }
    return card.is(Rank.TWO) ? TWOS + card.index() : card.index();
  }
}
