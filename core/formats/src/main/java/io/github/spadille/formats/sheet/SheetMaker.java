package io.github.spadille.formats.sheet;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.rulebook.BookSection;
import io.github.spadille.engine.rulebook.Passage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Makes the sections of a sheet of the lines of a rulebook, in force and by default. */
final class SheetMaker {
  private static final Pattern HEADING = Pattern.compile("(#+) (.*)");
  private static final Pattern RULE = Pattern.compile("- [A-Z]{3}-[0-9]+[a-z]?\\. ?(.*)");
  private static final Pattern DELIMITER = Pattern.compile("\\|[-:| ]+");

  private final ImmutableList<Passage> inForce;
  private final ImmutableList<Passage> byDefault;
  private final ImmutableList<Deviation> deviations;
  private final ImmutableList<SheetNote> notes;
  private final Locale language;

  private final List<SheetSection> sections = new ArrayList<>();
  private final List<SheetItem> items = new ArrayList<>();
  private final List<SheetLine> lines = new ArrayList<>();
  private String title = "";
  private int level = 2;
  private SheetItem.Kind kind = SheetItem.Kind.TEXT;
  private String ruleId = "";

  SheetMaker(
      ImmutableList<Passage> inForce,
      ImmutableList<Passage> byDefault,
      ImmutableList<Deviation> deviations,
      ImmutableList<SheetNote> notes,
      Locale language) {
    this.inForce = inForce;
    this.byDefault = byDefault;
    this.deviations = deviations;
    this.notes = notes;
    this.language = language;
    for (int i = 0; i < inForce.size(); i++) {
      Optional<String> text = inForce.get(i).text();
      if (text.isPresent()) {
        add(i, text.get());
      } else if (byDefault.get(i).text().isPresent()) {
        markLoss(inForce.get(i));
      }
    }
    endSection();
  }

  private void add(int place, String text) {
    Matcher heading = HEADING.matcher(text);
    if (heading.matches()) {
      endSection();
      title = heading.group(1).length() == 1 ? "" : heading.group(2).trim();
      level = Math.max(2, heading.group(1).length());
    } else if (!inForce.get(place).ruleId().isEmpty()) {
      addToRule(place, text);
    } else if (text.isBlank()) {
      endItem();
    } else {
      addToText(place, text);
    }
  }

  private void addToRule(int place, String text) {
    Matcher rule = RULE.matcher(text);
    if (rule.matches()) {
      endItem();
      kind = SheetItem.Kind.RULE;
      ruleId = inForce.get(place).ruleId();
      lines.add(line(place, rule.group(1)));
    } else {
      lines.add(line(place, text.startsWith("|") ? text : text.trim()));
    }
  }

  private void addToText(int place, String text) {
    boolean point = text.startsWith("- ");
    boolean startsTable =
        text.startsWith("|") && !lines.isEmpty() && !lines.get(lines.size() - 1).isRow();
    if (point || startsTable || kind == SheetItem.Kind.RULE) {
      endItem();
    }
    if (point) {
      kind = SheetItem.Kind.POINT;
    }
    lines.add(line(place, point ? text.substring(2).trim() : text.trim()));
  }

  /** Marks the line with every option that it is marked with in the book and that deviates. */
  private SheetLine line(int place, String text) {
    Passage passage = inForce.get(place);
    boolean same =
        passage.text().equals(byDefault.get(place).text()) || DELIMITER.matcher(text).matches();
    return new SheetLine(
        text, same ? ImmutableList.of() : marks(passage).collect(toImmutableList()));
  }

  /** A rule of which something falls out reads otherwise, though no line of it does. */
  private void markLoss(Passage lost) {
    if (!lines.isEmpty() && !ruleId.isEmpty() && ruleId.equals(lost.ruleId())) {
      SheetLine first = lines.get(0);
      lines.set(
          0,
          new SheetLine(
              first.text(),
              Stream.concat(first.deviations().stream(), marks(lost))
                  .distinct()
                  .collect(toImmutableList())));
    }
  }

  private Stream<Deviation> marks(Passage passage) {
    return deviations.stream().filter(deviation -> passage.keys().contains(deviation.key()));
  }

