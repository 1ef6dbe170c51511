package io.github.spadille.engine.game;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.game.Phases.Reason;
import io.github.spadille.engine.move.Move;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What one phase of a game awaits, and what is told of every other move.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
final class Awaited<S, M extends Move> {
  // Most phases await up to four kinds. They are asked for first, and as fields: this stands
  // before every move, and games of 30 ns a move feel an array or a set.
  private final Class<?> first;
  private final Class<?> second;
  private final Class<?> third;
  private final Class<?> fourth;
  private final boolean areOpen;

  private final Class<?>[] inTurn;
  private final Class<?>[] open;
  private final ImmutableMap<Class<?>, Reason<S, M>> reasons;
  private final Reason<S, M> others;

  /**
   * Creates it.
   *
   * @param inTurn kinds that are due from players in turn
   * @param open kinds that are due from anybody
   * @param reasons what is told of kinds in turn to the others, and of kinds that are not due
   * @param others what is told of kinds that are not among the reasons
   */
  Awaited(
      Set<Class<?>> inTurn,
      Set<Class<?>> open,
      Map<Class<?>, Reason<S, M>> reasons,
      Reason<S, M> others) {
    this.inTurn = inTurn.toArray(new Class<?>[0]);
    this.open = open.toArray(new Class<?>[0]);
    this.areOpen = inTurn.isEmpty();
    Class<?>[] usual = areOpen ? this.open : this.inTurn;
    this.first = usual.length > 0 ? usual[0] : Awaited.class; // the class of no move
    this.second = usual.length > 1 ? usual[1] : first;
    this.third = usual.length > 2 ? usual[2] : first;
    this.fourth = usual.length > 3 ? usual[3] : first;
    this.reasons = ImmutableMap.copyOf(reasons);
    this.others = others;
  }

  /**
   * Tells whether a move is due where this seat is in turn.
   *
   * <p>The seat is asked for at four places: at each the compiler learns of which class the move
   * mostly is, and then asks it without a search.
   */
  boolean isDue(M move, int seat) {
    Class<?> kind = move.getClass();
    if (kind == first) {
      return areOpen || move.seat() == seat;
    }
    if (kind == second) {
      return areOpen || move.seat() == seat;
    }
    if (kind == third) {
      return areOpen || move.seat() == seat;
    }
    if (kind == fourth) {
      return areOpen || move.seat() == seat;
    }
    return isFurther(kind, move.seat() == seat);
  }

  /** Tells whether a move is due in such a turn. */
  boolean isDue(M move, Turn turn) {
    Class<?> kind = move.getClass();
    return kind == first || kind == second || kind == third || kind == fourth
        ? areOpen || turn.contains(move.seat())
        : isFurther(kind, turn.contains(move.seat()));
  }

  private boolean isFurther(Class<?> kind, boolean isInTurn) {
    return isInTurn && isAmong(inTurn, kind) || isAmong(open, kind);
  }

  private static boolean isAmong(Class<?>[] kinds, Class<?> kind) {
    for (Class<?> each : kinds) {
      if (each == kind) {
        return true;
      }
    }
    return false;
  }

  /** Returns why a move that is not due is refused. */
  Optional<Refusal> refusal(S state, M move) {
    return reasons.getOrDefault(move.getClass(), others).refusal(state, move);
  }
}
