package io.github.spadille.terminal;

import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.text.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games by family. */
@Command(
    name = "list",
    description = "List the games by family: family, id, name, seats, what it is about.")
final class ListCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ListCommand() {}

  @Override
  public void run() {
    TextTable table = TextTable.of("lllll").head("family", "id", "name", "seats", "about");
    List<Game<?, ?, ?>> games = new ArrayList<>(Spadille.of(spec).catalog().games());
    games.sort(Comparator.comparing(Game::family)); // Those of a family stay in order.
    for (Game<?, ?, ?> game : games) {
      table.row(
          game.family(),
          game.id(),
          game.name(),
          GameChoice.seatCounts(game.seatCounts()),
          game.summary());
    }
    PrintWriter out = spec.commandLine().getOut();
    table.lines(Columns.width()).forEach(out::println);
    out.flush();
  }
}
