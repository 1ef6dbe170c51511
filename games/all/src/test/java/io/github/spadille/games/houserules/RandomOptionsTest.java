package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.subject.Setups;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * What chance chooses for tests lies between the samples too, where other options begin to bite.
 */
class RandomOptionsTest {
  private static final int DRAWS = 300;
  private static final int SETUPS = 3000;
  private static final Splitter COMMAS = Splitter.on(',');

  private static Stream<Option<?, ?>> options() {
    return CATALOG.games().stream().flatMap(game -> game.options().options().stream());
  }

  private static Set<String> drawn(Option<?, ?> option) {
    RandomSource random = RandomSource.seeded(1);
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < DRAWS; i++) {
      drawn.add(option.type().random(random));
    }
    return drawn;
  }

  private static <T> Optional<String> again(Option<?, T> option, String value) {
    return option.type().parse(value).map(option.type()::format);
  }

  @TestFactory
  Stream<DynamicTest> whatIsDrawnIsAValue() {
    return CATALOG.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> valuesAreDrawn(game)));
  }

  private static void valuesAreDrawn(Game<?, ?, ?> game) {
    for (Option<?, ?> option : game.options().options()) {
      Set<String> drawn = drawn(option);
      assertThat(drawn).as(option.key()).containsAll(option.type().samples());
      drawn.forEach(value -> assertThat(again(option, value)).contains(value));
    }
  }

  @TestFactory
  Stream<DynamicTest> numbersBetweenTheSamplesAreDrawn() {
    return options()
        .filter(RandomOptionsTest::hasGap)
        .map(
            option ->
                DynamicTest.dynamicTest(
                    option.key(),
                    () ->
                        assertThat(drawn(option))
                            .anyMatch(value -> !option.type().samples().contains(value))));
  }

  /** Tells whether numbers are samples of an option, and others that it allows lie between them. */
  private static boolean hasGap(Option<?, ?> option) {
    int[] numbers =
        option.type().samples().stream()
            .map(Ints::tryParse)
            .filter(Objects::nonNull)
            .mapToInt(Integer::intValue)
            .sorted()
            .toArray();
    int count = numbers.length;
    return option.type().others().isPresent()
        && count > 1
        && numbers[count - 1] - numbers[0] >= count;
  }

  /** Steps without the smallest bet are those at which it begins to matter what a seat can pay. */
  @Test
  void stepsNeedNotBeginWithTheLeast() {
    List<Option<?, ?>> steps =
        options().filter(option -> option.type().allowed().startsWith("ascending")).toList();
    assertThat(steps).extracting(Option::key).contains("bet-steps", "limit-steps");
    for (Option<?, ?> option : steps) {
      assertThat(drawn(option))
          .anyMatch(value -> !value.equals("1") && !value.startsWith("1,"))
          .anyMatch(value -> !value.contains(","))
          .allMatch(value -> COMMAS.splitToList(value).size() <= 8);
    }
  }

  /** Smallest bets above what a seat has at first, and steps of which it can pay for none. */
  @Test
  void smallestBetsAreDrawnThatSomebodyCannotPay() {
    Game<?, ?, ?> superfecta = CATALOG.game("superfecta");
    boolean tooDear = false;
    boolean noStep = false;
    for (int seed = 0; seed < SETUPS; seed++) {
      Setup<?, ?> setup = Setups.random(superfecta, RandomSource.seeded(seed));
      int fewest = least(setup, "buy-in", "start-chips");
      int lowest =
          Math.min(
              least(setup, "min-win", ""),
              Math.min(least(setup, "min-exa", ""), least(setup, "min-sfc", "")));
      tooDear |= fewest < lowest;
      noStep |= fewest >= lowest && fewest < lowest * least(setup, "bet-steps", "");
    }
    assertThat(tooDear).isTrue();
    assertThat(noStep).isTrue();
  }

  /** Returns the least of the numbers that an option has, or another one in its place. */
  private static int least(Setup<?, ?> setup, String key, String instead) {
    String value =
        setup.options().getOrDefault(key, setup.game().options().option(key).byDefault());
    return value.equals("none")
        ? least(setup, instead, "")
        : COMMAS.splitToList(value).stream().mapToInt(Integer::parseInt).min().orElseThrow();
  }
}
