package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.ThreadLocalRandom;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games by agents and tells what came out. */
@Command(
    name = "simulate",
    description = "Play many games by agents and tell who wins how often, scores and lengths.")
final class SimulateCommand implements Runnable {
  private static final int GREATEST_SEED = 1_000_000;

  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private SeriesChoice series = new SeriesChoice(1000, 100_000);

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Same seed, same games; drawn at random and shown if it is not given.")
  private @Nullable Long seed;

  @Option(
      names = {"-a", "--agent"},
      paramLabel = "AGENT",
      defaultValue = "random",
      converter = AgentChoice.Converter.class,
      completionCandidates = AgentChoice.Candidates.class,
      description = "Who plays: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if it is not given.")
  private AgentChoice agent;

  @Option(
      names = "--checks",
      description = "Let the records say before each decision who can do what.")
  private boolean checks;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SimulateCommand() {}

  @Override
  public void run() {
    ChosenGame<?, ?, ?> chosen = choice.chosen();
    series.check();
    if (series.out() == null && checks) {
      throw choice.wrong("--checks needs --out, the directory for the records");
    }
    series.createOut();
    try {
      simulate(chosen);
    } catch (UncheckedIOException e) {
      throw choice.wrong(Failures.message(e));
    }
  }

  private <S extends GameState, M extends Move, O> void simulate(ChosenGame<S, M, O> chosen) {
    long chosenSeed = seed == null ? ThreadLocalRandom.current().nextInt(1, GREATEST_SEED) : seed;
    Simulation<S, M, O> simulation =
        new Simulation<>(
            chosen, agent, series.maxMoves(), chosenSeed, series.out(), series.isForced(), checks);

    PrintWriter writer = spec.commandLine().getOut();
    chosen.heading(Columns.width()).forEach(writer::println);
    writer.println(
        Names.count(series.games(), "game")
            + ", agent "
            + agent
            + ", seed "
            + chosenSeed
            + ", "
            + Names.count(series.threads(), "thread"));
    writer.flush();
    long begin = System.nanoTime();
    Tally tally = run(simulation);
    double seconds = (System.nanoTime() - begin) / 1e9;
    new SimulationReport(tally, series.maxMoves(), seconds).lines().forEach(writer::println);
    if (series.out() != null) {
      writer.println(
          "records  " + Names.count(series.games(), "file") + " written into " + series.out());
    }
    writer.flush();
  }

  private Tally run(Simulation<?, ?, ?> simulation) {
    if (!Console.isInteractive()) {
      return simulation.run(series.games(), series.threads(), () -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("games")
            .setInitialMax(series.games())
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(200)
            .clearDisplayOnFinish()
            .build()) {
      return simulation.run(series.games(), series.threads(), bar::step);
    }
  }
}
