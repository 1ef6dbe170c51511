package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.option.Preset;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.Objects;

/**
 * Choices that make a widely known form of a game.
 *
 * @param preset the name: {@code friendly}
 * @param options the values that it has, by key
 * @param seats the numbers of seats that it fits
 * @param text what it is, in words
 */
@JsonPropertyOrder({"preset", "options", "seats", "text"})
public record PresetData(
    String preset,
    ImmutableMap<String, String> options,
    ImmutableList<Integer> seats,
    String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public PresetData {
    Objects.requireNonNull(preset, "preset");
    Objects.requireNonNull(options, "options");
    Objects.requireNonNull(seats, "seats");
    Objects.requireNonNull(text, "text");
  }

  static PresetData of(Preset preset, Game<?, ?, ?> game, Rulebook book) {
    return new PresetData(
        preset.name(),
        preset.options(),
        game.seatCounts(preset.options()).asList(),
        book.preset(preset.name()).what());
  }
}
