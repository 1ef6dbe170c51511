package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.text.Excerpt;
import java.util.Objects;

/**
 * An argument of a move.
 *
 * @param type what it is
 * @param words its words in the notation of the game: {@code 7d}
 */
@JsonPropertyOrder({"type", "words"})
public record MoveArgument(ValueType type, ImmutableList<String> words) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   * @throws IllegalArgumentException if a word is empty or has a blank in it
   */
  public MoveArgument {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(words, "words");
    words.forEach(MoveArgument::checkWord);
  }

  static void checkWord(String word) {
    if (word.isEmpty() || word.indexOf(' ') >= 0) {
      throw new IllegalArgumentException(
          "found \"" + Excerpt.of(word) + "\", expected a word without a blank");
    }
  }

  /** Returns an argument as {@link io.github.spadille.engine.notation.MoveParts} has it. */
  static MoveArgument of(Object parameter, ImmutableList<String> words) {
    boolean seat = parameter instanceof Seats && words.size() == 1;
    return new MoveArgument(seat ? ValueType.SEAT : ValueType.of(parameter), words);
  }
}
