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
          .form("swap", Swap.class)
          .form("keep", Keep.class)
          .form("challenge", Challenge.class)
          .form("pass", Pass.class)
          .form("stand", Stand.class)
          .form("whistle", Whistle.class)
          .form("quiet", Quiet.class)
          .form("knock", Knock.class)
          .form("stay", Stay.class)
          .form("fold", Fold.class)
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
      return move instanceof Quiet
          ? QUIET
          : move instanceof Whistle ? WHISTLE : move instanceof Stand ? STAND : NONE;
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
