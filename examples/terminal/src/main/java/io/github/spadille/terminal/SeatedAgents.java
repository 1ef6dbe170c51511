package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/**
 * Who plays at each seat of a table.
 *
 * @param bySeat the agents, by seat
 */
record SeatedAgents(ImmutableList<AgentChoice> bySeat) {
  /** Returns an arena with an agent for every seat; nothing that they draw tells of the deal. */
  <S extends GameState, M extends Move> Arena<S, M> arena(Setup<S, M> setup, Dealer dealer) {
    return Arena.of(setup, this.<S, M>policies(dealer));
  }

  /** Returns how the agent of each seat plays; nothing that they draw tells of the deal. */
  <S extends GameState, M extends Move> ImmutableList<Policy<S, M>> policies(Dealer dealer) {
    RandomSource random = dealer.generatorFor("agents");
    ImmutableList.Builder<Policy<S, M>> policies = ImmutableList.builder();
    for (AgentChoice agent : bySeat) {
      policies.add(agent.create(random).policy());
    }
    return policies.build();
  }

  /** Returns the agent at a seat. */
  AgentChoice at(int seat) {
    return bySeat.get(seat);
  }

  /** Returns the agent that plays at all of some seats; nothing if there are several agents. */
  Optional<AgentChoice> only(Seats seats) {
    ImmutableSet<AgentChoice> different =
        seats.stream().map(bySeat::get).collect(ImmutableSet.toImmutableSet());
    return different.size() == 1 ? Optional.of(different.asList().get(0)) : Optional.empty();
  }

  /** Returns the agent that plays at all seats; nothing if there are several agents. */
  Optional<AgentChoice> only() {
    return only(Seats.all(bySeat.size()));
  }

  /** Returns who plays at some seats, by the names of the players: {@code Ben hard, Cleo easy}. */
  String told(Seats seats, Names names) {
    StringBuilder told = new StringBuilder();
    for (int seat : seats) {
      told.append(told.isEmpty() ? "" : ", ").append(names.of(seat)).append(' ').append(at(seat));
    }
    return told.toString();
  }
}
