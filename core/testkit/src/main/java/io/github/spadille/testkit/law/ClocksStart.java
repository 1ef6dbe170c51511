package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import java.util.Arrays;
import java.util.Optional;

/** Who keeps the clock of a game is told when it starts. */
final class ClocksStart extends RunLaw {
  /** Times are counted from 0 or from 1. */
  private static final long LATEST_FIRST = 1;

  private static final long NONE = -1;

  @Override
  public String sentence() {
    return "A clock starts before the first timed move is on offer; when it starts, the times on"
        + " offer are the first; until it starts again no seat is offered a time before its last.";
  }

  @Override
  <S extends GameState, M extends Move> Optional<Breach> examine(Run<S, M> run) {
    long[] last = new long[run.setup().seats()];
    Arrays.fill(last, NONE);
    boolean runs = false;
    for (int index = 1; index <= run.length(); index++) {
      S after = run.state(index);
      M move = run.move(index - 1);
      boolean starts = run.rules().startsClock(run.state(index - 1), move, after);
      if (starts) {
        Arrays.fill(last, NONE);
        runs = true;
      } else if (move instanceof TimedMove<?> timed) {
        last[move.seat()] = timed.time();
      }
      MoveList<M> moves = run.rules().legalMoves(after);
      for (int i = 0; i < moves.size(); i++) {
        if (moves.get(i) instanceof TimedMove<?> timed) {
          Optional<String> reason = wrong(timed, starts, runs, last[timed.seat()]);
          if (reason.isPresent()) {
            return Optional.of(new Breach(index, timed + " is on offer, " + reason.get()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<String> wrong(
      TimedMove<?> offered, boolean starts, boolean runs, long last) {
    if (!runs) {
      return Optional.of("and the clock has not started");
    }
    if (starts && offered.time() > LATEST_FIRST) {
      return Optional.of("and the clock has just started");
    }
    return offered.time() < last
        ? Optional.of("the last time of the seat is " + last + ", and the clock has not started")
        : Optional.empty();
  }
}
