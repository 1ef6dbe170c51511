package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The record of a game, to be saved or shared.
 *
 * @param whole whether it tells every secret; else it tells what the viewer saw, and cannot be
 *     replayed
 * @param viewer the seat of the viewer; null for a bystander, and for a whole record
 * @param text the text, as {@link io.github.spadille.formats.record.GameRecord} reads it
 */
@JsonPropertyOrder({"whole", "viewer", "text"})
public record RecordData(boolean whole, @Nullable Integer viewer, String text) implements Message {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if the text is
   * @throws IllegalArgumentException if a whole record has a viewer
   */
  public RecordData {
    Objects.requireNonNull(text, "text");
    checkArgument(!whole || viewer == null, "a whole record of seat %s; expected none", viewer);
  }
}
