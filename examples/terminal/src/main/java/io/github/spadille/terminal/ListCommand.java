package io.github.spadille.terminal;

import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.text.TextTable;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the games. */
@Command(name = "list", description = "List the games: id, name, family, seats, what it is about.")
final class ListCommand implements Runnable {
  @Spec private CommandSpec spec;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ListCommand() {}

  @Override
  public void run() {
    TextTable table = TextTable.of("lllll").head("id", "name", "family", "seats", "about");
    for (Game<?, ?, ?> game : Spadille.of(spec).catalog().games()) {
      table.row(
          game.id(),
          game.name(),
          game.family(),
          GameChoice.seatCounts(game.seatCounts()),
          game.summary());
    }
    PrintWriter out = spec.commandLine().getOut();
    table.lines(Columns.width()).forEach(out::println);
    out.flush();
  }
}
