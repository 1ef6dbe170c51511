package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import org.jspecify.annotations.Nullable;

/**
 * Gives each move of a game a dealer to draw it from.
 *
 * <p>With a seed, what is drawn for a move follows from the seed and the number of moves before it,
 * and from nothing that was drawn earlier. So a game that was saved goes on as if it had never
 * stopped, and after an undo the same moves are answered alike.
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
   * Returns the dealer of a move.
   *
   * @param number how many moves were made before it
   */
  Dealer dealer(int number) {
    return seed == null ? secure : Seeds.dealer(seed, number);
  }

  /** Draws the move of chance that is due. */
  <S extends GameState, M extends Move> M chance(Match<S, M> match) {
    // What a seed gave is not kept when it is taken back, as a record does not keep it either.
    return seed == null
        ? match.chance(secure)
        : dealer(match.size()).chance(match.rules(), match.state());
  }
}
