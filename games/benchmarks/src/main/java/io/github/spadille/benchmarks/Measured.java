package io.github.spadille.benchmarks;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Ordering;
import com.google.common.math.Stats;
import com.sun.management.ThreadMXBean;
import io.github.spadille.benchmarks.limit.Limits;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.random.RandomSource;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;

/**
 * What a few seconds tell about one game.
 *
 * <p>Everything is measured in turns, round after round. Of a rate the best stretch counts, since
 * other work on the machine can only slow one down. The part of the limit is best against best:
 * what shares a core with somebody else's work is slowed down the more the busier it keeps the
 * core, so that a disturbed stretch tells nothing of the two engines. Two threads run the same code
 * as one and are disturbed alike, if rounds are short and many: their ratio is that of all rounds
 * of some seconds together, and of such ratios the mean without the lowest and the highest quarter.
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
  private static final int ROUNDS_OF_A_BLOCK = 10;
  private static final int BLOCKS = 4;
  private static final Splitter BLANK = Splitter.on(' ');

  /** Measures a game in this process. */
  static Measured of(Game<?, ?, ?> game) throws InterruptedException {
    int seats = game.defaultSeats();
    Function<RandomSource, Player> players = RulesPlayer.of(game, seats);
    Batches first = new Batches(players, 1);
    Batches second = new Batches(players, 2);
    Optional<Batches> limit = Limits.find(game.id(), seats).map(made -> new Batches(made, 1));
    Rates.rate(first::play, WARM_UP_SECONDS);
    if (limit.isPresent()) {
      Rates.rate(limit.get()::play, WARM_UP_SECONDS / 2);
    }
    Rates one = new Rates();
    Rates ofLimit = new Rates();
    List<Double> scalings = new ArrayList<>();
    for (int block = 0; block < BLOCKS; block++) {
      Rates alone = new Rates();
      Rates together = new Rates();
      for (int round = 0; round < ROUNDS_OF_A_BLOCK; round++) {
        alone.addRound(first::play);
        together.add(rateOfTwo(first, second));
        if (limit.isPresent()) {
          ofLimit.addRound(limit.get()::play);
        }
      }
      one.add(alone.best());
      scalings.add(together.mean() / alone.mean());
    }
    double bytes = bytesPerDecision(players.apply(RandomSource.seeded(3)));
    return new Measured(
        one.best(),
        bytes,
        limit.isPresent() ? one.best() / ofLimit.best() : 0,
        meanOfMiddle(scalings),
        1e6 / bestRate(views(game)),
        1e3 / (bestRate(RecordTexts.of(game)::replay) / RecordTexts.MOVES));
  }

  /** Measures a game in a process of its own, so that no other game shaped the compiled code. */
  static Measured inOwnProcess(String game) throws IOException, InterruptedException {
    return parse(OwnProcess.lines("measure", game).get(0));
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
    Rates.rate(work, WARM_UP_SECONDS / 2);
    Rates rates = new Rates();
    for (int round = 0; round < ROUNDS_OF_A_BLOCK; round++) {
      rates.addRound(work);
    }
    return rates.best();
  }

  /** Returns the rates of this thread and a new one; two new ones might begin on one core. */
  private static double rateOfTwo(Batches one, Batches other) throws InterruptedException {
    double[] rates = new double[2];
    Thread second = new Thread(() -> rates[1] = Rates.rate(other::play, Rates.ROUND_SECONDS));
    second.start();
    rates[0] = Rates.rate(one::play, Rates.ROUND_SECONDS);
    second.join();
    return rates[0] + rates[1];
  }

  /** Returns the mean without the lowest and the highest quarter. */
  private static double meanOfMiddle(List<Double> numbers) {
    int quarter = numbers.size() / 4;
    return Stats.meanOf(
        Ordering.natural().sortedCopy(numbers).subList(quarter, numbers.size() - quarter));
  }

  static double bytesPerDecision(Player player) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long begin = threads.getCurrentThreadAllocatedBytes();
    long decisions = 0;
    while (decisions < 20 * Batches.SIZE) {
      decisions += player.playGame();
    }
    return (double) (threads.getCurrentThreadAllocatedBytes() - begin) / decisions;
  }
}
