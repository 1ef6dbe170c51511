package io.github.spadille.shedding;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Arrays;
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
public final class CardOrder implements Comparator<PlayingCard> {
  private static final Splitter WORDS = Splitter.on(' ');
  private static final int BACKS = 2;

  private final int[] places; // by the index of a card
  private final int cardsOfRank;

  private CardOrder(List<Rank> ranks, List<Suit> suits) {
    this.cardsOfRank = BACKS * suits.size();
    this.places = new int[PlayingCard.FAMILY.size()];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      places[card.index()] =
          card.isJoker() || !ranks.contains(card.rank())
              ? cardsOfRank * (ranks.size() + card.index())
              : cardsOfRank * ranks.indexOf(card.rank())
                  + BACKS * suits.indexOf(card.suit())
                  + (card.secondBack() ? 1 : 0);
    }
  }

  /**
   * Returns the order of some ranks and of the four suits, each with the lowest first.
   *
   * @param ranks codes of ranks with one blank between them: {@code A 2 3 4}
   * @param suits the codes of the four suits likewise: {@code s c d h}
   * @throws IllegalArgumentException if there is no such rank or suit, or a suit is missing
   */
  public static CardOrder lowToHigh(String ranks, String suits) {
    List<Suit> four = WORDS.splitToStream(suits).map(Suit::parse).distinct().toList();
    if (four.size() < Suit.values().length) {
      throw new IllegalArgumentException("suits " + suits + "; expected each of s h d c");
    }
    return new CardOrder(WORDS.splitToStream(ranks).map(Rank::parse).toList(), four);
  }

  /** Compares two cards: less than 0 if the first is lower, more if it is higher. */
  @Override
  public int compare(PlayingCard card, PlayingCard other) {
    return Integer.compare(places[card.index()], places[other.index()]);
  }

  /** Tells whether a card is higher than another. */
  public boolean isHigher(PlayingCard card, PlayingCard other) {
    return places[card.index()] > places[other.index()];
  }

  /** Tells whether two cards have the same rank. */
  public boolean haveSameRank(PlayingCard card, PlayingCard other) {
    return rank(card) == rank(other);
  }

  /** Tells whether a card has the rank next above that of another. */
  public boolean isNextRank(PlayingCard card, PlayingCard lower) {
    return rank(card) == rank(lower) + 1;
  }

  private int rank(PlayingCard card) {
    return places[card.index()] / cardsOfRank;
  }

  /** Returns cards from low to high. */
  public CardList<PlayingCard> ascending(Collection<PlayingCard> cards) {
    PlayingCard[] sorted = new PlayingCard[cards.size()];
    int size = 0;
    for (PlayingCard card : cards) {
      int place = size++;
      while (place > 0 && isHigher(sorted[place - 1], card)) {
        sorted[place] = sorted[place - 1];
        place--;
      }
      sorted[place] = card;
    }
    return CardList.copyOf(PlayingCard.FAMILY, Arrays.asList(sorted));
  }

  /**
   * Returns the lowest of some cards.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public PlayingCard lowest(Collection<PlayingCard> cards) {
    return Collections.min(cards, this);
  }

  /**
   * Returns the highest of some cards.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public PlayingCard highest(Collection<PlayingCard> cards) {
    return Collections.max(cards, this);
  }

  /** Returns those of some cards that are lower than a card. */
  public ImmutableList<PlayingCard> lower(Collection<PlayingCard> cards, PlayingCard card) {
    return cards.stream()
        .filter(other -> isHigher(card, other))
        .collect(ImmutableList.toImmutableList());
  }
}
