package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkElementIndex;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import org.jspecify.annotations.Nullable;

/**
 * A number that is read from a row: {@code score.3}, {@code moves}.
 *
 * @param kind what is measured
 * @param seat at which seat, from 0; 0 if it is of the game
 */
public record Measure(Kind kind, int seat) {
  /** What can be measured. */
  public enum Kind {
    /** The score of a seat. */
    SCORE(true),
    /** The place of a seat, from 1. */
    PLACE(true),
    /** 1 if a seat came first, alone or with others; 0 if not. */
    WON(true),
    /** The number of moves, those of chance too. */
    MOVES(false),
    /** The number of hands. */
    HANDS(false),
    /** The number of moves that agents made. */
    DECISIONS(false),
    /** The number of decisions with more than one legal move. */
    CHOICES(false);

    private final boolean isOfSeat;

    Kind(boolean isOfSeat) {
      this.isOfSeat = isOfSeat;
    }
  }

  /**
   * Checks the seat.
   *
   * @throws IllegalArgumentException if it is negative, or if a number of the game has another than
   *     0
   */
  public Measure {
    if (seat < 0 || seat > 0 && !kind.isOfSeat) {
      throw new IllegalArgumentException("seat " + seat + " of " + kind);
    }
  }

  /**
   * Reads a measure.
   *
   * @throws IllegalArgumentException if it is none; says what can stand there
   */
  public static Measure parse(String text) {
    int point = text.indexOf('.');
    String name = point < 0 ? text : text.substring(0, point);
    @Nullable Integer seat = point < 0 ? (Integer) 0 : Ints.tryParse(text.substring(point + 1));
    for (Kind kind : Kind.values()) {
      boolean fits = kind.isOfSeat == point >= 0 && name(kind).equals(name);
      if (fits && seat != null && seat >= 0) {
        return new Measure(kind, seat);
      }
    }
    throw new IllegalArgumentException("no measure: " + text + "; expected " + all());
  }

  private static String all() {
    ImmutableList.Builder<String> all = ImmutableList.builder();
    for (Kind kind : Kind.values()) {
      all.add(kind.isOfSeat ? name(kind) + ".SEAT" : name(kind));
    }
    return Joiner.on(", ").join(all.build());
  }

  private static String name(Kind kind) {
    return Ascii.toLowerCase(kind.name());
  }

  /**
   * Returns the number of a row.
   *
   * @throws IndexOutOfBoundsException if the game of the row has no such seat
   */
  public double of(Row row) {
    checkElementIndex(seat, row.scores().length(), "seat of " + this);
    return switch (kind) {
      case SCORE -> row.scores().get(seat);
      case PLACE -> row.places().get(seat);
      case WON -> row.places().get(seat) == 1 ? 1 : 0;
      case MOVES -> row.moves();
      case HANDS -> row.hands();
      case DECISIONS -> row.decisions();
      case CHOICES -> row.choices();
    };
  }

  /** Returns the text that {@link #parse} reads. */
  @Override
  public String toString() {
    return kind.isOfSeat ? name(kind) + '.' + seat : name(kind);
  }
}
