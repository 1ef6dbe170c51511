package io.github.spadille.testkit.law;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.testkit.subject.Secrets;
import io.github.spadille.testkit.subject.Traits;

/** A state of a run, with all that laws want to know of it. */
final class Position<S extends GameState, M extends Move> {
  private final Run<S, M> run;
  private final int index;
  private final RandomSource random;

  /**
   * Creates a position.
   *
   * @param index the number of moves before it
   * @param salt another number draws other random numbers
   */
  Position(Run<S, M> run, int index, int salt) {
    this.run = run;
    this.index = index;
    this.random = RandomSource.seeded(run.seed() * 31 + index * 1_000_003L + salt);
  }

  Run<S, M> run() {
    return run;
  }

  /** Returns the number of moves before this position. */
  int index() {
    return index;
  }

  S state() {
    return run.state(index);
  }

  /** Tells whether no move has been made. */
  boolean isStart() {
    return index == 0;
  }

  /** Returns the state before; only for positions after the start. */
  S before() {
    return run.state(index - 1);
  }

  /** Returns the move that led here; only for positions after the start. */
  M lastMove() {
    return run.move(index - 1);
  }

  Rules<S, M> rules() {
    return run.rules();
  }

  MoveSyntax<M> syntax() {
    return run.rules().syntax();
  }

  Secrets secrets() {
    return run.secrets();
  }

  Traits<S, M> traits() {
    return run.subject().traits();
  }

  Table table() {
    return run.table(index);
  }

  int seats() {
    return run.setup().seats();
  }

  MoveList<M> legalMoves() {
    return rules().legalMoves(state());
  }

  /** Returns the generator of this position; what it draws depends on the seed of the run. */
  RandomSource random() {
    return random;
  }

  /** Returns every seat and a bystander. */
  ImmutableList<Viewer> viewers() {
    return run.viewers();
  }

  /** Returns a move as a record writes it: {@code 2 bid 3}. */
  String text(M move) {
    return (move.isChance() ? "*" : Integer.toString(move.seat())) + ' ' + syntax().format(move);
  }
}
