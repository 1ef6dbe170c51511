package io.github.spadille.terminal;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.Policy;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.text.SimilarWord;
import java.util.Arrays;
import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** The kinds of agents that can be named on the command line. */
enum AgentKind {
  /** Plays any legal move, each with the same probability. */
  RANDOM {
    @Override
    Agent create(RandomSource random) {
      return new RandomAgent();
    }
  },
  /** Plays at random with a temper, every seat in every game with another one. */
  LIVELY {
    @Override
    Agent create(RandomSource random) {
      return new LivelyAgent(random.nextLong());
    }
  };

  private static final ImmutableMap<String, AgentKind> BY_NAME =
      Maps.uniqueIndex(Arrays.asList(values()), AgentKind::toString);

  /** Creates an agent for one seat of one game. */
  abstract Agent create(RandomSource random);

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
    return Ascii.toLowerCase(name());
  }

  /** Finds a kind by its name. */
  static final class Converter implements ITypeConverter<AgentKind> {
    @Override
    public AgentKind convert(String name) {
      AgentKind kind = BY_NAME.get(name);
      if (kind == null) {
        throw new TypeConversionException(
            "unknown agent "
                + name
                + SimilarWord.suggestion(name, BY_NAME.keySet())
                + "; there are "
                + Joiner.on(", ").join(BY_NAME.keySet()));
      }
      return kind;
    }
  }

  /** The names, for the help of a command. */
  static final class Candidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return BY_NAME.keySet().iterator();
    }
  }
}
