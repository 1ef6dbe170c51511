package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import io.github.spadille.agents.Agents;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.LivelyAgent;
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

  /** Thinks as long as nobody minds waiting. */
  static final AgentChoice NORMAL = new AgentChoice("normal");

  /** Creates an agent for one seat of one game. */
  Agent create(RandomSource random) {
    return Ascii.equalsIgnoreCase(name, LIVELY.name)
        ? new LivelyAgent(random.nextLong())
        : Agents.parse(name);
  }

  /** Returns the name: {@code random}. */
  @Override
  public String toString() {
    return name;
  }

  /**
   * Reads the name of an agent.
   *
   * @throws IllegalArgumentException if there is none of that name; says what can stand there
   */
  static AgentChoice parse(String name) {
    Agents.parse(name);
    return new AgentChoice(name);
  }

  /** Reads the name of an agent on the command line. */
  static final class Converter implements ITypeConverter<AgentChoice> {
    @Override
    public AgentChoice convert(String name) {
      try {
        return parse(name);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(Failures.message(e));
      }
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
