package io.github.spadille.engine.rulebook;

import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Puts the sections of a variant that replace whole ones in their places. */
final class WholeSections {
  private WholeSections() {}

  /**
   * Moves each section whose heading says {@code {replaces}} from the book of a variant into that
   * of its base. Blank lines are left where it stood, so that all others keep their numbers.
   *
   * @param title of the base
   * @throws IllegalArgumentException if the base has no section of that heading, or one with rules
   */
  static void move(List<String> variant, List<String> base, String title) {
    for (int i = 0; i < variant.size(); i++) {
      Optional<String> heading = ReplacesMark.heading(variant.get(i));
      if (heading.isPresent()) {
        String what = "line " + (i + 1) + ": " + variant.get(i);
        int from = base.indexOf(heading.get());
        if (from < 0) {
          throw new IllegalArgumentException(what + " stands for no section of " + title);
        }
        List<String> gone = sectionFrom(from, base);
        if (Iterables.any(gone, line -> Rulebook.RULE.matcher(line).matches())) {
          throw new IllegalArgumentException(what + " holds rules; replace each by its id");
        }
        gone.clear();
        List<String> section = sectionFrom(i, variant);
        base.addAll(from, endingBlank(heading.get(), section));
        Collections.fill(section, "");
      }
    }
  }

  private static List<String> endingBlank(String heading, List<String> section) {
    List<String> lines = new ArrayList<>(section);
    lines.set(0, heading);
    if (!BookBlock.isBlank(lines.get(lines.size() - 1))) {
      lines.add("");
    }
    return lines;
  }

  private static List<String> sectionFrom(int heading, List<String> book) {
    int end = heading + 1;
    while (end < book.size() && !book.get(end).startsWith("#")) {
      end++;
    }
    return book.subList(heading, end);
  }
}
