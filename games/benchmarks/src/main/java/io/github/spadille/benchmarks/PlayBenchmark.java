package io.github.spadille.benchmarks;

import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole random games through the contract; an operation is a decision.
 *
 * <p>{@code -prof gc} adds bytes per decision, {@code -t 2} shows how two threads scale.
 */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayBenchmark {
  private static final AtomicLong SEEDS = new AtomicLong();

  /** The id of the game; unless the command line names some, it is every game of the catalog. */
  @Param("oh-hell")
  public String game;

  private Batches batches;

  /** Creates a benchmark that JMH fills in. */
  @SuppressWarnings("NullAway.Init")
  public PlayBenchmark() {}

  /** Chooses the game. */
  @Setup
  public void setUp() {
    Game<?, ?, ?> chosen = Catalog.load().game(game);
    batches = new Batches(RulesPlayer.of(chosen, chosen.defaultSeats()), SEEDS.incrementAndGet());
  }

  /** Plays on. */
  @Benchmark
  @OperationsPerInvocation(Batches.SIZE)
  public int play() {
    return batches.playOneOnAverage();
  }
}
