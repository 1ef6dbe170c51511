package io.github.spadille.tricktaking.canadiansalad;

import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The move that Canadian Salad adds to those of every trick game. */
public sealed interface CanadianSaladMove extends TrickMove {
  /** How moves are written where the dealer chooses. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms()
          .form("choose", Choose.class, Choose::new, Args.NUMBER.of(Choose::number))
          .build();

  /**
   * The dealer chooses the penalty of the hand.
   *
   * @param seat the seat
   * @param number the number of the penalty
   */
  record Choose(int seat, int number) implements CanadianSaladMove {}
}
