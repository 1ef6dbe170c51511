package io.github.spadille.terminal;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Match;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.RecordWriter;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.solitaire.spider.SpiderMove;
import io.github.spadille.solitaire.spider.SpiderSolution;
import io.github.spadille.solitaire.spider.SpiderState;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Finds moves that win a game from a position of a record. */
@Command(
    name = "solve",
    description =
        "Find moves that win a game of solitaire from the end of a record, with all cards open. "
            + "Prints the moves as records have them, or that none can win, or that the time is "
            + "up.")
final class SolveCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game: spider.")
  private String name;

  @Parameters(index = "1", paramLabel = "FILE", description = "A record of it.")
  private Path path;

  @Option(
      names = "--from",
      paramLabel = "N",
      description = "Solve from after N moves of the record, shuffles included; N is 1 or more.")
  private @Nullable Integer from;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "60",
      description = "Give up after so many seconds; ${DEFAULT-VALUE} if it is not given.")
  private int seconds;

  @Option(
      names = "--out",
      paramLabel = "RECORD",
      description = "Write the record that goes on to the win to this file.")
  private @Nullable Path out;

  @Mixin private Overwriting overwriting;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SolveCommand() {}

  @Override
  public Integer call() {
    Catalog catalog = Spadille.of(spec).catalog();
    Game<?, ?, ?> game = catalog.find(name).orElseThrow(() -> wrong("there is no game " + name));
    Solving.check(game, this::wrong);
    if (seconds < 1 || seconds > Solving.MOST_SECONDS) {
      throw wrong("--seconds " + seconds + "; expected 1 to " + Solving.MOST_SECONDS);
    }
    if (!Files.exists(path)) {
      throw wrong("there is no file " + path);
    }
    try {
      GameRecord record = RecordFiles.read(path);
      Game<?, ?, ?> recorded = Replay.game(record, catalog);
      if (!recorded.id().equals(game.id())) {
        throw wrong(path + " is a record of " + recorded.id() + ", not of " + game.id());
      }
      solve(record, Solving.spider(Replay.run(record, catalog).match()));
      return ExitCode.OK;
    } catch (RecordException | ReplayException e) {
      spec.commandLine().getOut().println(Failures.message(e));
      spec.commandLine().getOut().flush();
      return ExitCode.SOFTWARE;
    } catch (IOException e) {
      throw wrong("cannot read " + path + ": " + Failures.ofFile(e));
    }
  }

  private void solve(GameRecord record, Match<SpiderState, SpiderMove> whole) {
    Match<SpiderState, SpiderMove> match = from == null ? whole : before(whole, from);
    if (match.state().turn().isChance()) {
      throw wrong(path + " has no shuffle yet, so there is nothing to solve");
    }
    SpiderSolution found = Solving.solve(match, seconds, this::wrong);
    PrintWriter screen = spec.commandLine().getOut();
    screen.println(Solving.sentence(found, match));
    RecordWriter<SpiderState, SpiderMove> lines = new RecordWriter<>(match.setup());
    found.moves().forEach(move -> screen.println(lines.line(move).strip()));
    if (out != null && found.verdict() == SpiderSolution.Verdict.SOLVED) {
      overwriting.write(out, won(record, match, found), spec);
      screen.println("Wrote " + out + ".");
    }
    screen.flush();
  }

  private Match<SpiderState, SpiderMove> before(Match<SpiderState, SpiderMove> whole, int moves) {
    if (moves < 1 || moves > whole.size()) {
      throw wrong("--from " + moves + "; expected 1 to " + whole.size() + " for " + path);
    }
    return whole.at(moves);
  }

  /** Returns the record that goes on to the win, without what was taken back. */
  private static String won(
      GameRecord record, Match<SpiderState, SpiderMove> match, SpiderSolution found) {
    RecordWriter<SpiderState, SpiderMove> writer = new RecordWriter<>(match.setup());
    record.houseRules().ifPresent(writer::houseRules);
    record.names().forEach(writer::name);
    writer.head();
    match.moves().forEach(writer::move);
    SpiderState state = match.state();
    for (SpiderMove move : found.moves()) {
      writer.move(move);
      state = match.rules().apply(state, move);
    }
    return writer.end(state).text();
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
