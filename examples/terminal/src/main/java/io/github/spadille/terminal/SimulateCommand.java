package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games by agents and tells what came out. */
@Command(
    name = "simulate",
    description =
        "Play many games by agents, random ones where none are named, and tell who wins how often,"
            + " scores and lengths.")
final class SimulateCommand implements Runnable {
  @Spec private CommandSpec spec;
  @Mixin private GameChoice choice;
  @Mixin private SeriesChoice series = new SeriesChoice(1000, 100_000);
  @Mixin private SeedChoice seed;
  @Mixin private AgentsChoice agents;

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
    SeatedAgents seated = agents.at(chosen.seats(), AgentChoice.RANDOM);
    series.createOut();
    try {
      simulate(chosen, seated);
    } catch (UncheckedIOException e) {
      throw choice.wrong(Failures.message(e));
    }
  }

  private <S extends GameState, M extends Move, O> void simulate(
      ChosenGame<S, M, O> chosen, SeatedAgents seated) {
    long chosenSeed = seed.chosen();
    Simulation<S, M, O> simulation =
        new Simulation<>(
            chosen, seated, series.maxMoves(), chosenSeed, series.out(), series.isForced(), checks);

    PrintWriter writer = spec.commandLine().getOut();
    chosen.heading(Columns.width()).forEach(writer::println);
    writer.println(
        Names.count(series.games(), "game")
            + seated.only().map(agent -> ", agent " + agent).orElse("")
            + ", seed "
            + chosenSeed
            + ", "
            + Names.count(series.threads(), "thread"));
    writer.flush();
    long begin = System.nanoTime();
    Tally tally =
        SeriesProgress.of(
            "games",
            series.games(),
            afterGame -> simulation.run(series.games(), series.threads(), afterGame));
    double seconds = (System.nanoTime() - begin) / 1e9;
    new SimulationReport(tally, seated, series.maxMoves(), seconds)
        .lines()
        .forEach(writer::println);
    if (series.out() != null) {
      writer.println(
          "records  " + Names.count(series.games(), "file") + " written into " + series.out());
    }
    writer.flush();
  }
}
