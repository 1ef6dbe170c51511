package io.github.spadille.engine.knowledge;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.random.RandomSource;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Draws secret choices each of which adds a number to a share, where the sums of the shares are
 * known: bets and the pools that they are for, for instance.
 *
 * <p>All choices that fit together are as likely as the others. That is exact unless there are too
 * many ways to divide the numbers, as with hundreds of them; then some are put aside first, each
 * into a share that has room, the more likely the more room it has.
 */
public final class Division {
  /** So many sums are told apart at most. */
  private static final int MOST_CELLS = 1 << 18;

  private static final int MOST_ATTEMPTS = 100;

  private final int[] numbers;
  private final double[][] weights;
  private final int[] sums;

  /**
   * For each share how far apart in {@link #ways} two sums are that differ by one in it; 0 for the
   * last share, whose sum follows from the others.
   */
  private final int[] strides;

  /** For each count of the first numbers and all sums, how much the ways to get there weigh. */
  private final double[][] ways;

  private Division(int[] numbers, double[][] weights, int[] sums) {
    this.numbers = numbers;
    this.weights = weights;
    this.sums = sums;
    this.strides = new int[sums.length];
    int cells = 1;
    for (int share = 0; share < sums.length - 1; share++) {
      strides[share] = cells;
      cells *= sums[share] + 1;
    }
    this.ways = new double[numbers.length + 1][cells];
    ways[0][0] = 1;
    for (int i = 0; i < numbers.length; i++) {
      for (int cell = 0; cell < cells; cell++) {
        for (int share = 0; share < sums.length; share++) {
          ways[i + 1][cell] += waysWith(i, share, cell);
        }
      }
    }
  }

  /**
   * Draws one of the alternatives of each choice.
   *
   * @param choices for each choice its alternatives, at least one
   * @param number what an alternative adds to its share, at least 1; the same for all alternatives
   *     of a choice
   * @param share the number of its share, from 0
   * @param sums the sum of each share
   * @param random decides
   * @param <T> the alternatives
   * @throws IllegalArgumentException if a number is less than 1, or the sums are not those of the
   *     numbers
   * @throws IllegalStateException if there is no way to divide the numbers, or none was found
   */
  public static <T> ImmutableList<T> draw(
      List<? extends List<T>> choices,
      ToIntFunction<T> number,
      ToIntFunction<T> share,
      int[] sums,
      RandomSource random) {
    int[] numbers = choices.stream().mapToInt(each -> number.applyAsInt(each.get(0))).toArray();
    checkArgument(
        Arrays.stream(numbers).allMatch(each -> each > 0)
            && Arrays.stream(numbers).sum() == Arrays.stream(sums).sum(),
        "numbers %s for sums %s",
        Arrays.toString(numbers),
        Arrays.toString(sums));
    double[][] weights = new double[numbers.length][sums.length];
    for (int i = 0; i < numbers.length; i++) {
      for (T alternative : choices.get(i)) { // They add up to 1, so that no product is too large.
        weights[i][share.applyAsInt(alternative)] += 1.0 / choices.get(i).size();
      }
    }
    int[] shares = divide(numbers, weights, sums, random);
    ImmutableList.Builder<T> drawn = ImmutableList.builder();
    for (int i = 0; i < numbers.length; i++) {
      int chosen = shares[i];
      List<T> left =
          choices.get(i).stream()
              .filter(each -> share.applyAsInt(each) == chosen)
              .collect(toImmutableList());
      drawn.add(left.get(random.nextInt(left.size())));
    }
    return drawn.build();
  }

  /** Draws for each number the share that it is put into. */
  private static int[] divide(int[] numbers, double[][] weights, int[] sums, RandomSource random) {
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      int[] shares = new int[numbers.length];
      int[] left = sums.clone();
      int rest = numbers.length;
      while (rest > 0 && !isCountable(rest, left)) {
        rest--;
        shares[rest] = withRoom(numbers[rest], weights[rest], left, random);
        left[shares[rest]] -= numbers[rest];
      }
      if (new Division(Arrays.copyOf(numbers, rest), weights, left).goBack(shares, random)) {
        return shares;
      }
    }
    throw new IllegalStateException(
        "numbers " + Arrays.toString(numbers) + " do not add up to " + Arrays.toString(sums));
  }

  private static boolean isCountable(int count, int[] sums) {
    double cells = count + 1;
    for (int share = 0; share < sums.length - 1; share++) {
      cells *= sums[share] + 1;
    }
    return cells <= MOST_CELLS;
  }

  /** Chooses a share with room for a number. */
  private static int withRoom(int number, double[] weights, int[] left, RandomSource random) {
    int chosen = -1;
    double all = 0;
    for (int share = 0; share < left.length; share++) {
      boolean fits = left[share] >= number && weights[share] > 0;
      all += fits ? left[share] : 0;
      chosen = fits && random.nextDouble() * all < left[share] ? share : chosen;
    }
    if (chosen < 0) {
      throw new IllegalStateException("no share has room for " + number);
    }
    return chosen;
  }

  /** Weighs the ways that lead to some sums if a number is put into a share. */
  private double waysWith(int i, int share, int cell) {
    int stride = strides[share];
    boolean fits = stride == 0 || cell / stride % (sums[share] + 1) >= numbers[i];
    return fits ? ways[i][cell - numbers[i] * stride] * weights[i][share] : 0;
  }

  /** Goes back from all numbers to none, each time by a share as likely as its ways. */
  private boolean goBack(int[] shares, RandomSource random) {
    int cell = ways[0].length - 1;
    if (ways[numbers.length][cell] == 0) {
      return false;
    }
    for (int i = numbers.length - 1; i >= 0; i--) {
      double at = random.nextDouble() * ways[i + 1][cell];
      int chosen = -1;
      for (int share = 0; share < sums.length && (chosen < 0 || at >= 0); share++) {
        double likely = waysWith(i, share, cell);
        if (likely > 0) {
          chosen = share;
          at -= likely;
        }
      }
      shares[i] = chosen;
      cell -= numbers[i] * strides[chosen];
    }
    return true;
  }
}
