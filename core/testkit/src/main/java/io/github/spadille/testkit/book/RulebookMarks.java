package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.option.OptionSchema;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.rulebook.BookPreset;
import io.github.spadille.engine.rulebook.HouseRule;
import io.github.spadille.engine.rulebook.Mark;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a rulebook marks what the options of its game change and tells of each of them and of
 * each preset, and that it has what a short sheet needs.
 */
public final class RulebookMarks {
  private static final ImmutableList<String> SHORT =
      ImmutableList.of("- Goal:", "- Deal:", "- Turn:", "- Scoring:");

  private RulebookMarks() {}

  /** Returns everything that is wrong, a sentence each. */
  public static ImmutableList<String> problems(Rulebook book, OptionSchema<?> options) {
    ImmutableMap<String, Option<?, ?>> byKey =
        Maps.uniqueIndex(ImmutableList.<Option<?, ?>>copyOf(options.options()), Option::key);
    List<String> problems = new ArrayList<>();
    for (Map.Entry<String, Mark> mark : book.marks().entries()) {
      addUnfit(problems, mark.getKey(), mark.getValue(), byKey);
    }
    for (HouseRule rule : book.houseRules()) {
      addWrong(problems, rule, byKey.get(rule.key()));
    }
    addWrong(problems, book.presets(), options.presets());
    for (String item : SHORT) {
      if (!book.text().contains("\n" + item)) {
        problems.add("the section \"In short\" lacks the item " + item);
      }
    }
    return ImmutableList.copyOf(problems);
  }

  private static void addUnfit(
      List<String> problems, String rule, Mark mark, ImmutableMap<String, Option<?, ?>> options) {
    String place = rule.isEmpty() ? "a mark outside of rules" : "a mark in " + rule;
    Option<?, ?> option = options.get(mark.key());
    if (option == null) {
      if (!mark.key().equals(Rulebook.SEATS)) {
        problems.add(place + " names " + mark.key() + ", which is no option");
      }
      return;
    }
    for (String value : mark.values()) {
      if (option.type().parse(value).isEmpty()) {
        problems.add(
            place + " has " + mark.key() + "=" + value + "; allowed: " + option.type().allowed());
      }
    }
  }

  private static void addWrong(
      List<String> problems, HouseRule rule, @Nullable Option<?, ?> option) {
    if (option == null) {
      problems.add("the table of house rules tells of " + rule.key() + ", which is no option");
      return;
    }
    if (!rule.base().equals(option.byDefault())) {
      problems.add(
          "the table of house rules says that "
              + rule.key()
              + " is "
              + rule.base()
              + " by default, and it is "
              + option.byDefault());
    }
    OptionValues.problem(rule.values(), option).ifPresent(problems::add);
    for (String value : rule.named().keySet()) {
      if (value.equals(rule.base()) || option.type().parse(value).isEmpty()) {
        problems.add(
            "the table of house rules says where "
                + rule.key()
                + "="
                + value
                + " is from; expected a value beside the base rule, "
                + rule.base());
      }
    }
    if (!rule.effect().endsWith(".")) {
      problems.add("the effect of " + rule.key() + " is no sentence: " + rule.effect());
    }
    if (rule.ruleIds().isEmpty()) {
      problems.add("option " + rule.key() + " is marked in no rule");
    }
  }

  private static void addWrong(List<String> problems, List<BookPreset> told, List<Preset> presets) {
    List<Preset> inBook = told.stream().map(row -> new Preset(row.name(), row.options())).toList();
    if (!inBook.equals(presets)) {
      problems.add(
          "the table of presets has " + texts(inBook) + "; the options have " + texts(presets));
    }
    for (BookPreset row : told) {
      if (!row.what().endsWith(".")) {
        problems.add("what preset " + row.name() + " is is no sentence: " + row.what());
      }
    }
  }

  private static List<String> texts(List<Preset> presets) {
    return presets.stream().map(preset -> preset.name() + preset.options()).toList();
  }
}
