package io.github.spadille.engine.option;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.text.SimilarWord;
import java.util.Optional;

/** Finds the value of an option that may be meant by a text that is none. */
final class SuggestedValue {
  private static final ImmutableList<ImmutableSet<String>> SWITCHES =
      ImmutableList.of(
          ImmutableSet.of("yes", "on", "true", "y", "1"),
          ImmutableSet.of("no", "off", "false", "n", "0", "none"));

  private static final CharMatcher NUMERIC =
      CharMatcher.inRange('0', '9').or(CharMatcher.anyOf("+-,."));
  private static final int SHORTEST_WORD = 3;

  private SuggestedValue() {}

  static Optional<String> of(String text, ImmutableList<String> values) {
    for (String value : values) {
      if (meansTheSame(text, value)) {
        return Optional.of(value);
      }
    }
    // Of numbers and of single letters each is as near as the next.
    boolean isWord = text.length() >= SHORTEST_WORD && !NUMERIC.matchesAllOf(text);
    return isWord ? SimilarWord.to(text, values) : Optional.empty();
  }

  private static boolean meansTheSame(String text, String value) {
    String lower = Ascii.toLowerCase(text);
    return lower.equals(Ascii.toLowerCase(value))
        || SWITCHES.stream().anyMatch(same -> same.contains(lower) && isSwitch(value, same));
  }

  /** A number of its own is no switch: by 0 nobody means "none" where 0 to 2 are allowed. */
  private static boolean isSwitch(String value, ImmutableSet<String> same) {
    return same.contains(value) && !NUMERIC.matchesAllOf(value);
  }
}
