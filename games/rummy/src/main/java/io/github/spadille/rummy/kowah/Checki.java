package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.countRank;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;

/**
 * The hands of eight cards that may be declared.
 *
 * <p>Without a pair such a hand is six cards in two triplets, so of each rank there are as many
 * cards as threes make, and two more of the rank of the pair.
 */
final class Checki {
  private static final ImmutableList<Rank> RANKS =
      ImmutableList.of(
          Rank.ACE,
          Rank.TWO,
          Rank.THREE,
          Rank.FOUR,
          Rank.FIVE,
          Rank.SIX,
          Rank.SEVEN,
          Rank.EIGHT,
          Rank.NINE,
          Rank.JACK,
          Rank.QUEEN,
          Rank.KING);
  private static final int PAIR = 2;
  private static final int TRIPLET = 3;

  private Checki() {}

  /**
   * Returns the cards of the pairs on which eight cards are a checki hand.
   *
   * @param anyRank whether the pair may be of the rank of a triplet
   */
  static CardSet<PlayingCard> pairs(CardBag<PlayingCard> eight, boolean anyRank) {
    CardSet<PlayingCard> pairs = PlayingCards.noCards();
    if (leftOver(eight) == PAIR) {
      for (PlayingCard card : eight.distinct()) {
        pairs = isOn(eight, card, anyRank) ? pairs.with(card) : pairs;
      }
    }
    return pairs;
  }

  /** Tells whether nine cards may have a checki hand in them; of most it is told at once. */
  static boolean isNear(CardBag<PlayingCard> nine) {
    return leftOver(nine) <= TRIPLET;
  }

  /** Tells whether eight cards are a checki hand on a card. */
  static boolean isOn(CardBag<PlayingCard> eight, PlayingCard pair, boolean anyRank) {
    int ofRank = countRank(eight, pair.rank());
    return eight.count(pair) >= PAIR
        && ofRank % TRIPLET == PAIR
        && leftOver(eight) == PAIR // KOW-8, KOW-13a
        && (anyRank || ofRank == PAIR || hasSecondPair(eight, pair)); // KOW-10, KOW-13
  }

  /** Tells whether there are two of another suit beside the pair, and one of the third (KOW-9). */
  private static boolean hasSecondPair(CardBag<PlayingCard> eight, PlayingCard pair) {
    for (PlayingCard card : eight.distinct()) {
      if (isSecondPair(eight, pair, card)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tells whether a checki hand has five cards of the form a a b b c, of which one pair is declared
   * and a card makes the other (KOW-9, KOW-26a).
   */
  static boolean isSecondPair(CardBag<PlayingCard> eight, PlayingCard declared, PlayingCard card) {
    if (card.rank() != declared.rank() || card == declared || eight.count(card) < PAIR) {
      return false;
    }
    for (PlayingCard third : PlayingCards.ofRank(eight.distinct(), card.rank())) {
      if (third != card && third != declared) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many cards are left when triplets are taken out, at most one more than three. */
  private static int leftOver(CardBag<PlayingCard> cards) {
    int left = 0;
    for (int i = 0; i < RANKS.size() && left <= TRIPLET; i++) {
      left += countRank(cards, RANKS.get(i)) % TRIPLET;
    }
    return left;
  }
}
