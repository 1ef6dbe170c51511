package io.github.spadille.engine.knowledge;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Move;
import java.util.random.RandomGenerator;

/**
 * Draws what was chosen in secret where what is seen later depends on several choices together.
 *
 * @param <M> the moves of the game
 * @see io.github.spadille.engine.game.Rules#secretChoices
 */
@FunctionalInterface
public interface SecretChoices<M extends Move> {
  /**
   * Returns a move for each move of a seat that the viewer saw concealed, in order: all choices
   * that fit together what was seen are as likely as the others.
   *
   * @throws IllegalStateException if nothing fits, as for a past that never was
   */
  ImmutableList<M> draw(RandomGenerator random);
}
