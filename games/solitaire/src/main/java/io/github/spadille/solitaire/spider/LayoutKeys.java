package io.github.spadille.solitaire.spider;

import java.util.Arrays;

/**
 * A set of keys of layouts, which grows to some size, and then forgets them all and begins again:
 * what is new may have been there, and what is not new was there.
 */
final class LayoutKeys {
  private static final int FIRST = 1 << 9;
  private static final int LARGEST = 1 << 23;

  private long[] keys = new long[FIRST];
  private int size;

  /** Adds a key and tells whether it is new. Zero, the mark of a free place, is taken for one. */
  boolean add(long key) {
    long kept = key == 0 ? 1 : key;
    int place = placeOf(kept);
    if (keys[place] == kept) {
      return false;
    }
    keys[place] = kept;
    size++;
    if (size > keys.length / 2) {
      grow();
    }
    return true;
  }

  private int placeOf(long key) {
    int place = (int) (key ^ key >>> 32) & keys.length - 1;
    while (keys[place] != 0 && keys[place] != key) {
      place = place + 1 & keys.length - 1;
    }
    return place;
  }

  private void grow() {
    long[] old = keys;
    if (old.length == LARGEST) {
      Arrays.fill(old, 0);
      size = 0;
      return;
    }
    keys = new long[2 * old.length];
    for (long key : old) {
      if (key != 0) {
        keys[placeOf(key)] = key;
      }
    }
  }
}
