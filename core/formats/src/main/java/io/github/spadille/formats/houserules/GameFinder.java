package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.util.List;
import java.util.Optional;

/**
 * Finds the game that an entry names: {@code my-game} or {@code family/my-game}, or another of its
 * names in the place of {@code my-game}.
 */
final class GameFinder {
  private final Problems problems;
  private final Catalog catalog;

  GameFinder(Problems problems, Catalog catalog) {
    this.problems = problems;
    this.catalog = catalog;
  }

  /**
   * What became of looking for a game.
   *
   * @param game the game that is named, or else the one that is most likely meant
   * @param name the name by its id, as it is kept; nothing if a game is named that there is not
   * @param isUnknown whether a game is named that there is not
   */
  record Found(Optional<? extends Game<?, ?, ?>> game, Optional<String> name, boolean isUnknown) {}

  /** Finds the game of an entry; adds a problem if it is not known. */
  Found find(FieldReader entry) {
    Optional<Text> named = entry.plainText("game").filter(text -> !text.text().isBlank());
    if (named.isEmpty()) {
      return new Found(Optional.empty(), Optional.empty(), false);
    }
    String name = named.get().text().strip();
    boolean hasFamily = name.indexOf('/') >= 0;
    Optional<Game<?, ?, ?>> game = catalog.find(name.substring(name.lastIndexOf('/') + 1));
    if (game.isPresent()) {
      String written = hasFamily ? withFamily(game.get()) : game.get().id();
      if (!hasFamily || isOfFamily(game.get(), name)) {
        return new Found(game, Optional.of(written), false);
      }
    }
    Optional<String> nearest = hasFamily ? nearestWithFamily(name, game) : nearest(name);
    unknown(
        entry.place(),
        named.get().line(),
        name,
        nearest,
        catalog.games().stream().map(Game::id).toList());
    // Its options are checked too, so that all errors are told at once.
    return new Found(
        nearest.flatMap(word -> catalog.find(word.substring(word.lastIndexOf('/') + 1))),
        Optional.empty(),
        true);
  }

  private static boolean isOfFamily(Game<?, ?, ?> game, String name) {
    return Ids.of(name.substring(0, name.lastIndexOf('/'))).equals(game.family().id());
  }

  private static String withFamily(Game<?, ?, ?> game) {
    return game.family().id() + '/' + game.id();
  }

  private Optional<String> nearest(String name) {
    return name.length() > Excerpt.LONGEST ? Optional.empty() : catalog.nearest(name);
  }

  private Optional<String> nearestWithFamily(String name, Optional<Game<?, ?, ?>> game) {
    return game.isPresent()
        ? game.map(GameFinder::withFamily)
        : Problems.nearest(name, catalog.games().stream().map(GameFinder::withFamily).toList());
  }

  private void unknown(
      Place place, int line, String name, Optional<String> nearest, List<String> ids) {
    String all = Joiner.on(", ").join(ids);
    String shown = Problems.abbreviate(name);
    problems.add(
        place
            .at("game")
            .problem(
                line,
                shown,
                all,
                nearest,
                "game "
                    + shown
                    + " is unknown; "
                    + nearest
                        .map(word -> "did you mean " + word + "?")
                        .orElse("there are " + all)));
  }
}
