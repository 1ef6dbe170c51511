package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rule;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetItem;
import io.github.spadille.formats.sheet.SheetLine;
import io.github.spadille.testkit.Covers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A rule that is looked up alone, as a refusal names it, reads as on the sheets. */
@Tag("sweep")
class RuleAloneTest {
  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-12")
  void aRuleReadsTheSameAloneAndOnTheSheets(Game<?, ?, ?> game) {
    SheetReading.all(game)
        .filter(reading -> reading.seats().isPresent())
        .forEach(
            reading ->
                assertThat(alone(game, reading))
                    .as(reading.toString())
                    .isEqualTo(onSheets(reading)));
  }

  private static <O> Map<String, String> alone(Game<?, ?, O> game, SheetReading reading) {
    int seats = reading.seats().orElseThrow();
    O options = game.options().parse(reading.options(), seats);
    Map<String, String> rules = new LinkedHashMap<>();
    for (Rule rule : game.rulebook(options, seats).rules()) {
      rules.put(rule.id(), rule.text());
    }
    assertThat(rules.values()).as(reading.toString()).doesNotContain("");
    return rules;
  }

  private static Map<String, String> onSheets(SheetReading reading) {
    Map<String, String> rules = new LinkedHashMap<>();
    addRules(reading.sheets().full(), rules);
    addRules(reading.sheets().programs(), rules);
    return rules;
  }

  private static void addRules(RuleSheet sheet, Map<String, String> rules) {
    for (SheetItem item : sheet.items()) {
      if (item.kind() == SheetItem.Kind.RULE) {
        rules.put(
            item.ruleId(),
            item.lines().stream().map(SheetLine::text).collect(Collectors.joining("\n")));
      }
    }
  }
}
