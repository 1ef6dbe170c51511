package io.github.spadille.reaction;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * When things last happened, one entry for each of a fixed number of things: the number of an
 * event, from 1, and its time in milliseconds.
 *
 * <p>Immutable, with value equality. Adding an entry shares all earlier ones and takes the same
 * time however many there are; asking for one goes back to it.
 */
public final class Moments {
  /** The text of what has not happened. */
  public static final String NEVER = "-";

  private final @Nullable Moments before; // null if nothing has happened
  private final short size;
  private final short index; // what happened last, with event and time
  private final int event;
  private final long time;

  private Moments(@Nullable Moments before, short size, int index, int event, long time) {
    this.before = before;
    this.size = size;
    this.index = (short) index;
    this.event = event;
    this.time = time;
  }

  /**
   * Returns the entries of things none of which has happened.
   *
   * @throws IllegalArgumentException if {@code size} is negative or more than 32,767
   */
  public static Moments none(int size) {
    if (size < 0 || size > Short.MAX_VALUE) {
      throw new IllegalArgumentException(size + " things; expected 0 to " + Short.MAX_VALUE);
    }
    return new Moments(null, (short) size, -1, 0, 0);
  }

  /** The entries up to the last of one thing, or those of none. */
  private Moments upTo(int index) {
    Moments moment = this;
    while (moment.index != index && moment.before != null) {
      moment = moment.before;
    }
    return moment;
  }

  /** Tells whether a thing has happened. */
  public boolean has(int index) {
    return upTo(index).event > 0;
  }

  /** Returns the number of the event, or 0 if the thing has not happened. */
  public int event(int index) {
    return upTo(index).event;
  }

  /** Returns the time of the event in milliseconds, or 0 if the thing has not happened. */
  public long time(int index) {
    return upTo(index).time;
  }

  /**
   * Returns these entries with another for one thing.
   *
   * @throws IndexOutOfBoundsException if there is no such thing
   */
  public Moments with(int index, int event, long time) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index + " of " + size);
    }
    return new Moments(this, size, index, event, time);
  }

  /** Returns the text of each entry: {@code 38 @900}, or {@code -} if it has not happened. */
  public ImmutableList<String> texts() {
    String[] texts = new String[size];
    Arrays.fill(texts, NEVER);
    boolean[] found = new boolean[size];
    for (Moments moment = this; moment.before != null; moment = moment.before) {
      if (!found[moment.index]) {
        found[moment.index] = true;
        texts[moment.index] = moment.event > 0 ? moment.event + " @" + moment.time : NEVER;
      }
    }
    return ImmutableList.copyOf(texts);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    if (this == object) {
      return true;
    }
    if (!(object instanceof Moments other) || other.size != size) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      Moments own = upTo(i);
      Moments others = other.upTo(i);
      if (own.event != others.event || own.time != others.time) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int hash = size;
    for (int i = 0; i < size; i++) {
      Moments own = upTo(i);
      hash = 31 * (31 * hash + own.event) + Long.hashCode(own.time);
    }
    return hash;
  }

  /** Returns all entries. */
  @Override
  public String toString() {
    return String.join(" ", texts());
  }
}
