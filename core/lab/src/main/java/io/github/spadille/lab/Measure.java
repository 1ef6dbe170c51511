package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.seat.Seats;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A number that is read from a row: {@code score.3}, {@code moves}, {@code paid.OHH-19.0}.
 *
 * <p>Every row has the numbers of its game and of each seat. The others are written down only where
 * the {@linkplain Experiment#measures experiment} asks for them.
 *
 * @param kind what is measured
 * @param of of which rule, hand or kind of moves; empty if there is nothing to tell apart
 * @param seat at which seat, from 0; {@link Seats#NOBODY} if it is of the game
 */
public record Measure(Kind kind, String of, int seat) {
  /** What can be measured. */
  public enum Kind {
    /** The score of a seat. */
    SCORE(Of.SEAT),
    /** The score of a seat less the mean of the others' scores. */
    EDGE(Of.SEAT),
    /** The place of a seat, from 1. */
    PLACE(Of.SEAT),
    /** 1 if a seat came first, alone or with others; 0 if not. */
    WON(Of.SEAT),
    /** The number of moves, those of chance too. */
    MOVES(Of.GAME),
    /** The number of hands. */
    HANDS(Of.GAME),
    /** The number of moves that agents made. */
    DECISIONS(Of.GAME),
    /** The number of decisions with more than one legal move. */
    CHOICES(Of.GAME),

    /** The points that a rule gave a seat: {@code points.OHH-19.0}; with its reason if it has. */
    POINTS(Of.RULE),
    /** How often a rule gave a seat points, or took some: {@code paid.OHH-19.0}. */
    PAID(Of.RULE),
    /** How many decisions of a seat a rule had a say in: {@code governed.OHH-14.0}. */
    GOVERNED(Of.RULE),
    /** How many moves of a kind a seat made: {@code made.bid.0}. */
    MADE(Of.VERB),
    /** The sum of the numbers in moves of a kind that a seat made: {@code said.bid.0}. */
    SAID(Of.VERB),
    /** The score of a seat after a hand: {@code total.3.0}; after the last if there are fewer. */
    TOTAL(Of.HAND);

    private final Of of;

    Kind(Of of) {
      this.of = of;
    }

    /** Tells whether it stands only in rows of an experiment that asks for it. */
    public boolean isRecorded() {
      return of != Of.GAME && of != Of.SEAT;
    }
  }

  /** What tells measures of one kind apart. */
  private enum Of {
    GAME(""),
    SEAT(".SEAT"),
    RULE(".RULE.SEAT"),
    VERB(".VERB.SEAT"),
    HAND(".HAND.SEAT");

    private final String pattern;

    Of(String pattern) {
      this.pattern = pattern;
    }
  }

  private static final Pattern TEXT =
      Pattern.compile("([a-z]+)(?:\\.([A-Za-z0-9][A-Za-z0-9.-]*?))??(?:\\.(\\d+))?");

  /** No text of what is measured is longer. */
  private static final int MOST = 80;

  /**
   * Checks that its parts fit each other.
   *
   * @throws IllegalArgumentException if there is a seat where none is asked for, or none where one
   *     is, and likewise for what it is of; or if a hand is no number from 1
   */
  public Measure {
    boolean isOfSeat = kind.of != Of.GAME;
    boolean fits =
        (isOfSeat ? seat >= 0 : seat == Seats.NOBODY)
            && kind.isRecorded() != of.isEmpty()
            && of.length() <= MOST;
    checkArgument(fits, "%s of %s, seat %s; expected %s", name(kind), of, seat, form(kind));
    if (kind.of == Of.HAND) {
      @Nullable Integer hand = Ints.tryParse(of);
      checkArgument(hand != null && hand > 0, "hand %s; expected a number from 1", of);
    }
  }

  /**
   * Returns what every row tells of a seat.
   *
   * @throws IllegalArgumentException if the kind is not of a seat alone, or the seat is negative
   */
  public static Measure ofSeat(Kind kind, int seat) {
    return new Measure(kind, "", seat);
  }

  /**
   * Returns what every row tells of the game.
   *
   * @throws IllegalArgumentException if the kind is of a seat
   */
  public static Measure ofGame(Kind kind) {
    return new Measure(kind, "", Seats.NOBODY);
  }

  /**
   * Reads a measure.
   *
   * @throws IllegalArgumentException if it is none; says what can stand there
   */
  public static Measure parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (text.length() <= MOST && parts.matches()) {
      String of = parts.group(2) == null ? "" : parts.group(2);
      @Nullable Integer seat = parts.group(3) == null ? null : Ints.tryParse(parts.group(3));
      for (Kind kind : Kind.values()) {
        boolean fits =
            name(kind).equals(parts.group(1))
                && kind.isRecorded() != of.isEmpty()
                && (kind.of == Of.GAME) == (parts.group(3) == null);
        if (fits && (kind.of == Of.GAME || seat != null)) {
          return new Measure(kind, of, seat == null ? Seats.NOBODY : seat);
        }
      }
    }
    throw new IllegalArgumentException("no measure: " + text + "; expected " + all());
  }

  private static String all() {
    ImmutableList.Builder<String> all = ImmutableList.builder();
    for (Kind kind : Kind.values()) {
      all.add(form(kind));
    }
    return Joiner.on(", ").join(all.build());
  }

  private static String form(Kind kind) {
    return name(kind) + kind.of.pattern;
  }

  private static String name(Kind kind) {
    return Ascii.toLowerCase(kind.name());
  }

  /**
   * Returns the number that stands in a row.
   *
   * @throws IndexOutOfBoundsException if the game of the row has no such seat
   * @throws IllegalArgumentException if the row does not have it because its experiment did not ask
   *     for it
   */
  public double in(Row row) {
    return switch (kind) {
      case SCORE -> row.scores().get(seatOf(row));
      case EDGE -> edge(row);
      case PLACE -> row.places().get(seatOf(row));
      case WON -> row.places().get(seatOf(row)) == 1 ? 1 : 0;
      case MOVES -> row.moves();
      case HANDS -> row.hands();
      case DECISIONS -> row.decisions();
      case CHOICES -> row.choices();
      case POINTS, PAID, GOVERNED, MADE, SAID, TOTAL -> recorded(row);
    };
  }

  private int seatOf(Row row) {
    return checkElementIndex(seat, row.scores().length(), "seat of " + this);
  }

  private double edge(Row row) {
    long own = row.scores().get(seatOf(row));
    long all = row.scores().stream().sum();
    int others = row.scores().length() - 1;
    return others == 0 ? own : own - (double) (all - own) / others;
  }

  private long recorded(Row row) {
    @Nullable Long value = row.recorded().get(this);
    checkArgument(
        value != null, "%s is not in these rows; the experiment did not ask for it", this);
    return value;
  }

  /** Returns the text that {@link #parse} reads. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name(kind));
    if (!of.isEmpty()) {
      text.append('.').append(of);
    }
    if (seat != Seats.NOBODY) {
      text.append('.').append(seat);
    }
    return text.toString();
  }
}
