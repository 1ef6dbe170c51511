package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.game.Refusal;
import java.util.Optional;

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

  /** The refusal asks it, and the list does not. */
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
  public Optional<Refusal> refusal(BuryState state, BuryMove move) {
    return move.isChance() || mayMove(state)
        ? super.refusal(state, move)
        : refuse("BRY-3", "variant");
  }
}
