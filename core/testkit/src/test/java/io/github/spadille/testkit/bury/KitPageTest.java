package io.github.spadille.testkit.bury;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.game.Game;
import io.github.spadille.testkit.ContractRunner;
import io.github.spadille.testkit.law.Failure;
import io.github.spadille.testkit.law.Law;
import io.github.spadille.testkit.law.Laws;
import io.github.spadille.testkit.subject.Traits;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page of the kit tells what there is, all of it and nothing else. */
class KitPageTest {
  private static final Pattern ROW = Pattern.compile("\\| `([A-Z]\\w+)` \\|(.+)\\|(.+)\\|");

  private static String page() throws IOException {
    return Files.readString(Path.of("README.md"));
  }

  @Test
  void everyLawHasItsRow() throws IOException {
    List<String> named = new ArrayList<>();
    Matcher row = ROW.matcher(page());
    while (row.find()) {
      named.add(row.group(1));
      assertThat(row.group(2)).as("what " + row.group(1) + " asks").isNotBlank();
      assertThat(row.group(3)).as("what breaks " + row.group(1)).isNotBlank();
    }
    assertThat(named).isEqualTo(Laws.all().stream().map(Law::name).toList());
  }

  @Test
  void aFailureLeadsToTheLaws() throws IOException {
    String anchor = Iterables.getLast(Splitter.on('#').split(Failure.PAGE));
    assertThat(page().lines().filter(line -> line.startsWith("## ")))
        .map(
            heading ->
                CharMatcher.is(' ').replaceFrom(Ascii.toLowerCase(heading.substring(3)), '-'))
        .contains(anchor);
  }

  @Test
  void everyOtherTestIsNamed() throws IOException {
    assertThat(page())
        .contains(
            "`uniformAndLivelyAgentsPlay`",
            "`scenariosHold`",
            "`everyRuleIsCarriedOutAndShown`",
            "`everyWordIsUsed`");
  }

  @Test
  void theTraitsThatItNamesExist() throws IOException {
    List<String> named = new ArrayList<>();
    Matcher row =
        Pattern.compile("(?m)^\\| (`[a-z]\\w+`(?:, `\\w+`)*) \\| (?:that|of|in)").matcher(page());
    while (row.find()) {
      Splitter.on(", ").split(row.group(1)).forEach(name -> named.add(name.replace("`", "")));
    }
    assertThat(named).contains("agents", "companions");
    for (Method trait : Traits.class.getMethods()) {
      named.remove(trait.getName());
    }
    assertThat(named).isEmpty();
  }

  @Test
  void theScenarioThatBeginsLateIsReal() throws IOException {
    assertThat(page())
        .contains(
            "```text\n"
                + Files.readString(Path.of("src/test/resources/late-scenarios/trick.spadille"))
                + "```");
  }

  @Test
  void theFailureThatItShowsIsReal() throws IOException {
    Game<BuryState, BuryMove, BuryOptions> broken =
        Bury.game(
            (seats, options) ->
                new Bury(seats, options) {
                  @Override
                  protected BuryState takeTrick(BuryState state) {
                    BuryState taken = super.takeTrick(state);
                    return taken.withSheet(taken.sheet().add(1, "BRY-99", 0, 1));
                  }
                });
    Failure failure =
        ContractRunner.run(broken, BuryContractTest.SECRETS, Laws.SCORES_ARE_SUMS, 3).orElseThrow();
    assertThat(page()).contains("```text\n" + failure.message() + "\nagain: mvn test ");
  }
}
