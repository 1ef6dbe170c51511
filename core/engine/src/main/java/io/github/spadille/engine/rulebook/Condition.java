package io.github.spadille.engine.rulebook;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Lists;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.words.Verbatim;
import io.github.spadille.engine.words.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What house rules must hold for a piece of a rulebook to apply.
 *
 * @param alternatives of one of them all tests must hold
 */
record Condition(ImmutableList<ImmutableList<Test>> alternatives) {
  /** A comparison: {@code tie=shared}, {@code wild=twos|threes}, {@code seats>2}. */
  private static final Pattern COMPARISON = Pattern.compile("([a-z][a-z0-9-]*)(!?=|[<>]=?)(.+)");

  /** What the comparisons of a number of players are called in a file of words. */
  private static final ImmutableMap<String, String> COMPARISONS =
      ImmutableMap.of(
          "=", "is", "!=", "not", "<", "less", "<=", "most", ">", "more", ">=", "least");

  private static final Splitter SEMICOLONS = Splitter.on(';').trimResults();
  private static final Splitter COMMAS = Splitter.on(',').trimResults();
  private static final Splitter BARS = Splitter.on('|').trimResults();

  /** One comparison of a value in force with the values named. */
  record Test(String key, String operator, ImmutableList<String> values) {
    boolean holds(String found) {
      return switch (operator) {
        case "=" -> values.contains(found);
        case "!=" -> !values.contains(found);
        default -> compares(Ints.tryParse(found), Ints.tryParse(values.get(0)));
      };
    }

    /** A value that is no number, such as {@code by-seats}, is neither more nor less. */
    private boolean compares(@Nullable Integer found, @Nullable Integer bound) {
      if (found == null || bound == null) {
        return false;
      }
      return switch (operator) {
        case "<" -> found < bound;
        case "<=" -> found <= bound;
        case ">" -> found > bound;
        default -> found >= bound;
      };
    }

    /** Returns the comparison in words: {@code `tie=shared`}, {@code more than 2 players}. */
    String in(Words words) {
      String named = joined(words, "or", values);
      if (key.equals(Rulebook.SEATS) && operator.equals("=") && named.equals("1")) {
        return words.text("condition.player");
      }
      if (key.equals(Rulebook.SEATS) && operator.equals(">") && named.equals("1")) {
        return words.text("condition.several");
      }
      return key.equals(Rulebook.SEATS)
          ? words.text("condition.players." + COMPARISONS.get(operator), new Verbatim(named))
          : '`' + key + operator + named + '`';
    }
  }

  /** Returns whether a text looks like comparisons; only then can it be read as a condition. */
  static boolean isOne(String text) {
    return SEMICOLONS
        .splitToStream(text)
        .flatMap(COMMAS::splitToStream)
        .allMatch(part -> COMPARISON.matcher(part).matches());
  }

  /**
   * Reads a condition.
   *
   * @throws IllegalArgumentException if it is none
   */
  static Condition of(String text) {
    return new Condition(
        SEMICOLONS.splitToStream(text).map(Condition::tests).collect(toImmutableList()));
  }

  private static ImmutableList<Test> tests(String text) {
    ImmutableList.Builder<Test> tests = ImmutableList.builder();
    for (String test : COMMAS.split(text)) {
      Matcher comparison = COMPARISON.matcher(test);
      if (!comparison.matches()) {
        throw new IllegalArgumentException(
            "no condition: "
                + text
                + "; allowed: key=value|value, key!=value, key<number; key=value");
      }
      tests.add(
          new Test(
              comparison.group(1),
              comparison.group(2),
              ImmutableList.copyOf(BARS.split(comparison.group(3)))));
    }
    return tests.build();
  }

  /**
   * Returns what is left to be asked when some values are known: nothing at all if the condition
   * does not hold, a condition that is met if it does.
   */
  Optional<Condition> given(Map<String, String> choices) {
    ImmutableList<ImmutableList<Test>> open =
        alternatives.stream()
            .flatMap(tests -> given(tests, choices).stream())
            .collect(toImmutableList());
    return open.isEmpty() ? Optional.empty() : Optional.of(new Condition(open));
  }

  private static Optional<ImmutableList<Test>> given(
      ImmutableList<Test> tests, Map<String, String> choices) {
    ImmutableList.Builder<Test> open = ImmutableList.builder();
    for (Test test : tests) {
      String found = choices.get(test.key());
      if (found == null) {
        open.add(test);
      } else if (!test.holds(found)) {
        return Optional.empty();
      }
    }
    return Optional.of(open.build());
  }

  /** Returns the values that must be there, each the only one that will do. */
  ImmutableMap<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    if (alternatives.size() == 1) {
      for (Test test : alternatives.get(0)) {
        if (test.operator().equals("=") && test.values().size() == 1) {
          values.put(test.key(), test.values().get(0));
        }
      }
    }
    return ImmutableMap.copyOf(values);
  }

  /** Returns whether it asks for one number of seats, and nothing else. */
  boolean isSeats(String number) {
    Test seats = new Test(Rulebook.SEATS, "=", ImmutableList.of(number));
    return alternatives.equals(ImmutableList.of(ImmutableList.of(seats)));
  }

  /** Returns whether nothing is left to be asked. */
  boolean isMet() {
    return alternatives.contains(ImmutableList.of());
  }

  ImmutableSet<Mark> marks() {
    ImmutableSet.Builder<Mark> marks = ImmutableSet.builder();
    for (ImmutableList<Test> tests : alternatives) {
      for (Test test : tests) {
        marks.add(new Mark(test.key(), ImmutableSet.copyOf(test.values())));
      }
    }
    return marks.build();
  }

  /** Returns the condition in words: {@code with `tie=shared` and more than 2 players}. */
  String in(Words words) {
    ImmutableList<String> cases =
        alternatives.stream()
            .map(tests -> joined(words, "and", Lists.transform(tests, test -> test.in(words))))
            .collect(toImmutableList());
    return words.text("condition", new Verbatim(joined(words, "or", cases)));
  }

  private static String joined(Words words, String how, List<String> texts) {
    String all = texts.get(0);
    for (String text : texts.subList(1, texts.size())) {
      all = words.text("condition." + how, new Verbatim(all), new Verbatim(text));
    }
    return all;
  }
}
