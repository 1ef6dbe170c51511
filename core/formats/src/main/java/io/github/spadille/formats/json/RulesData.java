package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.formats.sheet.SheetSection;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The rules in force, as people keep them at hand.
 *
 * @param game the id of the game
 * @param seats the numbers of seats for which they hold
 * @param scoring which score is good: {@code highest}, {@code lowest} or {@code none}; null for
 *     what is no game
 * @param language the language, as a tag: {@code it}
 * @param title what the game is called
 * @param deviations the options whose values are not the base rules
 * @param sections the rules
 */
@JsonPropertyOrder({"game", "seats", "scoring", "language", "title", "deviations", "sections"})
public record RulesData(
    String game,
    ImmutableList<Integer> seats,
    @Nullable String scoring,
    String language,
    String title,
    ImmutableList<Deviating> deviations,
    ImmutableList<Section> sections)
    implements Message {

  /**
   * An option whose value is not the base rule.
   *
   * @param option the key
   * @param value the value in force
   * @param byDefault its default, which is the base rule
   * @param text what the option decides, and where the value comes from
   */
  @JsonPropertyOrder({"option", "value", "byDefault", "text"})
  public record Deviating(String option, String value, String byDefault, String text) {
    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if something is
     */
    public Deviating {
      Objects.requireNonNull(option, "option");
      Objects.requireNonNull(value, "value");
      Objects.requireNonNull(byDefault, "byDefault");
      Objects.requireNonNull(text, "text");
    }
  }

  /**
   * A part of the rules.
   *
   * @param title its heading; empty for the words that open them
   * @param level 2 for a section, 3 for a section within it
   * @param items what stands in it
   */
  @JsonPropertyOrder({"title", "level", "items"})
  public record Section(String title, int level, ImmutableList<Item> items) {
    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if something is
     */
    public Section {
      Objects.requireNonNull(title, "title");
      Objects.requireNonNull(items, "items");
    }

    static Section of(SheetSection section, RuleSheet sheet) {
      return new Section(
          section.title(),
          section.level(),
          ImmutableList.copyOf(
              Lists.transform(
                  section.items(),
                  item ->
                      new Item(
                          item.ruleId().isEmpty() ? null : item.ruleId(),
                          item.markdown(),
                          ImmutableList.copyOf(
                              Lists.transform(item.deviations(), deviation -> deviation.key())),
                          ImmutableList.copyOf(
                              Lists.transform(
                                  item.notes(),
                                  note ->
                                      note.label(sheet.head().language())
                                          + ": "
                                          + note.text()))))));
    }
  }

  /**
   * A rule, a point of a list, a paragraph or a table.
   *
   * @param rule the id of the rule; null for what is no rule
   * @param text the words in force, in Markdown
   * @param options the options by which it reads otherwise than the base rules
   * @param notes what a group has added to it: own rules and rulings
   */
  @JsonPropertyOrder({"rule", "text", "options", "notes"})
  public record Item(
      @Nullable String rule,
      String text,
      ImmutableList<String> options,
      ImmutableList<String> notes) {
    /**
     * Checks that nothing is missing.
     *
     * @throws NullPointerException if anything but the rule is
     */
    public Item {
      Objects.requireNonNull(text, "text");
      Objects.requireNonNull(options, "options");
      Objects.requireNonNull(notes, "notes");
    }
  }

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if anything but the scoring is
   */
  public RulesData {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(seats, "seats");
    Objects.requireNonNull(language, "language");
    Objects.requireNonNull(title, "title");
    Objects.requireNonNull(deviations, "deviations");
    Objects.requireNonNull(sections, "sections");
  }

  static RulesData of(RuleSheet sheet) {
    return new RulesData(
        sheet.head().gameId(),
        sheet.head().seats().asList(),
        sheet.head().scoring().map(GameData::word).orElse(null),
        sheet.head().language().toLanguageTag(),
        sheet.head().title(),
        ImmutableList.copyOf(
            Lists.transform(
                sheet.deviations(),
                each ->
                    new Deviating(each.key(), each.value(), each.byDefault(), each.explained()))),
        ImmutableList.copyOf(
            Lists.transform(sheet.sections(), section -> Section.of(section, sheet))));
  }
}