  private void endItem() {
    while (!lines.isEmpty() && lines.get(lines.size() - 1).text().isBlank()) {
      lines.remove(lines.size() - 1);
    }
    boolean headAlone = lines.size() <= 2 && lines.stream().allMatch(SheetLine::isRow);
    if (!headAlone) {
      String id = ruleId;
      items.add(new SheetItem(kind, id, ImmutableList.copyOf(lines), notes(n -> n.concerns(id))));
    }
    lines.clear();
    kind = SheetItem.Kind.TEXT;
    ruleId = "";
  }

  private void endSection() {
    endItem();
    if (!title.isEmpty() || !items.isEmpty()) {
      sections.add(new SheetSection(title, level, ImmutableList.copyOf(items)));
    }
    items.clear();
  }

  private ImmutableList<SheetNote> notes(Predicate<SheetNote> which) {
    return notes.stream().filter(which).collect(toImmutableList());
  }

  private Predicate<String> isOneOf(BookSection... known) {
    ImmutableSet<String> titles =
        Stream.of(known)
            .map(section -> section.heading(language))
            .collect(ImmutableSet.toImmutableSet());
    return titles::contains;
  }

  private Predicate<String> isAny(Predicate<BookSection> kind) {
    return isOneOf(Stream.of(BookSection.values()).filter(kind).toArray(BookSection[]::new));
  }

  private Predicate<String> isForPrograms() {
    return isAny(BookSection::isForPrograms);
  }

  /**
   * Returns all rules for those who play; what the group says about none of them and the rulings
   * come last.
   */
  ImmutableList<SheetSection> full() {
    Predicate<String> others =
        isForPrograms().or(isAny(BookSection::isForChoosing)).or(isOneOf(BookSection.IN_SHORT));
    Predicate<String> rulings = isOneOf(BookSection.RULINGS);
    ImmutableList<SheetSection> rules = chosen(others.negate());
    ImmutableSet<SheetNote> placed =
        rules.stream()
            .flatMap(section -> section.items().stream())
            .flatMap(item -> item.notes().stream())
            .collect(ImmutableSet.toImmutableSet());
    return withoutEmpty(
        ImmutableList.<SheetSection>builder()
            .addAll(chosen(rules, rulings.negate()))
            .addAll(ofGroup(notes(note -> !placed.contains(note))).stream().toList())
            .addAll(chosen(rules, rulings))
            .build());
  }

  /** Returns everything that the book says, in its order. */
  ImmutableList<SheetSection> all() {
    return withoutEmpty(ImmutableList.copyOf(sections));
  }

  /** Returns what programs read: piles, facts, moves and stages. */
  ImmutableList<SheetSection> forPrograms() {
    return withoutEmpty(chosen(isForPrograms()));
  }

  /** Returns the extract, and what the group says that the engine does not enforce. */
  ImmutableList<SheetSection> onePage() {
    return withoutEmpty(
        ImmutableList.<SheetSection>builder()
            .addAll(chosen(isOneOf(BookSection.IN_SHORT)))
            .addAll(ofGroup(notes(note -> !note.enforced())).stream().toList())
            .build());
  }

  private ImmutableList<SheetSection> chosen(Predicate<String> titles) {
    return chosen(sections, titles);
  }

  /** Returns some sections with the sections within them. */
  private static ImmutableList<SheetSection> chosen(
      List<SheetSection> sections, Predicate<String> titles) {
    ImmutableList.Builder<SheetSection> chosen = ImmutableList.builder();
    boolean taken = false;
    for (SheetSection section : sections) {
      taken = section.level() > 2 ? taken : titles.test(section.title());
      if (taken) {
        chosen.add(section);
      }
    }
    return chosen.build();
  }

  private Optional<SheetSection> ofGroup(ImmutableList<SheetNote> notes) {
    return notes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SheetSection(
                SheetWords.in(language).text("notes"),
                2,
                ImmutableList.of(
                    new SheetItem(SheetItem.Kind.NOTES, "", ImmutableList.of(), notes))));
  }

  /** Leaves out sections of which nothing is in force. */
  private static ImmutableList<SheetSection> withoutEmpty(ImmutableList<SheetSection> sections) {
    ImmutableList.Builder<SheetSection> left = ImmutableList.builder();
    for (int i = 0; i < sections.size(); i++) {
      boolean hasParts =
          i + 1 < sections.size() && sections.get(i + 1).level() > sections.get(i).level();
      if (hasParts || !sections.get(i).items().isEmpty()) {
        left.add(sections.get(i));
      }
    }
    return left.build();
  }
}
