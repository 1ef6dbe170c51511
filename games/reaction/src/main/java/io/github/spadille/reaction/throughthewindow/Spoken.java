package io.github.spadille.reaction.throughthewindow;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.primitives.Longs;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Phrased;
import io.github.spadille.engine.words.Verbatim;
import java.util.Optional;

/**
 * A word that was called, and when.
 *
 * @param word the word: blanks around it and all but one between its parts are dropped, and A to Z
 *     become small letters (TTW-8)
 * @param time the milliseconds since the card was turned
 */
public record Spoken(String word, long time) implements Phrased {
  /** How it is written: {@code teddy bear @250} (TTW-8a). */
  static final Arg<Spoken> ARG =
      Args.text("a word and a time such as egg @830", Spoken::find, Spoken::toString);

  private static final CharMatcher LETTER = CharMatcher.inRange('a', 'z');
  private static final CharMatcher WORD = LETTER.or(CharMatcher.anyOf("-' "));
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');
  private static final CharMatcher BLANK = CharMatcher.is(' ');

  /** Writes the word as it is compared. */
  public Spoken {
    word = Ascii.toLowerCase(BLANK.trimAndCollapseFrom(word, ' '));
  }

  private static Optional<Spoken> find(String text) { // TTW-8a
    String trimmed = BLANK.trimFrom(text);
    int at = trimmed.lastIndexOf(" @");
    String digits = trimmed.substring(Math.max(0, at) + (at < 0 ? 0 : 2));
    Long time = at < 0 || !DIGITS.matchesAllOf(digits) ? null : Longs.tryParse(digits);
    return time == null
        ? Optional.empty()
        : Optional.of(new Spoken(trimmed.substring(0, at), time)).filter(Spoken::isWord);
  }

  /** Tells whether it is a word, whatever it means. */
  boolean isWord() { // TTW-8
    return !word.isEmpty()
        && WORD.matchesAllOf(word)
        && LETTER.matches(word.charAt(0))
        && LETTER.matches(word.charAt(word.length() - 1));
  }

  /** Tells whether the time is one that can be handed in. */
  boolean isInTime() { // TTW-12
    return time >= 1 && time <= TimedMove.LATEST;
  }

  /** Returns how many letters a word has; hyphens, apostrophes and blanks are none. */
  static int letters(String word) {
    return LETTER.countIn(word);
  }

  @Override
  public Phrase phrase() {
    return Phrase.of("word.spoken", new Verbatim(word), time);
  }

  /** Returns the word and the time: {@code teddy bear @250}. */
  @Override
  public String toString() {
    return word + " @" + time;
  }
}
