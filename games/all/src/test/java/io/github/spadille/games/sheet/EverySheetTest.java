package io.github.spadille.games.sheet;

import static io.github.spadille.games.OptionChoices.beside;
import static io.github.spadille.games.OptionChoices.both;
import static io.github.spadille.games.OptionChoices.isPossible;
import static io.github.spadille.games.OptionChoices.seats;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Mark;
import io.github.spadille.formats.sheet.Deviation;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetItem;
import io.github.spadille.formats.sheet.SheetLine;
import io.github.spadille.games.OptionChoices.Choice;
import io.github.spadille.testkit.Covers;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sheets of all games: by default, and with each value of each option. */
class EverySheetTest {
  private static final int WIDTH = 80;

  private static void assertReadable(RuleSheet sheet) {
    for (SheetItem item : sheet.items()) {
      for (SheetLine line : item.lines()) {
        String words = line.text().replaceAll("`[^`]*`", "x");
        assertThat(words)
            .as(item.ruleId())
            .doesNotContain("{", "}", "()", "..", ",.", ",,", ": .")
            .doesNotContainPattern("\\S {2,}\\S")
            .doesNotContainPattern("\\w [.,;:)](\\s|$)")
            .doesNotContainPattern("\\(with [^)]*(players|`)")
            .doesNotContainPattern("^(?!\\|)[,;:.]");
        assertThat(line.isRow() || !line.text().startsWith(" ")).as(line.text()).isTrue();
      }
      if (item.kind() == SheetItem.Kind.RULE) {
        assertThat(item.lines().get(0).text()).as(item.ruleId()).matches("(?s)\\S.*[.:)\\]]");
      }
    }
  }

  private static ImmutableMap<String, String> rules(RuleSheet sheet) {
    Map<String, String> rules = new LinkedHashMap<>();
    for (SheetItem item : sheet.items()) {
      if (item.kind() == SheetItem.Kind.RULE) {
        rules.put(item.ruleId(), words(item));
      }
    }
    return ImmutableMap.copyOf(rules);
  }

