package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
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

    /** Returns how the sample breaks the law. */
    Optional<Fault<S, M>> problem();
  }

  /** Begins a sample. */
  abstract <S extends GameState, M extends Move> Sample<S, M> sample(
      Subject<S, M, ?> subject, long seed);

  @Override
  final <S extends GameState, M extends Move> Trial<S, M> trial(
      Subject<S, M, ?> subject, long seed) {
    return new SampleTrial<>(subject, seed);
  }

  /** Shows games to a sample, unless the game throws where the sample looks. */
  private final class SampleTrial<S extends GameState, M extends Move> implements Trial<S, M> {
    private final Subject<S, M, ?> subject;
    private final long seed;
    private final Sample<S, M> sample;
    private Optional<Fault<S, M>> thrown = Optional.empty();

    SampleTrial(Subject<S, M, ?> subject, long seed) {
      this.subject = subject;
      this.seed = seed;
      this.sample = sample(subject, seed);
    }

    @Override
    public void see(Run<S, M> run) {
      if (thrown.isEmpty()) {
        thrown =
            thrownAt(run, sample)
                .map(
                    breach ->
                        Fault.shown(
                            new Evidence<>(run, breach, this::thrownAgain, Doubt.PATIENCE)));
      }
    }

    private Optional<Breach> thrownAgain(Run<S, M> fewer) {
      return thrownAt(fewer, sample(subject, seed));
    }

    private Optional<Breach> thrownAt(Run<S, M> run, Sample<S, M> looking) {
      try {
        looking.see(run);
        return Optional.empty();
      } catch (RuntimeException e) {
        return Optional.of(new Breach(run.length(), RunLaw.threw("the game", e)));
      }
    }

    @Override
    public boolean isSettled() {
      return thrown.isPresent();
    }

    @Override
    public boolean wantsMore() {
      return thrown.isEmpty() && sample.wantsMore();
    }

    @Override
    public Optional<Failure> verdict() {
      return thrown
          .or(this::problem)
          .map(fault -> fault.failure(SampleLaw.this, subject.game().toString(), seed));
    }

    private Optional<Fault<S, M>> problem() {
      try {
        return sample.problem();
      } catch (RuntimeException e) {
        return Optional.of(Fault.inNone(RunLaw.threw("the game", e)));
      }
    }
  }
}
