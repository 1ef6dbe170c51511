package io.github.spadille.games.sheet;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.BookSection;
import io.github.spadille.formats.sheet.Deviation;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetItem;
import io.github.spadille.formats.sheet.SheetLine;
import io.github.spadille.formats.sheet.SheetSection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Everything that the sheets of a game print under any reading, each text once. */
final class SheetPrint {
  private static final ConcurrentMap<String, SheetPrint> PRINTED = new ConcurrentHashMap<>();
  private static final Pattern ID = Pattern.compile("\\b[A-Z]{3}-[0-9]+[a-z]?\\b");
  private static final Pattern DELIMITER = Pattern.compile("\\|[-:| ]+");
  private static final String RULINGS = BookSection.RULINGS.heading(Locale.ENGLISH);
  private static final Splitter CELLS = Splitter.on('|').trimResults();

  /** Where a text stands. */
  enum Place {
    /** A rule, without its tables. */
    RULE,
    /** A point of a list. */
    POINT,
    /** A paragraph outside of rules. */
    PARAGRAPH,
    /** A cell of a table for players. */
    CELL,
    /** A question or a ruling. */
    RULING,
    /** What an option does, above the rules. */
    EFFECT,
    /** A cell or a paragraph on the sheet for programs. */
    PROGRAM
  }

  /** A text, in Markdown; two that read the same in the same place are one. */
  record Text(Place place, String ruleId, String words) {
    /** The words, with code as one letter that is no other's. */
    String withoutCode() {
      return words.replaceAll("`[^`]*`", "\u25c6");
    }

    List<String> ids() {
      return ID.matcher(words).results().map(result -> result.group()).toList();
    }

    @Override
    public String toString() {
      return place + " " + ruleId + ": " + words;
    }
  }

  private final Map<Text, SheetReading> texts = new LinkedHashMap<>();

  /** The rules that a text names and that are not printed, with the first reading. */
  private final Map<Reference, SheetReading> unresolved = new LinkedHashMap<>();

  private record Reference(Text from, String id) {}

  static SheetPrint of(Game<?, ?, ?> game) {
    return PRINTED.computeIfAbsent(game.id(), id -> new SheetPrint(game));
  }

  private SheetPrint(Game<?, ?, ?> game) {
    SheetReading.all(game).forEach(this::add);
  }

  /** Returns the texts that break a law, each with a reading under which it is printed. */
  List<String> breaking(Predicate<Text> law) {
    return texts.entrySet().stream()
        .filter(entry -> law.test(entry.getKey()))
        .map(entry -> entry.getKey() + "\n    under " + entry.getValue())
        .toList();
  }

  /** Returns the texts that name a rule which is not printed, with the rule and a reading. */
  List<String> unresolved() {
    return unresolved.entrySet().stream()
        .map(
            entry ->
                entry.getKey().from()
                    + "\n    names "
                    + entry.getKey().id()
                    + " under "
                    + entry.getValue())
        .toList();
  }

  /** Who reads one page has nothing else at hand; who programs has the full sheet as well. */
  private void add(SheetReading reading) {
    RuleSheet full = reading.sheets().full();
    add(reading, full, ids(full));
    add(reading, reading.sheets().onePage(), ImmutableSet.of());
    add(reading, reading.sheets().programs(), ids(full));
  }

  private void add(SheetReading reading, RuleSheet sheet, ImmutableSet<String> printed) {
    boolean onePage = sheet.extent() == RuleSheet.Extent.ONE_PAGE;
    for (Deviation deviation : onePage ? ImmutableList.<Deviation>of() : sheet.deviations()) {
      add(reading, printed, new Text(Place.EFFECT, deviation.key(), deviation.explained()));
    }
    for (SheetSection section : sheet.sections()) {
      for (SheetItem item : section.items()) {
        for (SheetLine line : item.lines()) {
          texts(sheet.extent(), section.title(), item, line)
              .forEach(text -> add(reading, printed, text));
        }
      }
    }
  }

  private void add(SheetReading reading, ImmutableSet<String> printed, Text text) {
    texts.putIfAbsent(text, reading);
    for (String id : text.ids()) {
      if (!printed.contains(id)) {
        unresolved.putIfAbsent(new Reference(text, id), reading);
      }
    }
  }

  private static Stream<Text> texts(
      RuleSheet.Extent extent, String title, SheetItem item, SheetLine line) {
    if (line.text().isBlank() || DELIMITER.matcher(line.text()).matches()) {
      return Stream.of();
    }
    Place place =
        extent == RuleSheet.Extent.PROGRAMS ? Place.PROGRAM : place(item, line.isRow(), title);
    return line.isRow()
        ? CELLS
            .splitToStream(line.text())
            .filter(cell -> !cell.isEmpty())
            .map(cell -> new Text(place, item.ruleId(), cell))
        : Stream.of(new Text(place, item.ruleId(), line.text()));
  }

  private static Place place(SheetItem item, boolean isRow, String title) {
    if (isRow) {
      return title.equals(RULINGS) ? Place.RULING : Place.CELL;
    }
    return switch (item.kind()) {
      case RULE -> Place.RULE;
      case POINT -> Place.POINT;
      case TEXT, NOTES -> Place.PARAGRAPH;
    };
  }

  private static ImmutableSet<String> ids(RuleSheet sheet) {
    return sheet.items().stream()
        .map(SheetItem::ruleId)
        .filter(id -> !id.isEmpty())
        .collect(ImmutableSet.toImmutableSet());
  }
}
