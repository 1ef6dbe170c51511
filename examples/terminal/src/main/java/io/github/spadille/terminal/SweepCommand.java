package io.github.spadille.terminal;

import com.google.common.base.Throwables;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game with every number of seats and all kinds of house rules, and checks the records. */
@Command(
    name = "sweep",
    description =
        "Play games with every number of seats, with every house rule alone and with random "
            + "combinations, by random and by lively agents; record each with checks and replay "
            + "the record. Ends with 1 if one does not hold.")
final class SweepCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      arity = "0..*",
      paramLabel = "GAME",
      description = "The ids of games; all games if none is given.")
  private List<String> ids = new ArrayList<>();

  @Option(
      names = {"-g", "--games"},
      paramLabel = "N",
      defaultValue = "20",
      description = "How many games each; ${DEFAULT-VALUE} if it is not given.")
  private int games;

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

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "T",
      description = "How many threads; one per processor if it is not given.")
  private @Nullable Integer threads;

  @Option(
      names = "--max-moves",
      paramLabel = "M",
      defaultValue = "3000",
      description = "A game is cut off after so many moves; ${DEFAULT-VALUE} if it is not given.")
  private int maxMoves;

  @Option(names = "--out", paramLabel = "DIR", description = "Keep the records in this directory.")
  private @Nullable Path out;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  SweepCommand() {}

  @Override
  public Integer call() {
    int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    atLeast(1, "--games", games);
    atLeast(0, "--combinations", combinations);
    atLeast(1, "--threads", workers);
    atLeast(1, "--max-moves", maxMoves);
    try {
      if (out != null) {
        Files.createDirectories(out);
      }
    } catch (IOException e) {
      throw wrong("cannot write into " + out + ": " + Failures.ofFile(e));
    }
    boolean holds = true;
    ExecutorService executor = Executors.newFixedThreadPool(workers);
    try {
      for (Game<?, ?, ?> game : games()) {
        holds &= sweep(game, executor);
      }
    } finally {
      executor.shutdownNow();
    }
    return holds ? 0 : 1;
  }

  private ImmutableList<Game<?, ?, ?>> games() {
    if (ids.isEmpty()) {
      return Spadille.of(spec).catalog().games();
    }
    ImmutableList.Builder<Game<?, ?, ?>> named = ImmutableList.builder();
    for (String id : ids) {
      try {
        named.add(Spadille.of(spec).catalog().game(id));
      } catch (IllegalArgumentException e) {
        throw wrong(Failures.message(e));
      }
    }
    return named.build();
  }

  private <S extends GameState, M extends Move, O> boolean sweep(
      Game<S, M, O> game, ExecutorService executor) {
    long begin = System.nanoTime();
    ImmutableList<ChosenGame<S, M, O>> configurations =
        Configurations.of(game, combinations, Seeds.generator(seed, -1));
    Sweep sweep = new Sweep(games, seed, maxMoves, out);
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
      Sweep.Result result = result(results.get(i));
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

  private static Sweep.Result result(Future<Sweep.Result> future) {
    try {
      return future.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      if (e.getCause() != null) {
        Throwables.throwIfUnchecked(e.getCause());
      }
      throw new IllegalStateException(e);
    }
  }

  private void atLeast(int least, String option, int value) {
    if (value < least) {
      throw wrong(option + " " + value + "; expected at least " + least);
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
