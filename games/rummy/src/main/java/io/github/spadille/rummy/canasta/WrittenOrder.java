package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;

/** The order in which moves name cards: natural cards before twos before jokers, each by suit. */
final class WrittenOrder {
  private WrittenOrder() {}

  static PlayingCard earlier(PlayingCard card, PlayingCard other) {
    return place(card) <= place(other) ? card : other;
  }

  static PlayingCard later(PlayingCard card, PlayingCard other) {
    return place(card) <= place(other) ? other : card;
  }

  private static int place(PlayingCard card) {
    return (card.isJoker() ? 256 : card.is(Rank.TWO) ? 128 : 0) + card.index();
  }
}
