package io.github.spadille.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Lab;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.Measures;
import io.github.spadille.lab.RowFile;
import io.github.spadille.lab.RuleSet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The part of a command line that says what is played in an experiment: a file, or a game and its
 * seats, and options that change what the file says.
 */
final class ExperimentArgument {
  /** No character takes more bytes. */
  private static final int MOST_BYTES = 4 * ExperimentText.MOST;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "FILE",
      description = "The experiment, as YAML. The options change what it says.")
  private @Nullable Path path;

  @Option(
      names = {"-g", "--game"},
      paramLabel = "GAME",
      description = "The game, where there is no file.")
  private @Nullable String game;

  @Option(
      names = {"-n", "--seats"},
      paramLabel = "N",
      description = "The number of seats, where there is no file.")
  private @Nullable Integer seats;

  @Option(
      names = {"-r", "--rules"},
      paramLabel = "RULES",
      description =
          "A set of rules, KEY=VALUE+KEY=VALUE or usual, after a name if it shall have one:"
              + " hook:dealer-bid=hook. Can be given several times, the basis of comparison first.")
  private List<String> rules = new ArrayList<>();

  @Option(
      names = {"-a", "--agent"},
      paramLabel = "AGENT",
      description =
          "Who plays: one for all seats, or given once for each; random if nothing is said.")
  private List<String> agents = new ArrayList<>();

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Same seed, same cards; 1 if nothing is said.")
  private @Nullable Long seed;

  @Option(
      names = {"-d", "--deals"},
      paramLabel = "D",
      description = "The number of deals; 100 if nothing is said.")
  private @Nullable Long deals;

  @Option(names = "--hands", description = "Play but the first hand of each game.")
  private boolean byHands;

  @Option(
      names = "--max-moves",
      paramLabel = "M",
      description = "A game is cut off after so many moves, shuffles included.")
  private @Nullable Integer maxMoves;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  ExperimentArgument() {}

  /** Tells whether an experiment is named at all. */
  boolean isGiven() {
    return path != null || game != null;
  }

  /**
   * Returns the laboratory for the experiment.
   *
   * @param measures what rows tell besides what the file asks for, as {@link Measures} reads it
   * @throws ParameterException if the file cannot be read or holds none, or its game cannot be
   *     played so
   */
  Lab lab(List<String> measures) {
    Experiment experiment = path == null ? named() : read(path);
    try {
      return Lab.of(Spadille.of(spec).catalog(), changed(experiment, measures));
    } catch (IllegalArgumentException e) {
      throw wrong((path == null ? "" : path + ": ") + Failures.message(e));
    }
  }

  private Experiment named() {
    if (game == null || seats == null) {
      throw wrong("no experiment; expected a file, or --game and --seats");
    }
    try {
      return Experiment.of(game, seats);
    } catch (IllegalArgumentException e) {
      throw wrong(Failures.message(e));
    }
  }

  private Experiment read(Path file) {
    if (game != null || seats != null) {
      throw wrong("--game and --seats beside " + file + ", which says both");
    }
    try (InputStream in = Files.newInputStream(file)) {
      return ExperimentText.read(new String(in.readNBytes(MOST_BYTES + 1), UTF_8));
    } catch (IOException e) {
      throw wrong("cannot read " + file + ": " + Failures.ofFile(e));
    } catch (IllegalArgumentException e) {
      throw wrong(file + ": " + Failures.message(e));
    }
  }

  private Experiment changed(Experiment experiment, List<String> measures) {
    Experiment changed = experiment;
    if (!rules.isEmpty()) {
      List<RuleSet> sets = new ArrayList<>();
      rules.forEach(text -> sets.add(RuleSet.parse(text)));
      changed = changed.with(sets);
    }
    if (!agents.isEmpty()) {
      changed = changed.withAgents(agents.toArray(new String[0]));
    }
    if (seed != null) {
      changed = changed.withSeed(seed);
    }
    if (deals != null) {
      changed = changed.withDeals(deals);
    }
    if (maxMoves != null) {
      changed = changed.withMoveLimit(maxMoves);
    }
    Set<Measure> all = new LinkedHashSet<>(changed.measures());
    for (String text : measures) {
      all.addAll(Measures.parse(text, changed.seats()));
    }
    changed = changed.recording(List.copyOf(all));
    return byHands ? changed.byHands() : changed;
  }

  /**
   * Returns the laboratory for the experiment of a file of rows.
   *
   * @throws ParameterException if the file cannot be read or holds none, or its game cannot be
   *     played so
   */
  static Lab ofRows(Path rows, CommandSpec spec) {
    return RowWork.of(
        rows, spec, file -> Lab.of(Spadille.of(spec).catalog(), RowFile.experiment(file)));
  }

  /** Returns an error of the command line. */
  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
