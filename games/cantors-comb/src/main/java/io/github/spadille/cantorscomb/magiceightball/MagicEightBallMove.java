package io.github.spadille.cantorscomb.magiceightball;

import static io.github.spadille.engine.notation.Args.NUMBER;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of the Magic Eight Ball; those of the player are of seat 0. */
public sealed interface MagicEightBallMove extends Move {
  /** How moves are written. */
  MoveSyntax<MagicEightBallMove> SYNTAX =
      MoveSyntax.<MagicEightBallMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, Args.cards(CombCard.FAMILY).of(Shuffle::cards))
          .form("ask", Ask.class, Ask::new)
          .form("draw", Draw.class, Draw::new, NUMBER.of(Draw::place))
          .form("done", Done.class, Done::new)
          .build();

  /**
   * Chance shuffles the deck.
   *
   * @param cards all of them, the top first
   */
  record Shuffle(CardList<CombCard> cards) implements MagicEightBallMove, ShuffleMove<CombCard> {}

  /** The player asks a question. */
  record Ask(int seat) implements MagicEightBallMove {}

  /**
   * The player turns a card.
   *
   * @param seat the seat
   * @param place its place in the deck, from 1 for the top
   */
  record Draw(int seat, int place) implements MagicEightBallMove {}

  /** The player asks no more. */
  record Done(int seat) implements MagicEightBallMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends MagicEightBallMove {}
}
