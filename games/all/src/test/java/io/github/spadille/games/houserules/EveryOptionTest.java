package io.github.spadille.games.houserules;

import static io.github.spadille.games.houserules.Documents.CATALOG;
import static io.github.spadille.games.houserules.Documents.DAY;
import static io.github.spadille.games.houserules.Documents.entry;
import static io.github.spadille.games.houserules.Documents.read;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.rulebook.HouseRule;
import io.github.spadille.formats.houserules.Entry;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.houserules.HouseRulesDiff;
import io.github.spadille.formats.houserules.HouseRulesReader;
import io.github.spadille.testkit.Covers;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every option of every game can be found, chosen and played. */
class EveryOptionTest {
  private static Stream<DynamicTest> forEveryGame(java.util.function.Consumer<Game<?, ?, ?>> test) {
    return CATALOG.games().stream()
        .map(game -> DynamicTest.dynamicTest(game.id(), () -> test.accept(game)));
  }

  @TestFactory
  @Covers("HSE-3")
  Stream<DynamicTest> anOptionTellsEverythingAboutItself() {
    return forEveryGame(
        game -> {
          assertThat(game.options().options()).isNotEmpty();
          for (Option<?, ?> option : game.options().options()) {
            assertThat(option.type().allowed()).isNotBlank();
            assertThat(option.type().samples()).isNotEmpty();
            assertThat(option.type().parse(option.byDefault())).as(option.key()).isPresent();
            HouseRule rule = game.rulebook().houseRule(option.key());
            assertThat(rule.effect()).endsWith(".").hasSizeGreaterThan(10);
            assertThat(rule.ruleIds()).isNotEmpty();
            assertThat(game.rulebook().ids()).containsAll(rule.ruleIds());
          }
        });
  }

  @TestFactory
  Stream<DynamicTest> whatSuitsALiveTableCanBePlayedByAllSeatCounts() {
    return forEveryGame(
        game -> {
          for (int seats : game.seatCounts()) {
            ImmutableMap<String, String> live = game.options().withLive(ImmutableMap.of());
            assertThat(game.setup(seats, live).options()).isEqualTo(live);
          }
        });
  }

  @Test
  void theGamesInWhichTimeCountsSayWhatATieIsAtALiveTable() {
    assertThat(
            CATALOG.games().stream()
                .map(game -> game.id() + " " + game.options().withLive(ImmutableMap.of()))
                .filter(text -> !text.endsWith("{}")))
        .containsExactlyInAnyOrder(
            "aggravation {collision=150}",
            "pirate {tie-window=150}",
            "through-the-window {tie-window=150}");
  }

  @TestFactory
  @Covers("HSE-3")
  Stream<DynamicTest> aDocumentToStartFromListsAllOptions() {
    return forEveryGame(
        game -> {
          String text = HouseRules.starter(game, DAY);
          HouseRules document = read(text);
          assertThat(document.write()).isEqualTo(text);
          assertThat(document.entry(game.id())).isEqualTo(Entry.of(game));
          String chosen = text;
          for (Option<?, ?> option : game.options().options()) {
            HouseRule rule = game.rulebook().houseRule(option.key());
            String line = "      # " + option.key() + ": " + option.byDefault() + "\n";
            assertThat(text)
                .contains(rule.effect(), option.byDefault() + " (base rule)", line)
                .contains(rule.ruleIds());
            rule.choices(option)
                .forEach(choice -> assertThat(text).contains(choice.in(Locale.ENGLISH)));
            game.options()
                .constraints(option.key())
                .forEach(constraint -> assertThat(text).contains(constraint));
            chosen = chosen.replace(line, line.replace("# ", ""));
          }
          HouseRules all = read(chosen);
          assertThat(all.write()).isEqualTo(chosen);
          assertThat(all.entries().get(0).options()).hasSize(game.options().options().size());
          assertThat(HouseRulesDiff.fromBase(all, CATALOG).isEmpty()).isTrue();
          String examples =
              chosen
                  .replace("# group", "group")
                  .replace("# members", "members")
                  .replace("# host", "host")
                  .replace("# source", "source")
                  .replace("# seats", "seats")
                  .replace("# own", "own")
                  .replace("# rulings", "rulings")
                  .replace("    #   ", "      ");
          HouseRules filled = read(examples);
          assertThat(filled.entries().get(0).rulings()).hasSize(1);
          assertThat(filled.host()).contains("Ana");
          assertThat(filled.source()).isPresent();
          assertThat(filled.entries().get(0).source()).isPresent();
        });
  }

  @TestFactory
  @Covers({"HSE-4", "HSE-20"})
  Stream<DynamicTest> everyValueOfEveryOptionIsPlayable() {
    return forEveryGame(
        game -> {
          for (Option<?, ?> option : game.options().options()) {
            for (String value : option.type().samples()) {
              everyValueIsPlayable(game, option, value);
            }
          }
        });
  }

  private static void everyValueIsPlayable(Game<?, ?, ?> game, Option<?, ?> option, String value) {
    String text = entry(game.id(), "options:", "  " + option.key() + ": " + value);
    var reading = HouseRulesReader.read(text, CATALOG);
    if (reading.document().isEmpty()) {
      // Alone it fits no number of players: it needs another option.
      assertThat(reading.problems())
          .allMatch(problem -> problem.found().contains("=") && problem.line().isPresent());
      return;
    }
    HouseRules document = reading.orElseThrow();
    assertThat(read(document.write())).isEqualTo(document);
    Entry entry = document.entries().get(0);
    assertThat(entry.seatCounts(game)).isNotEmpty();
    for (int players : entry.seatCounts(game)) {
      assertThat(entry.setup(game, players).rules().start().turn().isOver()).isFalse();
    }
    boolean plain = value.equals(option.byDefault());
    var lines = HouseRulesDiff.fromBase(document, CATALOG).lines();
    assertThat(lines).hasSize(plain ? 0 : 1);
    if (!plain) {
      assertThat(lines.get(0))
          .isEqualTo(
              game.id()
                  + ": "
                  + option.key()
                  + " "
                  + option.byDefault()
                  + " -> "
                  + value
                  + ": "
                  + game.rulebook().houseRule(option.key()).effect());
    }
  }
}
