package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** A law of every state of a game. */
abstract class StateLaw extends RunLaw {
  private static final int SALTS = 3;

  /** Returns how many states of a game are looked at; the first and the last are among them. */
  int positions() {
    return 300;
  }

  /** Returns how a position breaks the law, in a sentence. */
  abstract <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position);

  @Override
  final <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    RandomGenerator random = new SplittableRandom(run.seed());
    int states = run.length() + 1;
    double share = (double) positions() / states;
    for (int index = 0; index < states; index++) {
      boolean looked = index == 0 || index == run.length() || random.nextDouble() < share;
      Optional<Breach> breach = looked ? at(run, index, 0) : Optional.empty();
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  @Override
  final <S extends GameState, M extends Move> Optional<Breach> examineEnd(Run<S, M> run) {
    for (int salt = 0; salt < SALTS; salt++) {
      Optional<Breach> breach = at(run, run.length(), salt);
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private <S extends GameState, M extends Move> Optional<Breach> at(
      Run<S, M> run, int index, int salt) {
    try {
      return breach(new Position<>(run, index, salt)).map(reason -> new Breach(index, reason));
    } catch (RuntimeException e) {
      return Optional.of(new Breach(index, threw("the game", e)));
    }
  }
}
