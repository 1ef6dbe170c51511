package io.github.spadille.terminal;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** The agenda by the clock of the machine. */
final class RealTime implements Agenda {
  private final DelayQueue<Due> events = new DelayQueue<>();
  private final AtomicLong numbers = new AtomicLong();
  private final ExecutorService workers;

  RealTime() {
    // One processor is left for the keys.
    int processors = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    this.workers =
        Executors.newFixedThreadPool(
            processors,
            work -> {
              Thread thread = new Thread(work, "spadille agents");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** An event; of two at the same moment the one that was noted first comes first. */
  private record Due(long moment, long number, Runnable event) implements Delayed {
    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(moment - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      Due that = (Due) other;
      // A difference is right even where the clock of the machine has run over.
      return moment == that.moment
          ? Long.compare(number, that.number)
          : Long.signum(moment - that.moment);
    }
  }

  @Override
  public long now() {
    return System.nanoTime();
  }

  @Override
  public void at(long moment, Runnable event) {
    events.add(new Due(moment, numbers.getAndIncrement(), event));
  }

  @Override
  public void elsewhere(Runnable work) {
    workers.execute(work);
  }

  @Override
  public void doNext() throws InterruptedException {
    events.take().event().run();
  }

  @Override
  public void close() {
    workers.shutdownNow();
  }
}
