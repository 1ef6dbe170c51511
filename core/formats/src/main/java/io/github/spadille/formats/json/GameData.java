package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import java.util.Locale;
import java.util.Objects;

/**
 * What can be played: a game before anybody plays it.
 *
 * @param game the id: {@code i-doubt-it}
 * @param base the version of the base rules
 * @param name the name as people write it
 * @param alsoCalled other names as people write them: {@code B.S.}
 * @param aliases the ids to which these lead, in the same order: {@code bs}
 * @param family the kind of game that it is first of all
 * @param tags the other kinds of game that it is
 * @param seats the possible numbers of seats
 * @param usualSeats the usual one
 * @param text what it is about, in an English sentence
 */
@JsonPropertyOrder({
  "game",
  "base",
  "name",
  "alsoCalled",
  "aliases",
  "family",
  "tags",
  "seats",
  "usualSeats",
  "text"
})
public record GameData(
    String game,
    int base,
    String name,
    ImmutableList<String> alsoCalled,
    ImmutableList<String> aliases,
    TagData family,
    ImmutableList<TagData> tags,
    ImmutableList<Integer> seats,
    int usualSeats,
    String text)
    implements Message {

  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if something is
   */
  public GameData {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(alsoCalled, "alsoCalled");
    Objects.requireNonNull(aliases, "aliases");
    Objects.requireNonNull(family, "family");
    Objects.requireNonNull(tags, "tags");
    Objects.requireNonNull(seats, "seats");
    Objects.requireNonNull(text, "text");
  }

  static GameData of(Game<?, ?, ?> game, Locale locale) {
    return new GameData(
        game.id(),
        game.baseVersion(),
        game.name(),
        game.alsoCalled(),
        game.aliases().asList(),
        TagData.of(game.family(), locale),
        game.tags().stream()
            .map(tag -> TagData.of(tag, locale))
            .collect(ImmutableList.toImmutableList()),
        game.seatCounts().asList(),
        game.defaultSeats(),
        game.summary());
  }
}
