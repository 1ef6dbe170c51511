package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.Budget;
import io.github.spadille.agents.Ismcts;
import io.github.spadille.agents.Level;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An agent that thinks knows what its seat has seen, and nothing else; so does a game's search. */
final class AgentsAreFair extends TwinLaw {
  private static final Budget FEW = Budget.ofIterations(6);

  /** So many decisions are asked for where two games look alike. */
  private static final int DECISIONS = 4;

  /** A game's own search may take long, so one of so many decisions is left to it. */
  private static final int SELDOM = 8;

  /** After so many moves it takes long to work out what a seat knows. */
  private static final int LONG_PAST = 100;

  private final ImmutableList<Agent> agents;

  AgentsAreFair() {
    this(ImmutableList.of(Ismcts.of(FEW), Ismcts.flat(FEW)));
  }

  /** Creates the law of other agents, to see that it can be broken. */
  AgentsAreFair(ImmutableList<Agent> agents) {
    this.agents = agents;
  }

  @Override
  public String sentence() {
    return "Two true states that look alike to the player who is to move make an agent that thinks"
        + " choose the same move, from equal generators.";
  }

  /** A decision of a seat that does not know the difference. */
  private record Decision(int step, int seat) {}

  @Override
  <S extends GameState, M extends Move> Optional<Breach> breach(Twin<S, M> twin) {
    List<Decision> decisions = decisions(twin);
    int number = twin.index(0); // Other decisions for each twin, the same each time.
    int asked = Math.min(DECISIONS, decisions.size());
    for (int i = 0; i < asked; i++) {
      int at = (number + i * decisions.size() / asked) % decisions.size();
      Optional<Breach> breach = breach(twin, decisions.get(at), agent(twin, number + i));
      if (breach.isPresent()) {
        return breach;
      }
    }
    return Optional.empty();
  }

  private Agent agent(Twin<?, ?> twin, int number) {
    boolean ownTurn = Math.floorMod(twin.run().seed() + number, SELDOM) == 0;
    return ownTurn && twin.run().rules().thinker().isPresent()
        ? Level.HARD.agent()
        : agents.get(number % agents.size());
  }

  private static <S extends GameState, M extends Move> Optional<Breach> breach(
      Twin<S, M> twin, Decision decision, Agent agent) {
    if (isLong(twin, decision)) {
      return Optional.empty(); // The laws of samples look at late positions too.
    }
    int index = twin.index(decision.step());
    Optional<M> one = choice(agent, twin.run().match(index), decision.seat());
    Optional<M> other = choice(agent, twin.match(decision.step()), decision.seat());
    if (one.equals(other)) {
      return Optional.empty();
    }
    return Optional.of(
        new Breach(
            index,
            agent
                + " at seat "
                + decision.seat()
                + " can tell that "
                + twin.difference()
                + ": it chooses "
                + one.map(twin.run().rules().syntax()::format).orElse("nothing")
                + " and then "
                + other.map(twin.run().rules().syntax()::format).orElse("nothing")));
  }

  /** Tells whether so much went before that it takes long to work out what the seat knows. */
  private static <S extends GameState, M extends Move> boolean isLong(
      Twin<S, M> twin, Decision decision) {
    Viewer viewer = Viewer.seat(decision.seat());
    return twin.match(decision.step()).pastFor(viewer).seen().size() > LONG_PAST;
  }

  private static <S extends GameState, M extends Move> List<Decision> decisions(Twin<S, M> twin) {
    List<Decision> decisions = new ArrayList<>();
    for (int step = 0; step < twin.steps(); step++) {
      for (int seat : twin.match(step).state().turn().seats()) {
        if (step < twin.knownFrom(Viewer.seat(seat))
            && twin.match(step).legalMovesFor(Viewer.seat(seat)).size() > 1) {
          decisions.add(new Decision(step, seat));
        }
      }
    }
    return decisions;
  }

  private static <S extends GameState, M extends Move> Optional<M> choice(
      Agent agent, Match<S, M> match, int seat) {
    Observation<S, M> observation = match.observe(seat);
    return observation.legalMoves().isEmpty()
        ? Optional.empty()
        : Optional.of(agent.choose(observation, RandomSource.seeded(seat)));
  }
}
