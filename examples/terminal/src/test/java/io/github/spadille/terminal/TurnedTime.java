package io.github.spadille.terminal;

import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;

/**
 * An agenda whose clock goes only from event to event, as fast as the machine can: nothing sleeps,
 * and everything happens the same way each time.
 */
final class TurnedTime implements Agenda {
  private record Planned(long moment, int number, Runnable event) {}

  private final PriorityQueue<Planned> events =
      new PriorityQueue<>(Comparator.comparing(Planned::moment).thenComparing(Planned::number));

  private long now = -7; // A clock of the machine may tell any number.
  private int numbers;

  /** Lets time pass while nothing is played. */
  void pass(long milliseconds) {
    now += TimeUnit.MILLISECONDS.toNanos(milliseconds);
  }

  /** Returns the moment so many milliseconds from now. */
  long in(long milliseconds) {
    return now + TimeUnit.MILLISECONDS.toNanos(milliseconds);
  }

  @Override
  public long now() {
    return now;
  }

  @Override
  public void at(long moment, Runnable event) {
    events.add(new Planned(moment, numbers, event));
    numbers++;
  }

  @Override
  public void elsewhere(Runnable work) {
    work.run();
  }

  @Override
  public void doNext() {
    Planned next = events.poll();
    if (next == null) {
      throw new AssertionError("nothing will ever happen again");
    }
    now = Math.max(now, next.moment());
    next.event().run();
  }

  @Override
  public void close() {
    events.clear();
  }
}
