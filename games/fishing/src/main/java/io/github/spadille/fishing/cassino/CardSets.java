package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.Arrays;

/** A list of different sets of cards that grows while it is made; each set is kept as its bits. */
final class CardSets extends FixedList<CardSet<PlayingCard>> {
  /** No set. */
  static final CardSets NONE = new CardSets();

  /** The empty set alone. */
  static final CardSets ONLY_EMPTY = ofEmpty();

  private long[] sets = new long[2];
  private int size;

  /** Returns a new list of the empty set. */
  static CardSets ofEmpty() {
    CardSets sets = new CardSets();
    sets.add(0);
    return sets;
  }

  @Override
  public CardSet<PlayingCard> get(int position) {
    long cards = sets[position];
    return cards == 0 ? noCards() : CardSet.ofBits(PlayingCard.FAMILY, cards, 0);
  }

  @Override
  public int size() {
    return size;
  }

  /** Tells whether a set is there. */
  boolean contains(CardSet<PlayingCard> cards) {
    return contains(cards.low());
  }

  private boolean contains(long cards) {
    for (int i = 0; i < size; i++) {
      if (sets[i] == cards) {
        return true;
      }
    }
    return false;
  }

  /** Adds the set of the cards with some bits, unless it is there. */
  void add(long cards) {
    if (contains(cards)) {
      return;
    }
    if (size == sets.length) {
      sets = Arrays.copyOf(sets, 2 * size);
    }
    sets[size++] = cards;
  }

  /** Adds the union of a set with each set so far that it has no card in common with. */
  void addUnions(long cards) {
    int before = size;
    for (int i = 0; i < before; i++) {
      if ((sets[i] & cards) == 0) {
        add(sets[i] | cards);
      }
    }
  }
}
