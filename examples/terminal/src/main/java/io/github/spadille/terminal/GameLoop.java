package io.github.spadille.terminal;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Setup;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;

/** Plays single games from the first shuffle to the end, every seat by an agent. */
final class GameLoop<S extends GameState, M extends Move> {
  /** Looks on while a game is played. */
  interface Watcher<S, M> {
    /** Called before a seat decides. */
    void decision(S state);

    /** Called with every move, those of chance too. */
    void move(M move);
  }

  private final Setup<S, M> setup;
  private final AgentKind kind;
  private final int maxMoves;

  /** Creates a loop that cuts games off after some number of moves, those of chance included. */
  GameLoop(Setup<S, M> setup, AgentKind kind, int maxMoves) {
    this.setup = setup;
    this.kind = kind;
    this.maxMoves = maxMoves;
  }

  /** Plays a game. */
  GameResult<S> play(Dealer dealer, Watcher<? super S, ? super M> watcher) {
    Players players = Players.of(kind, setup.seats(), dealer);
    return kind == AgentKind.RANDOM
        ? playAtRandom(players, dealer, watcher)
        : playByAgents(players, dealer, watcher);
  }

  /** Does what random agents would do, without the history that they never ask for. */
  private GameResult<S> playAtRandom(
      Players players, Dealer dealer, Watcher<? super S, ? super M> watcher) {
    Rules<S, M> rules = setup.rules();
    S state = rules.start();
    int decisions = 0;
    int draws = 0;
    for (int i = 0; i < maxMoves && !state.turn().isOver(); i++) {
      M move;
      if (state.turn().isChance()) {
        move = dealer.chance(rules, state, draws++);
      } else {
        watcher.decision(state);
        decisions++;
        int seat = players.next(rules, state);
        MoveList<M> moves = rules.legalMoves(state, seat);
        move = moves.get(players.generator(seat).nextInt(moves.size()));
      }
      watcher.move(move);
      state = rules.apply(state, move);
    }
    return new GameResult<>(state, decisions);
  }

  private GameResult<S> playByAgents(
      Players players, Dealer dealer, Watcher<? super S, ? super M> watcher) {
    Match<S, M> match = Match.start(setup);
    int decisions = 0;
    while (match.size() < maxMoves && !match.isOver()) {
      S state = match.state();
      M move;
      if (state.turn().isChance()) {
        move = match.chance(dealer);
      } else {
        watcher.decision(state);
        decisions++;
        move = players.choose(match, players.next(match.rules(), state));
      }
      watcher.move(move);
      match = match.play(move);
    }
    return new GameResult<>(match.state(), decisions);
  }
}
