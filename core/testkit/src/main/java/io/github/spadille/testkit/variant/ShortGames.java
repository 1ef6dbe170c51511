package io.github.spadille.testkit.variant;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.testkit.subject.Traits;
import java.util.OptionalLong;

/** A game as it is, of which only the beginning is played. */
record ShortGames<S extends GameState, M extends Move>(Traits<S, M> traits)
    implements Traits<S, M> {
  private static final int MOVES = 400;

  @Override
  public M canonical(S state, M move) {
    return traits.canonical(state, move);
  }

  @Override
  public boolean mayBeUnlisted(S state, M move) {
    return traits.mayBeUnlisted(state, move);
  }

  @Override
  public ImmutableList<M> insteadOf(Rules<S, M> rules, S state, M move) {
    return traits.insteadOf(rules, state, move);
  }

  @Override
  public OptionalLong conserved(S state) {
    return traits.conserved(state);
  }

  @Override
  public int moveLimit() {
    return Math.min(MOVES, traits.moveLimit());
  }

  @Override
  public boolean everyGameEnds() {
    return false;
  }

  @Override
  public ImmutableList<Agent> agents() {
    return traits.agents();
  }

  @Override
  public ImmutableMap<String, String> companions(String option, String value) {
    return traits.companions(option, value);
  }
}
