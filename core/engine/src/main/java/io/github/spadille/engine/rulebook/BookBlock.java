package io.github.spadille.engine.rulebook;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines of a book that stay together: a rule with what belongs to it, a row of a table, a point in
 * short, the title with the opening words, or any other line.
 *
 * @param line where it begins, counted from 1
 * @param section in which one of its name can take its place; empty for a rule, whose id is found
 *     anywhere
 * @param name the id of a rule, the first cell of a row, what a point is about; empty for what
 *     nothing replaces
 */
record BookBlock(int line, String section, String name, ImmutableList<String> lines) {
  private static final Pattern QUOTED = Pattern.compile("`([^`]*)`");

  boolean isNamed() {
    return !name.isEmpty();
  }

  boolean isRule() {
    return isNamed() && section.isEmpty();
  }

  boolean isRow() {
    return isNamed() && !section.isEmpty() && first().startsWith("|");
  }

  boolean isHeading() {
    return first().startsWith("#");
  }

  /** Tells whether it is worth nothing without what follows: a heading, or the head of a table. */
  boolean isHead() {
    return first().startsWith("##") || !isNamed() && first().startsWith("|");
  }

  boolean isBlank() {
    return Iterables.all(lines, BookBlock::isBlank);
  }

  static boolean isBlank(String line) {
    return line.trim().isEmpty();
  }

  String first() {
    return lines.get(0);
  }

  /** Returns this block with one line more at its end. */
  BookBlock plus(String more) {
    return new BookBlock(
        line, section, name, ImmutableList.<String>builder().addAll(lines).add(more).build());
  }

  /** Returns what it has in common with the block that takes its place. */
  String place() {
    return placeOf(section, name);
  }

  static String placeOf(String section, String name) {
    return section + "\n" + name;
  }

  /** Returns the words that the name quotes, as several piles are named in one row. */
  ImmutableSet<String> quoted() {
    ImmutableSet.Builder<String> words = ImmutableSet.builder();
    Matcher word = QUOTED.matcher(name);
    while (word.find()) {
      words.add(word.group(1));
    }
    return words.build();
  }

  /** Returns the lines as they stand in the whole book: no mark, no blank lines at the end. */
  ImmutableList<String> text() {
    return ImmutableList.<String>builder()
        .add(ReplacesMark.without(first()))
        .addAll(lines.subList(1, lines.size() - blankEnd().size()))
        .build();
  }

  /** Returns the blank lines at the end. */
  ImmutableList<String> blankEnd() {
    int end = lines.size();
    while (end > 1 && isBlank(lines.get(end - 1))) {
      end--;
    }
    return lines.subList(end, lines.size());
  }
}
