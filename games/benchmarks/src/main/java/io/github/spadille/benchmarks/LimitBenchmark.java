package io.github.spadille.benchmarks;

import io.github.spadille.benchmarks.limit.Limits;
import io.github.spadille.engine.Catalog;
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

/** The same games as {@link PlayBenchmark} plays, by the limit engines. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class LimitBenchmark {
  private static final AtomicLong SEEDS = new AtomicLong();

  /** The id of a game that has a limit engine. */
  @Param({"crazy-eights", "oh-hell"})
  public String limited;

  private Batches batches;

  /** Creates a benchmark that JMH fills in. */
  @SuppressWarnings("NullAway.Init")
  public LimitBenchmark() {}

  /** Chooses the engine. */
  @Setup
  public void setUp() {
    int seats = Catalog.load().game(limited).defaultSeats();
    batches = new Batches(Limits.find(limited, seats).orElseThrow(), SEEDS.incrementAndGet());
  }

  /** Plays on. */
  @Benchmark
  @OperationsPerInvocation(Batches.SIZE)
  public int play() {
    return batches.playOneOnAverage();
  }
}
