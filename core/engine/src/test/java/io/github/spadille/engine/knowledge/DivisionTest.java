package io.github.spadille.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class DivisionTest {
  private static final int DRAWS = 40_000;

  /** The worst of generators. */
  private static final RandomGenerator ZEROS = () -> 0L;

  private static final RandomGenerator ONES = () -> -1L;

  private static double[][] weights(int count, double... each) {
    double[][] weights = new double[count][];
    Arrays.fill(weights, each);
    return weights;
  }

  private static Multiset<String> draws(int[] numbers, double[][] weights, int[] sums) {
    RandomGenerator random = new SplittableRandom(5);
    Multiset<String> drawn = HashMultiset.create();
    for (int i = 0; i < DRAWS; i++) {
      drawn.add(Arrays.toString(Division.draw(numbers, weights, sums, random)));
    }
    return drawn;
  }

  @Test
  void waysAreAsLikelyAsTheirWeights() {
    // Two goes with one and one, or two is alone: 0 0 1, and 1 1 0, weigh 4 * 4 * 12, 12 * 12 * 4.
    Multiset<String> drawn = draws(new int[] {1, 1, 2}, weights(3, 4, 12), new int[] {2, 2});
    assertThat(drawn.elementSet()).containsExactlyInAnyOrder("[0, 0, 1]", "[1, 1, 0]");
    assertThat((double) drawn.count("[0, 0, 1]") / DRAWS).isEqualTo(0.25, within(0.01));
  }

  @Test
  void threeSharesAndEqualNumbers() {
    int[] numbers = {1, 1, 2, 5};
    Multiset<String> drawn = draws(numbers, weights(4, 1, 1, 1), new int[] {1, 3, 5});
    assertThat(drawn.elementSet()).containsExactlyInAnyOrder("[0, 1, 1, 2]", "[1, 0, 1, 2]");
    assertThat((double) drawn.count("[0, 1, 1, 2]") / DRAWS).isEqualTo(0.5, within(0.01));
  }

  @Test
  void aNumberIsNotPutWhereItWeighsNothing() {
    double[][] weights = {{1, 1}, {0, 1}, {1, 1}};
    assertThat(draws(new int[] {3, 3, 3}, weights, new int[] {3, 6}).elementSet())
        .containsExactlyInAnyOrder("[0, 1, 1]", "[1, 1, 0]");
  }

  @Test
  void badGeneratorsDrawWhatFits() {
    int[] numbers = {1, 2, 5, 10, 1};
    int[] sums = {6, 11, 2};
    for (RandomGenerator random : new RandomGenerator[] {ZEROS, ONES}) {
      int[] shares = Division.draw(numbers, weights(5, 4, 12, 24), sums, random);
      assertThat(sums(numbers, shares, 3)).isEqualTo(sums);
    }
  }

  private static int[] sums(int[] numbers, int[] shares, int count) {
    int[] sums = new int[count];
    for (int i = 0; i < numbers.length; i++) {
      sums[shares[i]] += numbers[i];
    }
    return sums;
  }

  @Test
  void hundredsOfNumbersAreDivided() {
    int[] numbers = new int[1200];
    int[] steps = {1, 2, 5, 10};
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = steps[i % steps.length];
    }
    int[] sums = {1000, 1500, 2900};
    double[][] weights = weights(numbers.length, 4, 12, 24);
    for (RandomGenerator random : new RandomGenerator[] {new SplittableRandom(1), ZEROS, ONES}) {
      assertThat(sums(numbers, Division.draw(numbers, weights, sums, random), 3)).isEqualTo(sums);
    }
  }

  @Test
  void nothingIsDividedIntoNothing() {
    assertThat(Division.draw(new int[0], new double[0][], new int[] {0, 0}, ONES)).isEmpty();
  }

  private static ThrowingCallable draw(int[] numbers, double[][] weights, int... sums) {
    return () -> Division.draw(numbers, weights, sums, new SplittableRandom(1));
  }

  @Test
  void whatCannotBeDividedIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(draw(new int[] {2, 2}, weights(2, 1, 1), 1, 3))
        .withMessage("numbers [2, 2] do not add up to [1, 3]");
    assertThatIllegalStateException()
        .isThrownBy(draw(new int[] {5_000_000}, weights(1, 1, 1), 2_000_000, 3_000_000))
        .withMessage("no share has room for 5000000");
    assertThatIllegalArgumentException()
        .isThrownBy(draw(new int[] {2}, weights(1, 1), 3))
        .withMessage("numbers [2] for sums [3]");
    assertThatIllegalArgumentException().isThrownBy(draw(new int[] {0}, weights(1, 1), 0));
    assertThatIllegalArgumentException()
        .isThrownBy(draw(new int[] {1}, weights(2, 1), 1))
        .withMessage("weights [[1.0], [1.0]]; expected one for each of 1 numbers and 1 shares");
    assertThatIllegalArgumentException().isThrownBy(draw(new int[] {1}, weights(1, 1), 1, 0));
  }
}
