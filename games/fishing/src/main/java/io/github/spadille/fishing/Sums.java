package io.github.spadille.fishing;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import java.util.function.ToIntFunction;

/**
 * Cards that add up: a value for each card, and the sets of cards whose values have a given sum.
 *
 * <pre>{@code
 * Sums.Search search = sums.among(board).sets(7, 2);
 * while (search.next()) ... search.set() ...
 * }</pre>
 *
 * <p>Sets come in a fixed order: their cards are compared one by one, lower values and then lower
 * indices first, so that {@code As 2s 4d} stands before {@code As 6d} and that before {@code 3s
 * 4d}. Cards with the second back are not served. Immutable and thread-safe.
 */
public final class Sums {
  private static final int CARDS = Long.SIZE;
  private static final int MAX_VALUE = 63;

  private final int[] valueByIndex = new int[CARDS];
  private final long[] cardsByValue;

  /**
   * Creates the sums of a way to value cards.
   *
   * @param value the value of each card, 0 for one that takes part in no sum
   * @throws IllegalArgumentException if a value is not 0 to 63
   */
  public Sums(ToIntFunction<PlayingCard> value) {
    int highest = 0;
    for (int index = 0; index < CARDS; index++) {
      PlayingCard card = PlayingCard.FAMILY.card(index);
      int each = value.applyAsInt(card);
      checkArgument(each >= 0 && each <= MAX_VALUE, "value %s of %s; expected 0 to 63", each, card);
      valueByIndex[index] = each;
      highest = Math.max(highest, each);
    }
    cardsByValue = new long[highest + 1];
    for (int index = 0; index < CARDS; index++) {
      cardsByValue[valueByIndex[index]] |= 1L << index;
    }
  }

  /** Returns the value of a card with the first back. */
  public int value(PlayingCard card) {
    return valueByIndex[card.index()];
  }

  /** Returns the sum of the values of some cards; a card that takes part in no sum counts 0. */
  public int total(CardSet<PlayingCard> cards) {
    int total = 0;
    for (long rest = cards.low(); rest != 0; rest &= rest - 1) {
      total += valueByIndex[Long.numberOfTrailingZeros(rest)];
    }
    return total;
  }

  /**
   * Returns the cards that match a sum: one or more of the others add up to their value.
   *
   * @param cards of which some are returned; none whose value is 0
   * @param others the cards that are added up, in any number
   */
  public CardSet<PlayingCard> matching(CardSet<PlayingCard> cards, CardSet<PlayingCard> others) {
    long sums = 1; // Bit i stands for the sum i.
    for (long rest = others.low(); rest != 0; rest &= rest - 1) {
      sums |= sums << valueByIndex[Long.numberOfTrailingZeros(rest)];
    }
    sums &= -2; // Without the sum of no card.
    long matching = 0;
    for (long rest = cards.low(); rest != 0; rest &= rest - 1) {
      int index = Long.numberOfTrailingZeros(rest);
      matching |= (sums >>> valueByIndex[index] & 1) << index;
    }
    return CardSet.ofBits(PlayingCard.FAMILY, matching, 0);
  }

  /** Returns what some cards add up to. */
  public Among among(CardSet<PlayingCard> cards) {
    return new Among(cards.low());
  }

  /** The values of some cards that take part in sums: bit i stands for the value i. */
  private long valuesOf(long cards) {
    long values = 0;
    for (long rest = cards & ~cardsByValue[0]; rest != 0; rest &= rest - 1) {
      values |= 1L << valueByIndex[Long.numberOfTrailingZeros(rest)];
    }
    return values;
  }

  /** The sums of some cards. Immutable and thread-safe. */
  public final class Among {
    private final long cards;
    private final long values; // Bit i stands for a card that counts i.
    private final long sumsOfMore; // Bit i stands for two or more cards that add up to i.

    private Among(long cards) {
      long one = 0;
      long more = 0;
      for (long rest = cards & ~cardsByValue[0]; rest != 0; rest &= rest - 1) {
        int value = valueByIndex[Long.numberOfTrailingZeros(rest)];
        more |= (more | one) << value;
        one |= 1L << value;
      }
      this.cards = cards;
      this.values = one;
      this.sumsOfMore = more;
    }

    /** Tells whether one or more of the cards add up to a sum; never to one that is not 1 to 63. */
    public boolean reach(int sum) {
      return sum > 0 && sum <= MAX_VALUE && ((values | sumsOfMore) >>> sum & 1) != 0;
    }

    /** Tells whether two or more of the cards add up to a sum; never to one that is not 1 to 63. */
    public boolean reachByTwo(int sum) {
      return sum > 0 && sum <= MAX_VALUE && (sumsOfMore >>> sum & 1) != 0;
    }

    /**
     * Begins a search for the sets of cards that add up to a sum.
     *
     * @param sum of a set's values, at least 1
     * @param fewest how many cards there must be in a set, at least 1
     */
    public Search sets(int sum, int fewest) {
      return new Search(this, sum, fewest);
    }

    /**
     * Looks for the next set, card by card in the order of value and index.
     *
     * @param from the cards chosen so far
     * @param missing from the sum
     */
    private long search(int fewest, long from, int missing) {
      long set = from;
      int left = missing;
      int value = 0;
      long untried = 0;
      while (true) {
        if (untried == 0) {
          value = Long.numberOfTrailingZeros(values & -2L << value); // The next higher, or 64.
          if (value <= left) {
            untried = cards & cardsByValue[value];
          } else if (set == 0) {
            return 0;
          } else { // Nothing fits: take back a card.
            value = Long.SIZE - 1 - Long.numberOfLeadingZeros(valuesOf(set));
            long last = Long.highestOneBit(set & cardsByValue[value]);
            set ^= last;
            left += value;
            untried = cards & cardsByValue[value] & -(last << 1);
          }
        } else if (value == left) {
          long found = set | Long.lowestOneBit(untried);
          if (Long.bitCount(found) >= fewest) {
            return found;
          }
          untried = 0;
        } else if (2 * value > left) { // Two more such cards are too much: only one card can fit.
          value = left - 1;
          untried = 0;
        } else {
          long card = Long.lowestOneBit(untried);
          set |= card;
          left -= value;
          untried ^= card;
        }
      }
    }
  }

  /** Finds the sets of cards that add up to a sum, one after the other. Not thread-safe. */
  public static final class Search {
    private final Among among;
    private final int fewest;
    private int missing; // from the sum, to the cards chosen so far
    private long found;

    private Search(Among among, int sum, int fewest) {
      this.among = among;
      this.fewest = fewest;
      this.missing = sum;
    }

    /** Goes on to the next set; returns whether there is one. */
    public boolean next() {
      found = among.search(fewest, found, missing);
      missing = 0;
      return found != 0;
    }

    /** Returns the set that {@link #next} has found; no card before and after all of them. */
    public CardSet<PlayingCard> set() {
      return CardSet.ofBits(PlayingCard.FAMILY, found, 0);
    }
  }
}
