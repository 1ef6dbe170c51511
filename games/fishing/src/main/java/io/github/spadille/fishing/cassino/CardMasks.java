package io.github.spadille.fishing.cassino;

import java.util.Arrays;

/** A growing list of different sets of cards, each the bits of its cards. */
final class CardMasks {
  private long[] masks;
  private int size;

  CardMasks(int expected) {
    masks = new long[expected];
  }

  /** Returns the number of sets. */
  int size() {
    return size;
  }

  /** Returns the bits of a set. */
  long get(int position) {
    return masks[position];
  }

  /** Adds a set, unless it is there. */
  void add(long mask) {
    for (int i = 0; i < size; i++) {
      if (masks[i] == mask) {
        return;
      }
    }
    if (size == masks.length) {
      masks = Arrays.copyOf(masks, 2 * size + 4);
    }
    masks[size++] = mask;
  }

  /** Adds the union of a set with each set so far that it has no card in common with. */
  void addUnions(long mask) {
    int before = size;
    for (int i = 0; i < before; i++) {
      if ((masks[i] & mask) == 0) {
        add(masks[i] | mask);
      }
    }
  }
}
