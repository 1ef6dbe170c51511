package io.github.spadille.webtable;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the lobby asks for: a table that is not checked yet.
 *
 * @param game the id of a game, or the entry of the document
 * @param options options as text, or null for none
 * @param houseRules the text of a house-rules document, or null
 * @param seats who sits where
 * @param clock the seconds for a turn, 0 or null for none
 * @param language a tag such as {@code en}; null is English
 */
record TableRequest(
    @Nullable String game,
    @Nullable Map<String, String> options,
    @Nullable String houseRules,
    @Nullable List<SeatRequest> seats,
    @Nullable Integer clock,
    @Nullable String language) {
  /** Who is to hold a seat. */
  record SeatRequest(
      @Nullable String name, SeatHolder.@Nullable Kind kind, @Nullable String level) {}
}
