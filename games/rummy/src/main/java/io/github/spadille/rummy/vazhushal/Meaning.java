package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.card.PlayingCards.withoutJokers;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;

/**
 * What a group of cards can mean, if its wild cards are given roles (VAZ-14 to VAZ-21).
 *
 * <p>A run is a bit for its suit and its lowest rank, sixteen bits to a suit, the ace being the
 * lowest and the fourteenth; how long it is the size of the group tells.
 *
 * @param size the number of cards
 * @param runs the sequences that the group can be
 * @param natural the one of them in which every card has the role of itself, or nothing
 * @param setValue the value of the set that the group can be, or 0
 */
record Meaning(int size, long runs, long natural, int setValue) {
  private static final int RANKS = 13;
  private static final int LEAST = 3;
  private static final int LARGEST_SET = 4;
  private static final long SUIT = (1 << RANKS) - 1;

  /**
   * Returns what cards can mean.
   *
   * @param wilds the cards that are wild by the negative joker
   */
  static Meaning of(CardBag<PlayingCard> cards, CardSet<PlayingCard> wilds) {
    int size = cards.size();
    CardSet<PlayingCard> all = withoutJokers(cards.distinct()); // VAZ-9
    long fixed = all.minus(wilds).low();
    long selves = all.intersect(wilds).low(); // VAZ-13
    boolean isTwice = cards.intersect(all.minus(wilds)).size() > Long.bitCount(fixed); // VAZ-17
    long naturals = fixed == 0 ? selves : fixed;
    if (size < LEAST || isTwice || naturals == 0) { // VAZ-18
      return new Meaning(size, 0, 0, 0);
    }
    int first = Long.numberOfTrailingZeros(naturals);
    boolean isSet = size <= LARGEST_SET && (fixed & ~ofRank(first)) == 0; // VAZ-16
    int last = size < RANKS ? RANKS + 1 : RANKS; // all thirteen are one sequence
    long runs = 0;
    long natural = 0;
    for (int suit = first >> 4 << 4; suit < Long.SIZE; suit += 16) {
      long own = (fixed | selves) >>> suit & SUIT;
      if ((fixed & ~(SUIT << suit)) == 0 && (naturals >>> suit & SUIT) != 0) {
        for (int low = 0; low + size <= last; low++) {
          long roles = folded(((1L << size) - 1) << low); // VAZ-15
          boolean holds = (fixed >>> suit & ~roles) == 0 && (naturals >>> suit & roles) != 0;
          long run = holds ? 1L << suit + low : 0;
          runs |= run;
          natural |= all.size() == size && own == roles && cards.isDistinct() ? run : 0; // VAZ-21
        }
      }
    }
    return new Meaning(size, runs, natural, isSet ? size * value(first & 15) : 0);
  }

  private static long folded(long roles) {
    return (roles | roles >>> RANKS) & SUIT; // the fourteenth rank is the ace again
  }

  private static long ofRank(int index) {
    return 0x0001_0001_0001_0001L << (index & 15);
  }

  /** Tells whether the group is a valid meld by itself (VAZ-19, VAZ-20). */
  boolean isMeld() {
    return runs != 0 || setValue != 0;
  }

  /** Returns the value of a sequence of this size (VAZ-55 to VAZ-57). */
  int value(long run) {
    int low = Long.numberOfTrailingZeros(run) & 15;
    int value = 0;
    for (int rank = low; rank < low + size; rank++) {
      value += value(rank);
    }
    return value;
  }

  /** Returns the value of a card by its rank, counted from the ace, which is the fourteenth too. */
  static int value(int rank) {
    return rank > 0 && rank < 9 ? rank + 1 : 10; // VAZ-55
  }
}
