package io.github.spadille.testkit.bury;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.RandomAgent;

/** A contract whose games are all played at random. */
class UniformContract extends BrokenContract {
  @Override
  public ImmutableList<Agent> agents() {
    return ImmutableList.of(new RandomAgent());
  }
}
