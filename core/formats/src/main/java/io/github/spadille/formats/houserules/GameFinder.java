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

  Optional<? extends Game<?, ?, ?>> find(Place place, Text named) {
    String name = named.text().strip();
    List<String> ids = new ArrayList<>();
    List<String> full = new ArrayList<>();
    for (Game<?, ?, ?> game : catalog.games()) {
      String long_ = game.family() + '/' + game.id();
      if (name.equals(game.id()) || name.equals(long_)) {
        return Optional.of(game);
      }
      ids.add(game.id());
      full.add(long_);
    }
    if (!named.told()) {
      unknown(place, named.line(), name, ids, full);
    }
    return Optional.empty();
  }

  private void unknown(Place place, int line, String name, List<String> ids, List<String> full) {
    String id = name.substring(name.lastIndexOf('/') + 1);
    Optional<String> nearest =
        name.indexOf('/') < 0
            ? Problems.nearest(name, ids)
            : ids.contains(id)
                ? Optional.of(full.get(ids.indexOf(id)))
                : Problems.nearest(name, full);
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
