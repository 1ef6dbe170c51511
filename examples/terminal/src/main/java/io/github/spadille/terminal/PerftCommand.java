package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Perft;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import io.github.spadille.formats.text.TextTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the sequences of legal moves from the end of a record. */
@Command(
    name = "perft",
    description =
        "Count the sequences of legal moves from the end of a record. A sequence ends where chance "
            + "is to move. Two programs that know the same rules count the same.")
final class PerftCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A record.")
  private Path path;

  @Option(
      names = {"-d", "--depth"},
      paramLabel = "D",
      required = true,
      description = "The most moves of a sequence; each depth up to it is counted.")
  private int depth;

  @Option(
      names = "--divide",
      description = "Tell how many sequences of this depth begin with each legal move.")
  private boolean divide;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  PerftCommand() {}

  @Override
  public Integer call() {
    if (depth < 1) {
      throw new ParameterException(spec.commandLine(), "--depth " + depth + "; expected 1 or more");
    }
    if (!Files.exists(path)) {
      throw new ParameterException(spec.commandLine(), "there is no file " + path);
    }
    PrintWriter out = spec.commandLine().getOut();
    try {
      Match<?, ?> match = Replay.run(RecordFiles.read(path), Spadille.of(spec).catalog()).match();
      (divide ? divided(match) : counted(match)).lines(Columns.width()).forEach(out::println);
      out.flush();
      return ExitCode.OK;
    } catch (RecordException | ReplayException e) {
      out.println(Failures.message(e));
      out.flush();
      return ExitCode.SOFTWARE;
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "cannot read " + path + ": " + Failures.ofFile(e), e);
    }
  }

  private <S extends GameState, M extends Move> TextTable counted(Match<S, M> match) {
    TextTable table = TextTable.of("rr").head("depth", "sequences");
    for (int moves = 1; moves <= depth; moves++) {
      long sequences = Perft.count(match.rules(), match.state(), moves);
      table.row(Integer.toString(moves), Long.toString(sequences));
    }
    return table;
  }

  private <S extends GameState, M extends Move> TextTable divided(Match<S, M> match) {
    TextTable table = TextTable.of("llr").head("seat", "move", "sequences");
    Perft.divide(match.rules(), match.state(), depth)
        .forEach(
            (move, sequences) ->
                table.row(
                    Integer.toString(move.seat()),
                    match.rules().syntax().format(move),
                    Long.toString(sequences)));
    return table;
  }
}
