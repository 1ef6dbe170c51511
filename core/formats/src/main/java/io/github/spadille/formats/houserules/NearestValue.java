package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.Locale;
import java.util.Optional;

/** Finds the value of an option that may be meant by one that is none. */
final class NearestValue {
  private static final ImmutableList<ImmutableSet<String>> SWITCHES =
      ImmutableList.of(
          ImmutableSet.of("yes", "on", "true", "y", "1"),
          ImmutableSet.of("no", "off", "false", "n", "0", "none"));

  private NearestValue() {}

  static Optional<String> to(String word, Iterable<String> known) {
    Integer number = Ints.tryParse(word);
    Optional<String> nearest = Optional.empty();
    long least = Long.MAX_VALUE;
    for (String value : known) {
      if (means(word, value)) {
        return Optional.of(value);
      }
      Integer other = Ints.tryParse(value);
      if (number != null && other != null && Math.abs((long) number - other) < least) {
        least = Math.abs((long) number - other);
        nearest = Optional.of(value);
      }
    }
    // One letter is like any other: only words have neighbours.
    return number != null || word.length() < 3 ? nearest : Problems.nearest(word, known);
  }

  private static boolean means(String word, String value) {
    String lower = word.toLowerCase(Locale.ROOT);
    return lower.equals(value.toLowerCase(Locale.ROOT))
        || SWITCHES.stream().anyMatch(same -> same.contains(lower) && same.contains(value));
  }
}
