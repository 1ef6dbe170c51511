package io.github.spadille.betting.superfecta;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * The bets of a seat on one race, in the order in which they were made.
 *
 * <p>Immutable, with value equality; a bet more shares all earlier ones.
 */
public final class Ticket {
  /** The ticket without a bet. */
  public static final Ticket EMPTY = new Ticket(null, Line.ALL.get(0), 0, 0);

  private final @Nullable Ticket before;
  private final Line line;
  private final int amount;
  private final int chips;

  private Ticket(@Nullable Ticket before, Line line, int amount, int chips) {
    this.before = before;
    this.line = line;
    this.amount = amount;
    this.chips = chips;
  }

  /** Returns this ticket with one more bet. */
  Ticket plus(Line line, int amount) {
    return new Ticket(this, line, amount, chips + amount);
  }

  /** Returns the chips of all bets. */
  public int chips() {
    return chips;
  }

  /** Returns the chips that were bet on a line, in one bet or in several (SUP-11). */
  public int on(Line line) {
    int sum = 0;
    for (Ticket last = this; last.before != null; last = last.before) {
      sum += last.line.equals(line) ? last.amount : 0;
    }
    return sum;
  }

  /** Returns the chips that go to a pool. */
  public int in(Pool pool) {
    int sum = 0;
    for (Ticket last = this; last.before != null; last = last.before) {
      sum += last.line.pool() == pool ? last.amount : 0;
    }
    return sum;
  }

  /** Returns each bet as it is written, the first one first: {@code 2 win d}. */
  public ImmutableList<String> bets() {
    ImmutableList.Builder<String> bets = ImmutableList.builder();
    for (Ticket last = this; last.before != null; last = last.before) {
      bets.add(last.amount + " " + last.line);
    }
    return bets.build().reverse();
  }

  /** Returns the lines with all that was bet on each, by pool: {@code 15 win h}. */
  public ImmutableList<String> lines() { // SUP-11
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (Line each : Line.ALL) {
      int sum = on(each);
      if (sum > 0) {
        lines.add(sum + " " + each);
      }
    }
    return lines.build();
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Ticket other && other.chips == chips && other.bets().equals(bets());
  }

  @Override
  public int hashCode() {
    return bets().hashCode();
  }

  /** Returns the bets. */
  @Override
  public String toString() {
    return bets().toString();
  }
}
