package io.github.spadille.games.samples;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Arena;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.LivelyAgent;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.match.RandomAgent;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;

/** A game that was played, with the match after each number of moves. */
final class Played<S extends GameState, M extends Move> {
  private final List<Match<S, M>> matches = new ArrayList<>();

  /** Plays a game; every second one is lively. */
  Played(Setup<S, M> setup, long number, int mostMoves) {
    Agent agent = number % 2 == 0 ? new RandomAgent() : new LivelyAgent(number);
    matches.add(Match.start(setup));
    Arena.of(setup, agent.policy())
        .withMoveLimit(mostMoves)
        .withListener((before, move, after) -> matches.add(after))
        .play(matches.get(0), Dealer.seeded(number));
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
