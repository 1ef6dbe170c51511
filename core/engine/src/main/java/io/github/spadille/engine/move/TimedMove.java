package io.github.spadille.engine.move;

/**
 * A move with a free time, as in games of reaction.
 *
 * <p>{@code Rules.legalMoves} names such a move once, with the smallest legal time; later times are
 * legal too, up to {@link #LATEST} or to the end that the rules of the game set. No time before 0
 * or after {@link #LATEST} is ever legal, so times can be added and compared without overflow.
 *
 * <p><b>The clock</b> is kept by the program that hands in the moves, a server as a rule: rules
 * have none, and believe a time. So where players could gain by a wrong one, the program sets the
 * time of each move that comes in, whatever time was sent:
 *
 * <pre>{@code
 * M move = TimedMove.at(messages.move(sent, seat), milliseconds);
 * }</pre>
 *
 * <p>Times are whole milliseconds. The rulebook says what they count from, and so when the program
 * sets its clock to 0: the deal (Aggravation), the beginning of play (Pirate), or each card that is
 * turned (Through the Window); {@code Rules.startsClock} tells it of each move. A {@code MoveClock}
 * keeps such a clock. Moves may come at the same time, and a pause is nothing but a long time.
 *
 * <p>Times stand in the moves, so a record keeps them, but no clock: while a program does not run,
 * none does. After a restart, as after moves were taken back, it goes on from the latest time of
 * the moves since the last 0, which the rules then take.
 *
 * @param <M> the moves of the same kind
 */
public interface TimedMove<M extends TimedMove<M>> extends Move {
  /** The latest time that rules allow, eleven days. */
  long LATEST = 999_999_999;

  /** Returns the time in milliseconds. */
  long time();

  /** Returns the same move at another time. */
  M at(long time);

  /**
   * Returns a move of any game at another time: the move itself if it has no time.
   *
   * @param <M> the moves of the game
   */
  @SuppressWarnings("unchecked") // A move at another time is a move of the same kind.
  static <M extends Move> M at(M move, long time) {
    return move instanceof TimedMove<?> timed ? (M) timed.at(time) : move;
  }

  /**
   * Tells whether one of some moves has a time. Of the legal moves of a seat it says that time
   * counts: whoever is faster may win.
   */
  static boolean isIn(Iterable<? extends Move> moves) {
    for (Move move : moves) {
      if (move instanceof TimedMove<?>) {
        return true;
      }
    }
    return false;
  }
}
