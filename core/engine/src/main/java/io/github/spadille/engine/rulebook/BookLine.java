package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.words.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a rulebook: what begins it, the condition of the whole line if it has one, and its
 * words.
 */
record BookLine(String begin, Optional<Condition> condition, Wording words) {
  private static final Pattern LINE =
      Pattern.compile("( *(?:- (?:[A-Z]{3}-[0-9]+[a-z]?\\. ?)?|\\| *)?)(?:\\{([^{}:]*)} ?)?(.*)");
  private static final Pattern GAP = Pattern.compile(" ([.,;:!?)])|(\\() ");

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it holds a brace that makes no mark
   */
  static BookLine of(String marked) {
    String line = ReplacesMark.without(marked);
    Matcher parts = LINE.matcher(line);
    if (parts.matches() && parts.group(2) != null && Condition.isOne(parts.group(2))) {
      return new BookLine(
          parts.group(1), Optional.of(Condition.of(parts.group(2))), Wording.of(parts.group(3)));
    }
    int words = parts.matches() ? parts.end(1) : 0;
    return new BookLine(
        line.substring(0, words), Optional.empty(), Wording.of(line.substring(words)));
  }

  /** Returns the line if it holds no mark, so that it reads the same under all house rules. */
  Optional<String> always() {
    return condition.isEmpty() ? words.always().map(fixed -> begin + fixed) : Optional.empty();
  }

  ImmutableSet<Mark> marks() {
    ImmutableSet.Builder<Mark> marks = ImmutableSet.builder();
    condition.ifPresent(whole -> marks.addAll(whole.marks()));
    return marks.addAll(words.marks()).build();
  }

  /** Returns the keys of all marks. */
  ImmutableSet<String> keys() {
    return keys(marks());
  }

  /** Returns the keys of the condition of the whole line. */
  ImmutableSet<String> keysOfWhole() {
    return condition.map(Condition::marks).map(BookLine::keys).orElse(ImmutableSet.of());
  }

  private static ImmutableSet<String> keys(ImmutableSet<Mark> marks) {
    return marks.stream().map(Mark::key).collect(ImmutableSet.toImmutableSet());
  }

  /** Returns the line under some house rules, or nothing if it does not apply. */
  Optional<String> in(Map<String, String> choices, Words language) {
    return condition.isEmpty()
        ? Optional.of(begin + tidy(words.in(choices, language)))
        : condition.get().given(choices).map(open -> withCondition(open, choices, language));
  }

  private String withCondition(Condition open, Map<String, String> choices, Words language) {
    // What the whole line asks for need not be asked again within it.
    Map<String, String> known = new LinkedHashMap<>(choices);
    known.putAll(open.values());
    String text = tidy(words.in(known, language));
    boolean isTold = open.isMet() || begin.startsWith("|") && tellsSeats(text, open);
    return begin + (isTold ? "" : "(" + open.in(language) + ") ") + text;
  }

  /** A row of a table that begins with the number of players needs no other words for it. */
  private static boolean tellsSeats(String row, Condition open) {
    int end = row.indexOf('|');
    return end >= 0 && open.isSeats(row.substring(0, end).trim());
  }

  /** Closes the gaps that words leave which fell out. */
  private String tidy(String line) {
    if (words.always().isPresent()) {
      return line;
    }
    String single = CharMatcher.is(' ').collapseFrom(line, ' ');
    return CharMatcher.is(' ')
        .trimFrom(GAP.matcher(single).replaceAll("$1$2").replace(")(", ") ("));
  }
}
