package io.github.spadille.engine.game;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;

/**
 * Where a game stands: an immutable value with {@code equals}, from the first shuffle to the end.
 *
 * <p>A state covers the whole game, all hands up to the last. It holds no options, no history and
 * no source of randomness; those belong to {@link Rules}, to {@code Match} and to the caller. A
 * state holds every secret: show people {@linkplain Rules#table views} of it.
 */
public interface GameState {
  /** Returns who may act. */
  Turn turn();

  /**
   * Returns the seats for which the game waits: those that may act, without those that may as well
   * let it be. A player may interrupt another's turn, say; nothing waits for that, so no agent is
   * asked, which would have to choose a move and has none that says that it lets it be.
   *
   * @return some of the seats of {@link #turn}, at least one if there are any; all of them unless a
   *     game says otherwise
   */
  default Seats awaited() {
    return turn().seats();
  }

  /** Returns the number of the hand or round, from 1; games without hands have one. */
  default int handNumber() {
    return 1;
  }

  /** Returns every point given so far. */
  ScoreSheet sheet();

  /**
   * Returns how the game ended, won, drawn or lost; present if and only if {@link #turn} is over.
   */
  Optional<Outcome> outcome();

  /**
   * Returns the score of each seat, the sum of the {@linkplain #sheet sheet}; {@link Rules#scoring}
   * says which is good.
   */
  default ImmutableLongArray scores() {
    return sheet().totals();
  }
}
