package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * All cards of one kind, at most 128, numbered from 0.
 *
 * <p>A family reads the text form of its cards and is named by the collections that hold them. Make
 * one constant per class of cards: two families are equal only if they are the same object.
 *
 * @param <C> the class of the cards
 */
public final class CardFamily<C extends Card> {
  /** The largest number of cards in a family. */
  public static final int MAX_SIZE = 128;

  private static final Splitter WORDS = Splitter.onPattern("\\s+").trimResults().omitEmptyStrings();

  private final String name;
  private final String hint;
  private final ImmutableList<C> cards;
  private final CodeTable codes;
  private final Card[] byIndex;
  private final long lowMask;
  private final long highMask;
  private final CardSet<C> emptySet;
  private final CardBag<C> emptyBag;
  private final CardList<C> emptyList;

  private CardFamily(String name, String hint, ImmutableList<C> cards) {
    this.name = name;
    this.hint = hint;
    this.cards = cards;
    this.codes = new CodeTable(cards);
    this.byIndex = cards.toArray(new Card[0]);
    this.lowMask = maskOf(byIndex.length);
    this.highMask = maskOf(byIndex.length - 64);
    this.emptySet = new CardSet<>(this, 0, 0);
    this.emptyBag = new CardBag<>(this, 0, 0, 0, 0, null);
    this.emptyList = new CardList<>(this, new byte[0], 0, 0);
  }

  /**
   * Returns a family of the given cards, in the order of their index.
   *
   * @throws IllegalArgumentException if there are more than 128 cards, a card is not of the type,
   *     the index of a card is not its position, or a code is empty, holds whitespace or occurs
   *     twice
   */
  public static <C extends Card> CardFamily<C> of(String name, Class<C> type, List<C> cards) {
    String hint =
        cards.isEmpty() ? "the family is empty" : "expected a code like " + cards.get(0).code();
    return of(name, type, cards, hint);
  }

  /**
   * Returns a family of the given cards, in the order of their index, with a hint for the reader of
   * an error message, such as {@code "expected month and letter: 8B"}.
   *
   * @throws IllegalArgumentException if there are more than 128 cards, a card is not of the type,
   *     the index of a card is not its position, or a code is empty, holds whitespace or occurs
   *     twice
   */
  public static <C extends Card> CardFamily<C> of(
      String name, Class<C> type, List<C> cards, String hint) {
    requireNonNull(name);
    requireNonNull(type);
    requireNonNull(hint);
    ImmutableList<C> all = ImmutableList.copyOf(cards);
    if (all.size() > MAX_SIZE) {
      throw new IllegalArgumentException(
          "too many cards in " + name + ": " + all.size() + "; at most " + MAX_SIZE);
    }
    Set<String> codes = new HashSet<>();
    for (int i = 0; i < all.size(); i++) {
      C card = all.get(i);
      String code = card.code();
      if (!type.isInstance(card)) {
        throw new IllegalArgumentException("not a " + type.getSimpleName() + ": " + code);
      }
      if (card.index() != i) {
        throw new IllegalArgumentException(
            "wrong index of " + code + ": " + card.index() + "; expected its position " + i);
      }
      if (code.isEmpty() || code.chars().anyMatch(Character::isWhitespace)) {
        throw new IllegalArgumentException(
            "bad code at index " + i + ": \"" + code + "\"; expected text without whitespace");
      }
      if (!codes.add(code)) {
        throw new IllegalArgumentException("code occurs twice: " + code);
      }
    }
    return new CardFamily<>(name, hint, all);
  }

  /** Returns the name of this family, such as {@code "playing cards"}. */
  public String name() {
    return name;
  }

  /** Returns the number of cards in this family. */
  public int size() {
    return byIndex.length;
  }

  /**
   * Returns the card with the given index.
   *
   * @throws IndexOutOfBoundsException if there is no such card
   */
  public C card(int index) {
    return at(Objects.checkIndex(index, byIndex.length));
  }

  /** Returns all cards in the order of their index. */
  public ImmutableList<C> cards() {
    return cards;
  }

