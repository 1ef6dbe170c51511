package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.Catalog;
import io.github.spadille.formats.houserules.HouseRules;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.RecordException;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.formats.record.ReplayException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays records and scenarios. */
@Command(
    name = "replay",
    description =
        "Replay records and scenarios: every move must be legal, every check must hold. "
            + "Prints a line for each fault, and a summary.")
final class ReplayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Records, or directories of which every *.spadille is replayed.")
  private List<Path> paths;

  @Option(
      names = "--house-rules",
      paramLabel = "DOCUMENT",
      description = "Check that the games were played by a version of this document.")
  private @Nullable Path houseRules;

  private long moves;
  private long checks;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ReplayCommand() {}

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    Catalog catalog = Spadille.of(spec).catalog();
    HouseRules document = houseRules == null ? null : new DocumentFile(houseRules, spec).read();
    ImmutableList<Path> files = files();
    Set<String> told = new HashSet<>(); // Several can begin in one record that does not hold.
    int failed = 0;
    for (Path file : files) {
      String failure = replay(file, catalog, document);
      if (failure != null) {
        if (told.add(failure)) {
          out.println(failure);
        }
        failed++;
      }
    }
    out.println(
        Names.count(files.size(), "record")
            + ", "
            + Names.count(moves, "move")
            + ", "
            + Names.count(checks, "check")
            + ": "
            + (failed == 0 ? "all hold" : failed + " failed"));
    out.flush();
    return failed == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
  }

  /** Returns why a record does not hold, or null if it does. */
  private @Nullable String replay(Path file, Catalog catalog, @Nullable HouseRules document) {
    try {
      GameRecord record = RecordFiles.read(file);
      Replay.Result result =
          document == null ? Replay.run(record, catalog) : Replay.run(record, catalog, document);
      moves += result.moves();
      checks += result.checks();
      return null;
    } catch (RecordException | ReplayException e) {
      return Failures.message(e);
    } catch (IOException e) {
      return file + ": " + Failures.ofFile(e);
    }
  }

  private ImmutableList<Path> files() {
    ImmutableList.Builder<Path> files = ImmutableList.builder();
    for (Path path : paths) {
      if (!Files.exists(path)) {
        throw new ParameterException(spec.commandLine(), "there is no file " + path);
      }
      files.addAll(Files.isDirectory(path) ? filesIn(path) : ImmutableList.of(path));
    }
    return files.build();
  }

  private ImmutableList<Path> filesIn(Path directory) {
    try {
      ImmutableList<Path> files = RecordFiles.in(directory);
      if (files.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "there is no *" + RecordFiles.SUFFIX + " in " + directory);
      }
      return files;
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "cannot read " + directory + ": " + Failures.ofFile(e), e);
    }
  }
}
