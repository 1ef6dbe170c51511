package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How people write cards, turned into how records do: {@code KS}, {@code K♠}, {@code 10s}. */
final class CardSpelling {
  private static final Pattern CARD =
      Pattern.compile(
          "(?<=^|[\\s,+-])(10|1[123]|[2-9tjqka])([shdc♠♥♦♣])('?)(?=$|[\\s,+-])",
          Pattern.CASE_INSENSITIVE);

  private static final ImmutableMap<String, String> SUITS =
      ImmutableMap.of("♠", "s", "♥", "h", "♦", "d", "♣", "c");

  private CardSpelling() {}

  /** Returns a line in which French cards are written as records have them. */
  static String inRecords(String line) {
    return CARD.matcher(line).replaceAll(found -> Matcher.quoteReplacement(code(found)));
  }

  private static String code(MatchResult card) {
    String rank = card.group(1).equals("10") ? "T" : Ascii.toUpperCase(card.group(1));
    String suit = Ascii.toLowerCase(card.group(2));
    return rank + SUITS.getOrDefault(suit, suit) + card.group(3);
  }
}
