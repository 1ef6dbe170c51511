package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import org.jspecify.annotations.Nullable;

/**
 * Gives a game its chance, and each move of an agent a dealer to draw it from.
 *
 * <p>With a seed, what an agent draws for a move follows from the seed and the number of moves
 * before it, and what chance draws from the seed and the number of draws before. So a game that was
 * saved goes on as if it had never stopped, and after an undo the same moves are answered alike.
 */
final class Draws {
  private final Dealer secure = Dealer.secure();
  private final @Nullable Long seed;

  private Draws(@Nullable Long seed) {
    this.seed = seed;
  }

  /** Returns draws that follow from a seed; without one nobody can foresee them. */
  static Draws of(@Nullable Long seed) {
    return new Draws(seed);
  }

  /**
   * Returns the dealer of a move of an agent.
   *
   * @param number how many moves were made before it
   */
  Dealer dealer(int number) {
    return seed == null ? secure : Seeds.dealer(seed, number);
  }

  /** Draws the move of chance that is due. */
  <S extends GameState, M extends Move> M chance(Match<S, M> match) {
    return match.chance(dealer(0));
  }
}
