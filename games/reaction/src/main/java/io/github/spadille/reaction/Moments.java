package io.github.spadille.reaction;

import java.util.Arrays;

/**
 * When things last happened, one entry for each of a fixed number of things: the number of an
 * event, from 1, and its time in milliseconds.
 *
 * <p>Immutable, with value equality.
 */
public final class Moments {
  private final int[] events;
  private final long[] times;

  private Moments(int[] events, long[] times) {
    this.events = events;
    this.times = times;
  }

  /** Returns the entries of things none of which has happened. */
  public static Moments none(int size) {
    return new Moments(new int[size], new long[size]);
  }

  /** Tells whether a thing has happened. */
  public boolean has(int index) {
    return events[index] > 0;
  }

  /** Returns the number of the event, or 0 if the thing has not happened. */
  public int event(int index) {
    return events[index];
  }

  /** Returns the time of the event in milliseconds, or 0 if the thing has not happened. */
  public long time(int index) {
    return times[index];
  }

  /** Returns these entries with another for one thing. */
  public Moments with(int index, int event, long time) {
    int[] otherEvents = events.clone();
    long[] otherTimes = times.clone();
    otherEvents[index] = event;
    otherTimes[index] = time;
    return new Moments(otherEvents, otherTimes);
  }

  /** Returns the text of an entry: {@code 38 @900}, or {@code -} if it has not happened. */
  public String text(int index) {
    return has(index) ? events[index] + " @" + times[index] : "-";
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Moments
        && Arrays.equals(events, ((Moments) o).events)
        && Arrays.equals(times, ((Moments) o).times);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(events) + Arrays.hashCode(times);
  }

  /** Returns all entries. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < events.length; i++) {
      text.append(i == 0 ? "" : " ").append(text(i));
    }
    return text.toString();
  }
}
