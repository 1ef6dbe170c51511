package io.github.spadille.solitaire.spider;

import java.util.Arrays;

/** Packed layouts with what the search keeps of each: its value, its runs, and the way to it. */
final class BeamLevel {
  private static final int FIRST = 64;

  byte[] packed = new byte[FIRST * OpenLayout.PACKED];
  int[] values = new int[FIRST];
  int[] runs = new int[FIRST];
  int[] ways = new int[FIRST];
  int size;

  /** Adds a layout. */
  void add(OpenLayout layout, int value, int gone, int way) {
    if (size == values.length) {
      packed = Arrays.copyOf(packed, 2 * packed.length);
      values = Arrays.copyOf(values, 2 * size);
      runs = Arrays.copyOf(runs, 2 * size);
      ways = Arrays.copyOf(ways, 2 * size);
    }
    layout.pack(packed, size * OpenLayout.PACKED);
    values[size] = value;
    runs[size] = gone;
    ways[size] = way;
    size++;
  }

  void unpack(int index, OpenLayout layout) {
    layout.unpack(packed, index * OpenLayout.PACKED);
  }

  void clear() {
    size = 0;
  }

  /** Keeps the best so many, in their order. */
  void trim(int most) {
    BestValues best = new BestValues(values, size, most);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (best.keeps(values[i])) {
        if (kept < i) {
          System.arraycopy(
              packed, i * OpenLayout.PACKED, packed, kept * OpenLayout.PACKED, OpenLayout.PACKED);
          values[kept] = values[i];
          runs[kept] = runs[i];
          ways[kept] = ways[i];
        }
        kept++;
      }
    }
    size = kept;
  }
}
