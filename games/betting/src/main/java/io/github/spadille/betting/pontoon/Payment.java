package io.github.spadille.betting.pontoon;

/**
 * What happens to the stake of a hand when it is settled.
 *
 * @param payer who pays
 * @param times how many times the stake
 */
public record Payment(Payer payer, int times) {
  /** Who pays. */
  public enum Payer {
    /** The banker, and the player gets the stake back (PON-43). */
    BANKER,
    /** The player, and the stake itself is the first payment. */
    PLAYER
  }

  /** Returns what a player wins who gets the stake back and so many times as much. */
  public static Payment bankerPays(int times) {
    return new Payment(Payer.BANKER, times);
  }

  /** Returns what a player loses: the stake once, or more often. */
  public static Payment playerLoses(int times) {
    return new Payment(Payer.PLAYER, times);
  }

  /** Tells whether the player wins. */
  public boolean isWon() {
    return payer == Payer.BANKER;
  }
}
