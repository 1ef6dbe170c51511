package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Several hands or piles of cards as words, a bit for each card: what changes once in a trick makes
 * two objects then, whatever the number of piles.
 *
 * <p>Piles are numbered from 0. Immutable, with value equality.
 */
final class CardPiles {
  private static final int WORDS = 2;

  private final long[] words; // low and high bits of each pile by turns; never written again

  private CardPiles(long[] words) {
    this.words = words;
  }

  /** Returns some piles without cards. */
  static CardPiles empty(int piles) {
    return new CardPiles(new long[WORDS * piles]);
  }

  /** Returns the given piles. */
  static CardPiles copyOf(PerSeat<CardSet<PlayingCard>> piles) {
    long[] words = new long[WORDS * piles.size()];
    for (int pile = 0; pile < piles.size(); pile++) {
      put(words, pile, piles.get(pile));
    }
    return new CardPiles(words);
  }

  /** Deals so many cards to each of some seats, one at a time, beginning after the dealer. */
  static CardPiles deal(CardList<PlayingCard> pack, int piles, Seats seats, int dealer, int size) {
    long[] words = new long[WORDS * piles];
    int seat = dealer;
    for (int i = 0; i < size * seats.size(); i++) {
      seat = seats.after(seat);
      int index = pack.indexAt(i);
      words[WORDS * seat + index / Long.SIZE] |= 1L << index;
    }
    return new CardPiles(words);
  }

  private static void put(long[] words, int pile, CardSet<PlayingCard> cards) {
    words[WORDS * pile] = cards.low();
    words[WORDS * pile + 1] = cards.high();
  }

  /** Returns the number of piles. */
  int size() {
    return words.length / WORDS;
  }

  /**
   * Returns the cards of a pile.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  CardSet<PlayingCard> get(int pile) {
    return CardSet.ofBits(PlayingCard.FAMILY, words[WORDS * pile], words[WORDS * pile + 1]);
  }

  /**
   * Returns the cards of a pile without those of a trick.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  CardSet<PlayingCard> get(int pile, Trick except) {
    // Words until the end: the compiler need not make a set that never meets another.
    long low = words[WORDS * pile];
    long high = words[WORDS * pile + 1];
    for (int position = 0; position < except.size(); position++) {
      int index = except.indexAt(position);
      low &= index < Long.SIZE ? ~(1L << index) : -1L;
      high &= index < Long.SIZE ? -1L : ~(1L << index);
    }
    return CardSet.ofBits(PlayingCard.FAMILY, low, high);
  }

  /** Returns all piles as sets. */
  PerSeat<CardSet<PlayingCard>> toSets() {
    PerSeat<CardSet<PlayingCard>> sets = PerSeat.of(size(), noCards());
    for (int pile = 0; pile < size(); pile++) {
      sets = sets.with(pile, get(pile));
    }
    return sets;
  }

  /**
   * Returns these piles with other cards in one.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  CardPiles with(int pile, CardSet<PlayingCard> cards) {
    long[] changed = words.clone();
    put(changed, pile, cards);
    return new CardPiles(changed);
  }

  /** Returns these piles without some cards, in whichever pile they are. */
  CardPiles without(CardSet<PlayingCard> cards) {
    long[] changed = new long[words.length];
    for (int i = 0; i < words.length; i += WORDS) {
      changed[i] = words[i] & ~cards.low();
      changed[i + 1] = words[i + 1] & ~cards.high();
    }
    return new CardPiles(changed);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof CardPiles other && Arrays.equals(other.words, words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return toSets().toString();
  }
}
