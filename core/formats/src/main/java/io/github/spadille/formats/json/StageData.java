package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What has just happened between a move and the next decision.
 *
 * @param name as in the rulebook: {@code trick-taken}; {@code done} where a move has led to, if
 *     nothing is told of it
 * @param seat who it happened to; null if nobody in particular
 * @param arguments cards, numbers and whatever else is told
 * @param text how it is told to people; empty if there is nothing to tell
 */
@JsonPropertyOrder({"name", "seat", "arguments", "text"})
public record StageData(
    String name, @Nullable Integer seat, ImmutableList<ArgumentData> arguments, String text) {
  private static final String KEY = "stage.";

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if anything but the seat is
   */
  public StageData {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(arguments, "arguments");
    Objects.requireNonNull(text, "text");
  }

  static StageData of(Phrase stage, Words words) {
    String name = stage.key().substring(KEY.length());
    return new StageData(
        name,
        stage.seat() == Seats.NOBODY ? null : stage.seat(),
        ArgumentData.of(stage, words),
        name.equals(Stage.DONE) ? "" : words.text(stage));
  }
}
