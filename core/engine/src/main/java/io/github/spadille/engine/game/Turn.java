package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;

/**
 * Who may act: chance, one or several seats, or nobody, when the game is over.
 *
 * <p>Immutable, with value equality. In a window several seats may act, in any order.
 */
public final class Turn {
  private static final int NO_SEAT = -1;
  private static final Turn CHANCE = new Turn(Seats.none(), true);
  private static final Turn OVER = new Turn(Seats.none(), false);
  private static final Turn[] SINGLE = new Turn[Viewer.MAX_SEATS];
  private static final Turn[] ALL = new Turn[Viewer.MAX_SEATS + 1]; // of tables with so many seats

  static {
    for (int seat = 0; seat < SINGLE.length; seat++) {
      SINGLE[seat] = new Turn(Seats.of(seat), false);
      ALL[seat + 1] = new Turn(Seats.all(seat + 1), false);
    }
  }

  private final Seats seats;
  private final int first; // the lowest of the seats, which is asked for at every move
  private final boolean chance;

  private Turn(Seats seats, boolean chance) {
    this.seats = seats;
    this.first = seats.isEmpty() ? NO_SEAT : seats.first();
    this.chance = chance;
  }

  /** Returns the turn of chance: a shuffle or a roll is due. */
  public static Turn chance() {
    return CHANCE;
  }

  /** Returns the turn of nobody: the game is over. */
  public static Turn over() {
    return OVER;
  }

  /**
   * Returns the turn of one seat.
   *
   * @throws IndexOutOfBoundsException if {@code seat} is not 0 to 15
   */
  public static Turn of(int seat) {
    return SINGLE[seat];
  }

  /**
   * Returns the turn of several seats at once.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static Turn of(Seats seats) {
    checkArgument(!seats.isEmpty(), "nobody is to act; expected a seat");
    if (seats.size() == 1) {
      return SINGLE[seats.first()];
    }
    Turn all = ALL[seats.size()];
    return all.seats.equals(seats) ? all : new Turn(seats, false);
  }

  /** Tells whether a move of chance is due. */
  public boolean isChance() {
    return chance;
  }

  /** Tells whether the game is over. */
  public boolean isOver() {
    return this == OVER;
  }

  /** Tells whether a seat may act. */
  public boolean contains(int seat) {
    return seats.contains(seat);
  }

  /** Returns the seats that may act; none for chance and for nobody. */
  public Seats seats() {
    return seats;
  }

  /**
   * Returns the lowest seat that may act, in most games the only one.
   *
   * @throws IllegalStateException if no seat may act
   */
  public int first() {
    if (first == NO_SEAT) {
      throw new IllegalStateException("no seat may act; the turn is: " + this);
    }
    return first;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Turn turn && turn.chance == chance && turn.seats.equals(seats);
  }

  @Override
  public int hashCode() {
    return chance ? -1 : seats.hashCode();
  }

  /** Returns {@code chance}, {@code over} or the seats' numbers: {@code 0 2}. */
  @Override
  public String toString() {
    if (chance) {
      return "chance";
    }
    return isOver() ? "over" : seats.toString();
  }
}
