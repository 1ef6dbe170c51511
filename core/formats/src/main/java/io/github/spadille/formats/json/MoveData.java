package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.notation.MoveParts;
import java.util.Objects;

/**
 * A move of a seat in its parts: what a client is offered, and what it sends back.
 *
 * <p>{@link Messages#move} makes the move of it.
 *
 * @param seat who moves
 * @param verb the verb of the notation: {@code play}
 * @param arguments what the move names
 */
@JsonPropertyOrder({"seat", "verb", "arguments"})
public record MoveData(int seat, String verb, ImmutableList<MoveArgument> arguments)
    implements Message {
  /**
   * Checks that this can be a move.
   *
   * @throws NullPointerException if something is missing
   * @throws IllegalArgumentException if the seat is negative, or the verb no word
   */
  public MoveData {
    checkArgument(seat >= 0, "found seat %s, expected 0 or more", seat);
    MoveArgument.checkWord(Objects.requireNonNull(verb, "verb"));
    Objects.requireNonNull(arguments, "arguments");
  }

  static MoveData of(MoveParts parts) {
    return new MoveData(parts.seat(), parts.verb(), arguments(parts));
  }

  static ImmutableList<MoveArgument> arguments(MoveParts parts) {
    ImmutableList.Builder<MoveArgument> arguments = ImmutableList.builder();
    for (int i = 0; i < parts.arguments().size(); i++) {
      arguments.add(MoveArgument.of(parts.arguments().get(i), parts.words().get(i)));
    }
    return arguments.build();
  }

  /** Returns the text of the move in the notation of its game: {@code play 7d}. */
  public String notation() {
    StringBuilder text = new StringBuilder(verb);
    for (MoveArgument argument : arguments) {
      argument.words().forEach(word -> text.append(' ').append(word));
    }
    return text.toString();
  }
}
