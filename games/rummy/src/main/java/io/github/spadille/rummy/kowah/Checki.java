package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;

/** The eight cards that may be declared, a pair and six cards of the right form. */
final class Checki {
  private static final ImmutableList<Rank> RANKS = ImmutableList.copyOf(Rank.values());
  private static final int PAIR = 2;
  private static final int TRIPLET = 3;

  private Checki() {}

  /**
   * Returns the cards of the pairs on which eight of some cards are a checki hand.
   *
   * @param anyRank whether the pair may be of the rank of a triplet
   */
  static CardSet<PlayingCard> pairs(CardBag<PlayingCard> cards, boolean anyRank) {
    CardSet<PlayingCard> pairs = noCards();
    for (PlayingCard card : cards.distinct()) {
      boolean isPair = cards.count(card) >= PAIR && missing(cards, card, anyRank) == 0; // KOW-7
      pairs = isPair ? pairs.with(card) : pairs;
    }
    return pairs;
  }

  /** Returns how many cards are missing among some to make a checki hand on a card (KOW-13). */
  static int missing(CardBag<PlayingCard> cards, PlayingCard pair, boolean anyRank) {
    int paired = Math.min(cards.count(pair), PAIR);
    int left = countRank(cards, pair.rank()) - paired;
    int best = 0;
    int second = 0;
    for (Rank rank : RANKS) {
      int count = rank != pair.rank() ? countRank(cards, rank) : anyRank ? left : 0; // KOW-10
      int triplet = Math.min(count, TRIPLET);
      int another = Math.min(count - triplet, TRIPLET);
      second = Math.max(Math.max(second, another), Math.min(best, triplet));
      best = Math.max(best, triplet);
    }
    int six = best + second; // KOW-8, KOW-13a
    CardSet<PlayingCard> others = ofRank(cards.distinct(), pair.rank()).without(pair); // KOW-11
    for (PlayingCard two : anyRank ? noCards() : others) { // KOW-9, KOW-12
      int three = Math.min(cards.count(two), PAIR) + Math.min(others.size() - 1, 1);
      six = Math.max(six, three + Math.max(best, Math.min(left - three, TRIPLET)));
    }
    return PAIR - paired + 2 * TRIPLET - six;
  }
}
