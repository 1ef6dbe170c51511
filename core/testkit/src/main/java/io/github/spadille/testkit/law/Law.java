package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.subject.Subject;

/**
 * Something that holds for every game.
 *
 * <p>Laws are stateless, and are tried by {@link Verdicts}; the same subject and the same effort
 * always give the same answer.
 */
public abstract class Law {
  /** Creates a law; all of them are in {@link Laws}. */
  Law() {}

  /** Returns the law in one sentence. */
  public abstract String sentence();

  /** Begins to look at games of a subject. */
  abstract <S extends GameState, M extends Move> Trial<S, M> trial(
      Subject<S, M, ?> subject, long seed);

  /** Returns the name of the law: {@code CardsConserved}. */
  public String name() {
    return getClass().getSimpleName();
  }

  /** Returns the name. */
  @Override
  public final String toString() {
    return name();
  }
}
