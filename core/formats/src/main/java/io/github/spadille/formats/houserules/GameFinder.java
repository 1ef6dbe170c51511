package io.github.spadille.formats.houserules;

import com.google.common.base.Joiner;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the game that an entry names: {@code my-game} or {@code family/my-game}. */
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
   * @param isUnknown whether a game is named that there is not
   */
  record Found(Optional<? extends Game<?, ?, ?>> game, boolean isUnknown) {}

  /** Finds the game of an entry; adds a problem if it is not known. */
  Found find(FieldReader entry) {
    Optional<Text> named = entry.plainText("game").filter(text -> !text.text().isBlank());
    if (named.isEmpty()) {
      return new Found(Optional.empty(), false);
    }
    String name = named.get().text().strip();
    List<String> ids = new ArrayList<>();
    List<String> full = new ArrayList<>();
    for (Game<?, ?, ?> game : catalog.games()) {
      String long_ = game.family() + '/' + game.id();
      if (name.equals(game.id()) || name.equals(long_)) {
        return new Found(Optional.of(game), false);
      }
      ids.add(game.id());
      full.add(long_);
    }
    Optional<String> nearest = nearest(name, ids, full);
    unknown(entry.place(), named.get().line(), name, nearest, ids);
    // Its options are checked too, so that all errors are told at once.
    return new Found(
        nearest.map(word -> catalog.game(word.substring(word.lastIndexOf('/') + 1))), true);
  }

  private static Optional<String> nearest(String name, List<String> ids, List<String> full) {
    String id = name.substring(name.lastIndexOf('/') + 1);
    if (name.indexOf('/') < 0) {
      return Problems.nearest(name, ids);
    }
    return ids.contains(id) ? Optional.of(full.get(ids.indexOf(id))) : Problems.nearest(name, full);
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
