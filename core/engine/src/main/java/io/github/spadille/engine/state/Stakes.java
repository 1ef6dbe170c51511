package io.github.spadille.engine.state;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.seat.Seats;

/**
 * The chips that are played for: those of each seat, and the pot. None is made and none is lost.
 *
 * <p>Each payment is a line of a score sheet, so the score of a seat is its chips, which may be
 * negative. A payment of no chips leaves no line. Immutable, with value equality.
 *
 * @param sheet every payment; the sums are the chips of the seats
 * @param pot the chips in the pot
 */
public record Stakes(ScoreSheet sheet, long pot) {
  /** Returns the chips with which seats begin, beside an empty pot. */
  public static Stakes of(ScoreSheet sheet) {
    return new Stakes(sheet, 0);
  }

  /**
   * Returns these stakes after a seat paid into the pot.
   *
   * @param hand the number of the hand, from 1
   * @param ruleId the rule that asks for it: {@code MYG-19}
   * @throws IllegalArgumentException if there is no such seat, or {@code chips} is negative
   */
  public Stakes pay(int hand, String ruleId, int seat, long chips) {
    return pay(hand, ruleId, "", seat, chips);
  }

  /**
   * Returns these stakes after a seat paid into the pot, by a rule that has several reasons.
   *
   * @throws IllegalArgumentException if there is no such seat, or {@code chips} is negative
   */
  public Stakes pay(int hand, String ruleId, String reason, int seat, long chips) {
    checkChips(chips);
    return chips == 0
        ? this
        : new Stakes(sheet.add(hand, ruleId, reason, seat, -chips), Math.addExact(pot, chips));
  }

  /**
   * Returns these stakes after each of some seats paid into the pot.
   *
   * @param seats at least one
   * @param chips what each of them pays
   * @throws IllegalArgumentException if there is no such seat, or {@code chips} is negative
   */
  public Stakes pay(int hand, String ruleId, Seats seats, long chips) {
    checkChips(chips);
    long all = Math.multiplyExact(chips, seats.size());
    return chips == 0
        ? this
        : new Stakes(sheet.add(hand, ruleId, seats, -chips), Math.addExact(pot, all));
  }

  /**
   * Returns these stakes after one seat paid another.
   *
   * @throws IllegalArgumentException if there is no such seat, or {@code chips} is negative
   */
  public Stakes pay(int hand, String ruleId, int from, int to, long chips) {
    checkChips(chips);
    return chips == 0
        ? this
        : new Stakes(sheet.add(hand, ruleId, from, -chips).add(hand, ruleId, to, chips), pot);
  }

  /**
   * Returns these stakes after a seat took the whole pot.
   *
   * @throws IllegalArgumentException if there is no such seat
   */
  public Stakes takePot(int hand, String ruleId, int seat) {
    return pot == 0 ? this : new Stakes(sheet.add(hand, ruleId, seat, pot), 0);
  }

  /**
   * Returns these stakes after each of some seats took chips from the pot.
   *
   * @param seats at least one
   * @param chips what each of them takes
   * @throws IllegalArgumentException if there is no such seat, {@code chips} is negative, or the
   *     pot does not have them
   */
  public Stakes take(int hand, String ruleId, Seats seats, long chips) {
    checkChips(chips);
    long all = Math.multiplyExact(chips, seats.size());
    checkArgument(all <= pot, "%s chips of a pot of %s", all, pot);
    return chips == 0 ? this : new Stakes(sheet.add(hand, ruleId, seats, chips), pot - all);
  }

  /** Returns those of some seats that have at least so many chips. */
  public Seats able(Seats seats, long chips) {
    Seats able = seats;
    for (int seat : seats) {
      able = sheet.total(seat) < chips ? able.without(seat) : able;
    }
    return able;
  }

  /** Returns how many chips the richest of some seats has; 0 if there is none, or none has any. */
  public long most(Seats seats) {
    long most = 0;
    for (int seat : seats) {
      most = Math.max(most, sheet.total(seat));
    }
    return most;
  }

  /** Returns all chips: those of the seats and the pot. */
  public long all() {
    long all = pot;
    for (int seat = 0; seat < sheet.totals().length(); seat++) {
      all += sheet.total(seat);
    }
    return all;
  }

  /** Returns these stakes with another score sheet, and the notes on it. */
  public Stakes withSheet(ScoreSheet sheet) {
    return new Stakes(sheet, pot);
  }

  private static void checkChips(long chips) {
    checkArgument(chips >= 0, "%s chips; expected 0 or more", chips);
  }
}
