package io.github.spadille.fishing;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import java.util.function.ToIntFunction;

/**
 * Cards that add up: finds the sets of cards whose values have a given sum.
 *
 * <p>Cards are bits as in {@link CardSet#low()}, and a set that was found is itself the place in
 * the search where it goes on, so a search makes no object:
 *
 * <pre>{@code
 * for (long set = sums.first(board, 7, 2); set != 0; set = sums.next(board, 7, 2, set)) ...
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

  /** Returns the value of the card with an index, 0 to 63. */
  public int valueAt(int index) {
    return valueByIndex[index];
  }

  /** Returns the sum of the values of some cards; a card that takes part in no sum counts 0. */
  public int total(long cards) {
    int total = 0;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      total += valueByIndex[Long.numberOfTrailingZeros(rest)];
    }
    return total;
  }

  /** Returns the values of some cards that take part in sums: bit i stands for the value i. */
  public long values(long cards) {
    long values = 0;
    for (long rest = cards & ~cardsByValue[0]; rest != 0; rest &= rest - 1) {
      values |= 1L << valueByIndex[Long.numberOfTrailingZeros(rest)];
    }
    return values;
  }

  /**
   * Returns every sum up to 63 that some of the cards add up to: bit i stands for the sum i.
   *
   * <p>The sum 0 of no card is always among them.
   */
  public long reachable(long cards) {
    long sums = 1;
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      sums |= sums << valueByIndex[Long.numberOfTrailingZeros(rest)];
    }
    return sums;
  }

  /**
   * Returns every sum up to 63 that two or more of the cards add up to: bit i stands for the sum i.
   */
  public long reachableByTwo(long cards) {
    long one = 0;
    long more = 0;
    for (long rest = cards & ~cardsByValue[0]; rest != 0; rest &= rest - 1) {
      int value = valueByIndex[Long.numberOfTrailingZeros(rest)];
      more |= (more | one) << value;
      one |= 1L << value;
    }
    return more;
  }

  /**
   * Returns the cards that match a sum: one or more of the others add up to their value.
   *
   * @param cards of which some are returned; none whose value is 0
   * @param others the cards that are added up, in any number
   */
  public CardSet<PlayingCard> matching(CardSet<PlayingCard> cards, CardSet<PlayingCard> others) {
    long sums = reachable(others.low()) & -2; // Without the sum of no card.
    long matching = 0;
    for (long rest = cards.low(); rest != 0; rest &= rest - 1) {
      int index = Long.numberOfTrailingZeros(rest);
      matching |= (sums >>> valueByIndex[index] & 1) << index;
    }
    return CardSet.ofBits(PlayingCard.FAMILY, matching, 0);
  }

  /**
   * Tells whether some of the cards add up to a sum.
   *
   * @param fewest how many cards there must be in a set, at least 1
   */
  public boolean exists(long cards, int sum, int fewest) {
    return first(cards, sum, fewest) != 0;
  }

  /**
   * Returns the first set of cards that add up to a sum, or 0 if there is none.
   *
   * @param cards the cards to choose from
   * @param sum of a set's values, at least 1
   * @param fewest how many cards there must be in a set, at least 1
   */
  public long first(long cards, int sum, int fewest) {
    return search(cards, fewest, 0, sum);
  }

  /**
   * Returns the set that follows another, or 0 if there is none.
   *
   * @param set what {@link #first} or this method returned for the same cards and numbers
   */
  public long next(long cards, int sum, int fewest, long set) {
    return search(cards, fewest, set, 0);
  }

  /**
   * Looks for the next set, card by card in the order of value and index.
   *
   * @param set the cards chosen so far
   * @param left what is missing from the sum
   */
  private long search(long cards, int fewest, long set, int left) {
    long values = values(cards);
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
          value = Long.SIZE - 1 - Long.numberOfLeadingZeros(values(set));
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
