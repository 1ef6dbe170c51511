package io.github.spadille.cantorscomb.flashcards;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.notation.Arg;
import java.util.List;
import java.util.Optional;

/** The free text of a guess: blanks between words count once, and A to Z are small letters. */
final class GuessText implements Arg<String> { // FLC-10
  /** How it is written. */
  static final Arg<String> ARG = new GuessText();

  private static final int LONGEST = 100;
  private static final Splitter BLANK = Splitter.on(' ');

  private GuessText() {}

  /** Returns an answer in the form of a guess. */
  static String of(String answer) {
    return Ascii.toLowerCase(answer);
  }

  @Override
  public Optional<String> find(List<String> words) {
    String text = of(String.join(" ", words));
    return isText(text) ? Optional.of(text) : Optional.empty();
  }

  /** Tells whether a text can be guessed. */
  static boolean isText(String text) { // FLC-10a
    return !text.isBlank()
        && text.codePointCount(0, text.length()) <= LONGEST
        && text.codePoints().noneMatch(GuessText::isControl);
  }

  private static boolean isControl(int character) {
    int type = Character.getType(character);
    return Character.isISOControl(character)
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  @Override
  public ImmutableList<String> format(String text) {
    return ImmutableList.copyOf(BLANK.split(text));
  }

  @Override
  public String expected() {
    return "an answer of 1 to 100 characters";
  }

  @Override
  public boolean rest() {
    return true;
  }
}
