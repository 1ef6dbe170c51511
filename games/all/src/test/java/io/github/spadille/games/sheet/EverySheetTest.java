package io.github.spadille.games.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Sets;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.rulebook.Mark;
import io.github.spadille.formats.sheet.Deviation;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetItem;
import io.github.spadille.formats.sheet.SheetLine;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sheets of all games: by default, and with each value of each option. */
class EverySheetTest {
  private static final int WIDTH = 80;

  /** One value of one option of a game. */
  record Choice(Game<?, ?, ?> game, String key, String value) {
    ImmutableMap<String, String> options() {
      return ImmutableMap.of(key, value);
    }

    @Override
    public String toString() {
      return game + " " + key + "=" + value;
    }
  }

  static List<Game<?, ?, ?>> games() {
    return Catalog.load().games();
  }

  static List<Choice> choices() {
    return games().stream().flatMap(EverySheetTest::choices).toList();
  }

  /** Most values can be chosen without another. */
  static List<Choice> choicesAlone() {
    return choices().stream()
        .filter(choice -> seats(choice.game(), choice.options()).isPresent())
        .toList();
  }

  static List<Choice> choicesBesideAnother() {
    return choices().stream()
        .filter(choice -> seats(choice.game(), choice.options()).isEmpty())
        .toList();
  }

  private static Stream<Choice> choices(Game<?, ?, ?> game) {
    List<Choice> choices = new ArrayList<>();
    for (Option<?, ?> option : game.options().options()) {
      for (String value : option.type().samples()) {
        if (!value.equals(option.byDefault())) {
          choices.add(new Choice(game, option.key(), value));
        }
      }
    }
    return choices.stream();
  }

  private static Optional<Integer> seats(Game<?, ?, ?> game, Map<String, String> options) {
    Set<Integer> counts = new LinkedHashSet<>();
    counts.add(game.defaultSeats());
    counts.addAll(game.seatCounts());
    return counts.stream().filter(seats -> isPossible(game, options, seats)).findFirst();
  }

  private static boolean isPossible(Game<?, ?, ?> game, Map<String, String> options, int seats) {
    try {
      game.options().parse(options, seats);
      return true;
    } catch (OptionException e) {
      return false;
    }
  }

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
  @MethodSource("games")
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
  @MethodSource("games")
  @Covers("HSE-11")
  void theShortSheetFitsOnAPage(Game<?, ?, ?> game) {
    for (int seats : game.seatCounts()) {
      RuleSheet sheet = RuleSheet.of(game).seats(seats).onePage();

      assertThat(sheet.toText(WIDTH)).contains("Goal:", "Deal:", "Turn:", "Scoring:");
      assertThat(sheet.toText(WIDTH).lines().count()).isLessThan(60);
    }
  }

  @ParameterizedTest
  @MethodSource("choicesAlone")
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
  @MethodSource("choicesAlone")
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
  @MethodSource("choices")
  @Covers({"HSE-10", "HSE-20"})
  void everyValueChangesARuleAloneOrBesideAnother(Choice choice) {
    boolean changes =
        changesBeside(choice, ImmutableMap.of())
            || beside(choice).anyMatch(others -> changesBeside(choice, others));

    assertThat(changes).as(choice + " changes the wording of a rule").isTrue();
  }

  @ParameterizedTest
  @MethodSource("choicesBesideAnother")
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

  /** Returns what may stand beside a choice: another one, then two others. */
  private static Stream<ImmutableMap<String, String>> beside(Choice choice) {
    List<Choice> others =
        choices(choice.game()).filter(other -> !other.key().equals(choice.key())).toList();
    Stream<ImmutableMap<String, String>> pairs =
        others.stream()
            .flatMap(
                one ->
                    others.stream()
                        .filter(two -> one.key().compareTo(two.key()) < 0)
                        .map(two -> both(one.options(), two.options())));
    return Stream.concat(others.stream().map(Choice::options), pairs);
  }

  private static ImmutableMap<String, String> both(
      Map<String, String> one, Map<String, String> other) {
    return ImmutableMap.<String, String>builder().putAll(other).putAll(one).buildOrThrow();
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
