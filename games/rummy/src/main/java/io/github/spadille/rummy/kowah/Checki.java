package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.countRank;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

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

  /** Jack, queen and king are of no other suit than clubs, so they make no five cards (KOW-11). */
  private static final ImmutableList<Suit> SUITS =
      ImmutableList.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS);

  private static final int PAIR = 2;
  private static final int TRIPLET = 3;
  private static final int SIX = 6;

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
        pairs = missing(eight, card, anyRank) == 0 ? pairs.with(card) : pairs;
      }
    }
    return pairs;
  }

  /** Tells whether nine cards may have a checki hand in them; of most it is told at once. */
  static boolean isNear(CardBag<PlayingCard> nine) {
    return leftOver(nine) <= TRIPLET;
  }

  /**
   * Returns how many of eight cards must be others to make a checki hand on a card (KOW-13).
   *
   * @param anyRank whether the pair may be of the rank of a triplet
   */
  static int missing(CardBag<PlayingCard> eight, PlayingCard pair, boolean anyRank) {
    int paired = Math.min(eight.count(pair), PAIR);
    int left = countRank(eight, pair.rank()) - paired;
    int best = 0;
    int second = 0;
    for (Rank rank : RANKS) {
      int count = rank != pair.rank() ? countRank(eight, rank) : anyRank ? left : 0; // KOW-10
      int triplet = Math.min(count, TRIPLET);
      int another = Math.min(count - triplet, TRIPLET);
      second = Math.max(Math.max(second, another), Math.min(best, triplet));
      best = Math.max(best, triplet);
    }
    int six = best + second; // KOW-8, KOW-13a
    return PAIR - paired + SIX - (anyRank ? six : Math.max(six, inFive(eight, pair, left, best)));
  }

  /**
   * Returns how many cards, beside the pair, there are of the second pattern (KOW-9).
   *
   * @param left the cards of the rank of the pair without the pair
   * @param best how many there are of a triplet of another rank
   */
  private static int inFive(CardBag<PlayingCard> eight, PlayingCard pair, int left, int best) {
    int most = 0;
    for (Suit two : SUITS) { // KOW-12
      for (Suit one : SUITS) {
        if (two != one && two != pair.suit() && one != pair.suit()) {
          int pairs = Math.min(eight.count(PlayingCard.of(pair.rank(), two)), PAIR);
          int three = pairs + Math.min(eight.count(PlayingCard.of(pair.rank(), one)), 1);
          most = Math.max(most, three + Math.max(best, Math.min(left - three, TRIPLET)));
        }
      }
    }
    return most;
  }

  /**
   * Tells whether a checki hand has five cards of the form a a b b c, of which one pair is declared
   * and a card makes the other (KOW-9, KOW-26a).
   */
  static boolean isSecondPair(CardBag<PlayingCard> eight, PlayingCard declared, PlayingCard card) {
    if (card.rank() != declared.rank() || card == declared || eight.count(card) < PAIR) {
      return false;
    }
    int third = 0;
    for (PlayingCard each : PlayingCards.ofRank(eight.distinct(), card.rank())) {
      third += each != card && each != declared ? 1 : 0;
    }
    return third > 0;
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
