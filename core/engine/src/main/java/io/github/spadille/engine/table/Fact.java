package io.github.spadille.engine.table;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * A named statement about the table, as words, with who sees each word.
 *
 * <p>A fact per seat has one word per seat. A list without elements is the single word {@code -}.
 *
 * @param name as in the game's rulebook
 * @param words the value in the text form of the rulebook, split at blanks
 * @param audiences who sees each word, position by position
 */
public record Fact(String name, ImmutableList<String> words, ImmutableList<Audience> audiences) {

  /**
   * Checks that each word has an audience.
   *
   * @throws IllegalArgumentException if there are more or fewer audiences than words
   */
  public Fact {
    if (words.size() != audiences.size()) {
      throw new IllegalArgumentException(
          "fact " + name + ": " + words.size() + " words, " + audiences.size() + " audiences");
    }
  }

  /** Returns the whole value, as only the rules see it. */
  public String value() {
    return Joiner.on(' ').join(words);
  }

  /**
   * Returns the value as a viewer sees it: unseen words as {@code ?}; nothing if all are unseen.
   */
  public Optional<String> seenBy(Viewer viewer) {
    if (words.size() == 1) {
      return audiences.get(0).includes(viewer) ? Optional.of(words.get(0)) : Optional.empty();
    }
    StringBuilder text = new StringBuilder();
    boolean any = false;
    for (int i = 0; i < words.size(); i++) {
      boolean seen = audiences.get(i).includes(viewer);
      any |= seen;
      text.append(i == 0 ? "" : " ").append(seen ? words.get(i) : "?");
    }
    return any ? Optional.of(text.toString()) : Optional.empty();
  }

  /** Returns the name and the value: {@code trump: h}. */
  @Override
  public String toString() {
    return name + ": " + value();
  }
}
