package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The part of a command line that names any number of games. */
final class NamedGames {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "Ids or other names of games; every game if none is given.")
  private List<String> ids = new ArrayList<>();

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  NamedGames() {}

  /**
   * Returns the games in the order in which they are named, or every game.
   *
   * @throws ParameterException if there is no game of such an id; the message names the nearest
   */
  ImmutableList<Game<?, ?, ?>> games() {
    Catalog catalog = Spadille.of(spec).catalog();
    if (ids.isEmpty()) {
      return catalog.games();
    }
    try {
      ImmutableList.Builder<Game<?, ?, ?>> games = ImmutableList.builder();
      for (String id : ids) {
        games.add(catalog.game(id));
      }
      return games.build();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), Failures.message(e), e);
    }
  }
}
