package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** A law of a sample of games: that something happens in one of them, or how often it does. */
abstract class SampleLaw implements Law {
  @Override
  public final boolean isOfSample() {
    return true;
  }

  /** Returns how the sample breaks the law. */
  abstract <S extends GameState, M extends Move, O> Optional<String> problem(
      Subject<S, M, O> subject, long seed);

  @Override
  public final <S extends GameState, M extends Move, O> Optional<Failure> check(
      Subject<S, M, O> subject, long seed) {
    return problem(subject, seed)
        .map(reason -> new Failure(this, reason, subject.game() + ", seed " + seed, ""));
  }
}
