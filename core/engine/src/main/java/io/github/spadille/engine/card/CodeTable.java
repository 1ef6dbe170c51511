package io.github.spadille.engine.card;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the index of a card by its code, which it reads in place; immutable.
 *
 * <p>The characters of a short code, as nearly all are, make a number, which stands in a table at
 * the place that its hash says or at the next free one.
 */
final class CodeTable {
  private static final int SHORT = 3;
  private static final long NO_CHARACTER = 1; // Not 0, or "\u0000As" would look like "As".
  private static final long SPREAD = 0x9E3779B97F4A7C15L; // As Knuth proposes: 2^64 / golden ratio.

  private final long[] keys; // 0 where no code is
  private final byte[] indexes;
  private final int shift;
  private final Map<String, Integer> longCodes = new HashMap<>();

  /** Takes the cards in the order of their index; no two have the same code. */
  CodeTable(List<? extends Card> cards) {
    int bits = 2 + Integer.SIZE - Integer.numberOfLeadingZeros(cards.size());
    this.keys = new long[1 << bits];
    this.indexes = new byte[1 << bits];
    this.shift = Long.SIZE - bits;
    for (int index = 0; index < cards.size(); index++) {
      String code = cards.get(index).code();
      if (code.length() > SHORT) {
        longCodes.put(code, index);
        continue;
      }
      long key = keyOf(code, 0, code.length());
      int slot = slotOf(key);
      while (keys[slot] != 0) {
        slot = next(slot);
      }
      keys[slot] = key;
      indexes[slot] = (byte) index;
    }
  }

  /** Returns the index of the card whose code is a part of a text, or -1 if there is none. */
  int find(String text, int from, int until) {
    return until - from > SHORT
        ? longCodes.getOrDefault(text.substring(from, until), -1)
        : find(keyOf(text, from, until));
  }

  private int find(long key) {
    int slot = slotOf(key);
    while (keys[slot] != key) {
      if (keys[slot] == 0) {
        return -1;
      }
      slot = next(slot);
    }
    return indexes[slot];
  }

  /**
   * Finds the codes that stand in a part of a text, separated by blanks.
   *
   * @param found takes the indexes of the cards
   * @return how many there are, or -1 if a word is no code
   */
  int findAll(String text, int from, int until, byte[] found) {
    int size = 0;
    int begin = from;
    long key = NO_CHARACTER;
    for (int i = from; i <= until; i++) {
      char c = i < until ? text.charAt(i) : ' ';
      if (c != ' ') {
        key = key << Character.SIZE | c;
        continue;
      }
      if (i > begin) {
        int index = i - begin > SHORT ? find(text, begin, i) : find(key);
        if (index < 0) {
          return -1;
        }
        found[size++] = (byte) index;
      }
      begin = i + 1;
      key = NO_CHARACTER;
    }
    return size;
  }

  private static long keyOf(String text, int from, int until) {
    long key = NO_CHARACTER;
    for (int i = from; i < until; i++) {
      key = key << Character.SIZE | text.charAt(i);
    }
    return key;
  }

  private int slotOf(long key) {
    return (int) (key * SPREAD >>> shift);
  }

  private int next(int slot) {
    return slot + 1 & keys.length - 1;
  }
}
