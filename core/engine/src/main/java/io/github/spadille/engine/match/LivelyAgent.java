package io.github.spadille.engine.match;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays at random with a temper: some kinds of moves often, others hardly ever.
 *
 * <p>Where uniform play ends a game in an odd corner (bids up to the highest, resigns at once),
 * many agents of different tempers reach its depth: some hardly ever bid, some hardly ever resign.
 * A temper gives each kind of move, that is each class, a weight between 1/60 and 60; within a kind
 * every move is as likely as any other. A {@link TimedMove} is made after a random time of up to a
 * second and a half where the rules allow it.
 */
public final class LivelyAgent implements Agent {
  private static final double WEIGHT_RANGE = Math.log(60);
  private static final int SLOWEST_MILLISECONDS = 1500;

  private final long temper;

  /** Creates an agent; equal tempers play alike. */
  public LivelyAgent(long temper) {
    this.temper = temper;
  }

  @Override
  public <S extends GameState, M extends Move> M choose(
      Observation<S, M> observation, RandomSource random) {
    M move = pick(observation.legalMoves(), random);
    return move instanceof TimedMove<?> timed
        ? delayed(observation, move, timed.time(), random)
        : move;
  }

  /**
   * Returns one of some moves, by temper.
   *
   * @throws IllegalArgumentException if there is no move
   */
  public <M extends Move> M pick(MoveList<M> moves, RandomSource random) {
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("no move to choose from");
    }
    double[] shares = shares(moves);
    double total = 0;
    for (double share : shares) {
      total += share;
    }
    double left = random.nextDouble() * total;
    for (int i = 0; i < shares.length - 1; i++) {
      left -= shares[i];
      if (left < 0) {
        return moves.get(i);
      }
    }
    return moves.get(shares.length - 1);
  }

  /** A kind's weight is shared by its moves, so that many bids do not outweigh one pass. */
  private double[] shares(MoveList<?> moves) {
    List<Class<?>> kinds = new ArrayList<>();
    int[] kindOf = new int[moves.size()];
    int[] sizes = new int[moves.size()];
    int known = -1;
    for (int i = 0; i < kindOf.length; i++) {
      Class<?> kind = moves.get(i).getClass();
      if (known < 0 || kinds.get(known) != kind) { // Mostly moves of one kind follow each other.
        known = kinds.indexOf(kind);
      }
      if (known < 0) {
        known = kinds.size();
        kinds.add(kind);
      }
      kindOf[i] = known;
      sizes[known]++;
    }
    double[] byKind = new double[kinds.size()];
    for (int i = 0; i < byKind.length; i++) {
      byKind[i] = weight(kinds.get(i)) / sizes[i];
    }
    double[] shares = new double[kindOf.length];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = byKind[kindOf[i]];
    }
    return shares;
  }

  /** Returns the weight of a kind: the same on every machine, as a class's name is. */
  private double weight(Class<?> kind) {
    long mixed = (temper ^ kind.getName().hashCode()) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
    double unit = ((mixed ^ (mixed >>> 32)) >>> 11) * 0x1.0p-53;
    return Math.exp((2 * unit - 1) * WEIGHT_RANGE);
  }

  private static <S extends GameState, M extends Move> M delayed(
      Observation<S, M> observation, M move, long time, RandomSource random) {
    M later = TimedMove.at(move, time + random.nextInt(SLOWEST_MILLISECONDS));
    return observation.refusal(later).isEmpty() ? later : move;
  }

  /** Returns {@code lively}. */
  @Override
  public String toString() {
    return "lively";
  }
}
