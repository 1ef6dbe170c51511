package io.github.spadille.engine.state;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.words.Phrase;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Every point ever given in a game: when, by which rule, to whom; and what a variant notes beside.
 *
 * <p>A seat's score is the sum of its lines, in 64 bits. A note is a number under a name, such as
 * the direction of play. It is part of the state, since a state holds its sheet, and stays from
 * hand to hand until it is changed. Everybody may read it; a game that notes something shows it as
 * a fact of its table.
 *
 * <p>Immutable, with value equality; adding a line shares all earlier ones and takes the same time
 * however long the sheet is.
 */
public class ScoreSheet {
  /**
   * One line of a sheet.
   *
   * @param hand the number of the hand or round, from 1; 0 for what happened before the first
   * @param ruleId the rule that gives the points: {@code MYG-19}
   * @param reason the key of the reason where the rule has several; else empty
   * @param seats the seats that get the points, each of them all: several for partners
   * @param points how many; negative for a loss
   */
  public record Line(int hand, String ruleId, String reason, Seats seats, long points) {
    /** Returns a line of a rule that has one reason. */
    public static Line of(int hand, String ruleId, Seats seats, long points) {
      return new Line(hand, ruleId, "", seats, points);
    }

    /** Returns why the points were given, as something that can be told: {@code score.MYG-19}. */
    public Phrase phrase() {
      return Phrase.of("score." + ruleId + (reason.isEmpty() ? "" : "." + reason));
    }
  }

  private final long[] totals; // never written after construction
  private final @Nullable ScoreSheet before;
  private final int hand;
  private final String ruleId;
  private final Seats seats;
  private final long points;

  private ScoreSheet(
      long[] totals,
      @Nullable ScoreSheet before,
      int hand,
      String ruleId,
      Seats seats,
      long points) {
    this.totals = totals;
    this.before = before;
    this.hand = hand;
    this.ruleId = ruleId;
    this.seats = seats;
    this.points = points;
  }

  /** A sheet whose last line has a reason, or that has notes: few have, so the others are small. */
  private static final class WithMore extends ScoreSheet {
    private final String reason;
    private final ImmutableMap<String, Integer> notes;

    private WithMore(
        long[] totals,
        @Nullable ScoreSheet before,
        int hand,
        String ruleId,
        String reason,
        Seats seats,
        long points,
        ImmutableMap<String, Integer> notes) {
      super(totals, before, hand, ruleId, seats, points);
      this.reason = reason;
      this.notes = notes;
    }

    @Override
    public ImmutableMap<String, Integer> notes() {
      return notes;
    }

    @Override
    String reason() {
      return reason;
    }
  }

  /** Returns the empty sheet of a game with some number of seats. */
  public static ScoreSheet empty(int seats) {
    return new ScoreSheet(new long[seats], null, 0, "", Seats.none(), 0);
  }

  /**
   * Returns this sheet with points for one seat.
   *
   * @throws IllegalArgumentException if there is no such seat
   */
  public ScoreSheet add(int hand, String ruleId, int seat, long points) {
    return add(hand, ruleId, "", seat, points);
  }

  /**
   * Returns this sheet with points for one seat, by a rule that has several reasons.
   *
   * @throws IllegalArgumentException if there is no such seat
   */
  public ScoreSheet add(int hand, String ruleId, String reason, int seat, long points) {
    return plus(totals.clone(), hand, ruleId, reason, seat, points);
  }

  /**
   * Returns this sheet with the same points for several seats, as for partners.
   *
   * @throws IllegalArgumentException if there is no such seat, or none is given
   */
  public ScoreSheet add(int hand, String ruleId, Seats seats, long points) {
    return add(hand, ruleId, "", seats, points);
  }

  /**
   * Returns this sheet with the same points for several seats, by a rule that has several reasons.
   *
   * @throws IllegalArgumentException if there is no such seat, or none is given
   */
  public ScoreSheet add(int hand, String ruleId, String reason, Seats seats, long points) {
    return plus(totals.clone(), hand, ruleId, reason, checked(seats), points);
  }

  private Seats checked(Seats seats) {
    checkArgument(
        !seats.isEmpty() && seats.andNot(Seats.all(totals.length)).isEmpty(),
        "seats %s of %s",
        seats,
        totals.length);
    return seats;
  }

  /** Returns this sheet with one more line, which it adds to the sums. */
  private ScoreSheet plus(
      long[] sums, int hand, String ruleId, String reason, int seat, long points) {
    checkArgument(
        seat >= 0 && seat < totals.length, "seat %s; expected 0 to %s", seat, totals.length - 1);
    sums[seat] += points;
    return line(sums, hand, ruleId, reason, Seats.of(seat), points);
  }

