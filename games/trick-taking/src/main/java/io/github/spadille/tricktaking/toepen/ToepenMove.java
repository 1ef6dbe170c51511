package io.github.spadille.tricktaking.toepen;

import com.google.common.base.Ascii;
import io.github.spadille.engine.move.SeatChoice;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The moves of Toepen beside a shuffle and a play; seats from 0. */
public sealed interface ToepenMove extends TrickMove {
  /** How moves are written. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms()
          .form("swap", Swap.class, Swap::new)
          .form("keep", Keep.class, Keep::new)
          .form("challenge", Challenge.class, Challenge::new)
          .form("pass", Pass.class, Pass::new)
          .form("stand", Stand.class, Stand::new)
          .form("whistle", Whistle.class, Whistle::new)
          .form("quiet", Quiet.class, Quiet::new)
          .form("knock", Knock.class, Knock::new)
          .form("stay", Stay.class, Stay::new)
          .form("fold", Fold.class, Fold::new)
          .build();

  /** What a player has shown of a hand before the play. */
  enum Signal {
    /** It is not known yet. */
    NONE,
    /** Four tens or four jacks. */
    STAND,
    /** Three tens or three jacks. */
    WHISTLE,
    /** Nothing. */
    QUIET;

    static Signal of(TrickMove move) {
      if (move instanceof Quiet) {
        return QUIET;
      }
      if (move instanceof Whistle) {
        return WHISTLE;
      }
      return move instanceof Stand ? STAND : NONE;
    }

    /** Returns the verb of the move that shows this, or {@code -}. */
    @Override
    public String toString() {
      return this == NONE ? "-" : Ascii.toLowerCase(name());
    }
  }

  /** A seat discards its hand and draws another one. */
  record Swap(int seat) implements ToepenMove {}

  /** A seat keeps its hand. */
  record Keep(int seat) implements ToepenMove {}

  /** A seat challenges the hand that another one swapped. */
  record Challenge(int seat) implements ToepenMove {}

  /** A seat stands up for the rest of the hand. */
  record Stand(int seat) implements ToepenMove {}

  /** A seat whistles. */
  record Whistle(int seat) implements ToepenMove {}

  /** A seat shows nothing. */
  record Quiet(int seat) implements ToepenMove {}

  /** A seat raises the value of the hand by a chip. */
  record Knock(int seat) implements ToepenMove {
    /** The knock of each seat. */
    static final SeatChoice<TrickMove> CHOICE = SeatChoice.of(Knock::new);
  }

  /** A seat plays on at the raised value. */
  record Stay(int seat) implements ToepenMove {}

  /** A seat pays what the hand was worth before the knock, and leaves it. */
  record Fold(int seat) implements ToepenMove {}
}
