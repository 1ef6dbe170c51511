package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.rankMask;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.fishing.Sums;
import org.jspecify.annotations.Nullable;

/**
 * How cards divide into the groups of a capture or a build.
 *
 * <p>A group is two or more cards whose values add up to that of a rank; in mixed builds it may
 * also be a single card of the rank. Sets of cards are the bits of {@link
 * io.github.spadille.engine.card.CardSet#low}.
 */
final class Groups {
  /** How many cards there are in a sum group at least (CAS-10, CAS-18). */
  private static final int SUM_SIZE = 2;

  private static final int BITS_PER_VALUE = 4;
  private static final Rank[] RANKS = Rank.values();

  // Shared results, which nobody adds to.
  private static final CardMasks NONE = new CardMasks(0);
  private static final CardMasks ONLY_EMPTY = new CardMasks(1);

  static {
    ONLY_EMPTY.add(0);
  }

  private final Rank highest;
  private final boolean singles;
  private final boolean faces;
  private final Sums sums;

  Groups(CassinoOptions options) {
    this.highest = options.royal() ? Rank.KING : Rank.TEN;
    this.singles = options.mixedBuilds();
    this.faces = options.faceBuilds();
    this.sums = new Sums(card -> card.isJoker() ? 0 : value(card.rank()));
  }

  /** Returns the value of a rank in sums, or 0 if it takes part in none (CAS-7). */
  int value(Rank rank) {
    return rank.compareTo(highest) <= 0 ? 1 + rank.ordinal() : 0;
  }

  /** Returns the highest rank that has a value. */
  Rank highest() {
    return highest;
  }

  /** Returns the rank of a value, the inverse of {@link #value}. */
  Rank rank(int value) {
    return RANKS[value - 1];
  }

  /** Returns the sum of the values of cards. */
  int total(long cards) {
    return sums.total(cards);
  }

  /** Returns the sums of some of the cards: bit i stands for the sum i. */
  long reachable(long cards) {
    return sums.reachable(cards);
  }

  /** Returns one of the cards that has no value, or null if all have values. */
  @Nullable PlayingCard findWithoutValue(long cards) {
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int index = Long.numberOfTrailingZeros(rest);
      if (sums.valueAt(index) == 0) {
        return PlayingCard.FAMILY.card(index);
      }
    }
    return null;
  }

  /** Tells whether cards of a rank may be paired in a build. */
  boolean mayPair(Rank rank) {
    return faces || rank.compareTo(Rank.TEN) <= 0;
  }

  /** Tells whether a single card of a rank is a group of a build of that rank. */
  private boolean mayStandAlone(Rank rank) {
    return singles && mayPair(rank);
  }

  /**
   * Tells whether some of the cards are of a rank or a sum group for it.
   *
   * @param reachable the sums of some of the cards
   */
  boolean canCapture(long cards, long reachable, Rank rank) {
    return (cards & rankMask(rank)) != 0 || isReachable(reachable, value(rank));
  }

  private static boolean isReachable(long reachable, int value) {
    return value > 0 && (reachable >>> value & 1) != 0;
  }

  /** Tells whether cards can be divided into sum groups for a rank, none left over. */
  boolean divideIntoSums(long cards, Rank rank) {
    int target = value(rank);
    long counts = 0; // Suits do not matter: how many cards there are of each value.
    int total = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int value = sums.valueAt(Long.numberOfTrailingZeros(rest));
      if (value == 0 || value >= target) {
        return false;
      }
      counts += one(value);
      total += value;
    }
    return cards == 0 || total % target == 0 && fill(counts, target - 1, target, target);
  }

  /** Tells whether cards can be divided into groups of a build of a rank, none left over. */
  boolean divide(long cards, Rank rank) {
    long alone = mayStandAlone(rank) ? cards & rankMask(rank) : 0;
    return divideIntoSums(cards ^ alone, rank);
  }

  /** Returns the number of groups of a build, from all its cards. */
  int count(long cards, Rank rank) {
    return value(rank) == 0 ? Long.bitCount(cards) : total(cards) / value(rank);
  }

  private static long one(int value) {
    return 1L << BITS_PER_VALUE * value;
  }

  /**
   * Tells whether cards fill the group that is begun, and then other groups.
   *
   * @param counts how many cards there are of each value, without those in the group
   * @param most the highest value that may come next into the group
   * @param missing what is missing in the group
   */
  private static boolean fill(long counts, int most, int missing, int target) {
    if (missing == 0) {
      return counts == 0 || fill(counts, target - 1, target, target);
    }
    for (int value = Math.min(most, missing); value > 0; value--) {
      if ((counts >>> BITS_PER_VALUE * value & 0xF) == 0) {
        continue;
      }
      if (fill(counts - one(value), value, missing - value, target)) {
        return true;
      }
      if (missing == target) {
        return false; // The highest card belongs into some group, so it may begin one.
      }
    }
    return false;
  }

  /**
   * Returns the sets of cards that divide into sum groups for a rank; the empty set first.
   *
   * @param reachable the sums of some of the cards
   */
  CardMasks sums(long cards, long reachable, Rank rank) {
    int value = value(rank);
    long group = isReachable(reachable, value) ? sums.first(cards, value, SUM_SIZE) : 0;
    if (group == 0) {
      return ONLY_EMPTY;
    }
    CardMasks sets = new CardMasks(4);
    sets.add(0);
    for (; group != 0; group = sums.next(cards, value, SUM_SIZE, group)) {
      sets.addUnions(group);
    }
    return sets;
  }

  /**
   * Returns the sets of loose cards with which a card of the hand divides into groups of a build of
   * a rank; the empty set first if the card is a group by itself.
   *
   * @param reachable the sums of some of the loose cards
   */
  CardMasks with(PlayingCard card, long loose, long reachable, Rank rank) {
    int value = value(card.rank());
    int missing = value == 0 ? 0 : value(rank) - value;
    CardMasks sets;
    if (card.is(rank) && mayStandAlone(rank)) {
      sets = new CardMasks(4);
      sets.add(0);
    } else if (missing > 0 && isReachable(reachable, missing)) {
      sets = new CardMasks(4);
      for (long set = sums.first(loose, missing, 1);
          set != 0;
          set = sums.next(loose, missing, 1, set)) {
        sets.add(set);
      }
    } else {
      return NONE;
    }
    if (isReachable(reachable, value(rank))) {
      addSums(sets, loose, rank);
    }
    if (mayStandAlone(rank)) {
      for (long rest = loose & rankMask(rank); rest != 0; rest &= rest - 1) {
        sets.addUnions(Long.lowestOneBit(rest));
      }
    }
    return sets;
  }

  private void addSums(CardMasks sets, long cards, Rank rank) {
    int value = value(rank);
    for (long group = sums.first(cards, value, SUM_SIZE);
        group != 0;
        group = sums.next(cards, value, SUM_SIZE, group)) {
      sets.addUnions(group);
    }
  }
}
