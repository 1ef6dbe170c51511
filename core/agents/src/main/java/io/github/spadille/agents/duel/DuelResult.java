package io.github.spadille.agents.duel;

/**
 * How two agents fared against each other.
 *
 * <p>If a duel stopped early because it was sure, the intervals are those of the deals that were
 * played; as it stops at a good moment for the better agent, they favour it a little.
 *
 * @param deals how many deals were played, each twice with seats exchanged
 * @param winsA the deals in which agent A did better
 * @param winsB the deals in which agent B did better
 * @param points by how many points a deal A did better on average, per seat and game
 * @param deviation the standard deviation of {@code points} from deal to deal
 * @param cutOff games that came to no end within the limit of moves; they count as they stood
 * @param decisions the moves that agents made
 * @param isSure whether the sequential test found that one wins more deals than the other
 */
public record DuelResult(
    int deals,
    int winsA,
    int winsB,
    double points,
    double deviation,
    int cutOff,
    long decisions,
    boolean isSure) {
  /** Returns the deals in which neither did better. */
  public int ties() {
    return deals - winsA - winsB;
  }

  /** Returns where the mean difference of points lies, with 95 % confidence. */
  public Interval pointsInterval() {
    return Interval.ofMean(points, deviation, deals);
  }

  /** Returns which part of the deals that one of them won A won; one half if there are none. */
  public double share() {
    return winsA + winsB == 0 ? 0.5 : (double) winsA / (winsA + winsB);
  }

  /** Returns where {@link #share} lies, with 95 % confidence. */
  public Interval shareInterval() {
    return Interval.wilson(winsA, winsA + winsB);
  }

  /**
   * Tells who is better, by deals won: 1 if A is, -1 if B is, 0 if that is open. It is known if the
   * sequential test is sure, or one half lies outside of {@link #shareInterval}.
   */
  public int better() {
    boolean known = isSure || !shareInterval().contains(0.5);
    return known ? Integer.compare(winsA, winsB) : 0;
  }
}
