package io.github.spadille.testkit.bury;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.move.MoveList;

/**
 * Bury with methods to override, of which a variant had better leave one alone.
 *
 * <p>Variant points, each carrying one rule: {@link #mayMove} (BRY-3), {@link #size} (BRY-2),
 * {@link #fixed} (BRY-1).
 */
public class PointedBury extends Bury {
  static final Game<BuryState, BuryMove, BuryOptions> GAME = game(PointedBury::new);

  protected PointedBury(int seats, BuryOptions options) {
    super(seats, options);
  }

  /** The list asks it, and the refusal does not. */
  protected boolean mayMove(BuryState state) {
    return !state.turn().isOver();
  }

  /** Nobody asks it. */
  protected int size() {
    return fixed();
  }

  /** It is not in the list of points. */
  protected int other() {
    return size();
  }

  private static int fixed() {
    return 1;
  }

  @Override
  public MoveList<BuryMove> legalMoves(BuryState state) {
    return mayMove(state) ? super.legalMoves(state) : MoveList.empty();
  }
}
