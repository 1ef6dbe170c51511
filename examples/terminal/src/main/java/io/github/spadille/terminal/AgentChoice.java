package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.Agents;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * An agent as it was named on the command line.
 *
 * @param name the name, as {@link Agents#parse} reads it
 */
record AgentChoice(String name) {
  /** Plays any legal move, each with the same probability. */
  static final AgentChoice RANDOM = new AgentChoice("random");

  /** Plays at random with a temper, every seat in every game with another one. */
  static final AgentChoice LIVELY = new AgentChoice("lively");

  /** Creates an agent for one seat of one game. */
  Agent create(RandomSource random) {
    return Ascii.equalsIgnoreCase(name, LIVELY.name)
        ? new LivelyAgent(random.nextLong())
        : Agents.parse(name);
  }

  /** Returns an arena with an agent for every seat; nothing that they draw tells of the deal. */
  <S extends GameState, M extends Move> Arena<S, M> arena(Setup<S, M> setup, Dealer dealer) {
    RandomSource random = dealer.generatorFor("agents");
    ImmutableList.Builder<Policy<S, M>> policies = ImmutableList.builder();
    for (int seat = 0; seat < setup.seats(); seat++) {
      policies.add(create(random).policy());
    }
    return Arena.of(setup, policies.build());
  }

  /** Returns the name: {@code random}. */
  @Override
  public String toString() {
    return name;
  }

  /** Reads the name of an agent. */
  static final class Converter implements ITypeConverter<AgentChoice> {
    @Override
    public AgentChoice convert(String name) {
      try {
        Agents.parse(name);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(Failures.message(e));
      }
      return new AgentChoice(name);
    }
  }

  /** The names, for the help of a command. */
  static final class Candidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Agents.names().iterator();
    }
  }
}
