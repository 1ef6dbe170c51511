package io.github.spadille.terminal;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.seat.Viewer;

/**
 * A game whose clock runs, for those who play it.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
interface LiveTable<S extends GameState, M extends Move> {
  /** Tells whether time counts in a match now: some seat has a move with a time. */
  static boolean isLive(Match<?, ?> match) {
    return !match.isOver() && hasTimes(match);
  }

  private static <S extends GameState, M extends Move> boolean hasTimes(Match<S, M> match) {
    return TimedMove.isIn(match.rules().legalMoves(match.state()));
  }

  /** Returns the match as it stands. */
  Match<S, M> match();

  /** Returns a move as it is made at a moment of the agenda. */
  M stamped(M move, long moment);

  /** Makes a legal move, which has its time. */
  void make(M move);

  /** Tells whether a move can be made at a moment, if nothing else happens before. */
  default boolean isOpen(M move, long moment) {
    return match().refusal(stamped(move, moment)).isEmpty();
  }

  /**
   * Returns the moves of a seat for which it is not too late at a moment: some may have to wait for
   * their earliest time.
   */
  default ImmutableList<M> offered(int seat, long moment) {
    return match().legalMovesFor(Viewer.seat(seat)).stream()
        .filter(move -> isOpen(move, moment) || timeOf(move) > timeOf(stamped(move, moment)))
        .collect(toImmutableList());
  }

  private static long timeOf(Move move) {
    return move instanceof TimedMove<?> timed ? timed.time() : 0;
  }
}
