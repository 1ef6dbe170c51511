package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Several hands or piles of cards as words, a bit for each card: what changes once in a trick makes
 * two objects then, whatever the number of piles.
 *
 * <p>Piles are numbered from 0. Immutable, with value equality.
 */
final class CardPiles {
  private final int piles;
  private final long[] words; // low bits, then high bits if there are any; never written again

  private CardPiles(int piles, long[] words) {
    this.piles = piles;
    this.words = words;
  }

  /** Returns some piles without cards. */
  static CardPiles empty(int piles) {
    return new CardPiles(piles, new long[piles]);
  }

  /** Returns the given piles. */
  static CardPiles copyOf(PerSeat<CardSet<PlayingCard>> piles) {
    long high = 0;
    for (int pile = 0; pile < piles.size(); pile++) {
      high |= piles.get(pile).high();
    }
    long[] words = new long[high == 0 ? piles.size() : 2 * piles.size()];
    for (int pile = 0; pile < piles.size(); pile++) {
      words[pile] = piles.get(pile).low();
      if (high != 0) {
        words[piles.size() + pile] = piles.get(pile).high();
      }
    }
    return new CardPiles(piles.size(), words);
  }

  /** Deals so many cards to each of some seats, one at a time, beginning after the dealer. */
  static CardPiles deal(CardList<PlayingCard> pack, int piles, Seats seats, int dealer, int size) {
    long[] words = new long[2 * piles];
    long high = 0;
    int seat = dealer;
    for (int i = 0; i < size * seats.size(); i++) {
      seat = seats.after(seat);
      int index = pack.indexAt(i);
      words[index < Long.SIZE ? seat : piles + seat] |= 1L << index;
      high |= index & Long.SIZE;
    }
    return new CardPiles(piles, high == 0 ? Arrays.copyOf(words, piles) : words);
  }

  /** Returns the number of piles. */
  int size() {
    return piles;
  }

  /**
   * Returns the cards of a pile.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  CardSet<PlayingCard> get(int pile) {
    return CardSet.ofBits(PlayingCard.FAMILY, low(pile), high(pile));
  }

  private long low(int pile) {
    return words[Objects.checkIndex(pile, piles)];
  }

  private long high(int pile) {
    return words.length == piles ? 0 : words[piles + pile];
  }

  /**
   * Returns the cards of a pile without those of a trick.
   *
   * @throws IndexOutOfBoundsException if there is no such pile
   */
  CardSet<PlayingCard> get(int pile, Trick except) {
    // Words until the end: the compiler need not make a set that never meets another.
    long low = low(pile);
    long high = high(pile);
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
    Objects.checkIndex(pile, piles);
    boolean wide = words.length > piles || cards.high() != 0;
    long[] changed = Arrays.copyOf(words, wide ? 2 * piles : piles);
    changed[pile] = cards.low();
    if (wide) {
      changed[piles + pile] = cards.high();
    }
    return new CardPiles(piles, changed);
  }

  /** Returns these piles without some cards, in whichever pile they are. */
  CardPiles without(CardSet<PlayingCard> cards) {
    long[] changed = new long[words.length];
    for (int i = 0; i < words.length; i++) {
      changed[i] = words[i] & ~(i < piles ? cards.low() : cards.high());
    }
    return new CardPiles(piles, changed);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof CardPiles other && other.toSets().equals(toSets());
  }

  @Override
  public int hashCode() {
    return toSets().hashCode();
  }

  @Override
  public String toString() {
    return toSets().toString();
  }
}
