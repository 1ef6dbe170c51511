package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

  @Option(
      names = {"-g", "--games"},
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many games; ${DEFAULT-VALUE} if it is not given.")
  private int games;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      description = "Same seed, same games; drawn at random and shown if it is not given.")
  private @Nullable Long seed;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "How many threads; one per processor if it is not given.")
  private @Nullable Integer threads;

  @Option(
      names = "--max-moves",
      paramLabel = "M",
      defaultValue = "100000",
      description =
          "A game is cut off after so many moves, shuffles included; ${DEFAULT-VALUE} if it is not "
              + "given.")
  private int maxMoves;

  @Option(
      names = {"-a", "--agent"},
      paramLabel = "AGENT",
      defaultValue = "random",
      converter = AgentKind.Converter.class,
      completionCandidates = AgentKind.Candidates.class,
      description = "Who plays: ${COMPLETION-CANDIDATES}; ${DEFAULT-VALUE} if it is not given.")
  private AgentKind agent;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Write a record of each game, GAME-SEED-NUMBER.spadille, into this directory.")
  private @Nullable Path out;

  @Option(
      names = "--checks",
      description = "Let the records say before each decision who can do what.")
  private boolean checks;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SimulateCommand() {}

  @Override
  public void run() {
    ChosenGame<?, ?, ?> chosen = choice.chosen();
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    choice.atLeastOne("--games", games);
    choice.atLeastOne("--threads", workers);
    choice.atLeastOne("--max-moves", maxMoves);
    if (out == null && checks) {
      throw choice.wrong("--checks needs --out, the directory for the records");
    }
    try {
      if (out != null) {
        Files.createDirectories(out);
      }
      simulate(chosen, workers);
    } catch (IOException e) {
      throw choice.wrong("cannot write into " + out + ": " + Failures.ofFile(e));
    } catch (UncheckedIOException e) {
      throw choice.wrong(Failures.message(e));
    }
  }

  private <S extends GameState, M extends Move, O> void simulate(
      ChosenGame<S, M, O> chosen, int workers) {
    long chosenSeed = seed == null ? ThreadLocalRandom.current().nextInt(1, GREATEST_SEED) : seed;
    GameLoop<S, M> loop = new GameLoop<>(chosen.rules(), agent, maxMoves);
    Simulation<S, M, O> simulation = new Simulation<>(chosen, loop, chosenSeed, out, checks);

    PrintWriter writer = spec.commandLine().getOut();
    chosen.heading(Columns.width()).forEach(writer::println);
    writer.println(
        Names.count(games, "game")
            + ", agent "
            + agent
            + ", seed "
            + chosenSeed
            + ", "
            + Names.count(workers, "thread"));
    writer.flush();
    long begin = System.nanoTime();
    Tally tally = run(simulation, workers);
    double seconds = (System.nanoTime() - begin) / 1e9;
    new SimulationReport(tally, maxMoves, seconds).lines().forEach(writer::println);
    if (out != null) {
      writer.println("records  " + Names.count(games, "file") + " in " + out);
    }
    writer.flush();
  }

  private Tally run(Simulation<?, ?, ?> simulation, int workers) {
    if (!Console.isInteractive()) {
      return simulation.run(games, workers, () -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName("games")
            .setInitialMax(games)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(200)
            .clearDisplayOnFinish()
            .build()) {
      return simulation.run(games, workers, bar::step);
    }
  }
}
