package io.github.spadille.tricktaking.polignac;

import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The move that Polignac adds to those of every trick game. */
public sealed interface PolignacMove extends TrickMove {
  /** How moves are written where capot may be announced. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms()
          .form("capot", Capot.class, Capot::new)
          .form("pass", Pass.class, Pass::new)
          .build();

  /**
   * A seat announces that it will take all tricks.
   *
   * @param seat the seat
   */
  record Capot(int seat) implements PolignacMove {}
}
