package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.eights;
import static io.github.spadille.games.houserules.Documents.friday;
import static io.github.spadille.games.houserules.Documents.problems;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesException;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.formats.houserules.Problem;
import io.github.spadille.stops.crazyeights.CrazyEights;
import io.github.spadille.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is reported about a document that is wrong; the rest stands in the damaged documents. */
class DocumentCheckTest {
  @Test
  @Covers("HSE-9")
  void aProblemSaysWhereWhatAndWhatIsAllowed() {
    String text = eights("options:", "  draw-rul: three").replace("crazy", "stops/crazy");
    Problem problem = HouseRulesReader.read(text, CATALOG).problems().get(0);
    assertThat(problem.entry()).contains("stops/crazy-eights");
    assertThat(problem.key()).isEqualTo("options.draw-rul");
    assertThat(problem.line()).hasValue(9);
    assertThat(problem.found()).isEqualTo("draw-rul");
    assertThat(problem.allowed()).startsWith("jokers, full-deck, ");
    assertThat(problem.nearest()).contains("draw-rule");
    assertThat(problem)
        .hasToString(
            "entry stops/crazy-eights, line 9: option draw-rul is unknown;"
                + " did you mean draw-rule (free, forced, one, three)?");
  }

  @Test
  @Covers("HSE-9")
  void allProblemsAreToldAtOnceInOrder() {
    assertThat(
            problems(
                eights("seats: [1]", "options: {jokers: 3, draw: one}", "base: 1", "wins: all")))
        .containsExactly(
            "entry crazy-eights, line 8: crazy-eights cannot be played by 1;"
                + " allowed: 2, 3, 4, 5, 6, 7, 8, 9, 10",
            "entry crazy-eights, line 9: option jokers: found 3;" + " allowed: 0, 1, 2",
            "entry crazy-eights, line 9: option draw is unknown; there are jokers,"
                + " full-deck, picture-wilds, decks, hand-size, draw-rule, wild-upcard, scoring,"
                + " target, hands, eight-keeps-suit",
            "entry crazy-eights, line 10: the key base stands twice; allowed: each key once",
            "entry crazy-eights, line 11: field wins is unknown; there are entry, game, base,"
                + " source, seats, options, options-by-seats, own, rulings");
  }

  @Test
  @Covers("HSE-9")
  void aDocumentWithErrorsStartsNoGame() {
    HouseRules broken =
        HouseRules.builder()
            .name("Ours")
            .date(DAY)
            .addEntries(Entry.of(CrazyEights.GAME).with("jokers", "9"))
            .build();
    assertThat(broken.check(CATALOG)).hasSize(1);
    assertThatThrownBy(() -> broken.startNotice("crazy-eights", List.of("Ana", "Bo"), CATALOG))
        .isInstanceOf(HouseRulesException.class)
        .hasMessage("entry crazy-eights, line 9: option jokers: found 9;" + " allowed: 0, 1, 2");
    assertThatThrownBy(() -> read(broken.write())).isInstanceOf(HouseRulesException.class);
  }

  @Test
  @Covers("HSE-7")
  void contradictionsAreReported() {
    assertThat(
            problems(
                eights(
                    "options: {draw-rule: three}",
                    "rulings:",
                    "  1: {question: How often, decision: once, option: draw-rule=one}",
                    "  2: {question: How many, decision: any, option: draw-rule=free}",
                    "  3: {question: how often, decision: never}")))
        .containsExactly(
            "entry crazy-eights, line 10: ruling 1 says draw-rule=one,"
                + " but options say draw-rule=three",
            "entry crazy-eights, line 11: ruling 2 says draw-rule=free,"
                + " but ruling 1 says draw-rule=one",
            "entry crazy-eights, line 11: ruling 2 says draw-rule=free,"
                + " but options say draw-rule=three",
            "entry crazy-eights, line 12: ruling 3 answers the question of ruling 1 in another"
                + " way");
  }

  @Test
  @Covers("HSE-7")
  void whatAgreesIsNoContradiction() {
    assertThat(
            problems(
                eights(
                    "options: {draw-rule: one}",
                    "rulings:",
                    "  1: {question: How often, decision: once, option: draw-rule=one}",
                    "  2: {question: how often, decision: Once}",
                    "  3: {question: How many jokers, decision: all, option: jokers=2}")))
        .isEmpty();
  }

  @Test
  @Covers("HSE-20")
  void whatDoesNotConcernANumberOfPlayersIsNotRefusedForIt() {
    assertThat(problems(eights("options: {decks: 1}"))).isEmpty();
    assertThat(problems(eights("options: {decks: 1}", "options-by-seats:", "  6: {decks: 2}")))
        .isEmpty();
    assertThat(problems(eights("seats: [6]", "options: {decks: 1}"))).hasSize(1);
  }

  @Test
  @Covers("HSE-9")
  void whatWasAcceptedHasNoProblems() {
    assertThat(friday().check(CATALOG)).isEmpty();
  }

  @Test
  @Covers("HSE-9")
  void thereIsALimitToHowManyProblemsAreTold() {
    StringBuilder text = new StringBuilder(eights("options:"));
    for (int i = 0; i < 2_000; i++) {
      text.append("      option-").append(i).append(": yes\n");
    }
    List<String> problems = problems(text.toString());
    assertThat(problems).hasSize(501);
    assertThat(problems.get(500)).isEqualTo("there are 1500 more problems");
  }
}
