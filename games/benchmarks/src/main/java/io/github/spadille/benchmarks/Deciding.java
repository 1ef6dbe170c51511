package io.github.spadille.benchmarks;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.agents.Agents;
import io.github.spadille.benchmarks.decide.FiveHundredContracts;
import io.github.spadille.benchmarks.decide.OhHellBids;
import io.github.spadille.benchmarks.decide.PontoonRegret;
import io.github.spadille.benchmarks.decide.Waits;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.match.Agent;
import java.io.PrintStream;

/**
 * The commands {@code decide bids AGENT HANDS}, {@code decide contracts AGENT HANDS}, {@code decide
 * pontoon AGENT DECISIONS} and {@code decide time AGENT SECONDS GAME...}.
 */
final class Deciding {
  private static final long SEED = 2026;

  private Deciding() {}

  /**
   * Measures what the words say, and prints it.
   *
   * @throws IllegalArgumentException if it is no such command; says what can stand there
   */
  static void print(ImmutableList<String> words, PrintStream out) {
    checkArgument(
        words.size() >= 3,
        "decide %s; expected bids AGENT HANDS, contracts AGENT HANDS, pontoon AGENT DECISIONS or"
            + " time AGENT SECONDS GAME...",
        String.join(" ", words));
    Agent agent = Agents.parse(words.get(1));
    int number = number(words.get(2));
    switch (words.get(0)) {
      case "bids" -> {
        out.println(
            agent
                + " meets its bid against three at random: "
                + OhHellBids.againstRandom(agent, number, SEED));
        out.println(
            agent
                + " meets its bid among four of its kind: "
                + OhHellBids.amongEquals(agent, number, SEED));
      }
      case "contracts" ->
          out.println(
              agent + " makes its contracts: " + FiveHundredContracts.made(agent, number, SEED));
      case "pontoon" ->
          out.println(
              agent + " throws away: " + PontoonRegret.of(agent, number, SEED, out::println));
      case "time" -> time(agent, number, words.subList(3, words.size()), out);
      default ->
          throw new IllegalArgumentException(
              "decide " + words.get(0) + "; expected bids, contracts, pontoon or time");
    }
  }

  private static void time(Agent agent, int seconds, ImmutableList<String> ids, PrintStream out) {
    Catalog catalog = Catalog.load();
    out.println(Waits.HEAD);
    for (Game<?, ?, ?> game : catalog.games()) {
      if (ids.isEmpty() || ids.contains(game.id())) {
        out.println(Waits.of(game, agent, seconds).row(game.id()));
      }
    }
  }

  private static int number(String text) {
    Integer number = Ints.tryParse(text);
    checkArgument(number != null && number > 0, "%s; expected a whole number from 1", text);
    return number;
  }
}
