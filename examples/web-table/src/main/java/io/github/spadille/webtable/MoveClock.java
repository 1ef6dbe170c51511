package io.github.spadille.webtable;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.seat.Seats;
import java.util.function.LongSupplier;

/**
 * The clock of a game whose moves have times.
 *
 * <p>It begins at 0 whenever a seat is offered times from 0 or 1 on that was not offered them
 * before, or that has just moved: then cards were dealt or turned. Nobody says so in so many words;
 * it is so in every game with times. After a restart it goes on from the latest time since then.
 */
final class MoveClock {
  /** Times are counted from 0 or from 1. */
  private static final long FIRST = 1;

  /** A list of moves is looked through so far: those with times are alike. */
  private static final int ENOUGH = 64;

  private static final long NANOS = 1_000_000;

  private final LongSupplier nanos;
  private long zero;
  private long latest;
  private Seats atFirst = Seats.none();

  MoveClock(LongSupplier nanos) {
    this.nanos = nanos;
    this.zero = nanos.getAsLong();
  }

  /** Returns the time of a move that is made now. */
  long now() {
    return Math.max(Math.max(latest, FIRST), (nanos.getAsLong() - zero) / NANOS);
  }

  /** Returns a move as it is made now. */
  <M extends Move> M stamped(M move) {
    return TimedMove.at(move, Math.min(now(), TimedMove.LATEST));
  }

  /** Follows the last move of a match. */
  <S extends GameState, M extends Move> void follow(Match<S, M> match) {
    int mover = match.last().map(Move::seat).orElse(-1);
    match
        .last()
        .ifPresent(
            move -> {
              if (move instanceof TimedMove<?> timed) {
                latest = Math.max(latest, timed.time());
              }
            });
    Seats now = Seats.none();
    if (!match.state().turn().isChance() && !match.isOver()) {
      for (int seat : match.state().turn().seats()) {
        if (earliest(match.rules().legalMoves(match.state(), seat)) <= FIRST) {
          now = now.with(seat);
        }
      }
    }
    boolean begins = false;
    for (int seat : now) {
      begins |= seat == mover || !atFirst.contains(seat);
    }
    atFirst = now;
    if (begins) {
      latest = 0;
      zero = nanos.getAsLong();
    }
  }

  /** Goes on from the latest time: what lies between is no time of the game. */
  void goOn() {
    zero = nanos.getAsLong() - latest * NANOS;
  }

  private static long earliest(MoveList<?> moves) {
    long earliest = Long.MAX_VALUE;
    for (int i = 0; i < Math.min(ENOUGH, moves.size()); i++) {
      if (moves.get(i) instanceof TimedMove<?> timed) {
        earliest = Math.min(earliest, timed.time());
      }
    }
    return earliest;
  }
}
