package io.github.spadille.engine.knowledge;

import java.util.Arrays;

/** Which cards of a story were exchanged, to take it back. */
final class Journal {
  private static final int WIDTH = 4;

  private int[] entries = new int[WIDTH];
  private int size;

  void clear() {
    size = 0;
  }

  /** Notes that two cards were exchanged from a step on up to a state. */
  void note(int step, int a, int b, int until) {
    int at = size * WIDTH;
    if (at == entries.length) {
      entries = Arrays.copyOf(entries, 2 * at);
    }
    entries[at] = step;
    entries[at + 1] = a;
    entries[at + 2] = b;
    entries[at + 3] = until;
    size++;
  }

  int size() {
    return size;
  }

  int step(int entry) {
    return entries[entry * WIDTH];
  }

  int first(int entry) {
    return entries[entry * WIDTH + 1];
  }

  int second(int entry) {
    return entries[entry * WIDTH + 2];
  }

  int until(int entry) {
    return entries[entry * WIDTH + 3];
  }
}
