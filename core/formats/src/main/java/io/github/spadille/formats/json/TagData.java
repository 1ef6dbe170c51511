package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import io.github.spadille.engine.game.Tag;
import java.util.Locale;
import java.util.Objects;

/**
 * A kind of game.
 *
 * @param tag the id: {@code stops}
 * @param name what people call it
 * @param text what it means, in a sentence
 */
@JsonPropertyOrder({"tag", "name", "text"})
public record TagData(String tag, String name, String text) {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public TagData {
    Objects.requireNonNull(tag, "tag");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(text, "text");
  }

  static TagData of(Tag tag, Locale locale) {
    return new TagData(tag.id(), tag.name(locale), tag.definition(locale));
  }
}
