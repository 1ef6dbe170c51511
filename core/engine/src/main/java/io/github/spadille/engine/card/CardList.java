package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;
import java.util.Collection;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An immutable pile of cards of one family in order, top first: index 0 is the top.
 *
 * <p>A card may occur more than once. {@link #draw}, {@link #first}, {@link #last} and {@link
 * #subList} share the memory of the pile and take the same short time whatever its size; operations
 * that add or reorder cards copy one byte per card.
 *
 * <p>Equal to every {@link java.util.List} with the same cards in the same order.
 *
 * @param <C> the class of the cards
 */
public final class CardList<C extends Card> extends FixedList<C> {
  private final CardFamily<C> family;
  private final byte[] indexes; // shared; never written after construction
  private final int offset;
  private final int length;
  private final @Nullable CardList<C> ordered; // the pile of which this is a shuffle, if it is one

  CardList(CardFamily<C> family, byte[] indexes, int offset, int length) {
    this(family, indexes, offset, length, null);
  }

  private CardList(
      CardFamily<C> family, byte[] indexes, int offset, int length, @Nullable CardList<C> ordered) {
    this.family = family;
    this.indexes = indexes;
    this.offset = offset;
    this.length = length;
    this.ordered = ordered;
  }

  private CardList(CardFamily<C> family, byte[] indexes) {
    this(family, indexes, 0, indexes.length);
  }

  /** Returns the pile without cards. */
  public static <C extends Card> CardList<C> empty(CardFamily<C> family) {
    return family.emptyList();
  }

  /**
   * Returns the pile of the given cards, the first on top.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  @SafeVarargs
  @SuppressWarnings("varargs")
  public static <C extends Card> CardList<C> of(CardFamily<C> family, C... cards) {
    return copyOf(family, Arrays.asList(cards));
  }

  /**
   * Returns the pile of the given cards in their order of iteration, the first on top.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  public static <C extends Card> CardList<C> copyOf(
      CardFamily<C> family, Collection<? extends C> cards) {
    requireNonNull(family);
    if (cards instanceof CardList<?> list && list.family == family) {
      @SuppressWarnings("unchecked") // a family has one type of cards
      CardList<C> same = (CardList<C>) list;
      return same;
    }
    byte[] indexes = new byte[cards.size()];
    int i = 0;
    for (C card : cards) {
      indexes[i++] = (byte) family.indexOf(card);
    }
    return new CardList<>(family, indexes);
  }

  /** Returns the pile of cards that were laid one on another: the last of a chain is on top. */
  public static <C extends Card> CardList<C> laid(CardFamily<C> family, Chain<C> cards) {
    byte[] indexes = new byte[cards.size()];
    Chain<C> left = cards;
    for (int i = 0; i < indexes.length; i++) {
      C card = left.last();
      assert family.holds(card);
      indexes[i] = (byte) card.index();
      left = left.before();
    }
    return new CardList<>(family, indexes);
  }

  /**
   * Returns a builder of a pile whose number of cards is known.
   *
   * @throws IllegalArgumentException if {@code size} is negative
   */
  public static <C extends Card> Builder<C> builder(CardFamily<C> family, int size) {
    if (size < 0) {
      throw new IllegalArgumentException(size + " cards; expected 0 or more");
    }
    return new Builder<>(family, size);
  }

  /**
   * Returns the same cards in random order, each order with the same probability as far as the
   * source is uniform.
   *
   * @throws IllegalStateException if the source is so far from uniform that 64 draws in a row are
   *     refused
   */
  public static <C extends Card> CardList<C> shuffled(CardList<C> cards, RandomSource random) {
    requireNonNull(random);
    byte[] indexes = cards.toBytes(0, 0);
    Shuffling.shuffle(indexes, random);
    return new CardList<>(cards.family, indexes, 0, indexes.length, cards);
  }

  /** Returns whether this pile holds exactly the cards of another, in any order. */
  public boolean isPermutationOf(CardList<C> other) {
    return isShuffleOf(other) || length == other.length && toBag().equals(other.toBag());
  }

  /** Tells whether this pile is known to be a shuffle of another: if it was made as such. */
  boolean isShuffleOf(CardList<C> other) {
    return ordered == other;
  }

  /** A copy of the indexes with room before and after them. */
  private byte[] toBytes(int before, int after) {
    byte[] bytes = new byte[before + length + after];
    System.arraycopy(indexes, offset, bytes, before, length);
    return bytes;
  }

  private CardList<C> slice(int from, int to) {
    return new CardList<>(family, indexes, offset + from, to - from);
  }

  private int checkCount(int n) {
    if (n < 0 || n > length) {
      throw new IndexOutOfBoundsException("cannot take " + n + " of " + length + " cards");
    }
    return n;
  }

  /** Returns the family of the cards. */
  public CardFamily<C> family() {
    return family;
  }

  @Override
  public int size() {
    return length;
  }

  @Override
  public C get(int position) {
    return family.at(indexAt(position));
  }

  /**
   * Returns the {@linkplain Card#index() index} of the card at a position, 0 being the top.
   *
   * @throws IndexOutOfBoundsException if there is no such position
   */
  public int indexAt(int position) {
    return indexes[offset + Objects.checkIndex(position, length)];
  }

  /**
   * Returns the card on top.
   *
   * @throws NoSuchElementException if this pile is empty
   */
  public C top() {
    if (length == 0) {
      throw new NoSuchElementException("top of an empty pile");
    }
    return family.at(indexes[offset]);
  }

  /**
   * Returns the card at the bottom.
   *
   * @throws NoSuchElementException if this pile is empty
   */
  public C bottom() {
    if (length == 0) {
      throw new NoSuchElementException("bottom of an empty pile");
    }
    return family.at(indexes[offset + length - 1]);
  }

  /**
   * Returns what remains when the top {@code n} cards are drawn; {@link #first} gives those.
   *
   * @throws IndexOutOfBoundsException if {@code n} is negative or more than the size
   */
  public CardList<C> draw(int n) {
    return slice(checkCount(n), length);
  }

  /**
   * Returns the top {@code n} cards.
   *
   * @throws IndexOutOfBoundsException if {@code n} is negative or more than the size
   */
  public CardList<C> first(int n) {
    return slice(0, checkCount(n));
  }

  /**
   * Returns the bottom {@code n} cards.
   *
   * @throws IndexOutOfBoundsException if {@code n} is negative or more than the size
   */
  public CardList<C> last(int n) {
    return slice(length - checkCount(n), length);
  }

  /**
   * Returns every n-th card, as one of {@code n} hands gets them in a deal.
   *
   * @param from the position of the first, or the size for no card
   * @throws IndexOutOfBoundsException if {@code from} is negative or more than the size
   * @throws IllegalArgumentException if {@code n} is less than 1
   */
  public CardList<C> every(int n, int from) {
    if (n < 1) {
      throw new IllegalArgumentException("every card of " + n + "; expected at least 1");
    }
    checkCount(from);
    byte[] bytes = new byte[(length - from + n - 1) / n];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = indexes[offset + from + i * n];
    }
    return new CardList<>(family, bytes);
  }

  /**
   * Returns the cards at some positions, in the order of the positions.
   *
   * @throws IndexOutOfBoundsException if there is no such position
   */
  public CardList<C> pick(int... positions) {
    byte[] bytes = new byte[positions.length];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = indexes[offset + Objects.checkIndex(positions[i], length)];
    }
    return new CardList<>(family, bytes);
  }

  /**
   * Returns the cards from one position to before another.
   *
   * @throws IndexOutOfBoundsException if {@code from} is negative, {@code to} more than the size,
   *     or {@code from} more than {@code to}
   */
  @Override
  public CardList<C> subList(int from, int to) {
    Objects.checkFromToIndex(from, to, length);
    return slice(from, to);
  }

  /**
   * Returns this pile with a card put on top.
   *
   * @throws IllegalArgumentException if the card is not of the family
   */
  public CardList<C> push(C card) {
    byte[] bytes = toBytes(1, 0);
    bytes[0] = (byte) family.indexOf(card);
    return new CardList<>(family, bytes);
  }

  /**
   * Returns this pile with another put on top in its order: the top of the other is the top.
   *
   * @throws IllegalArgumentException if the other pile is of another family
   */
  public CardList<C> pushAll(CardList<C> cards) {
    return cards.appendAll(this);
  }

  /**
   * Returns this pile with a card put under the bottom.
   *
   * @throws IllegalArgumentException if the card is not of the family
   */
  public CardList<C> append(C card) {
    byte[] bytes = toBytes(0, 1);
    bytes[length] = (byte) family.indexOf(card);
    return new CardList<>(family, bytes);
  }

  /**
   * Returns this pile with another put under the bottom in its order: the bottom of the other is
   * the bottom.
   *
   * @throws IllegalArgumentException if the other pile is of another family
   */
  public CardList<C> appendAll(CardList<C> cards) {
    family.requireSame(cards.family);
    byte[] bytes = toBytes(0, cards.length);
    System.arraycopy(cards.indexes, cards.offset, bytes, length, cards.length);
    return new CardList<>(family, bytes);
  }

  /**
   * Returns this pile without the card at a position.
   *
   * @throws IndexOutOfBoundsException if there is no such position
   */
  public CardList<C> without(int position) {
    Objects.checkIndex(position, length);
    byte[] bytes = new byte[length - 1];
    System.arraycopy(indexes, offset, bytes, 0, position);
    System.arraycopy(indexes, offset + position + 1, bytes, position, length - 1 - position);
    return new CardList<>(family, bytes);
  }

  /** Returns this pile turned over: the bottom is the top. */
  public CardList<C> reversed() {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = indexes[offset + length - 1 - i];
    }
    return new CardList<>(family, bytes);
  }

  @Override
  public int indexOf(Object object) {
    int index = family.indexOrMinusOne(object);
    if (index >= 0) {
      for (int i = 0; i < length; i++) {
        if (indexes[offset + i] == index) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object object) {
    int index = family.indexOrMinusOne(object);
    if (index >= 0) {
      for (int i = length - 1; i >= 0; i--) {
        if (indexes[offset + i] == index) {
          return i;
        }
      }
    }
    return -1;
  }

  /** Returns the distinct cards of this pile. */
  public CardSet<C> toSet() {
    long low = 0;
    long high = 0;
    for (int i = offset; i < offset + length; i++) {
      int index = indexes[i];
      if (index < 64) {
        low |= 1L << index;
      } else {
        high |= 1L << index;
      }
    }
    return new CardSet<>(family, low, high);
  }

  /** Returns the cards of this pile, every copy, without their order. */
  public CardBag<C> toBag() {
    return CardBag.ofIndexes(family, indexes, offset, offset + length);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof CardList<?> other && other.family == family
        ? sameCards(other)
        : super.equals(object);
  }

  private boolean sameCards(CardList<?> other) {
    if (length != other.length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (indexes[offset + i] != other.indexes[other.offset + i]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  /** Returns the codes of the cards from the top, separated by one space. */
  @Override
  public String toString() {
    return CardFamily.codes(this);
  }

  /** Puts a pile of known size together, from the top down, with one copy of each card. */
  public static final class Builder<C extends Card> {
    private final CardFamily<C> family;
    private final byte[] indexes;
    private int size;

    private Builder(CardFamily<C> family, int size) {
      this.family = requireNonNull(family);
      this.indexes = new byte[size];
    }

    /**
     * Puts a card under the others.
     *
     * @throws IllegalArgumentException if the card is not of the family
     * @throws IndexOutOfBoundsException if the pile is complete
     */
    public Builder<C> add(C card) {
      indexes[size] = (byte) family.indexOf(card);
      size++;
      return this;
    }

    /**
     * Puts a card under the others that is given by its {@linkplain Card#index() index}, for a
     * state that holds its cards so.
     *
     * @throws IndexOutOfBoundsException if no card has the index, or the pile is complete
     */
    public Builder<C> addIndex(int index) {
      indexes[size] = (byte) Objects.checkIndex(index, family.size());
      size++;
      return this;
    }

    /**
     * Puts another pile under the others in its order.
     *
     * @throws IllegalArgumentException if the other pile is of another family
     * @throws IndexOutOfBoundsException if the pile would get too large
     */
    public Builder<C> addAll(CardList<C> cards) {
      family.requireSame(cards.family);
      System.arraycopy(cards.indexes, cards.offset, indexes, size, cards.length);
      size += cards.length;
      return this;
    }

    /**
     * Returns the pile; the builder must not be used any more.
     *
     * @throws IllegalStateException if cards are missing
     */
    public CardList<C> build() {
      if (size != indexes.length) {
        throw new IllegalStateException(size + " cards; expected " + indexes.length);
      }
      return new CardList<>(family, indexes);
    }
  }
}
