package io.github.spadille.agents;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Thinker;
import io.github.spadille.engine.knowledge.Sampler;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.Optional;

/**
 * Leaves the move to a game that searches for itself ({@link
 * io.github.spadille.engine.game.Rules#thinker}), and thinks as another agent in all other games.
 *
 * <p>The game gets samples that are made from what the seat has seen, so it knows nothing else.
 */
final class OwnSearch implements Agent {
  private final Agent otherwise;

  /** Makes one that plays as another where a game has no search of its own. */
  OwnSearch(Agent otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    Optional<Thinker<S, M>> thinker = observation.rules().thinker();
    if (thinker.isEmpty()) {
      return otherwise.choose(observation, random);
    }
    MoveList<M> offered = observation.legalMoves();
    checkArgument(!offered.isEmpty(), "seat %s has no move to choose from", observation.seat());
    if (offered.size() == 1) {
      return offered.get(0);
    }
    Sampler<S, M> sampler = observation.sampler();
    return thinker.get().choose(offered, () -> sampler.draw(random), random);
  }

  /** Returns the name of the other agent. */
  @Override
  public String toString() {
    return otherwise.toString();
  }
}