  /**
   * Returns the card with the given code.
   *
   * @throws IllegalArgumentException if there is no such card
   */
  public C parse(String code) {
    int index = codes.find(code, 0, code.length());
    if (index < 0) {
      throw new IllegalArgumentException("no such card: " + code + "; " + hint);
    }
    return at(index);
  }

  /**
   * Returns a card as one of this family: a card of another family as the one with its code.
   *
   * @throws IllegalArgumentException if there is no such card
   */
  public C card(Card card) {
    return holds(card) ? at(card.index()) : parse(card.code());
  }

  /**
   * Returns the cards of a text such as {@code "7d Ks Ah"}: codes separated by whitespace.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public ImmutableList<C> parseAll(String codes) {
    ImmutableList.Builder<C> found = ImmutableList.builder();
    for (String code : WORDS.split(codes)) {
      found.add(parse(code));
    }
    return found.build();
  }

  /** Returns the card with the given code, if there is one. */
  public Optional<C> find(String code) {
    return find(code, 0, code.length());
  }

  /**
   * Returns the card whose code stands in a part of a text, if there is one.
   *
   * @param from where the code begins, counted from 0
   * @param until where it ends, the place after its last character
   * @throws IndexOutOfBoundsException if the text has no such part
   */
  public Optional<C> find(String text, int from, int until) {
    int index = codes.find(text, from, until);
    return index < 0 ? Optional.empty() : Optional.of(at(index));
  }

  /**
   * Returns the cards of a part of a text such as {@code "7d Ks Ah"} as a pile, the first on top:
   * codes separated by blanks, which may stand around them too. Returns nothing if a word is not
   * the code of a card.
   *
   * @param from where the part begins, counted from 0
   * @param until where it ends, the place after its last character
   * @throws IndexOutOfBoundsException if the text has no such part
   */
  public Optional<CardList<C>> findList(String text, int from, int until) {
    byte[] found = new byte[Math.max(0, until - from + 1) / 2];
    int size = codes.findAll(text, from, until, found);
    return size < 0
        ? Optional.empty()
        : Optional.of(new CardList<>(this, Arrays.copyOf(found, size), 0, size));
  }

  /** Returns the name of this family. */
  @Override
  public String toString() {
    return name;
  }

  /** The card at an index that is known to be right. */
  @SuppressWarnings("unchecked") // the constructor filled the array with cards of type C
  C at(int index) {
    return (C) byIndex[index];
  }

  boolean holds(Card card) {
    int index = card.index();
    return index >= 0 && index < byIndex.length && byIndex[index] == card;
  }

  /** The index of a card that may be of another family. */
  int indexOf(Card card) {
    if (!holds(card)) {
      throw new IllegalArgumentException("not one of the " + name + ": " + card.code());
    }
    return card.index();
  }

  /** The index of an object among these cards, or -1; what {@code contains(Object)} asks. */
  int indexOrMinusOne(Object object) {
    return requireNonNull(object) instanceof Card card && holds(card) ? card.index() : -1;
  }

  void requireSame(CardFamily<?> other) {
    if (this != other) {
      throw new IllegalArgumentException("cards of two families: " + name + ", " + other.name);
    }
  }

  /** The bits of the cards 0 to 63 that exist. */
  long lowMask() {
    return lowMask;
  }

  /** The bits of the cards 64 to 127 that exist. */
  long highMask() {
    return highMask;
  }

  private static long maskOf(int bits) {
    return bits <= 0 ? 0 : -1L >>> Math.max(0, 64 - bits);
  }

  CardSet<C> emptySet() {
    return emptySet;
  }

  CardBag<C> emptyBag() {
    return emptyBag;
  }

  CardList<C> emptyList() {
    return emptyList;
  }

  /** The codes of the cards, separated by one space. */
  static String codes(Iterable<? extends Card> cards) {
    StringBuilder text = new StringBuilder();
    for (Card card : cards) {
      if (text.length() > 0) {
        text.append(' ');
      }
      text.append(card.code());
    }
    return text.toString();
  }
}
