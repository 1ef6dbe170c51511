package io.github.spadille.solitaire.spider;

/** Tells which of many values are among the best so many; of equal ones at the limit the first. */
final class BestValues {
  private final int limit;
  private int atLimit;

  BestValues(int[] values, int size, int most) {
    int least = Integer.MAX_VALUE;
    int greatest = Integer.MIN_VALUE;
    for (int i = 0; i < size; i++) {
      least = Math.min(least, values[i]);
      greatest = Math.max(greatest, values[i]);
    }
    if (size <= most) {
      limit = Integer.MIN_VALUE;
      atLimit = 0;
      return;
    }
    int[] counts = new int[greatest - least + 1];
    for (int i = 0; i < size; i++) {
      counts[values[i] - least]++;
    }
    int left = most;
    int at = greatest;
    while (left >= counts[at - least]) {
      left -= counts[at - least];
      at--;
    }
    limit = at;
    atLimit = left;
  }

  int limit() {
    return limit;
  }

  /** Tells whether the next value is kept; asked for each once, in order. */
  boolean keeps(int value) {
    return value > limit || (value == limit && atLimit-- > 0);
  }
}
