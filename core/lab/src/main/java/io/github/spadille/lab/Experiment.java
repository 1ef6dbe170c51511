package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.agents.Agents;
import io.github.spadille.engine.match.Arena;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * What is played in the laboratory: a game by one or several sets of rules, by agents, many times.
 *
 * <pre>{@code
 * Experiment experiment =
 *     Experiment.of("oh-hell", 4)
 *         .with(RuleSet.of(Map.of()), RuleSet.of(Map.of("dealer-bid", "hook")))
 *         .withAgents("easy")
 *         .withDeals(500)
 *         .byHands();
 * }</pre>
 *
 * <p>Every deal is played by each set of rules, and where agents differ with seats rotated, so that
 * luck of the cards helps none of them. The games have numbers from 0; first all games of deal 0,
 * then those of deal 1. What happens in a game follows from the experiment and its number alone, so
 * games can be played in any order, on any number of threads and machines.
 *
 * <p>An immutable value. Whether the game exists and has these options is checked where it is
 * played, by {@link Lab}.
 *
 * @param game the id of the game, or another of its names
 * @param seats the number of seats
 * @param rules what is compared, the basis of comparison first; each with another name
 * @param agents who plays, by seat, as {@link Agents#parse} reads it
 * @param seed from which all cards follow
 * @param deals the number of deals
 * @param oneHand whether only the first hand of a game is played, if the game has hands
 * @param moveLimit after so many moves a game is cut off; those of chance count
 */
public record Experiment(
    String game,
    int seats,
    ImmutableList<RuleSet> rules,
    ImmutableList<String> agents,
    long seed,
    long deals,
    boolean oneHand,
    int moveLimit) {

  /** No experiment has more deals. */
  public static final long MOST_DEALS = 1_000_000_000_000L;

  /** No experiment has more seats or sets of rules. */
  static final int MOST = 100;

  /** What an agent is told that makes its choice follow from more than what it has seen. */
  private static final ImmutableList<String> CHANGING = ImmutableList.of("time=", "threads=");

  /**
   * Which game it is that has a number.
   *
   * @param deal the number of the deal, from 0
   * @param rotation by how many seats the agents have moved on
   * @param rules the number of the set of rules, from 0
   */
  public record Place(long deal, int rotation, int rules) {}

  /**
   * Checks that it can be played as far as can be told without the game.
   *
   * @throws IllegalArgumentException if a number is out of range, two sets of rules have one name,
   *     an agent does not exist or chooses by the time that it has; says what can stand there
   */
  public Experiment {
    checkArgument(seats >= 1 && seats <= MOST, "%s seats; expected 1 to %s", seats, MOST);
    checkArgument(
        !rules.isEmpty() && rules.size() <= MOST,
        "%s sets of rules; expected 1 to %s",
        rules.size(),
        MOST);
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    rules.forEach(set -> names.add(set.name()));
    checkArgument(
        names.build().size() == rules.size(), "%s; expected each name of rules once", rules);
    checkArgument(agents.size() == seats, "%s agents for %s seats", agents.size(), seats);
    agents.forEach(Experiment::checkAgent);
    checkArgument(
        deals >= 1 && deals <= MOST_DEALS, "%s deals; expected 1 to %s", deals, MOST_DEALS);
    checkArgument(moveLimit >= 1, "a limit of %s moves; expected 1 or more", moveLimit);
  }

  private static void checkAgent(String agent) {
    Agents.parse(agent);
    for (String part : CHANGING) {
      checkArgument(
          !agent.contains(part),
          "agent %s: %s... gives another game each time; expected iterations= or moves=",
          agent,
          part);
    }
  }

  /**
   * Returns an experiment with 100 deals of whole games by the usual rules, played at random, with
   * seed 1.
   *
   * @throws IllegalArgumentException if there are fewer than one seat, or more than 100
   */
  public static Experiment of(String game, int seats) {
    checkArgument(seats >= 1 && seats <= MOST, "%s seats; expected 1 to %s", seats, MOST);
    return new Experiment(
        game,
        seats,
        ImmutableList.of(RuleSet.of(Collections.emptyMap())),
        ImmutableList.copyOf(Collections.nCopies(seats, "random")),
        1,
        100,
        false,
        Arena.MOVE_LIMIT);
  }

  /**
   * Returns this experiment with other sets of rules, the basis of comparison first.
   *
   * @throws IllegalArgumentException if there are none, more than 100, or two of one name
   */
  public Experiment with(RuleSet... sets) {
    return with(Arrays.asList(sets));
  }

  /**
   * Returns this experiment with other sets of rules, the basis of comparison first.
   *
   * @throws IllegalArgumentException if there are none, more than 100, or two of one name
   */
  public Experiment with(List<RuleSet> sets) {
    return new Experiment(
        game, seats, ImmutableList.copyOf(sets), agents, seed, deals, oneHand, moveLimit);
  }

  /**
   * Returns this experiment with other agents.
   *
   * @param names one for all seats, or one for each
   * @throws IllegalArgumentException if there are more or fewer, or one does not exist
   */
  public Experiment withAgents(String... names) {
    List<String> each = names.length == 1 ? Collections.nCopies(seats, names[0]) : List.of(names);
    return new Experiment(
        game, seats, rules, ImmutableList.copyOf(each), seed, deals, oneHand, moveLimit);
  }

  /** Returns this experiment with other cards. */
  public Experiment withSeed(long other) {
    return new Experiment(game, seats, rules, agents, other, deals, oneHand, moveLimit);
  }

  /**
   * Returns this experiment with another number of deals.
   *
   * @throws IllegalArgumentException unless {@code 1 <= number <= MOST_DEALS}
   */
  public Experiment withDeals(long number) {
    return new Experiment(game, seats, rules, agents, seed, number, oneHand, moveLimit);
  }

  /** Returns this experiment, in which only the first hand is played if the game has hands. */
  public Experiment byHands() {
    return new Experiment(game, seats, rules, agents, seed, deals, true, moveLimit);
  }

  /**
   * Returns this experiment, in which a game is cut off after so many moves.
   *
   * @throws IllegalArgumentException if {@code moves} is not positive
   */
  public Experiment withMoveLimit(int moves) {
    return new Experiment(game, seats, rules, agents, seed, deals, oneHand, moves);
  }

  /**
   * Returns how often a deal is played by each set of rules: once if all agents are the same, and
   * else until the agents sit as at first.
   */
  public int rotations() {
    int rotations = 1;
    while (!agentsAt(rotations).equals(agents)) {
      rotations++;
    }
    return rotations;
  }

  /** Returns who sits where when all have moved on by so many seats. */
  public ImmutableList<String> agentsAt(int rotation) {
    ImmutableList.Builder<String> turned = ImmutableList.builder();
    for (int seat = 0; seat < seats; seat++) {
      turned.add(agents.get(Math.floorMod(seat - rotation, seats)));
    }
    return turned.build();
  }

  /** Returns the number of games of one deal. */
  public int gamesOfDeal() {
    return rotations() * rules.size();
  }

  /** Returns the number of all games. */
  public long games() {
    return deals * gamesOfDeal();
  }

  /**
   * Returns which game has a number.
   *
   * @throws IndexOutOfBoundsException unless {@code 0 <= number < games()}
   */
  public Place place(long number) {
    if (number < 0 || number >= games()) {
      throw new IndexOutOfBoundsException("game " + number + "; expected 0 to " + (games() - 1));
    }
    int inDeal = (int) (number % gamesOfDeal());
    return new Place(number / gamesOfDeal(), inDeal / rules.size(), inDeal % rules.size());
  }
}
