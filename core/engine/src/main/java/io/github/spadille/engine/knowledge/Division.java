package io.github.spadille.engine.knowledge;

import static com.google.common.base.Preconditions.checkArgument;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Divides numbers among shares of which the sums are known: bets among pools, for instance.
 *
 * <p>Every way to do so is as likely as the product of the weights of its numbers says. That is
 * exact unless there are too many ways to count, as with hundreds of numbers; then some are put
 * aside first, each into a share that has room, the more likely the more room it has.
 *
 * <p>Immutable and thread-safe.
 */
public final class Division {
  /** So many ways are told apart at most. */
  private static final int MOST_CELLS = 1 << 18;

  private static final int MOST_ATTEMPTS = 100;

  private final int[] numbers;
  private final double[][] weights;
  private final int[] sums;
  private final double @Nullable [][] ways;

  private Division(int[] numbers, double[][] weights, int[] sums) {
    this.numbers = numbers;
    this.weights = weights;
    this.sums = sums;
    this.ways = isCountable(numbers.length, sums) ? count(numbers.length, sums) : null;
  }

  /**
   * Returns how some numbers are divided.
   *
   * @param numbers the numbers, each at least 1
   * @param weights for each number how much it weighs in each share; 0 if it cannot be there
   * @param sums the sum of each share
   * @throws IllegalArgumentException if a number is less than 1, it has not a weight for each
   *     share, or the sums are not those of the numbers
   */
  public static Division of(int[] numbers, double[][] weights, int[] sums) {
    checkArgument(
        Arrays.stream(numbers).allMatch(number -> number > 0)
            && Arrays.stream(numbers).sum() == Arrays.stream(sums).sum(),
        "numbers %s for sums %s",
        Arrays.toString(numbers),
        Arrays.toString(sums));
    checkArgument(weights.length == numbers.length, "weights of %s numbers", weights.length);
    double[][] shares = new double[numbers.length][];
    for (int i = 0; i < shares.length; i++) {
      checkArgument(weights[i].length == sums.length, "weights for %s shares", weights[i].length);
      double all = Arrays.stream(weights[i]).sum();
      shares[i] = Arrays.stream(weights[i]).map(weight -> weight / all).toArray();
    }
    return new Division(numbers.clone(), shares, sums.clone());
  }

  /**
   * Returns for each number the share that it is put into.
   *
   * @throws IllegalStateException if there is no way to divide the numbers, or none was found
   */
  public int[] draw(RandomGenerator random) {
    for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      int[] shares = new int[numbers.length];
      int[] left = sums.clone();
      int rest = numbers.length;
      while (rest > 0 && !isCountable(rest, left)) {
        rest--;
        shares[rest] = putAside(rest, left, random);
        left[shares[rest]] -= numbers[rest];
      }
      double[][] counted = ways == null ? count(rest, left) : ways;
      if (counted[rest][cell(left, left)] > 0) {
        divide(rest, left, counted, shares, random);
        return shares;
      }
    }
    throw new IllegalStateException(
        "numbers " + Arrays.toString(numbers) + " do not add up to " + Arrays.toString(sums));
  }

  private static boolean isCountable(int count, int[] sums) {
    return (count + 1.0) * cells(sums) <= MOST_CELLS;
  }

  /** How many sums there can be of all shares but the last, whose sum follows from the others. */
  private static double cells(int[] sums) {
    double cells = 1;
    for (int share = 0; share < sums.length - 1; share++) {
      cells *= sums[share] + 1.0;
    }
    return cells;
  }

  /** The place of some sums among those up to others. */
  private static int cell(int[] sums, int[] most) {
    int cell = 0;
    for (int share = 0; share < sums.length - 1; share++) {
      cell = cell * (most[share] + 1) + sums[share];
    }
    return cell;
  }

  /** How far the places are apart of sums that differ by one in a share. */
  private static int stride(int share, int[] most) {
    int stride = share == most.length - 1 ? 0 : 1;
    for (int later = share + 1; later < most.length - 1; later++) {
      stride *= most[later] + 1;
    }
    return stride;
  }

  /** Weighs the ways to divide the first numbers, for each count of them and all sums. */
  private double[][] count(int count, int[] most) {
    double[][] counted = new double[count + 1][(int) cells(most)];
    counted[0][0] = 1;
    for (int i = 0; i < count; i++) {
      for (int share = 0; share < most.length; share++) {
        int step = numbers[i] * stride(share, most);
        for (int cell = 0; cell < counted[i].length; cell++) {
          if (counted[i][cell] > 0 && hasRoom(cell, share, numbers[i], most)) {
            counted[i + 1][cell + step] += counted[i][cell] * weights[i][share];
          }
        }
      }
    }
    return counted;
  }

  /** Tells whether a number can be added to a share; to the last one always. */
  private static boolean hasRoom(int cell, int share, int number, int[] most) {
    return share == most.length - 1
        || cell / stride(share, most) % (most[share] + 1) + number <= most[share];
  }

  /** Goes back from all numbers to none, each time by a share as likely as its ways. */
  private void divide(
      int count, int[] most, double[][] counted, int[] shares, RandomGenerator random) {
    int cell = cell(most, most);
    for (int i = count - 1; i >= 0; i--) {
      double at = random.nextDouble() * counted[i + 1][cell];
      int chosen = -1;
      for (int share = 0; share < most.length && (chosen < 0 || at >= 0); share++) {
        int stride = stride(share, most);
        boolean fits = stride == 0 || cell / stride % (most[share] + 1) >= numbers[i];
        double likely = fits ? counted[i][cell - numbers[i] * stride] * weights[i][share] : 0;
        if (likely > 0) {
          chosen = share;
          at -= likely;
        }
      }
      shares[i] = chosen;
      cell -= numbers[i] * stride(chosen, most);
    }
  }

  /** Chooses a share with room for a number, or the one with the most room if none has enough. */
  private int putAside(int number, int[] left, RandomGenerator random) {
    int chosen = 0;
    double all = 0;
    for (int share = 0; share < left.length; share++) {
      boolean fits = left[share] >= numbers[number] && weights[number][share] > 0;
      all += fits ? left[share] : 0;
      chosen = fits && random.nextDouble() * all < left[share] ? share : chosen;
    }
    if (all == 0) {
      throw new IllegalStateException("no share has room for " + numbers[number]);
    }
    return chosen;
  }
}
