package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/**
 * Something that holds for every game.
 *
 * <p>Laws are stateless; the same subject and the same seed always give the same answer.
 */
public interface Law {
  /** Returns the law in one sentence. */
  String sentence();

  /**
   * Tells whether the law speaks of a sample of games as a whole, so that one seed is enough; other
   * laws speak of a single game, and are tried with many seeds.
   */
  boolean isOfSample();

  /**
   * Looks for a breach of the law.
   *
   * @param seed decides which games are looked at
   */
  <S extends GameState, M extends Move, O> Optional<Failure> check(
      Subject<S, M, O> subject, long seed);

  /** Returns the name of the law: {@code CardsConserved}. */
  default String name() {
    return getClass().getSimpleName();
  }
}
