package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.bits.Bits;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An immutable set of cards of one family, in the order of their index.
 *
 * <p>The set is two words with one bit per card: an operation makes one object and no loop. For
 * suits and ranks of playing cards see {@link PlayingCards}. A set does not count: for cards of
 * several packs use {@link CardBag}.
 *
 * <p>Equal to every {@link Set} with the same cards.
 *
 * @param <C> the class of the cards
 */
public final class CardSet<C extends Card> extends FixedCollection<C> implements Set<C> {
  private final CardFamily<C> family;
  private final long low;
  private final long high;

  CardSet(CardFamily<C> family, long low, long high) {
    this.family = family;
    this.low = low;
    this.high = high;
  }

  /** Returns the set without cards. */
  public static <C extends Card> CardSet<C> empty(CardFamily<C> family) {
    return family.emptySet();
  }

  /** Returns the set of all cards of the family. */
  public static <C extends Card> CardSet<C> allOf(CardFamily<C> family) {
    return new CardSet<>(family, family.lowMask(), family.highMask());
  }

  /**
   * Returns the set of the given cards; a card given twice counts once.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public static <C extends Card> CardSet<C> of(CardFamily<C> family, C... cards) {
    return copyOf(family, Arrays.asList(cards));
  }

  /**
   * Returns the set of the given cards; a card given twice counts once.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  public static <C extends Card> CardSet<C> copyOf(
      CardFamily<C> family, Collection<? extends C> cards) {
    requireNonNull(family);
    long low = 0;
    long high = 0;
    for (C card : cards) {
      int index = family.indexOf(card);
      if (index < 64) {
        low |= 1L << index;
      } else {
        high |= 1L << index;
      }
    }
    return new CardSet<>(family, low, high);
  }

  /**
   * Returns the set of the cards whose bits are set: bit i of {@code low} is the card with index i,
   * bit i of {@code high} the card with index 64 + i.
   *
   * @throws IllegalArgumentException if a bit is set that stands for no card
   */
  public static <C extends Card> CardSet<C> ofBits(CardFamily<C> family, long low, long high) {
    if ((low & ~family.lowMask()) != 0 || (high & ~family.highMask()) != 0) {
      throw new IllegalArgumentException(
          String.format(
              "bits without a card: low %x, high %x; %s has %d cards",
              low, high, family, family.size()));
    }
    return new CardSet<>(family, low, high);
  }

  /** Returns the family of the cards. */
  public CardFamily<C> family() {
    return family;
  }

  /** Returns the bits of the cards 0 to 63. */
  public long low() {
    return low;
  }

  /** Returns the bits of the cards 64 to 127. */
  public long high() {
    return high;
  }

  @Override
  public int size() {
    return Bits.count(low, high);
  }

  @Override
  public boolean isEmpty() {
    return (low | high) == 0;
  }

  /** Returns whether the card is in this set. */
  public boolean contains(C card) {
    assert family.holds(card);
    return Bits.has(low, high, card.index());
  }

  @Override
  public boolean contains(Object object) {
    int index = family.indexOrMinusOne(object);
    return index >= 0 && Bits.has(low, high, index);
  }

  @Override
  public boolean containsAll(Collection<?> cards) {
    return cards instanceof CardSet<?> other && other.family == family
        ? (other.low & ~low | other.high & ~high) == 0
        : super.containsAll(cards);
  }

  /**
   * Returns whether the two sets have a card in common.
   *
   * @throws IllegalArgumentException if the other set is of another family
   */
  public boolean containsAny(CardSet<C> other) {
    family.requireSame(other.family);
    return (low & other.low | high & other.high) != 0;
  }

  /** Returns this set and the card. */
  public CardSet<C> with(C card) {
    assert family.holds(card);
    int index = card.index();
    return index < 64
        ? new CardSet<>(family, low | 1L << index, high)
        : new CardSet<>(family, low, high | 1L << index);
  }

  /** Returns this set if a condition holds, else no card. */
  public CardSet<C> when(boolean condition) {
    return masked(condition ? -1L : 0);
  }

  /**
   * Returns the cards that are in this set and in the other; if there is none, this set.
   *
   * @throws IllegalArgumentException if the other set is of another family
   */
  public CardSet<C> preferring(CardSet<C> other) {
    family.requireSame(other.family);
    long inBoth = low & other.low | high & other.high;
    long ifNone = ~((inBoth | -inBoth) >> Long.SIZE - 1); // without a branch, which is chance
    return new CardSet<>(family, low & (other.low | ifNone), high & (other.high | ifNone));
  }

