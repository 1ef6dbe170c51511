package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** A law of a game and its twins, in which something is otherwise. */
abstract class TwinLaw extends RunLaw {
  /** Returns the first breach of a twin. */
  abstract <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin);

  @Override
  final <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    return find(run).map(Evidence::breach);
  }

  @Override
  <S extends GameState, M extends Move> Optional<Evidence<S, M>> find(Run<S, M> run) {
    for (Twin<S, M> twin : run.twins()) {
      Optional<Breach> breach = breach(twin);
      if (breach.isPresent()) {
        return Optional.of(
            new Evidence<>(
                run,
                breach.get(),
                fewer -> twin.in(fewer).flatMap(this::breach),
                Evidence.PATIENCE));
      }
    }
    return Optional.empty();
  }
}
