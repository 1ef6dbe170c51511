package io.github.spadille.engine.screen;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Words;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What the words of a game say about holding the cards of a pile.
 *
 * @param by what makes a group
 * @param ranks the ranks from the left to the right; others come behind them
 * @param first the cards that stand before all others, each as {@link FirstCards} reads it
 */
record HoldingWords(By by, ImmutableList<Rank> ranks, ImmutableList<String> first) {
  /** What the cards of one group have in common. */
  enum By {
    SUITS,
    RANKS,
    /** Nothing: they lie as they came. */
    AS_DEALT
  }

  private static final String KEY = "hold";
  private static final String FIRST = ".first";
  private static final String USUAL = "suits A K Q J 13 12 11 T 9 8 7 6 5 4 3 2";
  private static final Splitter BLANKS = Splitter.on(' ').trimResults().omitEmptyStrings();

  /**
   * Returns what is said about a pile, or else about all piles, or else the usual.
   *
   * @throws IllegalArgumentException if it cannot be read; names the key, the word and what is
   *     allowed
   */
  static HoldingWords of(Words words, String pile) {
    String key = KEY + "." + withoutNumber(pile);
    String said = words.pattern(key).or(() -> words.pattern(KEY)).orElse(USUAL);
    ImmutableList<String> first =
        words
            .pattern(key + FIRST)
            .or(() -> words.pattern(KEY + FIRST))
            .map(BLANKS::splitToList)
            .map(ImmutableList::copyOf)
            .orElse(ImmutableList.of());
    List<String> parts = BLANKS.splitToList(said);
    return new HoldingWords(by(key, parts), ranks(key, parts.subList(1, parts.size())), first);
  }

  private static String withoutNumber(String pile) {
    int dot = pile.indexOf('.');
    return dot < 0 ? pile : pile.substring(0, dot);
  }

  private static By by(String key, List<String> parts) {
    String word = parts.isEmpty() ? "nothing" : parts.get(0);
    for (By by : By.values()) {
      if (Ids.of(by).equals(word)) {
        return by;
      }
    }
    throw unreadable(key, word, "one of suits, ranks, as-dealt");
  }

  private static ImmutableList<Rank> ranks(String key, List<String> codes) {
    Set<Rank> seen = EnumSet.noneOf(Rank.class);
    ImmutableList.Builder<Rank> ranks = ImmutableList.builder();
    for (String code : codes) {
      Rank rank =
          Rank.find(code)
              .filter(seen::add)
              .orElseThrow(() -> unreadable(key, code, "ranks, each once"));
      ranks.add(rank);
    }
    return ranks.build();
  }

  private static IllegalArgumentException unreadable(String key, String found, String expected) {
    return new IllegalArgumentException(
        Joiner.on(' ').join("words of", key + ":", "found", found + ",", "expected", expected));
  }

  /** Returns where a rank stands, the leftmost first. */
  int place(Rank rank) {
    int place = ranks.indexOf(rank);
    return place < 0 ? ranks.size() + rank.ordinal() : place;
  }
}
