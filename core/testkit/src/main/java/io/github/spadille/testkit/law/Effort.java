package io.github.spadille.testkit.law;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * How many random games are played to try laws.
 *
 * <p>The tries are counted, never timed, so they are the same on every machine.
 *
 * @param seed the seed of the first game; the next has the next
 * @param games how many games are played at most
 * @param moves after how many moves, of all games together, no other game is begun; but {@value
 *     #LEAST_GAMES} games are played in any case, or all if there are fewer
 */
public record Effort(long seed, int games, int moves) {
  /** So many games are played however long they are. */
  public static final int LEAST_GAMES = 5;

  /**
   * Creates an effort.
   *
   * @throws IllegalArgumentException if there is not at least one game, or moves are negative
   */
  public Effort {
    checkArgument(games >= 1, "%s games; expected 1 or more", games);
    checkArgument(moves >= 0, "%s moves; expected 0 or more", moves);
  }

  /** Returns the effort of some number of games from seed 0 on, however long they are. */
  public static Effort ofGames(int games) {
    return new Effort(0, games, Integer.MAX_VALUE);
  }

  /** Tells whether another game is played after some games and moves. */
  boolean goesOn(int playedGames, long playedMoves) {
    return playedGames < games && (playedGames < LEAST_GAMES || playedMoves < moves);
  }
}
