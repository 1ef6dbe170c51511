package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.engine.words.Words;
import java.util.List;
import java.util.Objects;

/**
 * What a stage or a refusal is about: a card, a number, some seats.
 *
 * @param type what the value is
 * @param value a number as a {@link Long}, a text, or a list of these where the type says so
 * @param text the value for people
 */
@JsonPropertyOrder({"type", "value", "text"})
public record ArgumentData(
    ValueType type, @JsonDeserialize(using = ValueReader.class) Object value, String text) {

  /**
   * Copies a list, so that the data is immutable.
   *
   * @throws NullPointerException if something is missing
   * @throws IllegalArgumentException if the value is a list and its type says not, or the other way
   *     round
   */
  public ArgumentData {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(text, "text");
    Values.checkShape(type, value);
    value = value instanceof List<?> values ? Values.copy(values) : value;
  }

  static ImmutableList<ArgumentData> of(Phrase phrase, Words words) {
    ImmutableList.Builder<ArgumentData> arguments = ImmutableList.builder();
    for (Object parameter : phrase.arguments()) {
      arguments.add(
          new ArgumentData(
              ValueType.of(parameter), Values.ofParameter(parameter), words.value(parameter)));
    }
    return arguments.build();
  }
}
