package io.github.spadille.benchmarks.decide;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.List;
import java.util.function.Consumer;

/**
 * Whole games that agents play hand by hand, and the points of each hand.
 *
 * @param setup the game
 * @param agents who plays, by seat
 * @param seed of the shuffles and of the choices
 */
record ScoredHands<S extends GameState, M extends Move>(
    Setup<S, M> setup, ImmutableList<Agent> agents, long seed) {

  /** Plays so many hands, game after game, and tells the lines of each as soon as it is scored. */
  void play(int hands, Consumer<List<ScoreSheet.Line>> listener) {
    int done = 0;
    for (long game = 0; done < hands; game++) {
      Dealer dealer = Dealer.seeded(seed + game);
      RandomSource random = RandomSource.seeded(~(seed + game));
      Match<S, M> match = Match.start(setup);
      int told = 0;
      while (!match.isOver() && done < hands) {
        int hand = match.state().handNumber();
        match = next(match, dealer, random);
        if (match.state().handNumber() != hand || match.isOver()) {
          ImmutableList<ScoreSheet.Line> lines = match.state().sheet().lines();
          listener.accept(lines.subList(told, lines.size()));
          told = lines.size();
          done++;
        }
      }
    }
  }

  private Match<S, M> next(Match<S, M> match, Dealer dealer, RandomSource random) {
    if (match.state().turn().isChance()) {
      return match.play(match.chance(dealer));
    }
    int seat = match.rules().legalMoves(match.state()).get(0).seat();
    return match.play(agents.get(seat).choose(match.observe(seat), random));
  }
}
