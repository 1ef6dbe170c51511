package io.github.spadille.betting.superfecta;

/** A pool of chips, which is shared by those who named the first horses of a race. */
public enum Pool {
  /** For the first horse. */
  WIN("win", "pool-win", 1, "SUP-21"),
  /** For the first two horses, in order. */
  EXA("exa", "pool-exa", 2, "SUP-22"),
  /** For all four horses, in order. */
  SFC("sfc", "pool-sfc", 4, "SUP-23");

  private final String code;
  private final String fact;
  private final int places;
  private final String ruleId;

  Pool(String code, String fact, int places, String ruleId) {
    this.code = code;
    this.fact = fact;
    this.places = places;
    this.ruleId = ruleId;
  }

  /** Returns the word that stands for it in bets: {@code win}. */
  public String code() {
    return code;
  }

  /** Returns the fact that tells the chips in it: {@code pool-win}. */
  String fact() {
    return fact;
  }

  /** Returns how many horses a bet names. */
  public int places() {
    return places;
  }

  /** Returns the rule that says which bets win: {@code SUP-21}. */
  public String ruleId() {
    return ruleId;
  }
}
