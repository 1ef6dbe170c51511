package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import java.util.Objects;

/**
 * What a viewer saw happen after some moves: the table again and again, up to where the game
 * stands.
 *
 * @param from the number of moves before the first of these moves
 * @param next the number of moves up to the last
 * @param stages the table after each thing that happened, oldest first; {@link ViewData#next} says
 *     after which move, {@link ViewData#stage} what. The last one of a move is where it has led to;
 *     of the last move the {@linkplain ObservationData#view view} shows it
 */
@JsonPropertyOrder({"from", "next", "stages"})
public record StagesData(int from, int next, ImmutableList<ViewData> stages) implements Message {
  /**
   * Checks that the numbers fit.
   *
   * @throws NullPointerException if something is missing
   * @throws IllegalArgumentException if the first number is negative or greater than the other, or
   *     a view is of another move or of no stage
   */
  public StagesData {
    Objects.requireNonNull(stages, "stages");
    checkArgument(
        from >= 0 && from <= next, "stages from %s to %s; expected them in order", from, next);
    int last = from + 1;
    for (ViewData view : stages) {
      checkArgument(
          view.stage() != null && view.next() >= last && view.next() <= next,
          "a view after %s moves; expected one of a stage after %s to %s",
          view.next(),
          last,
          next);
      last = view.next();
    }
  }
}
