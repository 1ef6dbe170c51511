package io.github.spadille.engine.knowledge;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Divides numbers among shares of which the sums are known: secret bets among pools, for instance.
 *
 * <p>A way to divide them is as likely as the product of the weights of its numbers says. That is
 * exact unless there are too many ways to count, as with hundreds of numbers; then some are put
 * aside first, each into a share that has room, the more likely the more room it has.
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
   * Draws for each number the share that it is put into.
   *
   * @param numbers the numbers, each at least 1
   * @param weights for each number how much it weighs in each share; 0 if it cannot be there
   * @param sums the sum of each share
   * @throws IllegalArgumentException if a number is less than 1, it has not a weight for each
   *     share, or the sums are not those of the numbers
   * @throws IllegalStateException if there is no way to divide the numbers, or none was found
   */
  public static int[] draw(
      int[] numbers, double[][] weights, int[] sums, RandomGenerator random) {
    checkArgument(
        Arrays.stream(numbers).allMatch(number -> number > 0)
            && Arrays.stream(numbers).sum() == Arrays.stream(sums).sum(),
        "numbers %s for sums %s",
        Arrays.toString(numbers),
        Arrays.toString(sums));
    checkArgument(
        weights.length == numbers.length
            && Arrays.stream(weights).allMatch(each -> each.length == sums.length),
        "weights %s; expected one for each of %s numbers and %s shares",
        Arrays.deepToString(weights),
        numbers.length,
        sums.length);
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      int[] shares = new int[numbers.length];
      int[] left = sums.clone();
      int rest = numbers.length;
      while (rest > 0 && !isCountable(rest, left)) {
        rest--;
        shares[rest] = withRoom(numbers[rest], weights[rest], left, random);
        left[shares[rest]] -= numbers[rest];
      }
      Division counted = new Division(Arrays.copyOf(numbers, rest), normal(weights), left);
      if (counted.divide(shares, random)) {
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
  private static int withRoom(int number, double[] weights, int[] left, RandomGenerator random) {
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

  /** Returns weights of which those of a number add up to 1, so that no product is too large. */
  private static double[][] normal(double[][] weights) {
    double[][] normal = new double[weights.length][];
    for (int i = 0; i < normal.length; i++) {
      double all = Arrays.stream(weights[i]).sum();
      normal[i] = Arrays.stream(weights[i]).map(weight -> weight / all).toArray();
    }
    return normal;
  }

  /** Weighs the ways that lead to some sums if a number is put into a share. */
  private double waysWith(int i, int share, int cell) {
    int stride = strides[share];
    boolean fits = stride == 0 || cell / stride % (sums[share] + 1) >= numbers[i];
    return fits ? ways[i][cell - numbers[i] * stride] * weights[i][share] : 0;
  }

  /** Goes back from all numbers to none, each time by a share as likely as its ways. */
  private boolean divide(int[] shares, RandomGenerator random) {
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
