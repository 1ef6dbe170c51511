package io.github.spadille.cantorscomb.zenertest;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.cantorscomb.ZenerSymbol;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of the Zener Test; seats from 0. */
public sealed interface ZenerTestMove extends Move {
  /** How moves are written. */
  MoveSyntax<ZenerTestMove> SYNTAX =
      MoveSyntax.<ZenerTestMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, Args.cards(CombCard.FAMILY).of(Shuffle::cards))
          .form("guess", Guess.class, Guess::new, Args.choice(ZenerSymbol.class).of(Guess::symbol))
          .build();

  /**
   * Chance shuffles the pack, and a run begins.
   *
   * @param cards all of them, the top first
   */
  record Shuffle(CardList<CombCard> cards) implements ZenerTestMove, ShuffleMove<CombCard> {}

  /** A seat guesses the symbol of a card. */
  record Guess(int seat, ZenerSymbol symbol) implements ZenerTestMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends ZenerTestMove {}
}
