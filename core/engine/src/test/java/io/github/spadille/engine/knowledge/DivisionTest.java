package io.github.spadille.engine.knowledge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class DivisionTest {
  private static final int DRAWS = 40_000;

  /** A generator that draws the same part of everything again and again. */
  private static RandomSource always(double part) {
    return new RandomSource() {
      @Override
      public long nextLong() {
        return 0;
      }

      @Override
      public double nextDouble() {
        return part;
      }
    };
  }

  private static final RandomSource LOWEST = always(0);
  private static final RandomSource HIGHEST = always(Math.nextDown(1.0));

  /** An alternative; those that differ in nothing but their names are several. */
  private record Bet(int number, int share, int name) {
    @Override
    public String toString() {
      return number + " " + (char) ('a' + share);
    }
  }

  /** What a number may be: so many alternatives for each share. */
  private static List<Bet> choice(int number, int... counts) {
    List<Bet> alternatives = new ArrayList<>();
    for (int share = 0; share < counts.length; share++) {
      for (int name = 0; name < counts[share]; name++) {
        alternatives.add(new Bet(number, share, name));
      }
    }
    return alternatives;
  }

  private static List<List<Bet>> choices(int[] numbers, int... counts) {
    List<List<Bet>> choices = new ArrayList<>();
    for (int number : numbers) {
      choices.add(choice(number, counts));
    }
    return choices;
  }

  private static ImmutableList<Bet> draw(
      List<List<Bet>> choices, RandomSource random, int... sums) {
    return Division.draw(choices, Bet::number, Bet::share, sums, random);
  }

  private static Multiset<String> draws(List<List<Bet>> choices, int... sums) {
    RandomSource random = RandomSource.seeded(5);
    Multiset<String> drawn = HashMultiset.create();
    for (int i = 0; i < DRAWS; i++) {
      drawn.add(draw(choices, random, sums).toString());
    }
    return drawn;
  }

  private static int[] sums(List<Bet> bets, int count) {
    int[] sums = new int[count];
    bets.forEach(bet -> sums[bet.share()] += bet.number());
    return sums;
  }

  @Test
  void allChoicesAreEquallyLikely() {
    // One and one add up to two in 4 * 4 * 12 and in 12 * 12 * 4 ways.
    Multiset<String> drawn = draws(choices(new int[] {1, 1, 2}, 4, 12), 2, 2);
    assertThat(drawn.elementSet()).containsExactlyInAnyOrder("[1 a, 1 a, 2 b]", "[1 b, 1 b, 2 a]");
    assertThat((double) drawn.count("[1 a, 1 a, 2 b]") / DRAWS).isEqualTo(0.25, within(0.01));
  }

  @Test
  void allAlternativesOfAShareAreDrawn() {
    RandomSource random = RandomSource.seeded(5);
    Multiset<Integer> names = HashMultiset.create();
    for (int i = 0; i < DRAWS; i++) {
      names.add(draw(choices(new int[] {3}, 7, 4), random, 0, 3).get(0).name());
    }
    assertThat(names.elementSet()).containsExactlyInAnyOrder(0, 1, 2, 3);
    assertThat((double) names.count(3) / DRAWS).isEqualTo(0.25, within(0.01));
  }

  @Test
  void equalNumbersInThreeShares() {
    Multiset<String> drawn = draws(choices(new int[] {1, 1, 2, 5}, 1, 1, 1), 1, 3, 5);
    assertThat(drawn.elementSet())
        .containsExactlyInAnyOrder("[1 a, 1 b, 2 b, 5 c]", "[1 b, 1 a, 2 b, 5 c]");
    assertThat((double) drawn.count("[1 a, 1 b, 2 b, 5 c]") / DRAWS).isEqualTo(0.5, within(0.01));
  }

  @Test
  void aNumberIsNotPutWhereItHasNoAlternative() {
    List<List<Bet>> choices = List.of(choice(3, 1, 1), choice(3, 0, 1), choice(3, 1, 1));
    assertThat(draws(choices, 3, 6).elementSet())
        .containsExactlyInAnyOrder("[3 a, 3 b, 3 b]", "[3 b, 3 b, 3 a]");
  }

  @Test
  void badGeneratorsDrawWhatFits() {
    List<List<Bet>> choices = choices(new int[] {1, 2, 5, 10, 1}, 4, 12, 24);
    for (RandomSource random : new RandomSource[] {LOWEST, HIGHEST}) {
      assertThat(sums(draw(choices, random, 6, 11, 2), 3)).containsExactly(6, 11, 2);
    }
  }

  @Test
  void hundredsOfNumbersAreDivided() {
    int[] numbers = new int[1200];
    int[] steps = {1, 2, 5, 10};
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = steps[i % steps.length];
    }
    List<List<Bet>> choices = choices(numbers, 4, 12, 24);
    for (RandomSource random : new RandomSource[] {RandomSource.seeded(1), LOWEST, HIGHEST}) {
      assertThat(sums(draw(choices, random, 1000, 1500, 2900), 3))
          .containsExactly(1000, 1500, 2900);
    }
  }

  @Test
  void nothingIsDividedIntoNothing() {
    assertThat(draw(List.of(), HIGHEST, 0, 0)).isEmpty();
  }

  private static ThrowingCallable drawing(List<List<Bet>> choices, int... sums) {
    return () -> draw(choices, RandomSource.seeded(1), sums);
  }

  @Test
  void whatCannotBeDividedIsRefused() {
    assertThatIllegalStateException()
        .isThrownBy(drawing(choices(new int[] {2, 2}, 1, 1), 1, 3))
        .withMessage("numbers [2, 2] do not add up to [1, 3]");
    assertThatIllegalStateException()
        .isThrownBy(drawing(choices(new int[] {5_000_000}, 1, 1), 2_000_000, 3_000_000))
        .withMessage("no share has room for 5000000");
    assertThatIllegalArgumentException()
        .isThrownBy(drawing(choices(new int[] {2}, 1), 3))
        .withMessage("numbers [2] for sums [3]");
    assertThatIllegalArgumentException().isThrownBy(drawing(choices(new int[] {0}, 1), 0));
  }
}
