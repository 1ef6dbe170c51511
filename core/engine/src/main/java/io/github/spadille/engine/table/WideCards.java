package io.github.spadille.engine.table;

import java.util.Arrays;

/** The cards of each of many seats, and second copies of cards: two words for each seat. */
final class WideCards {
  private final long[] words; // the low bits of each seat, then the high bits; never written again

  private WideCards(long[] words) {
    this.words = words;
  }

  static WideCards none(int seats) {
    return new WideCards(new long[2 * seats]);
  }

  /** Keeps the array. */
  static WideCards ofWords(long[] words) {
    return new WideCards(words);
  }

  private int seats() {
    return words.length / 2;
  }

  long low(int seat) {
    return words[seat];
  }

  long high(int seat) {
    return words[seats() + seat];
  }

  boolean areAllEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  boolean containsAny(long low, long high) {
    for (int seat = 0; seat < seats(); seat++) {
      if ((low(seat) & low | high(seat) & high) != 0) {
        return true;
      }
    }
    return false;
  }

  WideCards plus(int seat, long low, long high) {
    long[] changed = Arrays.copyOf(words, words.length);
    changed[seat] |= low;
    changed[seats() + seat] |= high;
    return new WideCards(changed);
  }

  WideCards without(long low, long high) {
    long[] changed = new long[words.length];
    for (int seat = 0; seat < seats(); seat++) {
      changed[seat] = low(seat) & ~low;
      changed[seats() + seat] = high(seat) & ~high;
    }
    return new WideCards(changed);
  }
}
