package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;

/**
 * A legal move as a player may say it.
 *
 * @param move the move
 * @param notation its text as in a record: {@code play 7d}
 * @param text the words in which it is offered: {@code play 7♦}
 */
record OfferedMove<M extends Move>(M move, String notation, String text) {
  private static final Splitter BLANKS = Splitter.on(CharMatcher.whitespace()).omitEmptyStrings();

  /** Returns the words of a text in small letters. */
  static ImmutableList<String> words(String text) {
    return ImmutableList.copyOf(BLANKS.splitToList(Ascii.toLowerCase(text)));
  }
}
