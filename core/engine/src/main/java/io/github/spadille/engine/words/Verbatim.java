package io.github.spadille.engine.words;

/**
 * A text that is told as it is in every language, as a parameter of a {@link Phrase}: a name that
 * somebody chose, which must not be taken for a word of the game.
 *
 * @param text the text
 */
public record Verbatim(String text) {
  /** Returns the text. */
  @Override
  public String toString() {
    return text;
  }
}
