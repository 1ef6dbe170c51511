package io.github.spadille.engine.match;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.move.Move;
import java.util.List;

/**
 * How play once went on to a move of chance that was taken back.
 *
 * <p>It goes on from the way before it in a list, and the first from the present moves of the
 * match: {@code after} of their moves come before. All moves of chance on the way were drawn and
 * taken back too, unless another was drawn in the same state before. It holds every secret, as
 * moves do.
 *
 * @param after how many moves of the way before, counted from the start of the match, come before
 *     it
 * @param moves the moves after those, the last of them the draw
 * @param <M> the moves of the game
 */
public record TakenBack<M extends Move>(int after, ImmutableList<M> moves) {
  /**
   * Creates the way to a draw.
   *
   * @throws IllegalArgumentException if {@code after} is negative, or the last move is not one of
   *     chance
   */
  public TakenBack {
    checkArgument(after >= 0, "after %s moves; expected 0 or more", after);
    checkArgument(
        !moves.isEmpty() && moves.get(moves.size() - 1).isChance(),
        "taken back after %s moves: no move of chance at the end",
        after);
  }

  /** Returns the way to a draw, which is the last of these moves. */
  public static <M extends Move> TakenBack<M> of(int after, List<M> moves) {
    return new TakenBack<>(after, ImmutableList.copyOf(moves));
  }
}
