package io.github.spadille.agents.duel;

/**
 * A sequential test of whether two sides win equally often, which may be asked after every trial.
 *
 * <p>It weighs "one wins with some other probability, each as likely" against "each wins with one
 * half". If both win equally often the weight ever reaches {@code 1 / error} with a probability of
 * {@code error} at most (Ville's inequality), however often and long it is asked. Trials that
 * nobody wins do not count.
 */
final class SignTest {
  private final double enough;
  private long wins;
  private long losses;
  private double weight;

  /**
   * Begins a test.
   *
   * @param error the probability of deciding although both win equally often, above 0
   */
  SignTest(double error) {
    enough = -Math.log(error);
  }

  /** Counts a trial: positive if the one side won, negative if the other did. */
  void add(int sign) {
    if (sign == 0) {
      return;
    }
    long same = sign > 0 ? wins++ : losses++;
    weight += Math.log(2.0 * (same + 1) / (wins + losses + 1));
  }

  /** Tells whether the trials so far decide. */
  boolean isDecided() {
    return weight >= enough;
  }
}
