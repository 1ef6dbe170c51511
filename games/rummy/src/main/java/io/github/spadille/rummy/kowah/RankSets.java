package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.countRank;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;

/**
 * The two largest sets of cards of one rank, of any suits, that can be made of a hand together.
 * Both may be of the same rank, and a set that lacks cards counts with those that it has.
 *
 * @param first how many cards the largest has
 * @param second how many the other has
 */
record RankSets(int first, int second) {
  private static final Rank[] RANKS = Rank.values();

  /**
   * Returns the two largest sets of some cards.
   *
   * @param size how many cards a full set has
   * @param rank a rank of which not all cards can be used
   * @param used how many of that rank can
   */
  static RankSets of(CardBag<PlayingCard> cards, int size, Rank rank, int used) {
    int first = 0;
    int second = 0;
    for (Rank each : RANKS) {
      int count = each == rank ? used : countRank(cards, each);
      int set = Math.min(count, size);
      int another = Math.min(count - set, size);
      second = Math.max(Math.max(second, another), Math.min(first, set));
      first = Math.max(first, set);
    }
    return new RankSets(first, second);
  }

  /** Returns how many cards both sets have. */
  int both() {
    return first + second;
  }

  /**
   * Tells whether at most so many of some cards are left over beside as many full sets as can be.
   */
  static boolean leaveAtMost(CardBag<PlayingCard> cards, int size, int most) {
    int spare = most;
    for (int i = 0; i < RANKS.length && spare >= 0; i++) { // Most cards leave more: ends early.
      int count = countRank(cards, RANKS[i]);
      spare -= count < size ? count : count % size;
    }
    return spare >= 0;
  }
}
