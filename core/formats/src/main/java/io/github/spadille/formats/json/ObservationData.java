package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.Objects;

/**
 * All that a viewer needs to draw the game now, in one message.
 *
 * @param stages what happened after the last moves, to be drawn first
 * @param view the game as it stands
 * @param log the moves since the viewer asked last
 * @param moves what the viewer can do; nothing for a bystander
 */
@JsonPropertyOrder({"stages", "view", "log", "moves"})
public record ObservationData(StagesData stages, ViewData view, LogData log, MovesData moves)
    implements Message {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public ObservationData {
    Objects.requireNonNull(stages, "stages");
    Objects.requireNonNull(view, "view");
    Objects.requireNonNull(log, "log");
    Objects.requireNonNull(moves, "moves");
  }
}
