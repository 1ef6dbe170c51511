package io.github.spadille.games.samples;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** A game that was played, with the match after each number of moves. */
final class Played<S extends GameState, M extends Move> {
  private final List<Match<S, M>> matches = new ArrayList<>();

  /** Plays a game; every second one is lively. */
  Played(Setup<S, M> setup, long number, int mostMoves) {
    Agent agent = number % 2 == 0 ? new RandomAgent() : new LivelyAgent(number);
    Dealer dealer = Dealer.seeded(number);
    RandomSource choices = dealer.generatorFor("agents");
    Match<S, M> match = Match.start(setup);
    matches.add(match);
    while (!match.isOver() && matches.size() <= mostMoves) {
      match =
          match.play(
              match.state().turn().isChance() ? match.chance(dealer) : move(match, agent, choices));
      matches.add(match);
    }
  }

  private static <S extends GameState, M extends Move> M move(
      Match<S, M> match, Agent agent, RandomSource choices) {
    List<Integer> able = new ArrayList<>();
    for (int seat : match.state().turn().seats()) {
      if (!match.rules().legalMoves(match.state(), seat).isEmpty()) {
        able.add(seat);
      }
    }
    return agent.choose(match.observe(able.get(choices.nextInt(able.size()))), choices);
  }

  /** Returns the number of matches; the last one has one move less. */
  int size() {
    return matches.size();
  }

  /** Returns the match after some number of moves. */
  Match<S, M> match(int moves) {
    return matches.get(moves);
  }
}
