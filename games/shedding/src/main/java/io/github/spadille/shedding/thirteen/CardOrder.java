package io.github.spadille.shedding.thirteen;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Collection;

/** The strict order of the cards: by rank, then by suit, then by back. */
final class CardOrder {
  private static final ImmutableList<Rank> RANKS = // THI-1, low to high
      ImmutableList.of(
          Rank.THREE,
          Rank.FOUR,
          Rank.FIVE,
          Rank.SIX,
          Rank.SEVEN,
          Rank.EIGHT,
          Rank.NINE,
          Rank.TEN,
          Rank.JACK,
          Rank.QUEEN,
          Rank.KING,
          Rank.ACE,
          Rank.TWO);
  private static final ImmutableList<Suit> SUITS = // THI-2, low to high
      ImmutableList.of(Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS);
  private static final int OF_A_RANK = 2 * SUITS.size();

  /** The place of each card in the order, by its index; cards that no pack has come last. */
  private static final int[] PLACES = places();

  private CardOrder() {}

  private static int[] places() {
    int[] places = new int[PlayingCard.FAMILY.size()];
    for (PlayingCard card : PlayingCard.FAMILY.cards()) {
      places[card.index()] =
          card.isJoker() || !RANKS.contains(card.rank())
              ? OF_A_RANK * RANKS.size() + card.index()
              : OF_A_RANK * RANKS.indexOf(card.rank())
                  + 2 * SUITS.indexOf(card.suit())
                  + (card.secondBack() ? 1 : 0); // THI-3
    }
    return places;
  }

  /** Tells whether a card is higher than another. */
  static boolean isHigher(PlayingCard card, PlayingCard other) {
    return PLACES[card.index()] > PLACES[other.index()];
  }

  /** Tells whether two cards have the same rank. */
  static boolean haveSameRank(PlayingCard card, PlayingCard other) {
    return rank(card) == rank(other);
  }

  /** Tells whether a card may follow another in a sequence: it is one rank higher, and no 2. */
  static boolean mayFollow(PlayingCard card, PlayingCard lower) {
    return rank(card) == rank(lower) + 1 && !card.is(Rank.TWO); // THI-8, THI-10
  }

  private static int rank(PlayingCard card) {
    return PLACES[card.index()] / OF_A_RANK;
  }

  /** Returns the lowest of some cards, at least one. */
  static PlayingCard lowest(Collection<PlayingCard> cards) {
    return ascending(cards)[0];
  }

  /** Returns the highest of some cards, at least one. */
  static PlayingCard highest(Collection<PlayingCard> cards) {
    return ascending(cards)[cards.size() - 1];
  }

  /** Returns the cards that are lower than a card. */
  static Iterable<PlayingCard> lower(Collection<PlayingCard> cards, PlayingCard card) {
    return Iterables.filter(cards, other -> isHigher(card, other));
  }

  /** Returns cards from low to high. */
  static PlayingCard[] ascending(Collection<PlayingCard> cards) {
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
    return sorted;
  }
}
