package io.github.spadille.engine.text;

import com.google.common.base.Ascii;
import java.util.Optional;

/** Finds the known word that is most like an unknown one, for error messages. */
public final class SimilarWord {
  private SimilarWord() {}

  /**
   * Returns the known word with the fewest changed letters, if few enough are changed that it may
   * be meant.
   */
  public static Optional<String> to(String word, Iterable<String> known) {
    Optional<String> best = Optional.empty();
    if (isLongerThanAllThatMayBeMeant(word, known)) {
      return best;
    }
    String lower = Ascii.toLowerCase(word);
    int least = Integer.MAX_VALUE;
    for (String candidate : known) {
      int changes = changes(lower, Ascii.toLowerCase(candidate));
      if (changes < least) {
        least = changes;
        boolean likely = changes <= Math.max(1, Math.min(word.length(), candidate.length()) / 2);
        best = likely ? Optional.of(candidate) : Optional.empty();
      }
    }
    return best;
  }

  /** Keeps the work small for words that somebody made long: none of them can be meant. */
  private static boolean isLongerThanAllThatMayBeMeant(String word, Iterable<String> known) {
    int longest = 1;
    for (String candidate : known) {
      longest = Math.max(longest, candidate.length());
    }
    return word.length() > 2 * longest + 1;
  }

  /** Returns {@code " (did you mean x?)"} for the nearest known word, or nothing. */
  public static String suggestion(String word, Iterable<String> known) {
    return suggestion(to(word, known));
  }

  /** Returns {@code " (did you mean x?)"} for a word that may be meant, or nothing. */
  public static String suggestion(Optional<String> nearest) {
    return nearest.map(word -> " (did you mean " + word + "?)").orElse("");
  }

  /**
   * Returns the known word of which a word is a slip: one letter is missing, too many, another one
   * or swapped with its neighbour, or capitals differ. A known word is a slip of itself.
   */
  public static Optional<String> slipOf(String word, Iterable<String> known) {
    String lower = Ascii.toLowerCase(word);
    for (String candidate : known) {
      boolean near = Math.abs(word.length() - candidate.length()) <= 1;
      if (near && changes(lower, Ascii.toLowerCase(candidate)) <= 1) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  /** Counts the letters to insert, delete, change or swap with a neighbour. */
  private static int changes(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        cost[i][j] =
            Math.min(
                Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + (same ? 0 : 1));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
