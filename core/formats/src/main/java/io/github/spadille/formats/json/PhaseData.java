package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.spadille.engine.words.Words;
import java.util.Objects;

/**
 * What is awaited.
 *
 * @param word a word of the rulebook: {@code bid}
 * @param text what people call it
 */
@JsonPropertyOrder({"word", "text"})
public record PhaseData(String word, String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public PhaseData {
    Objects.requireNonNull(word, "word");
    Objects.requireNonNull(text, "text");
  }

  static PhaseData of(String word, Words words) {
    String key = "phase." + word;
    return new PhaseData(word, words.has(key) ? words.text(key) : word);
  }
}
