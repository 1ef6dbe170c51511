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
    return find(run).map(Found::breach);
  }

  @Override
  <S extends GameState, M extends Move> Optional<Found<S, M>> find(Run<S, M> run) {
    for (Twin<S, M> twin : run.twins()) {
      Optional<Breach> breach = breach(twin);
      if (breach.isPresent()) {
        return Optional.of(new Found<>(breach.get(), candidate -> again(candidate, twin.change())));
      }
    }
    return Optional.empty();
  }

  /** Makes the same change in a run of fewer moves. */
  private <S extends GameState, M extends Move> Optional<Breach> again(
      Run<S, M> run, Change<M> change) {
    int index = run.moves().lastIndexOf(change.move());
    boolean possible = index >= 0 && run.match(index).refusal(change.instead()).isEmpty();
    return possible ? breach(Twin.play(run, index, change)) : Optional.empty();
  }
}
