package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.move.Move;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a game with every number of seats and all kinds of house rules, and checks the records. */
@Command(
    name = "sweep",
    description =
        "Play some games each with every number of seats, with every house rule alone, with every"
            + " preset and with random combinations, where no agent is named by random and by"
            + " lively ones; record each with checks and replay the record. Ends with 1 if one does"
            + " not hold.")
final class SweepCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private NamedGames named;
  @Mixin private AgentsChoice agents;
  @Mixin private SeriesChoice series = new SeriesChoice(20, 3000);

  @Option(
      names = {"-c", "--combinations"},
      paramLabel = "N",
      defaultValue = "20",
      description = "How many random combinations; ${DEFAULT-VALUE} if it is not given.")
  private int combinations;

  @Option(
      names = {"-s", "--seed"},
      paramLabel = "S",
      defaultValue = "1",
      description = "Same seed, same games; ${DEFAULT-VALUE} if it is not given.")
  private long seed;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SweepCommand() {}

  @Override
  public Integer call() {
    series.check();
    series.atLeast(0, "--combinations", combinations);
    for (Game<?, ?, ?> game : named.games()) {
      agents.at(
          game.seatCounts().last(),
          AgentChoice.RANDOM); // A seat that no table has is told before one plays.
    }
    series.createOut();
    boolean holds = true;
    ExecutorService executor = Executors.newFixedThreadPool(series.threads());
    try {
      for (Game<?, ?, ?> game : named.games()) {
        holds &= sweep(game, executor);
      }
    } finally {
      executor.shutdownNow();
    }
    return holds ? 0 : 1;
  }

  private <S extends GameState, M extends Move, O> boolean sweep(
      Game<S, M, O> game, ExecutorService executor) {
    long begin = System.nanoTime();
    ImmutableList<ChosenGame<S, M, O>> configurations =
        Configurations.of(game, combinations, Dealer.seeded(seed, -1).generatorFor("combinations"));
    Sweep sweep =
        new Sweep(agents, series.games(), seed, series.maxMoves(), series.out(), series.isForced());
    List<Future<Sweep.Result>> results = new ArrayList<>();
    for (int i = 0; i < configurations.size(); i++) {
      int number = i;
      results.add(executor.submit(() -> sweep.of(configurations.get(number), number)));
    }
    PrintWriter writer = spec.commandLine().getOut();
    long played = 0;
    long moves = 0;
    long checks = 0;
    int failed = 0;
    for (int i = 0; i < results.size(); i++) {
      Sweep.Result result = Results.of(results.get(i));
      played += result.games();
      moves += result.moves();
      checks += result.checks();
      if (!result.failure().isEmpty()) {
        failed++;
        ChosenGame<S, M, O> chosen = configurations.get(i);
        writer.println(chosen.title() + ", " + chosen.differences() + ": " + result.failure());
      }
    }
    writer.printf(
        Locale.ROOT,
        "%-14s %4d configurations, %,d games, %,d moves, %,d checks in %.0f s: %s%n",
        game.id(),
        configurations.size(),
        played,
        moves,
        checks,
        (System.nanoTime() - begin) / 1e9,
        failed == 0 ? "all hold" : failed + " do not hold");
    writer.flush();
    return failed == 0;
  }
}
