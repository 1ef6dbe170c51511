package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import java.util.Objects;

/**
 * What a viewer saw happen after some moves, up to where the game stands.
 *
 * @param revision the revision of the game: that of the view which the stages differ from
 * @param from the number of moves before the first of these moves
 * @param next the number of moves up to the last
 * @param stages what happened and how the table looked then, oldest first. The last one of a move
 *     is where it has led to; of the last move the {@linkplain ObservationData#view view} shows it
 */
@JsonPropertyOrder({"revision", "from", "next", "stages"})
public record StagesData(int revision, int from, int next, ImmutableList<StageData> stages)
    implements Message {
  /**
   * Checks that the numbers fit.
   *
   * @throws NullPointerException if something is missing
   * @throws IllegalArgumentException if the first number of moves is negative or greater than the
   *     other, or a stage is of another move
   */
  public StagesData {
    Objects.requireNonNull(stages, "stages");
    checkArgument(revision >= 0, "found revision %s, expected 0 or more", revision);
    checkArgument(
        from >= 0 && from <= next, "stages from %s to %s; expected them in order", from, next);
    int last = from + 1;
    for (StageData stage : stages) {
      checkArgument(
          stage.next() >= last && stage.next() <= next,
          "a stage after %s moves; expected one after %s to %s",
          stage.next(),
          last,
          next);
      last = stage.next();
    }
  }
}
