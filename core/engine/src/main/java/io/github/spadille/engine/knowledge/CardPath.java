package io.github.spadille.engine.knowledge;

import java.util.Arrays;

/**
 * The pile of one card in each state, as numbers from 0 to 127.
 *
 * <p>Eight states stand in a word, so that two paths are compared and exchanged eight states at a
 * time: that is most of what samples do.
 */
final class CardPath {
  static final int NONE = -1;

  private static final int PER_WORD = 8;
  private static final int SHIFT = 3;
  private static final long LOW_BITS = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long OTHER_BITS = 0x7F7F7F7F7F7F7F7FL;

  private final long[] words;

  private CardPath(long[] words) {
    this.words = words;
  }

  /** Returns a path of so many states, in each of which the card lies in pile 0. */
  static CardPath of(int states) {
    return new CardPath(new long[words(states)]);
  }

  private static int words(int states) {
    return (states + PER_WORD - 1) >> SHIFT;
  }

  /** Returns a copy that has room for so many states. */
  CardPath copy(int states) {
    return new CardPath(Arrays.copyOf(words, words(states)));
  }

  private static int bit(int state) {
    return (state & PER_WORD - 1) << SHIFT;
  }

  /** Returns the pile in a state. */
  byte get(int state) {
    return (byte) (words[state >> SHIFT] >>> bit(state));
  }

  /** Sets the pile in a state. */
  void set(int state, byte pile) {
    int word = state >> SHIFT;
    long cleared = words[word] & ~(0xFFL << bit(state));
    words[word] = cleared | (long) pile << bit(state);
  }

  /** Returns what of a word is at a state or after it. */
  private static long from(int state) {
    return -1L << bit(state);
  }

  /** Returns what of a word is at a state or before it. */
  private static long upTo(int state) {
    return -1L >>> Long.SIZE - PER_WORD - bit(state);
  }

  /** Exchanges two paths from one state up to another, both among them. */
  static void exchange(CardPath a, CardPath b, int first, int last) {
    int lastWord = last >> SHIFT;
    for (int word = first >> SHIFT; word <= lastWord && first <= last; word++) {
      long different = a.words[word] ^ b.words[word];
      different &= word == first >> SHIFT ? from(first) : -1L;
      different &= word == lastWord ? upTo(last) : -1L;
      a.words[word] ^= different;
      b.words[word] ^= different;
    }
  }

  /**
   * Returns the last state from one up to another in which two cards lie in one pile without order,
   * or -1.
   *
   * @param ordered how many piles are in order, those with the highest numbers
   */
  static int lastTogether(CardPath a, CardPath b, int first, int last, int ordered) {
    int firstWord = first >> SHIFT;
    for (int word = last >> SHIFT; word >= firstWord && first <= last; word--) {
      long together = together(a.words[word] ^ b.words[word]) & ~inOrder(a.words[word], ordered);
      together &= word == last >> SHIFT ? upTo(last) : -1L;
      together &= word == firstWord ? from(first) : -1L;
      if (together != 0) {
        int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(together);
        return (word << SHIFT) + (highest >> SHIFT);
      }
    }
    return NONE;
  }

  /**
   * Returns the first state from one on, before another, in which two cards lie in one pile without
   * order and after which they part, or -1.
   *
   * @param ordered how many piles are in order, those with the highest numbers
   */
  static int nextParting(CardPath a, CardPath b, int first, int end, int ordered) {
    int words = a.words.length;
    for (int word = first >> SHIFT; word << SHIFT < end; word++) {
      long together = together(a.words[word] ^ b.words[word]);
      long partings = together & ~inOrder(a.words[word], ordered);
      if (partings == 0) {
        continue; // So it is with most words of most cards.
      }
      long next = word + 1 < words ? together(a.words[word + 1] ^ b.words[word + 1]) : 0;
      long afterwards = together >>> PER_WORD | next << Long.SIZE - PER_WORD;
      partings &= ~afterwards;
      partings &= word == first >> SHIFT ? from(first) : -1L;
      if (partings != 0) {
        int state = (word << SHIFT) + (Long.numberOfTrailingZeros(partings) >> SHIFT);
        return state < end ? state : NONE;
      }
    }
    return NONE;
  }

  /** Returns the highest bit of each byte that is at least 128 less the number of such piles. */
  private static long inOrder(long piles, int ordered) {
    return piles + ordered * LOW_BITS;
  }

  /** Returns the highest bit of each byte that is 0; piles are less than 128. */
  private static long together(long different) {
    return ~(different + OTHER_BITS) & HIGH_BITS;
  }
}
