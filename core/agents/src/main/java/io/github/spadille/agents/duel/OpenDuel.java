package io.github.spadille.agents.duel;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * A duel that is played piece by piece, for as long as it pays: it stands as it would if all deals
 * had been played at once.
 *
 * <pre>{@code
 * OpenDuel duel = Duel.of(setup, a, b).withError(0.05).open();
 * while (!duel.isDecided() && duel.result().deals() < 1_000) {
 *   duel.play(10);
 * }
 * }</pre>
 *
 * <p>Mutable, and for one thread at a time; deals are played in the thread that asks for them.
 */
public final class OpenDuel {
  private final TwoGames<?, ?> games;
  private final DuelCount count;
  private final boolean stops;

  OpenDuel(TwoGames<?, ?> games, boolean stops, double error) {
    this.games = games;
    this.stops = stops;
    this.count = new DuelCount(error);
  }

  /**
   * Plays more deals: so many, or fewer if the duel stops when it is sure. If an agent throws, the
   * deal does not count, and is played anew the next time.
   *
   * @param deals how many
   * @return how the agents fared in all deals so far
   * @throws IllegalArgumentException if {@code deals} is negative
   * @throws io.github.spadille.engine.match.PolicyException if an agent throws or chooses no legal
   *     move
   */
  public DuelResult play(int deals) {
    checkArgument(deals >= 0, "%s deals; expected 0 or more", deals);
    for (int i = 0; i < deals && !(stops && isDecided()); i++) {
      count.add(games.play(count.deals()));
    }
    return count.result();
  }

  /** Tells whether the sequential test is sure that one agent wins more deals. */
  public boolean isDecided() {
    return count.isDecided();
  }

  /** Returns how the agents fared in all deals so far. */
  public DuelResult result() {
    return count.result();
  }
}
