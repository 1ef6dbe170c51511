package io.github.spadille.cantorscomb.flashcards;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.text.HiddenCharacters;
import java.util.Optional;

/** The free text of a guess: blanks between words count once, and A to Z are small letters. */
final class GuessText {
  /** How it is written. */
  static final Arg<String> ARG =
      Args.text(
          "an answer of 1 to 100 visible characters",
          text -> Optional.of(of(text)).filter(GuessText::isText),
          text -> text);

  private static final int LONGEST = 100;
  private static final CharMatcher BLANK = CharMatcher.is(' ');
  private static final CharMatcher LINE = CharMatcher.anyOf("\t\n");

  private GuessText() {}

  /** Returns a text as it is compared and recorded. */
  static String of(String text) { // FLC-10
    return Ascii.toLowerCase(BLANK.trimAndCollapseFrom(text, ' '));
  }

  /** Tells whether a text, in that form, can be guessed. */
  static boolean isText(String text) { // FLC-10a
    return !text.isEmpty()
        && text.codePointCount(0, text.length()) <= LONGEST
        && LINE.matchesNoneOf(text)
        && !HiddenCharacters.isIn(text);
  }
}
