package io.github.spadille.betting.superfecta;

import com.google.common.base.Ascii;

/** A pool of chips, which is shared by those who named the first horses of a race. */
public enum Pool {
  /** For the first horse. */
  WIN(1, "SUP-21"),
  /** For the first two horses, in order. */
  EXA(2, "SUP-22"),
  /** For all four horses, in order. */
  SFC(4, "SUP-23");

  private final int places;
  private final String ruleId;
  private final String factName = "pool-" + Ascii.toLowerCase(name());

  Pool(int places, String ruleId) {
    this.places = places;
    this.ruleId = ruleId;
  }

  /** Returns how many horses a bet names. */
  public int places() {
    return places;
  }

  /** Returns the fact that tells the chips in it: {@code pool-win}. */
  String factName() {
    return factName;
  }

  /** Returns the rule that says which bets win: {@code SUP-21}. */
  public String ruleId() {
    return ruleId;
  }
}
