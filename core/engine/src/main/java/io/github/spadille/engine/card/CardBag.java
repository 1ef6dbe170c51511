package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.bits.Bits;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * An immutable multiset of cards of one family, for games with several packs.
 *
 * <p>A card may be in the bag any number of times; iteration follows the index, copies of a card
 * stand side by side. Costs grow with the largest number of copies of a card, not with the size.
 *
 * <p>Equal to a bag of the same family that holds each card as often, and to nothing else; {@link
 * #toMultiset()} gives a {@link com.google.common.collect.Multiset}.
 *
 * @param <C> the class of the cards
 */
public final class CardBag<C extends Card> extends AbstractCollection<C> {
  // Plane i has the bits of the cards of which there are more than i copies. So a plane contains
  // the next one, and equal bags have equal planes.
  private final CardFamily<C> family;
  private final long low0;
  private final long high0;
  private final long low1;
  private final long high1;
  // Planes 2, 3, ... as low, high, low, high, ...; the last plane is not empty.
  private final long @Nullable [] rest;

  CardBag(
      CardFamily<C> family, long low0, long high0, long low1, long high1, long @Nullable [] rest) {
    this.family = family;
    this.low0 = low0;
    this.high0 = high0;
    this.low1 = low1;
    this.high1 = high1;
    this.rest = rest;
  }

  /** The bag with the given planes (low, high, low, high, ...; at least two), which it copies. */
  private static <C extends Card> CardBag<C> ofPlanes(CardFamily<C> family, long[] planes) {
    int end = planes.length;
    while (end > 4 && (planes[end - 1] | planes[end - 2]) == 0) {
      end -= 2;
    }
    long @Nullable [] rest = end > 4 ? Arrays.copyOfRange(planes, 4, end) : null;
    return new CardBag<>(family, planes[0], planes[1], planes[2], planes[3], rest);
  }

  /** Returns the bag without cards. */
  public static <C extends Card> CardBag<C> empty(CardFamily<C> family) {
    return family.emptyBag();
  }

  /**
   * Returns the bag of the given cards, each as often as it is given.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public static <C extends Card> CardBag<C> of(CardFamily<C> family, C... cards) {
    return copyOf(family, Arrays.asList(cards));
  }

  /**
   * Returns the bag of the given cards, each as often as it is given.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  public static <C extends Card> CardBag<C> copyOf(
      CardFamily<C> family, Collection<? extends C> cards) {
    requireNonNull(family);
    long[] planes = new long[4];
    for (C card : cards) {
      planes = add(planes, family.indexOf(card));
    }
    return ofPlanes(family, planes);
  }

  /** Adds a card to planes, which it changes, or returns longer ones. */
  static long[] add(long[] planes, int index) {
    long bit = 1L << index;
    int word = index >>> 6;
    while (word < planes.length && (planes[word] & bit) != 0) {
      word += 2;
    }
    long[] room = word < planes.length ? planes : Arrays.copyOf(planes, planes.length + 2);
    room[word] |= bit;
    return room;
  }

  /** The bag of the cards with the given indexes. */
  static <C extends Card> CardBag<C> ofIndexes(
      CardFamily<C> family, byte[] indexes, int from, int to) {
    long low0 = 0;
    long high0 = 0;
    long low1 = 0;
    long high1 = 0;
    long third = 0;
    for (int i = from; i < to; i++) {
      long bit = 1L << indexes[i];
      if (indexes[i] < 64) {
        third |= low1 & bit;
        low1 |= low0 & bit;
        low0 |= bit;
      } else {
        third |= high1 & bit;
        high1 |= high0 & bit;
        high0 |= bit;
      }
    }
    return third == 0
        ? new CardBag<>(family, low0, high0, low1, high1, null)
        : ofManyIndexes(family, indexes, from, to);
  }

  /** The same for three and more copies of a card. */
  private static <C extends Card> CardBag<C> ofManyIndexes(
      CardFamily<C> family, byte[] indexes, int from, int to) {
    long[] planes = new long[4];
    for (int i = from; i < to; i++) {
      planes = add(planes, indexes[i]);
    }
    return ofPlanes(family, planes);
  }

  private int planes() {
    return rest == null ? 2 : 2 + rest.length / 2;
  }

  private long low(int plane) {
    return switch (plane) {
      case 0 -> low0;
      case 1 -> low1;
      default -> rest == null || plane >= planes() ? 0 : rest[2 * plane - 4];
    };
  }

  private long high(int plane) {
    return switch (plane) {
      case 0 -> high0;
      case 1 -> high1;
      default -> rest == null || plane >= planes() ? 0 : rest[2 * plane - 3];
    };
  }

  /** The planes in a new array. */
  private long[] toPlanes() {
    long[] planes = new long[2 * planes()];
    for (int i = 0; i < planes(); i++) {
      planes[2 * i] = low(i);
      planes[2 * i + 1] = high(i);
    }
    return planes;
  }

  /** Returns the family of the cards. */
  public CardFamily<C> family() {
    return family;
  }

  /** Returns the number of cards, every copy counted. */
  @Override
  public int size() {
    int size = Bits.count(low0, high0) + Bits.count(low1, high1);
    if (rest != null) {
      for (long word : rest) {
        size += Long.bitCount(word);
      }
    }
    return size;
  }

  @Override
  public boolean isEmpty() {
    return (low0 | high0) == 0;
  }

  /** Returns how many copies of the card are in this bag. */
  public int count(C card) {
    assert family.holds(card);
    return count(card.index());
  }

  private int count(int index) {
    int count = 0;
    while (count < planes() && Bits.has(low(count), high(count), index)) {
      count++;
    }
    return count;
  }

  /** Returns whether there is at least one copy of the card. */
  public boolean contains(C card) {
    assert family.holds(card);
    return Bits.has(low0, high0, card.index());
  }

  @Override
  public boolean contains(Object object) {
    int index = family.indexOrMinusOne(object);
    return index >= 0 && Bits.has(low0, high0, index);
  }

  /**
   * Returns whether this bag holds each card at least as often as the given collection; copies
   * count.
   */
  @Override
  public boolean containsAll(Collection<?> cards) {
    return cards instanceof CardBag<?> other && other.family == family
        ? containsPlanes(other)
        : containsEach(cards);
  }

  private boolean containsPlanes(CardBag<?> other) {
    for (int i = 0; i < other.planes(); i++) {
      if ((other.low(i) & ~low(i) | other.high(i) & ~high(i)) != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean containsEach(Collection<?> cards) {
    for (Object card : cards) {
      int index = family.indexOrMinusOne(card);
      if (index < 0 || count(index) < Collections.frequency(cards, card)) {
        return false;
      }
    }
    return true;
  }

  /** Returns this bag and one more copy of the card. */
  public CardBag<C> with(C card) {
    assert family.holds(card);
    int index = card.index();
    if (!Bits.has(low0, high0, index)) {
      return new CardBag<>(
          family,
          index < 64 ? low0 | 1L << index : low0,
          index < 64 ? high0 : high0 | 1L << index,
          low1,
          high1,
          rest);
    }
    if (!Bits.has(low1, high1, index)) {
      return new CardBag<>(
          family,
          low0,
          high0,
          index < 64 ? low1 | 1L << index : low1,
          index < 64 ? high1 : high1 | 1L << index,
          rest);
    }
    return ofPlanes(family, add(toPlanes(), index));
  }

  /**
   * Returns this bag except one copy of the card.
   *
   * @throws IllegalArgumentException if the card is not in this bag
   */
  public CardBag<C> without(C card) {
    int copies = count(card);
    if (copies == 0) {
      throw absent(card);
    }
    int index = card.index();
    long bit = 1L << index;
    if (copies == 1) {
      return new CardBag<>(
          family,
          index < 64 ? low0 & ~bit : low0,
          index < 64 ? high0 : high0 & ~bit,
          low1,
          high1,
          rest);
    }
    if (copies == 2) {
      return new CardBag<>(
          family,
          low0,
          high0,
          index < 64 ? low1 & ~bit : low1,
          index < 64 ? high1 : high1 & ~bit,
          rest);
    }
    long[] planes = toPlanes();
    planes[2 * (copies - 1) + (index >>> 6)] &= ~bit;
    return ofPlanes(family, planes);
  }

  private IllegalArgumentException absent(C card) {
    return new IllegalArgumentException("not among the cards: " + card + "; there are: " + this);
  }

  /**
   * Returns the cards of both bags, the copies added up.
   *
   * @throws IllegalArgumentException if the other bag is of another family
   */
  public CardBag<C> plus(CardBag<C> other) {
    family.requireSame(other.family);
    if ((low0 & other.low0 | high0 & other.high0) == 0 && rest == null && other.rest == null) {
      // No card is in both bags.
      return new CardBag<>(
          family,
          low0 | other.low0,
          high0 | other.high0,
          low1 | other.low1,
          high1 | other.high1,
          null);
    }
    // More than k copies in the sum: at least i here and at least k + 1 - i there, for some i.
    int count = planes() + other.planes();
    long[] sum = new long[2 * count];
    for (int k = 0; k < count; k++) {
      for (int i = 0; i <= k + 1; i++) {
        sum[2 * k] |= atLeastLow(i) & other.atLeastLow(k + 1 - i);
        sum[2 * k + 1] |= atLeastHigh(i) & other.atLeastHigh(k + 1 - i);
      }
    }
    return ofPlanes(family, sum);
  }

  private long atLeastLow(int copies) {
    return copies == 0 ? -1L : low(copies - 1);
  }

  private long atLeastHigh(int copies) {
    return copies == 0 ? -1L : high(copies - 1);
  }

  /**
   * Returns this bag except the cards of the other, as many copies as are there.
   *
   * @throws IllegalArgumentException if this bag does not contain the other, or is of another
   *     family
   */
  public CardBag<C> minus(CardBag<C> other) {
    family.requireSame(other.family);
    if (!containsPlanes(other)) {
      throw absent(missing(other));
    }
    // More than k copies are left: exactly i there and more than k + i here, for some i.
    long[] left = new long[2 * planes()];
    for (int k = 0; k < planes(); k++) {
      for (int i = 0; k + i < planes(); i++) {
        left[2 * k] |= other.atLeastLow(i) & ~other.low(i) & low(k + i);
        left[2 * k + 1] |= other.atLeastHigh(i) & ~other.high(i) & high(k + i);
      }
    }
    return ofPlanes(family, left);
  }

  /** The first card of which the other bag has more copies. */
  private C missing(CardBag<C> other) {
    for (C card : other) {
      if (count(card) < other.count(card)) {
        return card;
      }
    }
    throw new AssertionError("nothing is missing");
  }

  /**
   * Returns every copy of the cards that are in the set.
   *
   * @throws IllegalArgumentException if the set is of another family
   */
  public CardBag<C> intersect(CardSet<C> cards) {
    family.requireSame(cards.family());
    return masked(cards.low(), cards.high());
  }

  /** Every copy of the cards whose bit is set in the mask, which is laid on both words. */
  CardBag<C> masked(long mask) {
    return masked(mask, mask);
  }

  private CardBag<C> masked(long lowMask, long highMask) {
    if (rest == null) {
      return new CardBag<>(
          family, low0 & lowMask, high0 & highMask, low1 & lowMask, high1 & highMask, null);
    }
    long[] planes = toPlanes();
    for (int i = 0; i < planes.length; i++) {
      planes[i] &= (i & 1) == 0 ? lowMask : highMask;
    }
    return ofPlanes(family, planes);
  }

  int countMasked(long mask) {
    int count = Bits.count(low0 & mask, high0 & mask) + Bits.count(low1 & mask, high1 & mask);
    if (rest != null) {
      for (long word : rest) {
        count += Long.bitCount(word & mask);
      }
    }
    return count;
  }

  /** Returns the cards of which there is at least one copy. */
  public CardSet<C> distinct() {
    return new CardSet<>(family, low0, high0);
  }

  /** Returns the cards of which there are at least two copies. */
  public CardSet<C> repeated() {
    return new CardSet<>(family, low1, high1);
  }

  /** Returns whether no card is in this bag twice. */
  public boolean isDistinct() {
    return (low1 | high1) == 0;
  }

  /**
   * Returns the n-th card in the order of iteration, counted from 0; copies count.
   *
   * @throws IndexOutOfBoundsException if {@code n} is negative or not less than the size
   */
  public C nth(int n) {
    Objects.checkIndex(n, size());
    if (isDistinct()) {
      return family.at(Bits.nth(low0, high0, n));
    }
    // The card is the one with the highest index before which there are at most n cards.
    int from = 0;
    for (int width = 64; width > 0; width >>= 1) {
      if (countBelow(from + width) <= n) {
        from += width;
      }
    }
    return family.at(from);
  }

  /** The number of cards whose index is less than the given one, which is 1 to 127. */
  private int countBelow(int index) {
    long lowMask = index < 64 ? (1L << index) - 1 : -1L;
    long highMask = index < 64 ? 0 : (1L << index) - 1;
    int count = 0;
    for (int i = 0; i < planes(); i++) {
      count += Bits.count(low(i) & lowMask, high(i) & highMask);
    }
    return count;
  }

  /** Returns the sum of what the cards are worth, every copy counted. */
  public int sum(ToIntFunction<? super C> value) {
    int sum = 0;
    for (C card : this) {
      sum += value.applyAsInt(card);
    }
    return sum;
  }

  /** Returns the cards of this bag as a pile in the order of iteration. */
  public CardList<C> toList() {
    return CardList.copyOf(family, this);
  }

  /** Returns the cards of this bag as a multiset of Guava, in the order of the index. */
  public ImmutableMultiset<C> toMultiset() {
    return ImmutableMultiset.copyOf(this);
  }

  /** Returns an iterator in the order of the index, copies side by side. */
  @Override
  public Iterator<C> iterator() {
    return new CopiesIterator<>(this);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof CardBag<?> other
        && family == other.family
        && low0 == other.low0
        && high0 == other.high0
        && low1 == other.low1
        && high1 == other.high1
        && Arrays.equals(rest, other.rest);
  }

  @Override
  public int hashCode() {
    long hash = mix(mix(mix(mix(0, low0), high0), low1), high1);
    if (rest != null) {
      for (long word : rest) {
        hash = mix(hash, word);
      }
    }
    return (int) hash;
  }

  /** Spreads the bits of the words, which differ little between like bags, over the hash code. */
  private static long mix(long hash, long word) {
    long mixed = (hash ^ word) * 0xff51afd7ed558ccdL;
    mixed = (mixed ^ mixed >>> 33) * 0xc4ceb9fe1a85ec53L;
    return mixed ^ mixed >>> 33;
  }

  /** Returns the codes of the cards, copies repeated, separated by one space. */
  @Override
  public String toString() {
    return CardFamily.codes(this);
  }

  private static final class CopiesIterator<C extends Card> implements Iterator<C> {
    private final CardBag<C> bag;
    // The cards that are still to come, without the current one.
    private long low;
    private long high;
    private int current;
    private int left;

    CopiesIterator(CardBag<C> bag) {
      this.bag = bag;
      this.low = bag.low0;
      this.high = bag.high0;
    }

    @Override
    public boolean hasNext() {
      return left > 0 || (low | high) != 0;
    }

    @Override
    public C next() {
      if (left == 0) {
        advance();
      }
      left--;
      return bag.family.at(current);
    }

    private void advance() {
      if (low != 0) {
        current = Long.numberOfTrailingZeros(low);
        low &= low - 1;
      } else if (high != 0) {
        current = 64 + Long.numberOfTrailingZeros(high);
        high &= high - 1;
      } else {
        throw new NoSuchElementException();
      }
      left = bag.count(current);
    }
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public boolean add(C card) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public boolean remove(Object card) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public boolean addAll(Collection<? extends C> cards) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public boolean removeAll(Collection<?> cards) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public boolean retainAll(Collection<?> cards) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public boolean removeIf(Predicate<? super C> filter) {
    throw new UnsupportedOperationException();
  }

  /**
   * Always throws.
   *
   * @throws UnsupportedOperationException always
   * @deprecated nothing to call on an immutable collection
   */
  @Deprecated
  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }
}
