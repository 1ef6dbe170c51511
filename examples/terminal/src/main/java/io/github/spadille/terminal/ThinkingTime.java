package io.github.spadille.terminal;

import com.google.common.primitives.ImmutableLongArray;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/** Measures how much processor time the choice of a move takes. Not thread-safe. */
final class ThinkingTime {
  /** How many moves are kept, the first ones; more would tell no more. */
  private static final int MOST = 100_000;

  private static final int SLOWEST_PART = 10;
  private static final double NANOS_IN_A_MILLISECOND = 1e6;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final ImmutableLongArray.Builder builder = ImmutableLongArray.builder();
  private int moves;

  /** Returns how much processor time this thread has taken so far, in nanoseconds. */
  static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** Chooses, and notes how much processor time that took. */
  <M> M of(Supplier<M> choice) {
    long begin = now();
    M move = choice.get();
    if (moves < MOST) {
      builder.add(now() - begin);
      moves++;
    }
    return move;
  }

  /** Returns how many moves are kept. */
  int moves() {
    return moves;
  }

  /** Returns the nanoseconds of each move. */
  ImmutableLongArray nanos() {
    return builder.build();
  }

  /** Returns the mean in milliseconds; 0 if there is no move. */
  static double mean(ImmutableLongArray nanos) {
    return nanos.stream().average().orElse(0) / NANOS_IN_A_MILLISECOND;
  }

  /** Returns the mean of the slowest tenth in milliseconds, of one move at least; 0 if none. */
  static double slowest(ImmutableLongArray nanos) {
    long fast = nanos.length() - (nanos.length() + SLOWEST_PART - 1L) / SLOWEST_PART;
    return nanos.stream().sorted().skip(fast).average().orElse(0) / NANOS_IN_A_MILLISECOND;
  }
}
