package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Agent;
import io.github.spadille.engine.match.Match;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays single games from the first shuffle to the end, every seat by an agent. */
final class GameLoop<S extends GameState, M extends Move> {
  /** Looks on while a game is played. */
  interface Watcher<S, M> {
    /** Called before a seat decides. */
    void decision(S state);

    /** Called with every move, those of chance too. */
    void move(M move);
  }

  private final Rules<S, M> rules;
  private final AgentKind kind;
  private final int maxMoves;

  /** Creates a loop that cuts games off after some number of moves, those of chance included. */
  GameLoop(Rules<S, M> rules, AgentKind kind, int maxMoves) {
    this.rules = rules;
    this.kind = kind;
    this.maxMoves = maxMoves;
  }

  /** Plays a game. */
  GameResult<S> play(RandomGenerator random, Watcher<? super S, ? super M> watcher) {
    return kind == AgentKind.RANDOM
        ? playAtRandom(random, watcher)
        : playByAgents(kind.seats(rules.seats(), random), random, watcher);
  }

  /** Does what random agents would do, without the history that they never ask for. */
  private GameResult<S> playAtRandom(
      RandomGenerator random, Watcher<? super S, ? super M> watcher) {
    S state = rules.start();
    int decisions = 0;
    for (int i = 0; i < maxMoves && !state.turn().isOver(); i++) {
      M move;
      if (state.turn().isChance()) {
        move = rules.chance(state, random);
      } else {
        watcher.decision(state);
        decisions++;
        MoveList<M> moves = rules.legalMoves(state, Movers.next(rules, state, random));
        move = moves.get(random.nextInt(moves.size()));
      }
      watcher.move(move);
      state = rules.apply(state, move);
    }
    return new GameResult<>(state, decisions);
  }

  private GameResult<S> playByAgents(
      List<Agent> agents, RandomGenerator random, Watcher<? super S, ? super M> watcher) {
    Match<S, M> match = Match.start(rules);
    int decisions = 0;
    while (match.size() < maxMoves && !match.isOver()) {
      S state = match.state();
      M move;
      if (state.turn().isChance()) {
        move = rules.chance(state, random);
      } else {
        watcher.decision(state);
        decisions++;
        int seat = Movers.next(rules, state, random);
        move = agents.get(seat).choose(match.observe(seat), random);
      }
      watcher.move(move);
      match = match.play(move);
    }
    return new GameResult<>(match.state(), decisions);
  }
}
