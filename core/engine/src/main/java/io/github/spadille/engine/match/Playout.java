package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Plays games on from any state as fast as the rules allow: by uniformly random moves and to the
 * end, if nothing else is said.
 *
 * <pre>{@code
 * Playout<MyState, MyMove> playout = Playout.of(rules);
 * playout.play(state, random).last();                             // the end of a random game
 * playout.by(best).toEndOfHand().play(sampler.draw(random), random);
 * }</pre>
 *
 * <p>It keeps one state at a time and no history. So nobody observes anything here: what chooses
 * moves is a {@link StatePolicy}, which is handed the state. {@link Arena} plays matches, in which
 * a {@link Policy} sees what its seat may see.
 *
 * <p>Immutable. Many threads may play at once, each with a generator of its own. The thread that
 * uses a generator should make it too: two that were made one after the other lie in one line of
 * the processor's caches, which the threads then take from each other with every number.
 *
 * @param <S> the states of the game
 * @param <M> the moves of the game
 */
public final class Playout<S extends GameState, M extends Move> {
  /** After so many moves a game is cut off if nothing else is said; moves of chance count. */
  public static final int MOVE_LIMIT = 100_000;

  private static final long WORD = -1L >>> Integer.SIZE;

  /** Of a uniform source at most every second draw is refused, and never so many in a row. */
  private static final int DRAWS = 64;

  private final Rules<S, M> rules;
  private final @Nullable StatePolicy<S, M> policy;
  private final @Nullable Predicate<? super S> end;
  private final boolean oneHand;
  private final int moveLimit;

  private Playout(
      Rules<S, M> rules,
      @Nullable StatePolicy<S, M> policy,
      @Nullable Predicate<? super S> end,
      boolean oneHand,
      int moveLimit) {
    this.rules = rules;
    this.policy = policy;
    this.end = end;
    this.oneHand = oneHand;
    this.moveLimit = moveLimit;
  }

  /**
   * What came of a game.
   *
   * @param last the state in which it ended or was stopped
   * @param decisions the number of moves that seats made; those of chance do not count
   */
  public record Result<S extends GameState>(S last, int decisions) {}

  /**
   * Returns what plays by uniformly random moves to the end: of the legal moves of all seats that
   * may act, each is as likely as any other.
   */
  public static <S extends GameState, M extends Move> Playout<S, M> of(Rules<S, M> rules) {
    return new Playout<>(rules, null, null, false, MOVE_LIMIT);
  }

  /** Returns this playout with moves that a policy chooses, for all seats. */
  public Playout<S, M> by(StatePolicy<S, M> policy) {
    return new Playout<>(rules, policy, end, oneHand, moveLimit);
  }

  /**
   * Returns this playout, which stops as soon as a state has a property; at once if the first has.
   */
  public Playout<S, M> until(Predicate<? super S> property) {
    return new Playout<>(rules, policy, property, oneHand, moveLimit);
  }

  /**
   * Returns this playout, which stops as soon as the {@linkplain GameState#handNumber number of the
   * hand} is another than at first: the hand is over, its points are on the sheet, and mostly the
   * next shuffle is due. A game without hands, and the last hand, are played to the end.
   */
  public Playout<S, M> toEndOfHand() {
    return new Playout<>(rules, policy, end, true, moveLimit);
  }

  /**
   * Returns this playout, which plays so many moves at most; those of chance count.
   *
   * @throws IllegalArgumentException if {@code moves} is negative
   */
  public Playout<S, M> withMoveLimit(int moves) {
    checkArgument(moves >= 0, "%s moves; expected 0 or more", moves);
    return new Playout<>(rules, policy, end, oneHand, moves);
  }

  /**
   * Plays.
   *
   * @param state where to begin
   * @param random draws the moves, those of chance too
   * @throws IllegalStateException if the source is so far from uniform that 64 draws in a row are
   *     refused
   * @throws io.github.spadille.engine.game.IllegalMoveException if the policy chooses an illegal
   *     move
   */
  public Result<S> play(S state, RandomSource random) {
    return policy == null && end == null && !oneHand
        ? playUniformly(rules, state, random, moveLimit)
        : playChosen(state, random);
  }

  /** What most playouts are, by itself: no question is asked that has one answer. */
  private static <S extends GameState, M extends Move> Result<S> playUniformly(
      Rules<S, M> rules, S state, RandomSource random, int maxMoves) {
    S current = state;
    int decisions = 0;
    for (int i = 0; i < maxMoves && !current.turn().isOver(); i++) {
      M move;
      if (current.turn().isChance()) {
        move = rules.chance(current, random);
      } else {
        MoveList<M> moves = rules.legalMoves(current);
        move = moves.get(below(moves.size(), random));
        decisions++;
      }
      current = rules.apply(current, move);
    }
    return new Result<>(current, decisions);
  }

  private Result<S> playChosen(S state, RandomSource random) {
    S current = state;
    int decisions = 0;
    int hand = state.handNumber();
    for (int i = 0; i < moveLimit && !current.turn().isOver() && !isEnd(current, hand); i++) {
      M move;
      if (current.turn().isChance()) {
        move = rules.chance(current, random);
      } else {
        MoveList<M> moves = rules.legalMoves(current);
        move =
            policy == null
                ? moves.get(below(moves.size(), random))
                : policy.choose(current, moves, random);
        decisions++;
      }
      current = rules.apply(current, move);
    }
    return new Result<>(current, decisions);
  }

  private boolean isEnd(S state, int hand) {
    return oneHand && state.handNumber() != hand || end != null && end.test(state);
  }

  /**
   * A number from 0, less than {@code bound}, each as likely as any other.
   *
   * <p>{@link RandomSource#nextInt(int)} divides, and asks whether the bound is a power of two,
   * which nobody can foresee. Here the bound is multiplied by a fraction of 32 bits; the few
   * fractions that would favour a number are thrown away (Lemire, Fast Random Integer Generation in
   * an Interval, 2019).
   */
  private static int below(int bound, RandomSource random) {
    for (int draw = 0; draw < DRAWS; draw++) {
      long product = (random.nextInt() & WORD) * bound;
      if ((product & WORD) >= bound || (product & WORD) >= (1L << Integer.SIZE) % bound) {
        return (int) (product >>> Integer.SIZE);
      }
    }
    throw new IllegalStateException(
        DRAWS + " draws in a row were refused; a source must be uniform");
  }
}
