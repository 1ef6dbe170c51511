package io.github.spadille.testkit;

import static io.github.spadille.engine.option.Option.Origin.SOURCE;
import static io.github.spadille.engine.option.OptionType.oneOf;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.testkit.bury.Bury;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RulebookMarksTest {
  private static final String SHORT =
      "\n- Goal: win.\n- Deal: all.\n- Turn: play.\n- Scoring: one.\n";
  private static final OptionSchema<Integer> POINTS =
      OptionSchema.builder(AtomicInteger::new, AtomicInteger::get)
          .option(
              "points",
              oneOf(0, 1),
              points -> points,
              AtomicInteger::set,
              "What a trick is worth.",
              SOURCE,
              "ABC-1")
          .build();

  private static ImmutableList<String> problems(String rules) {
    return RulebookMarks.problems(Rulebook.of("# Alphabet\n" + SHORT + rules), POINTS.options());
  }

  @Test
  void aBookMarksWhatItsOptionsTouch() {
    assertThat(problems("- ABC-1. {points} points, with {seats} seats.")).isEmpty();
    assertThat(RulebookMarks.problems(Bury.GAME.rulebook(), Bury.GAME.options().options()))
        .isEmpty();
  }

  @Test
  void anOptionThatIsNotMarkedIsTold() {
    assertThat(problems("- ABC-1. Points."))
        .containsExactly("option points names rules that its book does not mark: ABC-1");
    assertThat(problems("{points} points."))
        .containsExactly("option points names rules that its book does not mark: ABC-1");
  }

  @Test
  void aRuleThatTheOptionDoesNotNameIsTold() {
    assertThat(problems("- ABC-1. {points} points.\n- ABC-2. {points=1: One.}"))
        .containsExactly("option points does not name rules that its book marks: ABC-2");
  }

  @Test
  void aMarkOfNoOptionOrNoValueIsTold() {
    assertThat(problems("- ABC-1. {points=2: Two.} {point}"))
        .containsExactly(
            "a mark in ABC-1 has points=2; allowed: 0, 1",
            "a mark in ABC-1 names point, which is no option");
  }

  @Test
  void theShortSheetNeedsItsItems() {
    assertThat(
            RulebookMarks.problems(
                Rulebook.of("# Alphabet\n- Goal: win.\n- Turn: play.\n- ABC-1. {points}"),
                POINTS.options()))
        .containsExactly(
            "the section \"In short\" lacks the item - Deal:",
            "the section \"In short\" lacks the item - Scoring:");
  }
}
