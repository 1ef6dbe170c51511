package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.Optional;

/** Asks what is wrong with what a viewer has learned after some moves of a game. */
@FunctionalInterface
interface Doubt<S extends GameState, M extends Move> {
  /** So few moves are played again, since each is asked a lot. */
  long PATIENCE = 2_000;

  /** Returns what is wrong after so many moves of a run, or nothing. */
  Optional<String> wrong(Run<S, M> run, int index);

  /** Returns a run of which something is wrong after so many moves, as evidence. */
  default Evidence<S, M> evidence(Run<S, M> run, int index, String why) {
    return new Evidence<>(
        run,
        guilty(run, index, why),
        fewer -> wrong(fewer, fewer.length()).map(found -> guilty(fewer, fewer.length(), found)),
        PATIENCE);
  }

  /**
   * Finds a move with which something becomes wrong that was right before it.
   *
   * @param index the number of moves after which it is wrong
   * @param why what is wrong there
   */
  private Breach guilty(Run<S, M> run, int index, String why) {
    int right = -1;
    Breach wrong = breach(run, index, why);
    while (wrong.index() - right > 1) {
      int middle = (right + wrong.index()) >>> 1;
      Optional<String> found = wrong(run, middle);
      if (found.isPresent()) {
        wrong = breach(run, middle, found.get());
      } else {
        right = middle;
      }
    }
    return wrong;
  }

  private Breach breach(Run<S, M> run, int index, String why) {
    String since = index == 0 ? "before the first move, " : "since " + run.text(index - 1) + ", ";
    return new Breach(index, since + why);
  }
}
