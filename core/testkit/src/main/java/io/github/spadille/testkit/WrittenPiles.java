package io.github.spadille.testkit;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.table.Pile;
import java.util.List;

/** Reads and writes piles as a test does: {@code hand.0: As Kd}. */
final class WrittenPiles {
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();

  private WrittenPiles() {}

  /**
   * Returns the codes of the cards by the name of their pile.
   *
   * @throws IllegalArgumentException if one has no colon, or a pile is named twice
   */
  static ImmutableMap<String, ImmutableList<String>> read(Iterable<String> piles) {
    ImmutableMap.Builder<String, ImmutableList<String>> read = ImmutableMap.builder();
    for (String pile : piles) {
      List<String> parts = Splitter.on(':').trimResults().limit(2).splitToList(pile);
      checkArgument(parts.size() == 2, "pile %s; expected a name and its cards: hand.0: As", pile);
      read.put(parts.get(0), ImmutableList.copyOf(words(parts.get(1))));
    }
    return read.buildOrThrow();
  }

  static List<String> words(String text) {
    return WORDS.splitToList(text);
  }

  /** Returns the codes of the cards of a pile, joined by blanks. */
  static String cards(Pile pile) {
    return Joiner.on(' ').join(Lists.transform(pile.cards(), Card::code));
  }
}
