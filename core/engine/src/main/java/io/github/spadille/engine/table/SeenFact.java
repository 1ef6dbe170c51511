package io.github.spadille.engine.table;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;

/**
 * A fact as one viewer sees it.
 *
 * @param name as in the game's rulebook
 * @param type what the words are
 * @param each whether there is one word for each seat, or for each side
 * @param value the words with a blank between them; {@code ?} stands for one that is not seen
 */
public record SeenFact(String name, Fact.Type type, boolean each, String value) {
  private static final Splitter BLANK = Splitter.on(' ');

  /** Returns the words, a text as one; none where the value is {@code -} and the fact is a list. */
  public ImmutableList<String> words() {
    boolean none =
        value.equals(FactText.NONE)
            && (type == Fact.Type.SEATS || type == Fact.Type.CARDS || type == Fact.Type.WORDS);
    if (type == Fact.Type.TEXT) {
      return ImmutableList.of(value);
    }
    return none ? ImmutableList.of() : ImmutableList.copyOf(BLANK.split(value));
  }
}
