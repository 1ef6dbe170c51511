package io.github.spadille.testkit.book;

import static io.github.spadille.engine.option.OptionType.oneOf;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.testkit.bury.Bury;
import org.junit.jupiter.api.Test;

class RulebookMarksTest {
  private static final String SHORT =
      "\n- Goal: win.\n- Deal: all.\n- Turn: play.\n- Scoring: one.\n";
  private static final OptionSchema<Integer> POINTS =
      OptionSchema.builder(0)
          .option("points", oneOf(0, 1))
          .of(points -> points, (options, points) -> points)
          .preset("rich", ImmutableMap.of("points", "1"))
          .build();

  private static final String HOUSE_RULES =
      """

      ## House rules

      | option | values | default | from | effect |
      |---|---|---|---|---|
      | `points` | 0, 1 | 0 | rules | What a trick is worth. |
      """;

  private static final String PRESETS =
      """

      ## Presets

      | preset | options | what it is |
      |---|---|---|
      | `rich` | `points=1` | Every trick is worth a point. |
      """;

  private static ImmutableList<String> problems(String rules) {
    return problems(rules, HOUSE_RULES);
  }

  private static ImmutableList<String> problems(String rules, String houseRules) {
    return problems(rules, houseRules, PRESETS);
  }

  private static ImmutableList<String> problems(String rules, String houseRules, String presets) {
    return RulebookMarks.problems(
        Rulebook.of("# Alphabet\n" + SHORT + rules + "\n" + houseRules + presets), POINTS);
  }

  @Test
  void aBookMarksWhatItsOptionsTouch() {
    assertThat(problems("- ABC-1. {points} points, with {seats} seats.")).isEmpty();
    assertThat(RulebookMarks.problems(Bury.GAME.rulebook(), Bury.GAME.options())).isEmpty();
  }

  @Test
  void anOptionThatIsNotMarkedIsTold() {
    assertThat(problems("- ABC-1. Points.")).containsExactly("option points is marked in no rule");
    assertThat(problems("{points} points.")).containsExactly("option points is marked in no rule");
  }

  @Test
  void aTableThatTellsSomethingElseIsTold() {
    String rules = "- ABC-1. {points} points.";
    assertThat(problems(rules, HOUSE_RULES.replace("| 0 |", "| `1` (ABC-1) |")))
        .containsExactly("the table of house rules says that points is 1 by default, and it is 0");
    assertThat(problems(rules, HOUSE_RULES.replace("worth.", "worth")))
        .containsExactly("the effect of points is no sentence: What a trick is worth");
    assertThat(problems(rules, HOUSE_RULES + "| `trump` | on, off | on | variant | None. |\n"))
        .containsExactly("the table of house rules tells of trump, which is no option");
  }

  @Test
  void anOriginOfNoOtherValueIsTold() {
    String rules = "- ABC-1. {points} points.";
    assertThat(problems(rules, HOUSE_RULES.replace("rules |", "rules; variant: 1 |"))).isEmpty();
    assertThat(problems(rules, HOUSE_RULES.replace("rules |", "rules; variant: 0 `2` |")))
        .containsExactly(
            "the table of house rules says where points=0 is from; expected a value beside the"
                + " base rule, 0",
            "the table of house rules says where points=2 is from; expected a value beside the"
                + " base rule, 0");
  }

  @Test
  void presetsThatAreNotThoseOfTheTableAreTold() {
    String rules = "- ABC-1. {points} points.";
    assertThat(problems(rules, HOUSE_RULES, ""))
        .containsExactly("the table of presets has []; the options have [rich{points=1}]");
    assertThat(problems(rules, HOUSE_RULES, PRESETS.replace("points=1", "points=0")))
        .containsExactly(
            "the table of presets has [rich{points=0}]; the options have [rich{points=1}]");
    assertThat(problems(rules, HOUSE_RULES, PRESETS.replace("a point.", "a point")))
        .containsExactly("what preset rich is is no sentence: Every trick is worth a point");
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
                Rulebook.of(
                    "# Alphabet\n- Goal: win.\n- Turn: play.\n- ABC-1. {points}\n"
                        + HOUSE_RULES
                        + PRESETS),
                POINTS))
        .containsExactly(
            "the section \"In short\" lacks the item - Deal:",
            "the section \"In short\" lacks the item - Scoring:");
  }
}