  /** Returns this set except the card, which need not be in it. */
  public CardSet<C> without(C card) {
    assert family.holds(card);
    int index = card.index();
    return index < 64
        ? new CardSet<>(family, low & ~(1L << index), high)
        : new CardSet<>(family, low, high & ~(1L << index));
  }

  /**
   * Returns the cards that are in this set or the other.
   *
   * @throws IllegalArgumentException if the other set is of another family
   */
  public CardSet<C> union(CardSet<C> other) {
    family.requireSame(other.family);
    return new CardSet<>(family, low | other.low, high | other.high);
  }

  /**
   * Returns the cards that are in this set and not in the other.
   *
   * @throws IllegalArgumentException if the other set is of another family
   */
  public CardSet<C> minus(CardSet<C> other) {
    family.requireSame(other.family);
    return new CardSet<>(family, low & ~other.low, high & ~other.high);
  }

  /**
   * Returns the cards that are in this set and in the other.
   *
   * @throws IllegalArgumentException if the other set is of another family
   */
  public CardSet<C> intersect(CardSet<C> other) {
    family.requireSame(other.family);
    return new CardSet<>(family, low & other.low, high & other.high);
  }

  /** The cards of this set whose bit is set in the mask, which is laid on both words. */
  CardSet<C> masked(long mask) {
    return new CardSet<>(family, low & mask, high & mask);
  }

  /**
   * Returns the card with the lowest index.
   *
   * @throws NoSuchElementException if this set is empty
   */
  public C first() {
    if (isEmpty()) {
      throw new NoSuchElementException("first card of an empty set");
    }
    return family.at(Bits.first(low, high));
  }

  /**
   * Returns the card with the highest index.
   *
   * @throws NoSuchElementException if this set is empty
   */
  public C last() {
    if (isEmpty()) {
      throw new NoSuchElementException("last card of an empty set");
    }
    return family.at(Bits.last(low, high));
  }

  /**
   * Returns the n-th card in the order of the index, counted from 0.
   *
   * @throws IndexOutOfBoundsException if {@code n} is negative or not less than the size
   */
  public C nth(int n) {
    return family.at(Bits.nth(low, high, Objects.checkIndex(n, size())));
  }

  /** Returns the cards of this set as a pile in the order of the index. */
  public CardList<C> toList() {
    return CardList.copyOf(family, this);
  }

  /** Returns the cards of this set as a bag with one copy of each. */
  public CardBag<C> toBag() {
    return new CardBag<>(family, low, high, 0, 0, null);
  }

  /** Returns an iterator in the order of the index. */
  @Override
  public Iterator<C> iterator() {
    return new BitIterator<>(this);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof CardSet<?> other && other.family == family
        ? low == other.low && high == other.high
        : object instanceof Set<?> cards && cards.size() == size() && holdsEach(cards);
  }

  private boolean holdsEach(Set<?> objects) {
    for (Object object : objects) {
      if (object == null || !contains(object)) {
        return false;
      }
    }
    return true;
  }

  /** As {@link Set} asks: the sum of the hash codes of the cards. */
  @Override
  public int hashCode() {
    int sum = 0;
    for (C card : this) {
      sum += card.hashCode();
    }
    return sum;
  }

  /** Returns the codes of the cards, separated by one space. */
  @Override
  public String toString() {
    return CardFamily.codes(this);
  }

  private static final class BitIterator<C extends Card> implements Iterator<C> {
    private final CardFamily<C> family;
    private long low;
    private long high;

    BitIterator(CardSet<C> set) {
      this.family = set.family;
      this.low = set.low;
      this.high = set.high;
    }

    @Override
    public boolean hasNext() {
      return (low | high) != 0;
    }

    @Override
    public C next() {
      if (low != 0) {
        int index = Long.numberOfTrailingZeros(low);
        low &= low - 1;
        return family.at(index);
      }
      if (high == 0) {
        throw new NoSuchElementException();
      }
      int index = 64 + Long.numberOfTrailingZeros(high);
      high &= high - 1;
      return family.at(index);
    }
  }
}
