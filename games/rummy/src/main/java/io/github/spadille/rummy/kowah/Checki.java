package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;

/** The hands of eight cards that may be declared: a pair, and six cards of the right form. */
final class Checki {
  /** The suits of all ranks but jack, queen and king, which make no five cards (KOW-11, KOW-14). */
  static final ImmutableList<Suit> SUITS =
      ImmutableList.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS);

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
    CardSet<PlayingCard> pairs = noCards();
    if (leavesAtMost(PAIR, eight)) {
      for (PlayingCard card : eight.distinct()) {
        pairs = missing(eight, card, anyRank) == 0 ? pairs.with(card) : pairs;
      }
    }
    return pairs;
  }

  /** Tells whether nine cards without one may be a checki hand; of most it is told at once. */
  static boolean isNear(CardBag<PlayingCard> nine) {
    return leavesAtMost(PAIR + 1, nine);
  }

  /** Tells whether at most so many cards are left when all triplets are taken out. */
  private static boolean leavesAtMost(int most, CardBag<PlayingCard> cards) {
    int left = 0;
    for (int i = 0; i < RANKS.size() && left <= most; i++) {
      left += countRank(cards, RANKS.get(i)) % TRIPLET;
    }
    return left <= most;
  }

  /** Returns how many of eight cards must be others to make a checki hand on a card (KOW-13). */
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
    for (Suit two : SUITS) { // KOW-12
      for (Suit one : SUITS) {
        if (two != one && two != pair.suit() && one != pair.suit() && !anyRank) {
          int pairs = Math.min(eight.count(PlayingCard.of(pair.rank(), two)), PAIR);
          int three = pairs + Math.min(eight.count(PlayingCard.of(pair.rank(), one)), 1);
          int triplet = Math.max(best, Math.min(left - three, TRIPLET));
          six = Math.max(six, three + triplet); // KOW-9
        }
      }
    }
    return PAIR - paired + 2 * TRIPLET - six;
  }

  /** Tells whether a checki hand on a card has a second pair, of five cards in three suits. */
  static boolean isSecondPair(
      CardBag<PlayingCard> eight, PlayingCard declared, PlayingCard card) { // KOW-9, KOW-26a
    return card != declared
        && card.rank() == declared.rank()
        && eight.count(card) >= PAIR
        && ofRank(eight.distinct(), card.rank()).size() == SUITS.size();
  }
}
