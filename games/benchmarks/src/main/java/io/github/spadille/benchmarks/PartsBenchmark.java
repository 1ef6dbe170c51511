package io.github.spadille.benchmarks;

import io.github.spadille.engine.Catalog;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The parts of the contract, each over the same states out of random games. */
@State(Scope.Thread)
@Fork(1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class PartsBenchmark {
  /** The id of the game; unless the command line names some, it is every game of the catalog. */
  @Param("oh-hell")
  public String game;

  private Sample<?, ?> sample;
  private RecordTexts records;

  /** Creates a benchmark that JMH fills in. */
  @SuppressWarnings("NullAway.Init")
  public PartsBenchmark() {}

  /** Plays the games. */
  @Setup
  public void setUp() {
    sample = Sample.of(Catalog.load().game(game));
    records = RecordTexts.of(Catalog.load().game(game));
  }

  /** Makes the lists of legal moves. */
  @Benchmark
  @OperationsPerInvocation(Sample.SIZE)
  public void legalMoves(Blackhole sink) {
    for (int i = 0; i < Sample.SIZE; i++) {
      sink.consume(sample.legalMoves(i));
    }
  }

  /** Checks and applies moves. */
  @Benchmark
  @OperationsPerInvocation(Sample.SIZE)
  public void apply(Blackhole sink) {
    for (int i = 0; i < Sample.SIZE; i++) {
      sink.consume(sample.apply(i));
    }
  }

  /** Makes tables. */
  @Benchmark
  @OperationsPerInvocation(Sample.SIZE)
  public void table(Blackhole sink) {
    for (int i = 0; i < Sample.SIZE; i++) {
      sink.consume(sample.table(i));
    }
  }

  /** Makes tables and what a seat sees of them. */
  @Benchmark
  @OperationsPerInvocation(Sample.SIZE)
  public void tableAndView(Blackhole sink) {
    for (int i = 0; i < Sample.SIZE; i++) {
      sink.consume(sample.view(i));
    }
  }

  /** Reads records from text and replays them; the time is that of a move. */
  @Benchmark
  @OperationsPerInvocation(RecordTexts.MOVES)
  public int replay() {
    return records.replay();
  }
}
