package io.github.spadille.benchmarks.decide;

import com.google.common.collect.ImmutableMap;
import com.google.common.math.Stats;
import com.google.common.primitives.ImmutableDoubleArray;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.betting.pontoon.Pontoon;
import io.github.spadille.betting.pontoon.PontoonMove;
import io.github.spadille.betting.pontoon.PontoonState;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.Observation;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * What an agent throws away in Pontoon, at decisions of random games of one player and the banker.
 *
 * <p>At each decision with a hand all legal moves are valued by {@link PontoonExact}, and the agent
 * is asked; then the game goes on by a random move, so good and bad hands of any size come up.
 * Regret is what the best move is worth less what the chosen one is, in bets.
 *
 * @param regrets of each decision
 */
public record PontoonRegret(ImmutableDoubleArray regrets) {
  private static final int SEATS = 2;

  /** No hand is the last one, and nobody can lose all chips: a hand is about its stakes alone. */
  private static final ImmutableMap<String, String> LONG_GAME =
      ImmutableMap.of("start-chips", "10000", "hands", "200");

  /** So many hands are played, as many as usual. */
  private static final int HANDS = 10;

  /** So many cards at most come in a hand of each of the two; they must be from the unknown. */
  private static final int MOST_DRAWN = 16;

  /** Asks an agent so many times. */
  public static PontoonRegret of(Agent agent, int decisions, long seed) {
    return of(agent, decisions, seed, line -> {});
  }

  /** Asks an agent so many times, and tells of each decision at which it threw something away. */
  public static PontoonRegret of(Agent agent, int decisions, long seed, Consumer<String> listener) {
    ImmutableDoubleArray.Builder regrets = ImmutableDoubleArray.builder();
    RandomSource random = RandomSource.seeded(seed);
    int asked = 0;
    for (long game = 0; asked < decisions; game++) {
      Dealer dealer = Dealer.seeded(seed + game);
      Match<PontoonState, PontoonMove> match = Match.start(Pontoon.GAME.setup(SEATS, LONG_GAME));
      while (match.state().handNumber() <= HANDS && asked < decisions) {
        if (match.state().turn().isChance()) {
          match = match.play(match.chance(dealer));
          continue;
        }
        Observation<PontoonState, PontoonMove> seen = match.observe(match.state().turn().first());
        MoveList<PontoonMove> legal = seen.legalMoves();
        if (match.state().phase() == PontoonState.Phase.PLAY && legal.size() > 1) {
          PontoonExact exact = new PontoonExact(seen.view());
          if (exact.hiddenInPack() >= MOST_DRAWN) {
            regrets.add(regret(exact, seen, agent, random, listener));
            asked++;
          }
        }
        match = match.play(legal.get(random.nextInt(legal.size())));
      }
    }
    return new PontoonRegret(regrets.build());
  }

  private static double regret(
      PontoonExact exact,
      Observation<PontoonState, PontoonMove> seen,
      Agent agent,
      RandomSource random,
      Consumer<String> listener) {
    PontoonMove best = seen.legalMoves().get(0);
    for (PontoonMove move : seen.legalMoves()) {
      best = exact.value(move) > exact.value(best) ? move : best;
    }
    PontoonMove chosen = agent.choose(seen, random);
    double regret = exact.value(best) - exact.value(chosen);
    if (regret > 0) {
      listener.accept(
          String.format(
              Locale.ROOT,
              "%s: %s, but %s is better by %.3f",
              seen.view().piles().subList(1, seen.view().piles().size()),
              chosen,
              best,
              regret));
    }
    return regret;
  }

  /** Returns the mean regret, in bets. */
  public double mean() {
    return Stats.meanOf(regrets.asList());
  }

  /** Returns {@code 0.012 bets a decision of 500 (0.008 to 0.016 with 95 % confidence)}. */
  @Override
  public String toString() {
    Stats stats = Stats.of(regrets.asList());
    Interval likely = Interval.ofMean(stats.mean(), stats.sampleStandardDeviation(), stats.count());
    return String.format(
        Locale.ROOT,
        "%.4f bets a decision of %d (%.4f to %.4f with 95 %% confidence), at most %.3f",
        stats.mean(),
        stats.count(),
        likely.low(),
        likely.high(),
        stats.max());
  }
}
