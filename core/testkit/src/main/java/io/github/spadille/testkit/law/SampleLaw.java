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

    /** Returns how the sample breaks the law, in a sentence. */
    Optional<String> problem();
  }

  /** Begins a sample. */
  abstract <S extends GameState, M extends Move> Sample<S, M> sample(
      Subject<S, M, ?> subject, long seed);

  @Override
  final <S extends GameState, M extends Move> Trial<S, M> trial(
      Subject<S, M, ?> subject, long seed) {
    return new SampleTrial<>(sample(subject, seed), subject.game().toString(), seed);
  }

  /** Shows games to a sample, unless the game throws where the sample looks. */
  private final class SampleTrial<S extends GameState, M extends Move> implements Trial<S, M> {
    private final Sample<S, M> sample;
    private final String game;
    private final long seed;
    private Optional<String> thrown = Optional.empty();

    SampleTrial(Sample<S, M> sample, String game, long seed) {
      this.sample = sample;
      this.game = game;
      this.seed = seed;
    }

    @Override
    public void see(Run<S, M> run) {
      if (thrown.isEmpty()) {
        try {
          sample.see(run);
        } catch (RuntimeException e) {
          thrown = Optional.of(run.setup() + ": " + RunLaw.threw("the game", e));
        }
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
      return thrown.or(this::problem).map(this::failure);
    }

    private Failure failure(String reason) {
      return new Failure(SampleLaw.this, reason, game + ", seed " + seed, seed, "");
    }

    private Optional<String> problem() {
      try {
        return sample.problem();
      } catch (RuntimeException e) {
        return Optional.of(RunLaw.threw("the game", e));
      }
    }
  }
}
