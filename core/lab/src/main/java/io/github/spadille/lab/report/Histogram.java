package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import java.util.List;

/**
 * Values sorted into bins of one width, the same for several series.
 *
 * @param from where the first bin begins
 * @param width how many whole numbers a bin has
 * @param bins the number of bins
 */
record Histogram(long from, long width, int bins) {
  /** More bins than this can hardly be told apart in a picture. */
  private static final int MOST_BINS = 30;

  /** Returns bins for all values of some series. */
  static Histogram of(List<ImmutableSortedMap<Long, Long>> series) {
    long least = Long.MAX_VALUE;
    long greatest = Long.MIN_VALUE;
    for (ImmutableSortedMap<Long, Long> each : series) {
      if (!each.isEmpty()) {
        least = Math.min(least, each.firstKey());
        greatest = Math.max(greatest, each.lastKey());
      }
    }
    if (least > greatest) {
      return new Histogram(0, 1, 1);
    }
    long span = greatest - least + 1;
    long width = round((span + MOST_BINS - 1) / MOST_BINS);
    long from = Math.floorDiv(least, width) * width;
    return new Histogram(from, width, (int) ((greatest - from) / width) + 1);
  }

  /** The next of 1, 2, 5, 10, 20, 50 ... */
  private static long round(long width) {
    long unit = 1;
    while (unit * 10 <= width) {
      unit *= 10;
    }
    for (long factor : new long[] {1, 2, 5}) {
      if (width <= factor * unit) {
        return factor * unit;
      }
    }
    return 10 * unit;
  }

  /** Returns the least number of each bin. */
  ImmutableList<Long> begins() {
    ImmutableList.Builder<Long> begins = ImmutableList.builder();
    for (int bin = 0; bin < bins; bin++) {
      begins.add(from + bin * width);
    }
    return begins.build();
  }

  /** Returns which share of a series lies in each bin, in per cent. */
  ImmutableList<Double> shares(ImmutableSortedMap<Long, Long> counts) {
    long sum = 0;
    for (long count : counts.values()) {
      sum += count;
    }
    ImmutableList.Builder<Double> shares = ImmutableList.builder();
    for (long begin : begins()) {
      long inBin = 0;
      for (long count : counts.subMap(begin, begin + width).values()) {
        inBin += count;
      }
      shares.add(sum == 0 ? 0 : 100.0 * inBin / sum);
    }
    return shares.build();
  }
}
