package io.github.spadille.engine.game;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.table.Viewer;

/**
 * Who may act: chance, one or several seats, or nobody, when the game is over.
 *
 * <p>Immutable, with value equality. In a window several seats may act, in any order.
 */
public final class Turn {
  private static final int CHANCE_BIT = 1 << 31;
  private static final Turn CHANCE = new Turn(CHANCE_BIT);
  private static final Turn OVER = new Turn(0);
  private static final Turn[] SINGLE = new Turn[Viewer.MAX_SEATS];

  static {
    for (int seat = 0; seat < SINGLE.length; seat++) {
      SINGLE[seat] = new Turn(1 << seat);
    }
  }

  private final int mask;

  private Turn(int mask) {
    this.mask = mask;
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
   * @throws ArrayIndexOutOfBoundsException if {@code seat} is not 0 to 15
   */
  public static Turn of(int seat) {
    return SINGLE[seat];
  }

  /**
   * Returns the turn of several seats at once.
   *
   * @param mask bit i stands for seat i
   * @throws IllegalArgumentException if no bit, or a bit above 15, is set
   */
  public static Turn ofSeats(int mask) {
    checkArgument(
        mask != 0 && (mask >>> Viewer.MAX_SEATS) == 0, "seats %s; expected bits 0 to 15", mask);
    return (mask & (mask - 1)) == 0 ? SINGLE[Integer.numberOfTrailingZeros(mask)] : new Turn(mask);
  }

  /** Tells whether a move of chance is due. */
  public boolean isChance() {
    return mask == CHANCE_BIT;
  }

  /** Tells whether the game is over. */
  public boolean isOver() {
    return mask == 0;
  }

  /** Tells whether a seat may act. */
  public boolean contains(int seat) {
    return seat >= 0 && seat < Viewer.MAX_SEATS && (mask >> seat & 1) != 0;
  }

  /** Returns the seats as bits; 0 for chance and for nobody. */
  public int mask() {
    return mask & ~CHANCE_BIT;
  }

  /**
   * Returns the lowest seat that may act, in most games the only one.
   *
   * @throws IllegalStateException if no seat may act
   */
  public int first() {
    if (mask() == 0) {
      throw new IllegalStateException("no seat may act; the turn is: " + this);
    }
    return Integer.numberOfTrailingZeros(mask);
  }

  /** Returns the seats in ascending order; none for chance and for nobody. */
  public ImmutableSet<Integer> seats() {
    ImmutableSet.Builder<Integer> seats = ImmutableSet.builder();
    for (int seat = 0; seat < Viewer.MAX_SEATS; seat++) {
      if (contains(seat)) {
        seats.add(seat);
      }
    }
    return seats.build();
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Turn && ((Turn) o).mask == mask;
  }

  @Override
  public int hashCode() {
    return mask;
  }

  /** Returns {@code chance}, {@code over} or the seats' numbers: {@code 0 2}. */
  @Override
  public String toString() {
    if (isChance()) {
      return "chance";
    }
    if (isOver()) {
      return "over";
    }
    return com.google.common.base.Joiner.on(' ').join(seats());
  }
}
