package io.github.spadille.benchmarks;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.math.Quantiles;
import com.sun.management.ThreadMXBean;
import io.github.spadille.benchmarks.limit.Limits;
import io.github.spadille.engine.game.Game;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntSupplier;

/**
 * What a few seconds tell about one game.
 *
 * <p>Everything is measured in turns, round after round. Of a rate the best round counts, since
 * other work on the machine can only slow a round down. A ratio is the median of those of the
 * rounds, so that both of its parts saw the machine in the same state.
 *
 * @param rate decisions in a second, through the contract
 * @param bytes bytes allocated for a decision
 * @param ofLimit the rate as a part of that of the limit engine; 0 if the game has none
 * @param twoThreads decisions in a second of two threads, as a multiple of those of one
 * @param viewMicros microseconds for a table and what a seat sees of it
 * @param replayMillis milliseconds to read and replay 1,000 moves from text
 */
record Measured(
    double rate,
    double bytes,
    double ofLimit,
    double twoThreads,
    double viewMicros,
    double replayMillis) {
  private static final double WARM_UP_SECONDS = 3;
  private static final double ROUND_SECONDS = 0.25;
  private static final int ROUNDS = 12;
  private static final int DECISIONS = 10_000;
  private static final Splitter BLANK = Splitter.on(' ');

  /** Measures a game in this process. */
  static Measured of(Game<?, ?, ?> game) throws InterruptedException {
    int seats = game.defaultSeats();
    Player player = RulesPlayer.of(game, seats, new SplittableRandom(1));
    Player other = RulesPlayer.of(game, seats, new SplittableRandom(2));
    Optional<Player> limit = Limits.find(game.id(), seats, new SplittableRandom(1));
    rate(decisions(player), WARM_UP_SECONDS);
    if (limit.isPresent()) {
      rate(decisions(limit.get()), WARM_UP_SECONDS / 2);
    }
    Best rate = new Best();
    double[] ofLimit = new double[ROUNDS];
    double[] two = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      double one = rate(decisions(player), ROUND_SECONDS);
      rate.see(one);
      two[round] = rateOfTwo(player, other) / one;
      if (limit.isPresent()) {
        ofLimit[round] = one / rate(decisions(limit.get()), ROUND_SECONDS);
      }
    }
    double bytes = bytesPerDecision(player);
    return new Measured(
        rate.value,
        bytes,
        Quantiles.median().compute(ofLimit),
        Quantiles.median().compute(two),
        1e6 / bestRate(views(game)),
        1e3 / (bestRate(RecordTexts.of(game)::replay) / RecordTexts.MOVES));
  }

  /** Measures a game in a process of its own, so that no other game shaped the compiled code. */
  static Measured inOwnProcess(String game) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "measure",
                game)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String line;
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      line = reader.readLine();
    }
    if (process.waitFor() != 0 || line == null) {
      throw new IOException("the measurement of " + game + " failed");
    }
    return parse(line);
  }

  /** Returns the numbers as text that {@link #parse} reads. */
  String format() {
    return rate
        + " "
        + bytes
        + " "
        + ofLimit
        + " "
        + twoThreads
        + " "
        + viewMicros
        + " "
        + replayMillis;
  }

  static Measured parse(String line) {
    List<Double> numbers =
        BLANK.splitToStream(line).map(Double::valueOf).collect(ImmutableList.toImmutableList());
    return new Measured(
        numbers.get(0),
        numbers.get(1),
        numbers.get(2),
        numbers.get(3),
        numbers.get(4),
        numbers.get(5));
  }

  private static IntSupplier decisions(Player player) {
    return () -> DECISIONS + player.playDecisions(DECISIONS, 0);
  }

  private static IntSupplier views(Game<?, ?, ?> game) {
    Sample<?, ?> sample = Sample.of(game);
    return () -> {
      for (int i = 0; i < Sample.SIZE; i++) {
        if (sample.view(i).piles().isEmpty()) {
          throw new IllegalStateException("a table without a pile");
        }
      }
      return Sample.SIZE;
    };
  }

  private static double bestRate(IntSupplier work) {
    rate(work, WARM_UP_SECONDS);
    Best best = new Best();
    for (int round = 0; round < ROUNDS / 2; round++) {
      best.see(rate(work, ROUND_SECONDS));
    }
    return best.value;
  }

  /** Repeats some work and returns how much was done in a second. */
  private static double rate(IntSupplier work, double seconds) {
    long begin = System.nanoTime();
    long done = 0;
    double passed = 0;
    while (passed < seconds) {
      done += work.getAsInt();
      passed = (System.nanoTime() - begin) / 1e9;
    }
    return done / passed;
  }

  private static double rateOfTwo(Player one, Player other) throws InterruptedException {
    double[] rates = new double[2];
    Thread first = new Thread(() -> rates[0] = rate(decisions(one), ROUND_SECONDS));
    Thread second = new Thread(() -> rates[1] = rate(decisions(other), ROUND_SECONDS));
    first.start();
    second.start();
    first.join();
    second.join();
    return rates[0] + rates[1];
  }

  private static double bytesPerDecision(Player player) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadAllocatedBytes();
    long decisions = 0;
    while (decisions < 20 * DECISIONS) {
      decisions += player.playGame();
    }
    return (double) (threads.getCurrentThreadAllocatedBytes() - begin) / decisions;
  }

  /** The highest value seen. */
  private static final class Best {
    private double value;

    void see(double seen) {
      value = Math.max(value, seen);
    }
  }
}
