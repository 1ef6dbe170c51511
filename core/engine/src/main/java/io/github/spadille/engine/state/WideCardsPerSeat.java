package io.github.spadille.engine.state;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.Seats;
import java.util.Arrays;
import java.util.Objects;

/** The cards of many seats, or of two packs: two words for each seat. */
final class WideCardsPerSeat<C extends Card> extends CardsPerSeat<C> {
  private final CardFamily<C> family;
  private final long[] words; // the low bits of each seat, then the high bits; never written again

  private WideCardsPerSeat(CardFamily<C> family, long[] words) {
    super(family, words.length / 2, 0, 0, 0, 0);
    this.family = family;
    this.words = words;
  }

  /** Keeps the array, which has the low bits of each seat, then the high bits. */
  static <C extends Card> CardsPerSeat<C> ofWords(CardFamily<C> family, long[] words) {
    return new WideCardsPerSeat<>(family, words);
  }

  @Override
  public CardSet<C> get(int seat) {
    Objects.checkIndex(seat, size());
    return CardSet.ofBits(family, words[seat], words[size() + seat]);
  }

  @Override
  public boolean has(int seat, C card) {
    return get(seat).contains(card);
  }

  @Override
  public int holder(C card) {
    for (int seat = 0; seat < size(); seat++) {
      if (has(seat, card)) {
        return seat;
      }
    }
    return Seats.NOBODY;
  }

  @Override
  public CardSet<C> all() {
    CardSet<C> all = CardSet.empty(family);
    for (CardSet<C> cards : this) {
      all = all.union(cards);
    }
    return all;
  }

  @Override
  public boolean isEmpty(int seat) {
    return get(seat).isEmpty();
  }

  @Override
  public boolean areAllEmpty() {
    long all = 0;
    for (long word : words) {
      all |= word;
    }
    return all == 0;
  }

  @Override
  public boolean areEmpty(int first) {
    Objects.checkFromToIndex(0, first, size());
    for (int seat = 0; seat < first; seat++) {
      if (!isEmpty(seat)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public CardsPerSeat<C> plus(int seat, C card) {
    return plus(seat, CardSet.of(family, card));
  }

  @Override
  public CardsPerSeat<C> plus(int seat, CardSet<C> cards) {
    Objects.checkIndex(seat, size());
    for (int other = 0; other < size(); other++) {
      if (get(other).containsAny(cards)) {
        throw twoOwners(cards);
      }
    }
    long[] changed = Arrays.copyOf(words, words.length);
    changed[seat] |= cards.low();
    changed[size() + seat] |= cards.high();
    return ofWords(family, changed);
  }

  @Override
  public CardsPerSeat<C> plus(CardsPerSeat<C> more) {
    Objects.checkFromToIndex(0, more.size(), size());
    return plusEach(more);
  }

  @Override
  public CardsPerSeat<C> without(C card) {
    return without(CardSet.of(family, card));
  }

  @Override
  public CardsPerSeat<C> without(CardSet<C> cards) {
    long[] changed = new long[words.length];
    for (int i = 0; i < words.length; i++) {
      changed[i] = words[i] & ~(i < size() ? cards.low() : cards.high());
    }
    return ofWords(family, changed);
  }

  @Override
  public CardsPerSeat<C> give(int seat, C card) {
    return give(seat, CardSet.of(family, card));
  }

  @Override
  public CardsPerSeat<C> give(int seat, CardSet<C> cards) {
    return without(cards).plus(seat, cards);
  }

  @Override
  public CardsPerSeat<C> with(int seat, CardSet<C> cards) {
    return without(get(seat)).plus(seat, cards);
  }

  @Override
  public CardsPerSeat<C> resized(int seats) {
    return copied(seats);
  }

  @Override
  public boolean hasSecondPack() {
    return true;
  }
}