  private static String words(SheetItem item) {
    return String.join("\n", item.lines().stream().map(SheetLine::text).toList());
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers({"HSE-1", "HSE-10"})
  void theDefaultSheetMarksNothing(Game<?, ?, ?> game) {
    for (int seats : game.seatCounts()) {
      RuleSheet sheet = RuleSheet.of(game).seats(seats).full();

      assertThat(sheet.items()).noneMatch(SheetItem::deviates);
      assertThat(sheet.deviations()).isEmpty();
      assertThat(rules(sheet).size()).isGreaterThan(game.rulebook().ids().size() / 2);
      assertReadable(sheet);
      assertReadable(RuleSheet.of(game).seats(seats).onePage());
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#games")
  @Covers("HSE-11")
  void theShortSheetFitsOnAPage(Game<?, ?, ?> game) {
    for (int seats : game.seatCounts()) {
      RuleSheet sheet = RuleSheet.of(game).seats(seats).onePage();

      assertThat(sheet.toText(WIDTH)).contains("Goal:", "Deal:", "Turn:", "Scoring:");
      assertThat(sheet.toText(WIDTH).lines().count()).isLessThan(60);
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#alone")
  @Covers({"HSE-10", "HSE-11"})
  void everySheetNamesTheValueAndItsDefault(Choice choice) {
    int seats = seats(choice.game(), choice.options()).orElseThrow();
    RuleSheet.Builder sheets = RuleSheet.of(choice.game()).options(choice.options()).seats(seats);
    for (RuleSheet sheet : List.of(sheets.full(), sheets.onePage())) {
      Deviation deviation = sheet.deviations().get(0);

      assertThat(sheet.deviations()).hasSize(1);
      assertThat(deviation.toString())
          .startsWith(choice.key() + "=" + choice.value() + "; default");
      assertThat(sheet.toText(WIDTH)).contains("* " + choice.key() + "=" + choice.value() + ";");
      assertThat(sheet.toMarkdown()).contains("**" + deviation + "**");
      assertThat(sheet.toHtml())
          .contains(
              "<tr><td>* "
                  + choice.key()
                  + "</td><td><strong>"
                  + choice.value()
                  + "</strong></td>");
      assertReadable(sheet);
    }
    assertThat(RuleSheet.of(choice.game()).options(choice.options()).full().deviations())
        .hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#alone")
  @Covers("HSE-10")
  void theSheetDiffersFromTheDefaultExactlyWhereItIsMarked(Choice choice) {
    int seats = seats(choice.game(), choice.options()).orElseThrow();
    RuleSheet usual = RuleSheet.of(choice.game()).seats(seats).full();
    RuleSheet sheet = RuleSheet.of(choice.game()).options(choice.options()).seats(seats).full();
    ImmutableMap<String, String> before = rules(usual);

    for (SheetItem item : sheet.items()) {
      if (item.kind() == SheetItem.Kind.RULE) {
        boolean same = words(item).equals(before.get(item.ruleId()));
        assertThat(item.deviates()).as(item.toString()).isNotEqualTo(same);
      }
      assertThat(item.deviations()).allMatch(deviation -> deviation.key().equals(choice.key()));
    }
    for (String gone : Sets.difference(before.keySet(), rules(sheet).keySet())) {
      assertThat(choice.game().rulebook().marks().get(gone))
          .extracting(Mark::key)
          .as(gone)
          .contains(choice.key());
    }
    List<String> unmarked = lines(sheet, item -> true, line -> !line.deviates());
    Set<String> marked =
        new HashSet<>(lines(sheet, item -> item.ruleId().isEmpty(), SheetLine::deviates));
    marked.retainAll(lines(usual, item -> true, line -> true));
    assertThat(lines(usual, item -> true, line -> true)).containsSubsequence(unmarked);
    assertThat(marked).isEmpty();
  }

  private static List<String> lines(
      RuleSheet sheet, Predicate<SheetItem> items, Predicate<SheetLine> lines) {
    return sheet.items().stream()
        .filter(items)
        .flatMap(
            item -> item.lines().stream().filter(lines).map(line -> item.ruleId() + line.text()))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#all")
  @Covers({"HSE-10", "HSE-20"})
  void everyValueChangesARuleAloneOrBesideAnother(Choice choice) {
    boolean changes =
        changesBeside(choice, ImmutableMap.of())
            || beside(choice).anyMatch(others -> changesBeside(choice, others));

    assertThat(changes).as(choice + " changes the wording of a rule").isTrue();
  }

  @ParameterizedTest
  @MethodSource("io.github.spadille.games.OptionChoices#besideAnother")
  @Covers("HSE-11")
  void aSheetNamesTheValueThatAnotherNeeds(Choice choice) {
    ImmutableMap<String, String> needed =
        beside(choice)
            .filter(others -> seats(choice.game(), both(choice.options(), others)).isPresent())
            .findFirst()
            .orElseThrow();
    ImmutableMap<String, String> options = both(choice.options(), needed);
    int seats = seats(choice.game(), options).orElseThrow();
    RuleSheet sheet = sheet(choice.game(), options, seats);

    assertThat(sheet.deviations())
        .extracting(Deviation::key)
        .containsExactlyInAnyOrderElementsOf(options.keySet());
    assertReadable(sheet);
  }

  private static boolean changesBeside(Choice choice, ImmutableMap<String, String> others) {
    Map<String, String> options = new LinkedHashMap<>(others);
    options.put(choice.key(), choice.value());
    return choice.game().seatCounts().stream()
        .filter(seats -> isPossible(choice.game(), options, seats))
        .filter(seats -> isPossible(choice.game(), others, seats))
        .anyMatch(
            seats ->
                !rules(sheet(choice.game(), others, seats))
                    .equals(rules(sheet(choice.game(), options, seats))));
  }

  private static RuleSheet sheet(Game<?, ?, ?> game, Map<String, String> options, int seats) {
    return RuleSheet.of(game).options(options).seats(seats).full();
  }
}
