package io.github.spadille.engine.card;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Joiner;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The cards that a game is played with: an immutable multiset of cards with a name.
 *
 * <p>A deck has no order of its own: {@link #cards()} gives the order of the index, copies side by
 * side, and {@link #shuffled} any order. The name tells how the deck was made; decks with the same
 * cards are equal whatever their names.
 *
 * <pre>{@code
 * Deck<PlayingCard> pack = Deck.standard52().plusJokers(2).times(2);
 * Deck<PlayingCard> piquet = Deck.standard52().without(TWO, THREE, FOUR, FIVE, SIX);
 * }</pre>
 *
 * @param <C> the class of the cards
 */
public final class Deck<C extends Card> {
  private final String name;
  private final CardBag<C> bag;
  private final CardList<C> cards;

  private Deck(String name, CardBag<C> bag) {
    this.name = name;
    this.bag = bag;
    this.cards = bag.toList();
  }

  /**
   * Returns a deck of the given cards, each as often as it is given.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  public static <C extends Card> Deck<C> of(CardFamily<C> family, Collection<? extends C> cards) {
    CardBag<C> bag = CardBag.copyOf(family, cards);
    return new Deck<>(bag.size() + " " + family.name(), bag);
  }

  /** Returns the 52 cards A to K of four suits. */
  public static Deck<PlayingCard> standard52() {
    return Standard.STANDARD_52;
  }

  /** Returns the 32 cards 7 to A of four suits. */
  public static Deck<PlayingCard> piquet32() {
    return Standard.PIQUET_32;
  }

  /** Returns the 40 cards A to 7 and J Q K of four suits. */
  public static Deck<PlayingCard> spanish40() {
    return Standard.SPANISH_40;
  }

  /**
   * Returns the 43 cards of the Australian pack for four: A to K without 2 and 3, black fours out,
   * and one joker.
   */
  public static Deck<PlayingCard> fiveHundred43() {
    return Standard.FIVE_HUNDRED_43;
  }

  /**
   * Returns the 63 cards of the Australian pack for six: the 52, 11 and 12 of four suits, the red
   * thirteens and one joker.
   */
  public static Deck<PlayingCard> fiveHundred63() {
    return Standard.FIVE_HUNDRED_63;
  }

  /**
   * Returns all 64 playing cards: the 52, 11 and 12 of four suits, the red thirteens and two
   * jokers.
   */
  public static Deck<PlayingCard> full64() {
    return Standard.FULL_64;
  }

  /** Decks of playing cards, made when first asked for. */
  private static final class Standard {
    static final Deck<PlayingCard> STANDARD_52 =
        of(PlayingCard.FAMILY, firstBacks(EnumSet.range(Rank.ACE, Rank.KING))).named("standard 52");
    static final Deck<PlayingCard> PIQUET_32 =
        STANDARD_52
            .without(Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX)
            .named("piquet 32");
    static final Deck<PlayingCard> SPANISH_40 =
        STANDARD_52.without(Rank.EIGHT, Rank.NINE, Rank.TEN).named("spanish 40");
    static final Deck<PlayingCard> FIVE_HUNDRED_43 =
        STANDARD_52
            .without(Rank.TWO, Rank.THREE)
            .without(PlayingCard.cards("4s 4c"))
            .plusJokers(1)
            .named("five hundred 43");
    static final Deck<PlayingCard> FULL_64 =
        STANDARD_52
            .with(firstBacks(EnumSet.range(Rank.ELEVEN, Rank.THIRTEEN)))
            .plusJokers(2)
            .named("full 64");
    static final Deck<PlayingCard> FIVE_HUNDRED_63 =
        FULL_64.without(PlayingCard.cards("X2")).named("five hundred 63");

    private static List<PlayingCard> firstBacks(Set<Rank> ranks) {
      List<PlayingCard> cards = new ArrayList<>();
      for (PlayingCard card : PlayingCard.FAMILY.cards()) {
        if (!card.isJoker() && !card.secondBack() && ranks.contains(card.rank())) {
          cards.add(card);
        }
      }
      return cards;
    }
  }

  /** Returns the same cards under another name. */
  public Deck<C> named(String name) {
    return new Deck<>(requireNonNull(name), bag);
  }

  /**
   * Returns this deck and the first {@code n} jokers, X1 and X2. Add them before {@link #times}, to
   * have them in every pack.
   *
   * @throws IllegalArgumentException if {@code n} is not 0, 1 or 2
   * @throws IllegalStateException if this is not a deck of playing cards
   */
  public Deck<C> plusJokers(int n) {
    if (n < 0 || n > 2) {
      throw new IllegalArgumentException("no such number of jokers: " + n + "; expected 0 1 2");
    }
    requirePlayingCards("jokers");
    CardBag<C> all = bag;
    for (int i = 1; i <= n; i++) {
      all = all.with(family().parse("X" + i));
    }
    return new Deck<>(name + (n == 1 ? " + 1 joker" : " + " + n + " jokers"), all);
  }

  /**
   * Returns this deck without the cards of the given ranks, every copy.
   *
   * @throws IllegalStateException if this is not a deck of playing cards
   */
  public Deck<C> without(Rank... ranks) {
    requirePlayingCards("ranks");
    List<C> left = new ArrayList<>();
    List<String> codes = new ArrayList<>();
    for (C card : cards) {
      boolean out = false;
      for (Rank rank : ranks) {
        out |= ((PlayingCard) (Card) card).is(rank);
      }
      if (!out) {
        left.add(card);
      }
    }
    for (Rank rank : ranks) {
      codes.add(rank.code());
    }
    return new Deck<>(
        name + " without " + Joiner.on(' ').join(codes), CardBag.copyOf(family(), left));
  }

  /**
   * Returns this deck without the given cards, one copy for each time a card is given.
   *
   * @throws IllegalArgumentException if a card is not in this deck as often as it is given
   */
  public Deck<C> without(Collection<? extends C> cards) {
    CardBag<C> out = CardBag.copyOf(family(), cards);
    return new Deck<>(name + " without " + out, bag.minus(out));
  }

  /**
   * Returns this deck and the given cards, one copy for each time a card is given.
   *
   * @throws IllegalArgumentException if a card is not of the family
   */
  public Deck<C> with(Collection<? extends C> cards) {
    CardBag<C> more = CardBag.copyOf(family(), cards);
    return new Deck<>(name + " with " + more, bag.plus(more));
  }

  /**
   * Returns the cards of both decks.
   *
   * @throws IllegalArgumentException if the other deck is of another family
   */
  public Deck<C> plus(Deck<C> other) {
    return new Deck<>(name + " + " + other.name, bag.plus(other.bag));
  }

  /**
   * Returns this deck with every card {@code n} times.
   *
   * @throws IllegalArgumentException if {@code n} is less than 1
   */
  public Deck<C> times(int n) {
    if (n < 1) {
      throw new IllegalArgumentException("no such number of packs: " + n + "; at least 1");
    }
    CardBag<C> all = bag;
    for (int i = 1; i < n; i++) {
      all = all.plus(bag);
    }
    return new Deck<>(n + " x (" + name + ")", all);
  }

  /**
   * Returns the same cards with the second back, for a second pack that can be told apart: {@code
   * pack.plus(pack.withSecondBack())}.
   *
   * @throws IllegalStateException if this is not a deck of playing cards
   */
  public Deck<C> withSecondBack() {
    requirePlayingCards("backs");
    List<C> turned = new ArrayList<>();
    for (C card : cards) {
      turned.add(family().at(((PlayingCard) (Card) card).withSecondBack().index()));
    }
    return new Deck<>(name + ", second back", CardBag.copyOf(family(), turned));
  }

  private void requirePlayingCards(String what) {
    if (!family().equals(PlayingCard.FAMILY)) {
      throw new IllegalStateException("no " + what + " in a deck of " + family());
    }
  }

  /** Returns the name of this deck. */
  public String name() {
    return name;
  }

  /** Returns the family of the cards. */
  public CardFamily<C> family() {
    return bag.family();
  }

  /** Returns the number of cards, every copy counted. */
  public int size() {
    return cards.size();
  }

  /** Returns how many copies of the card are in this deck. */
  public int count(C card) {
    return bag.count(card);
  }

  /** Returns the cards in the order of the index, copies side by side. */
  public CardList<C> cards() {
    return cards;
  }

  /** Returns the cards, every copy. */
  public CardBag<C> bag() {
    return bag;
  }

  /** Returns whether no card is in this deck twice. */
  public boolean isDistinct() {
    return bag.isDistinct();
  }

  /**
   * Returns the cards of a deck that has no card twice.
   *
   * @throws IllegalStateException if a card is in this deck twice
   */
  public CardSet<C> set() {
    if (!isDistinct()) {
      throw new IllegalStateException("cards more than once in the deck " + name);
    }
    return bag.distinct();
  }

  /**
   * Returns the cards in random order, each order with the same probability as far as the source is
   * uniform.
   *
   * @throws IllegalStateException if the source is so far from uniform that 64 draws in a row are
   *     refused
   */
  public CardList<C> shuffled(RandomSource random) {
    return CardList.shuffled(cards, random);
  }

  /** Returns whether the pile holds exactly the cards of this deck, in any order. */
  public boolean isPermutation(CardList<C> pile) {
    if (pile.isShuffleOf(cards)) {
      return true;
    }
    if (pile.size() != size()) {
      return false;
    }
    // As many cards, and every card: so each of a pack without equal cards is there once.
    return isDistinct() ? pile.toSet().equals(bag.distinct()) : pile.toBag().equals(bag);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Deck<?> other && bag.equals(other.bag);
  }

  @Override
  public int hashCode() {
    return bag.hashCode();
  }

  /** Returns the name of this deck. */
  @Override
  public String toString() {
    return name;
  }
}
