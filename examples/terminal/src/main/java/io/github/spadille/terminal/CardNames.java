package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multiset;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.words.Words;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names by which people call cards, turned into how records write them: {@code pine crane},
 * {@code 8 of diamonds}.
 *
 * @param codes the code of each name in small letters, the longest name first
 */
record CardNames(ImmutableMap<String, String> codes) {
  private static final Comparator<Map.Entry<String, String>> LONGEST_FIRST =
      Comparator.comparing((Map.Entry<String, String> name) -> -name.getKey().length())
          .thenComparing(Map.Entry.comparingByKey());

  /** Returns the names of some cards in the language of the words. */
  static CardNames of(Multiset<Card> cards, Words words) {
    Map<String, String> codes = new HashMap<>();
    for (Card card : cards.elementSet()) {
      for (String name : List.of(words.card(card), words.spoken(card))) {
        codes.putIfAbsent(Ascii.toLowerCase(name), card.code());
      }
    }
    ImmutableMap.Builder<String, String> longest = ImmutableMap.builder();
    codes.entrySet().stream().sorted(LONGEST_FIRST).forEach(longest::put);
    return new CardNames(longest.buildOrThrow());
  }

  /** Returns a line in which cards that were called by a name of several words have their code. */
  String inRecords(String line) {
    String padded = " " + line + " ";
    for (Map.Entry<String, String> name : codes.entrySet()) {
      String said = " " + name.getKey() + " ";
      int from = name.getKey().indexOf(' ') < 0 ? -1 : Ascii.toLowerCase(padded).indexOf(said);
      if (from >= 0) {
        padded =
            padded.substring(0, from + 1)
                + name.getValue()
                + padded.substring(from + said.length() - 1);
      }
    }
    return padded.strip();
  }
}
