package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonMove.SEATS;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Declare;
import io.github.spadille.betting.pontoon.PontoonMove.Split;
import io.github.spadille.betting.pontoon.PontoonMove.Stick;
import io.github.spadille.betting.pontoon.PontoonMove.Twist;
import io.github.spadille.engine.game.MoveList;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntFunction;

/**
 * What a seat can do: some moves without a number, then moves with the numbers of a range.
 *
 * <p>All lists of moves of the game are of this class and made in one place, so that one that is
 * asked for a move and forgotten costs no memory.
 */
final class TurnMoves extends MoveList<PontoonMove> {
  static final int STICK = 1;
  static final int TWIST = 2;
  static final int SPLIT = 4;
  static final int DECLARE = 8;
  static final int TAKE_BANK = 16;
  static final int REFUSE_BANK = 32;

  private static final PontoonMove[][] BY_SEAT = new PontoonMove[SEATS][];

  static {
    for (int seat = 0; seat < SEATS; seat++) {
      BY_SEAT[seat] =
          new PontoonMove[] {
            new Stick(seat),
            new Twist(seat),
            new Split(seat),
            new Declare(seat),
            new Bank(seat, true),
            new Bank(seat, false)
          };
    }
  }

  /**
   * Moves by a number from 0 up.
   *
   * @param usual the first, made once and shared
   * @param others makes those that are above
   */
  record ByNumber(PontoonMove[] usual, IntFunction<PontoonMove> others) {
    private static final int USUAL_CHIPS = 200;

    /** Makes a move of a seat. */
    interface Maker {
      PontoonMove make(int seat, int number);
    }

    /** Returns the moves of each seat. */
    static ByNumber[] ofSeats(Maker maker) {
      ByNumber[] ofSeats = new ByNumber[SEATS];
      for (int i = 0; i < SEATS; i++) {
        int seat = i;
        PontoonMove[] usual = new PontoonMove[USUAL_CHIPS + 1];
        Arrays.setAll(usual, chips -> maker.make(seat, chips));
        ofSeats[seat] = new ByNumber(usual, chips -> maker.make(seat, chips));
      }
      return ofSeats;
    }

    /** Returns some moves, the first of which has the number 0. */
    static ByNumber ofFew(PontoonMove[] moves) {
      return new ByNumber(
          moves,
          number -> {
            throw new IndexOutOfBoundsException(number);
          });
    }

    private PontoonMove get(int number) {
      return number < usual.length ? usual[number] : others.apply(number);
    }
  }

  private final PontoonMove[] ofSeat;
  private final int plain;
  private final ByNumber numbered;
  private final int from;
  private final int count;

  private TurnMoves(PontoonMove[] ofSeat, int plain, ByNumber numbered, int from, int count) {
    this.ofSeat = ofSeat;
    this.plain = plain;
    this.numbered = numbered;
    this.from = from;
    this.count = count;
  }

  /**
   * Returns moves of a seat.
   *
   * @param plain those without a number, in the order of their bits: {@link #STICK} and so on
   * @param numbered those with one
   * @param from the lowest number
   * @param to the highest number; there is none if it is lower
   */
  static MoveList<PontoonMove> of(int seat, int plain, ByNumber numbered, int from, int to) {
    return of(BY_SEAT[seat], plain, numbered, from, Math.max(0, to - from + 1));
  }

  private static TurnMoves of(
      PontoonMove[] ofSeat, int plain, ByNumber numbered, int from, int count) {
    return new TurnMoves(ofSeat, plain, numbered, from, count);
  }

  @Override
  public PontoonMove get(int index) {
    int numberless = Integer.bitCount(plain);
    Objects.checkIndex(index, numberless + count);
    return index < numberless ? ofSeat[nthBit(index)] : numbered.get(from + index - numberless);
  }

  private int nthBit(int n) {
    int rest = plain;
    for (int i = 0; i < n; i++) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  @Override
  public int size() {
    return Integer.bitCount(plain) + count;
  }
}
