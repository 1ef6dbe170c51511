package io.github.spadille.betting.superfecta;

/** A pool of chips, which is shared by those who named the first horses of a race. */
public enum Pool {
  /** For the first horse. */
  WIN(1, "pool-win", "SUP-21"),
  /** For the first two horses, in order. */
  EXA(2, "pool-exa", "SUP-22"),
  /** For all four horses, in order. */
  SFC(4, "pool-sfc", "SUP-23");

  /** How many horses a bet names. */
  final int places;

  /** The fact that tells the chips in it. */
  final String fact;

  /** The rule that says which bets win. */
  final String ruleId;

  Pool(int places, String fact, String ruleId) {
    this.places = places;
    this.fact = fact;
    this.ruleId = ruleId;
  }
}
