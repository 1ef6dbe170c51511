package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** A law of every state of a game. */
abstract class StateLaw extends RunLaw {
  private static final int SALTS = 3;

  /**
   * Returns how many states of a game are looked at; the first and the last are among them.
   *
   * <p>Laws that look at fewer states look at some of those that the others look at.
   */
  int positions() {
    return 150;
  }

  /** Returns how a position breaks the law, in a sentence. */
  abstract <S extends GameState, M extends Move> Optional<String> breach(Position<S, M> position);

  @Override
  final <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    for (int index : run.positions(positions())) {
      Optional<Breach> breach = at(run, index, 0);
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
