package io.github.spadille.games.positions;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.spadille.agents.Agents;
import io.github.spadille.engine.Catalog;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.games.positions.JudgedPosition.Choice;
import io.github.spadille.testkit.Scenarios;
import java.util.Arrays;
import java.util.List;

/**
 * The collection of positions in which a person would laugh at the wrong move.
 *
 * <p>They lie in the test resources, in {@code positions/} and the id of the game. The main method
 * prints what an agent decides wrong.
 */
final class Positions {
  private static final String FOLDER = "/positions";

  private Positions() {}

  /** Returns all positions, by name. */
  static ImmutableList<JudgedPosition> all() {
    Catalog catalog = Catalog.load();
    ImmutableList.Builder<JudgedPosition> positions = ImmutableList.builder();
    for (GameRecord record : Scenarios.read(FOLDER)) {
      positions.add(JudgedPosition.of(record, catalog));
    }
    return positions.build();
  }

  /** Lets an agent decide positions, each with the same seed. */
  static ImmutableList<Choice> decide(List<JudgedPosition> positions, Agent agent, long seed) {
    ImmutableList.Builder<Choice> choices = ImmutableList.builder();
    for (JudgedPosition position : positions) {
      choices.add(position.decide(agent, seed));
    }
    return choices.build();
  }

  /**
   * Lets an agent decide the collection: the name of the agent, how many seeds (1 if not told), and
   * what the names of positions begin with (all if not told), such as {@code hard 20 oh-hell/}.
   */
  public static void main(String[] args) {
    Agent agent = Agents.parse(args[0]);
    long seeds = args.length > 1 ? Long.parseLong(args[1]) : 1;
    String prefix = args.length > 2 ? args[2] : "";
    ImmutableList<JudgedPosition> positions =
        ImmutableList.copyOf(Iterables.filter(all(), p -> p.name().startsWith(prefix)));
    int[] right = new int[Math.toIntExact(seeds)];
    for (JudgedPosition position : positions) {
      for (int seed = 0; seed < seeds; seed++) {
        Choice choice = position.decide(agent, seed);
        if (choice.isRight()) {
          right[seed]++;
        } else {
          System.out.println("seed " + seed + ", " + choice);
        }
      }
    }
    System.out.println(
        agent + ": right of " + positions.size() + ", seed by seed: " + Arrays.toString(right));
  }
}
