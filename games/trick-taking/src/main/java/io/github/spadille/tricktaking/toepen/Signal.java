package io.github.spadille.tricktaking.toepen;

import com.google.common.base.Ascii;
import io.github.spadille.tricktaking.TrickMove;

/** What a player has shown of a hand before the play. */
public enum Signal {
  /** It is not known yet. */
  NONE,
  /** Four tens or four jacks. */
  STAND,
  /** Three tens or three jacks. */
  WHISTLE,
  /** Nothing. */
  QUIET;

  /** Returns what a move shows; {@link #NONE} if it is no signal. */
  static Signal of(TrickMove move) {
    if (move instanceof ToepenMove.Quiet) {
      return QUIET;
    }
    return move instanceof ToepenMove.Whistle
        ? WHISTLE
        : move instanceof ToepenMove.Stand ? STAND : NONE;
  }

  /** Returns the move of a seat that shows this. */
  TrickMove by(int seat) {
    return switch (this) {
      case STAND -> new ToepenMove.Stand(seat);
      case WHISTLE -> new ToepenMove.Whistle(seat);
      default -> new ToepenMove.Quiet(seat);
    };
  }

  /** Returns the verb of the move that shows this, or {@code -}. */
  @Override
  public String toString() {
    return this == NONE ? "-" : Ascii.toLowerCase(name());
  }
}
