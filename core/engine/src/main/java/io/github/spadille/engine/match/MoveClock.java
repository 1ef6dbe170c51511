package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.TimedMove;
import java.util.function.LongSupplier;

/**
 * The clock of a match whose moves have times, for a program whose players move in real time.
 *
 * <p>It starts anew when the rules {@linkplain io.github.spadille.engine.game.Rules#startsClock say
 * so}. {@link #follow} is called with the match after each move of it, chance's too, and {@link
 * #goBackTo} where moves were taken back; {@link #stamped} sets the time of a move that comes in.
 * In a game without times nothing depends on it.
 *
 * <p>Times are whole milliseconds. No time is before that of a move that was made since the start,
 * so a clock that {@linkplain #goOn goes on} after a restart names times that the rules take. Not
 * thread-safe: guard it with the match.
 */
public final class MoveClock {
  /** Games count times from 0 or from 1; 1 is legal in both. */
  private static final long FIRST = 1;

  private static final long NANOS = 1_000_000;

  private final LongSupplier nanos;
  private long zero;
  private long latest;

  /**
   * Starts a clock.
   *
   * @param nanos tells the time in nanoseconds since any moment: {@code System::nanoTime}
   */
  public MoveClock(LongSupplier nanos) {
    this.nanos = nanos;
    this.zero = nanos.getAsLong();
  }

  /** Returns the time of a move that is made now, from 1 to {@link TimedMove#LATEST}. */
  public long now() {
    return at(nanos.getAsLong());
  }

  /** Returns the time of a move that was made when the source of nanoseconds told a number. */
  private long at(long moment) {
    long passed = Math.max(FIRST, (moment - zero) / NANOS);
    return Math.min(Math.max(latest, passed), TimedMove.LATEST);
  }

  /** Returns a move as it is made now: the move itself if it has no time. */
  public <M extends Move> M stamped(M move) {
    return TimedMove.at(move, now());
  }

  /**
   * Returns a move as it was made a while ago: when a key was pressed, say, or a message came in,
   * that the program had no time for until now.
   *
   * @param moment the nanoseconds that their source told then
   */
  public <M extends Move> M stamped(M move, long moment) {
    return TimedMove.at(move, at(moment));
  }

  /** Follows the last move of a match; a match without moves leaves the clock as it is. */
  public <S extends GameState, M extends Move> void follow(Match<S, M> match) {
    if (match.last().isEmpty()) {
      return;
    }
    M move = match.last().get();
    if (match.rules().startsClock(match.before().state(), move, match.state())) {
      latest = 0;
      zero = nanos.getAsLong();
    } else if (move instanceof TimedMove<?> timed) {
      latest = Math.max(latest, timed.time());
    }
  }

  /**
   * Goes on from the latest time of a match from which moves were taken back, as if they had never
   * been made.
   */
  public <S extends GameState, M extends Move> void goBackTo(Match<S, M> match) {
    latest = latestIn(match);
    goOn();
  }

  /** Returns the latest time since the clock of a match started. */
  private static <S extends GameState, M extends Move> long latestIn(Match<S, M> match) {
    long latest = 0;
    for (Match<S, M> at = match; at.last().isPresent(); at = at.before()) {
      M move = at.last().get();
      if (at.rules().startsClock(at.before().state(), move, at.state())) {
        break;
      }
      if (move instanceof TimedMove<?> timed) {
        latest = Math.max(latest, timed.time());
      }
    }
    return latest;
  }

  /** Goes on from the latest time: what lies between is no time of the game. */
  public void goOn() {
    zero = nanos.getAsLong() - latest * NANOS;
  }
}
