package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import java.util.Locale;
import java.util.Objects;

/**
 * All that can be played, to choose from.
 *
 * @param games the games, in the order of the catalog
 */
@JsonPropertyOrder({"games"})
public record CatalogData(ImmutableList<GameData> games) implements Message {
  /**
   * Checks that nothing is missing.
   *
   * @throws NullPointerException if the games are
   */
  public CatalogData {
    Objects.requireNonNull(games, "games");
  }

  static CatalogData of(Catalog catalog, Locale locale) {
    return new CatalogData(
        catalog.games().stream()
            .map(game -> GameData.of(game, locale))
            .collect(ImmutableList.toImmutableList()));
  }
}
