package io.github.spadille.shedding.thirteen;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.Comparator.comparingInt;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/**
 * A strict order of playing cards, as games need in which no two cards are equally high: by rank,
 * between cards of a rank by suit, between cards of both by back, of which the second is higher.
 *
 * <p>Jokers and ranks that are not named come last, each a rank of its own. Immutable.
 */
final class CardOrder implements Comparator<PlayingCard> {
  private static final Splitter WORDS = Splitter.on(' ');

  /** The order of the game: 3s are the lowest and 2s the highest, and hearts the highest suit. */
  static final CardOrder THIRTEEN = // THI-1, THI-2, THI-3
      lowToHigh("3 4 5 6 7 8 9 T J Q K A 2", "s c d h");

  private final PlayingCard[] cards; // from low to high
  private final int[] places; // of each card in these, by its index
  private final int[] ranks; // by the index of a card, from low to high

  private CardOrder(List<Rank> ranks, List<Suit> suits) {
    int size = PlayingCard.FAMILY.size();
    this.ranks = new int[size];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      boolean named = !card.isJoker() && ranks.contains(card.rank());
      this.ranks[card.index()] = named ? ranks.indexOf(card.rank()) : size + 2 * card.index();
    }
    this.cards =
        PlayingCard.FAMILY.cards().stream()
            .sorted(
                comparingInt(this::rank)
                    .thenComparingInt(card -> card.isJoker() ? 0 : suits.indexOf(card.suit()))
                    .thenComparing(PlayingCard::secondBack))
            .toArray(PlayingCard[]::new);
    this.places = new int[size];
    for (int place = 0; place < size; place++) {
      places[cards[place].index()] = place;
    }
  }

  /**
   * Returns the order of some ranks and of the four suits, each with the lowest first.
   *
   * @param ranks codes of ranks with one blank between them: {@code A 2 3 4}
   * @param suits the codes of the four suits likewise: {@code s c d h}
   * @throws IllegalArgumentException if there is no such rank or suit, or a suit is missing
   */
  static CardOrder lowToHigh(String ranks, String suits) {
    List<Suit> four =
        WORDS.splitToStream(suits).map(Suit::parse).distinct().collect(toImmutableList());
    if (four.size() < Suit.values().length) {
      throw new IllegalArgumentException("suits " + suits + "; expected each of s h d c");
    }
    return new CardOrder(
        WORDS.splitToStream(ranks).map(Rank::parse).collect(toImmutableList()), four);
  }

  /** Compares two cards: less than 0 if the first is lower, more if it is higher. */
  @Override
  public int compare(PlayingCard card, PlayingCard other) {
    return Integer.compare(places[card.index()], places[other.index()]);
  }

  /** Tells whether a card is higher than another. */
  boolean isHigher(PlayingCard card, PlayingCard other) {
    return places[card.index()] > places[other.index()];
  }

  /** Tells whether two cards have the same rank. */
  boolean haveSameRank(PlayingCard card, PlayingCard other) {
    return rank(card) == rank(other);
  }

  /** Tells whether a card has the rank next above that of another. */
  boolean isNextRank(PlayingCard card, PlayingCard lower) {
    return rank(card) == rank(lower) + 1;
  }

  private int rank(PlayingCard card) {
    return ranks[card.index()];
  }

  /** Returns cards from low to high. */
  CardList<PlayingCard> ascending(Collection<PlayingCard> cards) {
    return CardList.copyOf(PlayingCard.FAMILY, ImmutableList.sortedCopyOf(this, cards));
  }

  /** Returns the {@linkplain #card places} of the cards of a set, from low to high. */
  byte[] placesOf(CardSet<PlayingCard> set) {
    long low = 0; // a bit for each place
    long high = 0;
    for (long rest = set.low(); rest != 0; rest &= rest - 1) {
      int place = places[Long.numberOfTrailingZeros(rest)];
      low |= place < Long.SIZE ? 1L << place : 0;
      high |= place < Long.SIZE ? 0 : 1L << place;
    }
    for (long rest = set.high(); rest != 0; rest &= rest - 1) {
      int place = places[Long.SIZE + Long.numberOfTrailingZeros(rest)];
      low |= place < Long.SIZE ? 1L << place : 0;
      high |= place < Long.SIZE ? 0 : 1L << place;
    }
    byte[] sorted = new byte[set.size()];
    int size = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      sorted[size++] = (byte) Long.numberOfTrailingZeros(rest);
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      sorted[size++] = (byte) (Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
    return sorted;
  }

  /** Returns the card at a place, from 0 for the lowest of all. */
  PlayingCard card(int place) {
    return cards[place];
  }

  /**
   * Returns the lowest of some cards.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  PlayingCard lowest(Collection<PlayingCard> cards) {
    return Collections.min(cards, this);
  }

  /**
   * Returns the highest of some cards.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  PlayingCard highest(Collection<PlayingCard> cards) {
    return Collections.max(cards, this);
  }

  /** Returns those of some cards that are lower than a card. */
  ImmutableList<PlayingCard> lower(Collection<PlayingCard> cards, PlayingCard card) {
    return cards.stream()
        .filter(other -> isHigher(card, other))
        .collect(ImmutableList.toImmutableList());
  }
}
