package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;

/** The agents of a game, each with a generator of its own, and whose turn it is among them. */
final class Players {
  private final ImmutableList<Agent> agents;
  private final ImmutableList<RandomSource> generators;
  private final RandomSource order;

  private Players(
      ImmutableList<Agent> agents, ImmutableList<RandomSource> generators, RandomSource order) {
    this.agents = agents;
    this.generators = generators;
    this.order = order;
  }

  /** Returns an agent of some kind for each seat; nothing that they draw tells of the deal. */
  static Players of(AgentKind kind, int seats, Dealer dealer) {
    return of(kind.seats(seats, dealer.generatorFor("agents")), dealer);
  }

  private static Players of(ImmutableList<Agent> agents, Dealer dealer) {
    ImmutableList.Builder<RandomSource> generators = ImmutableList.builder();
    for (int seat = 0; seat < agents.size(); seat++) {
      generators.add(dealer.generatorFor(seat));
    }
    return new Players(agents, generators.build(), dealer.generatorFor("who moves"));
  }

  /** Returns the same agents, which draw from generators of another dealer. */
  Players drawingFrom(Dealer dealer) {
    return of(agents, dealer);
  }

  /** Returns the seat that moves next, as {@link Movers#next} does. */
  <S extends GameState, M extends Move> int next(Rules<S, M> rules, S state) {
    return Movers.next(rules, state, order);
  }

  /** Returns the move that the agent of a seat chooses. */
  <S extends GameState, M extends Move> M choose(Match<S, M> match, int seat) {
    return agents.get(seat).choose(match.observe(seat), generators.get(seat));
  }

  /** Returns what the agent of a seat draws from. */
  RandomSource generator(int seat) {
    return generators.get(seat);
  }
}
