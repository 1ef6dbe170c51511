package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/** A policy with a name. */
record NamedPolicy<S extends GameState, M extends Move>(String name, Policy<S, M> policy)
    implements Policy<S, M> {
  @Override
  public M choose(Observation<S, M> observation, RandomSource random) {
    return policy.choose(observation, random);
  }

  @Override
  public Policy<S, M> named(String other) {
    return new NamedPolicy<>(other, policy);
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}
