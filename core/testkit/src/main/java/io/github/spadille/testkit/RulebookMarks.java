package io.github.spadille.testkit;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.spadille.engine.option.Option;
import io.github.spadille.engine.rulebook.Mark;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks that a rulebook marks what the options of its game change, and has what a short sheet
 * needs.
 */
final class RulebookMarks {
  private static final ImmutableList<String> SHORT =
      ImmutableList.of("- Goal:", "- Deal:", "- Turn:", "- Scoring:");

  private RulebookMarks() {}

  /** Returns everything that is wrong, a sentence each. */
  static ImmutableList<String> problems(Rulebook book, Iterable<? extends Option<?, ?>> options) {
    ImmutableMap<String, Option<?, ?>> byKey =
        Maps.uniqueIndex(ImmutableList.<Option<?, ?>>copyOf(options), Option::key);
    List<String> problems = new ArrayList<>();
    for (Map.Entry<String, Mark> mark : book.marks().entries()) {
      addUnfit(problems, mark.getKey(), mark.getValue(), byKey);
    }
    for (Option<?, ?> option : options) {
      Set<String> marked = rulesMarked(book, option.key());
      Set<String> named = new LinkedHashSet<>(option.ruleIds());
      add(
          problems,
          option,
          " names rules that its book does not mark: ",
          Sets.difference(named, marked));
      add(
          problems,
          option,
          " does not name rules that its book marks: ",
          Sets.difference(marked, named));
    }
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

  private static Set<String> rulesMarked(Rulebook book, String option) {
    Set<String> ids = new LinkedHashSet<>();
    for (Map.Entry<String, Mark> mark : book.marks().entries()) {
      if (mark.getValue().key().equals(option) && !mark.getKey().isEmpty()) {
        ids.add(mark.getKey());
      }
    }
    return ids;
  }

  private static void add(
      List<String> problems, Option<?, ?> option, String what, Set<String> rules) {
    if (!rules.isEmpty()) {
      problems.add("option " + option.key() + what + Joiner.on(' ').join(rules));
    }
  }
}