  /** Returns this sheet with one more line, which it adds to the sums. */
  private ScoreSheet plus(
      long[] sums, int hand, String ruleId, String reason, Seats seats, long points) {
    for (int seat : seats) {
      sums[seat] += points;
    }
    return line(sums, hand, ruleId, reason, seats, points);
  }

  private ScoreSheet line(
      long[] sums, int hand, String ruleId, String reason, Seats seats, long points) {
    return reason.isEmpty() && notes().isEmpty()
        ? new ScoreSheet(sums, this, hand, ruleId, seats, points)
        : new WithMore(sums, this, hand, ruleId, reason, seats, points, notes());
  }

  /**
   * Returns a builder that adds lines to this sheet; several at once are faster than one by one.
   */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Returns the number of seats. */
  public int seats() {
    return totals.length;
  }

  /** Returns the score of each seat. */
  public ImmutableLongArray totals() {
    return ImmutableLongArray.copyOf(totals);
  }

  /** Returns the score of a seat. */
  public long total(int seat) {
    return totals[seat];
  }

  /** Returns the seats that have so many points or more. */
  public Seats atLeast(long points) {
    Seats seats = Seats.none();
    for (int seat = 0; seat < totals.length; seat++) {
      seats = totals[seat] >= points ? seats.with(seat) : seats;
    }
    return seats;
  }

  /** Returns all lines, oldest first. */
  public ImmutableList<Line> lines() {
    Deque<Line> lines = new ArrayDeque<>();
    for (ScoreSheet sheet = this; sheet.before != null; sheet = sheet.before) {
      lines.addFirst(new Line(sheet.hand, sheet.ruleId, sheet.reason(), sheet.seats, sheet.points));
    }
    return ImmutableList.copyOf(lines);
  }

  /**
   * Returns the number that is noted under a name, or another one if none is.
   *
   * @param otherwise what counts while nothing is noted
   */
  public int note(String name, int otherwise) {
    Integer noted = notes().get(name);
    return noted == null ? otherwise : noted;
  }

  /** Returns all notes, by name. */
  public ImmutableMap<String, Integer> notes() {
    return ImmutableMap.of();
  }

  /** The reason of the last line; empty if it has none. */
  String reason() {
    return "";
  }

  /** Returns this sheet with a number noted under a name, in place of what was noted there. */
  public ScoreSheet withNote(String name, int number) {
    Map<String, Integer> others = new TreeMap<>(notes());
    others.put(name, number);
    return new WithMore(
        totals, before, hand, ruleId, reason(), seats, points, ImmutableMap.copyOf(others));
  }

  /** Adds lines to a sheet. */
  public static final class Builder {
    private final long[] totals;
    private ScoreSheet last;

    // Only the last sheet is ever handed out, so that all lines may share the totals.
    private Builder(ScoreSheet sheet) {
      this.totals = sheet.totals.clone();
      this.last = sheet;
    }

    /**
     * Adds points for one seat.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public Builder add(int hand, String ruleId, int seat, long points) {
      return add(hand, ruleId, "", seat, points);
    }

    /**
     * Adds points by a rule that has several reasons.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public Builder add(int hand, String ruleId, String reason, int seat, long points) {
      last = last.plus(totals, hand, ruleId, reason, seat, points);
      return this;
    }

    /**
     * Adds the same points for several seats, as for partners.
     *
     * @throws IllegalArgumentException if there is no such seat, or none is given
     */
    public Builder add(int hand, String ruleId, Seats seats, long points) {
      return add(hand, ruleId, "", seats, points);
    }

    /**
     * Adds points by a rule that has several reasons.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    public Builder add(int hand, String ruleId, String reason, Seats seats, long points) {
      last = last.plus(totals, hand, ruleId, reason, last.checked(seats), points);
      return this;
    }

    /** Returns the sheet; the builder must not be used any more. */
    public ScoreSheet build() {
      return last;
    }
  }

  /** Compares lines from the last one back, up to those that both sheets share. */
  @Override
  public final boolean equals(@Nullable Object o) {
    if (!(o instanceof ScoreSheet other)
        || !Arrays.equals(totals, other.totals)
        || !notes().equals(other.notes())) {
      return false;
    }
    ScoreSheet one = this;
    while (one != other && one.before != null && other.before != null) {
      if (!one.hasSameLineAs(other)) {
        return false;
      }
      one = one.before;
      other = other.before;
    }
    return one == other || one.before == null && other.before == null;
  }

  private boolean hasSameLineAs(ScoreSheet other) {
    return hand == other.hand
        && points == other.points
        && ruleId.equals(other.ruleId)
        && reason().equals(other.reason())
        && seats.equals(other.seats);
  }

  @Override
  public final int hashCode() {
    return Arrays.hashCode(totals);
  }

  /** Returns the totals. */
  @Override
  public String toString() {
    return Arrays.toString(totals);
  }
}
