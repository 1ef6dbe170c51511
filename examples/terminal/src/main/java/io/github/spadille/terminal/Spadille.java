package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command without a subcommand: what all subcommands share. */
@Command(
    name = "spadille",
    description = "Play, replay and simulate card games, and read their rules.",
    subcommands = {
      ListCommand.class,
      RulesCommand.class,
      PlayCommand.class,
      ScoreCommand.class,
      ReplayCommand.class,
      SolveCommand.class,
      PerftCommand.class,
      SimulateCommand.class,
      SweepCommand.class,
      DuelCommand.class,
      StrengthCommand.class,
      LabCommand.class,
      BenchCommand.class,
      DeckCommand.class,
      TicketsCommand.class,
      HouseRulesCommand.class
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    scope = ScopeType.INHERIT,
    synopsisSubcommandLabel = "COMMAND",
    usageHelpAutoWidth = true,
    footer = "",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:Everything went well.",
      "1:A record does not hold, or a house-rules document has errors.",
      "2:The command line or a file that it names is not what it should be.",
      "70:The program is at fault; --stack-trace shows where."
    })
final class Spadille implements Runnable {
  private final Catalog catalog;
  private final Function<PrintWriter, Console> console;

  @Spec private CommandSpec spec;

  @Option(
      names = "--stack-trace",
      scope = ScopeType.INHERIT,
      description = "Show where in the program an internal error arose.")
  private boolean stackTrace;

  private final ImmutableList<SuitSigns> signs;

  @SuppressWarnings("NullAway.Init") // The spec is set by picocli.
  private Spadille(
      Catalog catalog, Function<PrintWriter, Console> console, ImmutableList<SuitSigns> signs) {
    this.catalog = catalog;
    this.console = console;
    this.signs = signs;
  }

  @Option(
      names = "--ascii",
      scope = ScopeType.INHERIT,
      description = "Write letters for the signs of suits: 7d for the seven of diamonds.")
  private void setLetters(boolean wanted) {
    if (wanted) {
      signs.forEach(SuitSigns::useLetters);
    }
  }

  /**
   * Returns the command, ready to be executed.
   *
   * @param catalog the games that there are
   * @param console opens what a person types at, given where to show that; called when a person
   *     plays
   * @param out where output goes, in visible characters only
   * @param err where messages go, in visible characters only
   */
  static CommandLine commandLine(
      Catalog catalog, Function<PrintWriter, Console> console, Writer out, Writer err) {
    ImmutableList<SuitSigns> signs =
        Stream.of(out, err)
            .filter(SuitSigns.class::isInstance)
            .map(SuitSigns.class::cast)
            .collect(toImmutableList());
    Spadille spadille = new Spadille(catalog, console, signs);
    CommandLine line = new CommandLine(spadille);
    line.setOut(TerminalWriter.on(out));
    line.setErr(TerminalWriter.on(err));
    // Colours are escape sequences, which reach no terminal.
    line.setColorScheme(Help.defaultColorScheme(Help.Ansi.OFF));
    // Quotes and a sign at the beginning are part of what people write: "Ada", @home.
    line.setSplitQuotedStrings(true);
    line.setTrimQuotes(false);
    line.setExpandAtFiles(false);
    line.setParameterExceptionHandler(Failures::ofUser);
    line.setExecutionExceptionHandler(
        (failure, command, parsed) -> Failures.ofProgram(failure, command, spadille.stackTrace));
    return line;
  }

  /**
   * Runs a command line and returns its exit code, whatever happens; the parameters are those of
   * {@link #commandLine}.
   */
  static int execute(
      Catalog catalog,
      Function<PrintWriter, Console> console,
      Writer out,
      Writer err,
      String... args) {
    CommandLine line = commandLine(catalog, console, out, err);
    try {
      return line.execute(args);
    } catch (Error e) {
      // Of these picocli takes no care: memory that runs out, a class that is missing.
      return Failures.ofProgram(e, line, ((Spadille) line.getCommand()).stackTrace);
    } finally {
      line.getOut().flush();
      line.getErr().flush();
    }
  }

  /** Returns the root command of a subcommand. */
  static Spadille of(CommandSpec spec) {
    return (Spadille) spec.root().userObject();
  }

  Catalog catalog() {
    return catalog;
  }

  /** Shows where a failure arose, if the command line asks for that. */
  void showTrace(Throwable failure) {
    if (stackTrace) {
      PrintWriter err = spec.commandLine().getErr();
      failure.printStackTrace(err);
      err.flush();
    }
  }

  Console openConsole() {
    return console.apply(spec.commandLine().getOut());
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "no command given; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
