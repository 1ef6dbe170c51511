package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.testkit.subject.Subject;
import java.util.Optional;

/** A law of a sample of games: that something happens in one of them, or how often it does. */
abstract class SampleLaw extends Law {
  /** What is gathered of the games of a sample. */
  interface Sample<S extends GameState, M extends Move> {
    /** Looks at a game. */
    void see(Run<S, M> run);

    /** Tells whether the games so far do not suffice, and more of them may. */
    default boolean wantsMore() {
      return false;
    }

    /** Returns how the sample breaks the law, in a sentence. */
    Optional<String> problem();
  }

  /** Begins a sample. */
  abstract <S extends GameState, M extends Move> Sample<S, M> sample(
      Subject<S, M, ?> subject, long seed);

  @Override
  final <S extends GameState, M extends Move> Trial<S, M> trial(
      Subject<S, M, ?> subject, long seed) {
    Sample<S, M> sample = sample(subject, seed);
    return new Trial<>() {
      @Override
      public void see(Run<S, M> run) {
        sample.see(run);
      }

      @Override
      public boolean isSettled() {
        return false;
      }

      @Override
      public boolean wantsMore() {
        return sample.wantsMore();
      }

      @Override
      public Optional<Failure> verdict() {
        return sample
            .problem()
            .map(
                reason ->
                    new Failure(SampleLaw.this, reason, subject.game() + ", seed " + seed, ""));
      }
    };
  }
}
