package io.github.spadille.testkit.law;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Leaves out moves of a run as long as what is left still breaks the law.
 *
 * <p>The moves that it plays are counted, so the same run always shrinks to the same.
 */
final class Shrinker<S extends GameState, M extends Move> {
  private final Predicate<Run<S, M>> breaks;
  private final long patience;
  private Run<S, M> least;
  private long played;

  private Shrinker(Run<S, M> run, long patience, Predicate<Run<S, M>> breaks) {
    this.patience = patience;
    this.least = run;
    this.breaks = breaks;
  }

  /**
   * Returns a run with few moves that breaks the law; the one given if none is found.
   *
   * @param patience how many moves are played again at most; a long game is shrunk less
   */
  static <S extends GameState, M extends Move> Run<S, M> shrink(
      Run<S, M> run, long patience, Predicate<Run<S, M>> breaks) {
    Shrinker<S, M> shrinker = new Shrinker<>(run, patience, breaks);
    shrinker.leaveOutHands();
    for (int size = run.length() / 2; size >= 1; size /= 2) {
      shrinker.leaveOut(size);
    }
    return shrinker.least;
  }

  /** Begins at the latest move of chance from which the breach is reached. */
  private void leaveOutHands() {
    List<M> moves = least.moves();
    for (int from = moves.size() - 1; from > 0; from--) {
      if (moves.get(from).isChance() && keep(moves.subList(from, moves.size()))) {
        return;
      }
    }
  }

  private void leaveOut(int size) {
    for (int to = least.length(); to > 0; to = Math.min(to - size, least.length())) {
      List<M> fewer = new ArrayList<>(least.moves());
      fewer.subList(Math.max(0, to - size), to).clear();
      keep(fewer);
    }
  }

  private boolean keep(List<M> moves) {
    played += moves.size();
    if (played > patience) {
      return false;
    }
    try {
      Run<S, M> candidate = least.replay(moves);
      if (candidate.length() < least.length() && breaks.test(candidate)) {
        least = candidate;
        return true;
      }
    } catch (RuntimeException e) {
      return false; // A game that throws here breaks a law, but perhaps not this one.
    }
    return false;
  }
}
