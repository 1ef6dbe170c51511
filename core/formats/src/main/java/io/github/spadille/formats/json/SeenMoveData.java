package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of a {@link LogData}, as the viewer saw it.
 *
 * @param seat who moved; null for chance
 * @param verb the verb of the notation: {@code play}
 * @param arguments what the move names; null if that was concealed
 * @param notation its text in the notation of the game, {@code ??} for what was concealed
 * @param text how it is told to people; empty if there is nothing to tell
 */
@JsonPropertyOrder({"seat", "verb", "arguments", "notation", "text"})
public record SeenMoveData(
    @Nullable Integer seat,
    String verb,
    @Nullable ImmutableList<MoveArgument> arguments,
    String notation,
    String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if verb, notation or text are
   */
  public SeenMoveData {
    Objects.requireNonNull(verb, "verb");
    Objects.requireNonNull(notation, "notation");
    Objects.requireNonNull(text, "text");
  }
}
