package io.github.spadille.terminal;

import io.github.spadille.betting.superfecta.SuperfectaOptions;
import io.github.spadille.betting.superfecta.TicketSheets;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints what players of Superfecta need who play with cards and chips. */
@Command(
    name = "tickets",
    description =
        "Print the layout of the table and blank tickets for superfecta, as some house rules have"
            + " them; or write them to a file to be printed on A4 or Letter and cut out. Without"
            + " GAME superfecta is meant.")
final class TicketsCommand implements Runnable {
  private static final String GAME = "superfecta";

  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private Overwriting overwriting;

  @Option(
      names = "--races",
      paramLabel = "N",
      description =
          "Print a numbered ticket for each player and each of so many races. Without it each"
              + " player has one ticket, on which the race is left open.")
  private @Nullable Integer races;

  @Option(
      names = "--html",
      paramLabel = "OUT",
      description = "Write them to a file, as sheets to be printed.")
  private @Nullable Path html;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  TicketsCommand() {}

  @Override
  public void run() {
    choice.byDefault(GAME);
    TicketSheets sheets = sheets();
    PrintWriter out = spec.commandLine().getOut();
    if (html == null) {
      out.print(sheets.toText());
    } else {
      overwriting.write(html, sheets.toHtml(), spec);
      out.println("Wrote the table and " + sheets.count() + " tickets to " + html + ".");
    }
    out.flush();
  }

  private TicketSheets sheets() {
    ChosenGame<?, ?, ?> chosen = choice.chosen();
    if (!(chosen.options() instanceof SuperfectaOptions options)) {
      throw choice.wrong(chosen.game().id() + " has no tickets; " + GAME + " has");
    }
    TicketSheets sheets = TicketSheets.of(options, chosen.seats());
    try {
      return races == null ? sheets : sheets.forRaces(races);
    } catch (IllegalArgumentException e) {
      throw choice.wrong(Failures.message(e));
    }
  }
}
