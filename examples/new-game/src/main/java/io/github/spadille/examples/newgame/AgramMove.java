package io.github.spadille.examples.newgame;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.MoveSyntax;

/**
 * The moves of Agram: a sealed family of small records, and how they are written.
 *
 * <p>Chance is a move too. A shuffle names the whole pack, so that a record of a game holds all
 * there is to know about it, and needs no seed.
 */
public sealed interface AgramMove extends Move {
  /** One line for each kind of move; nobody sees how the pack lies after a shuffle. */
  MoveSyntax<AgramMove> SYNTAX =
      MoveSyntax.<AgramMove>builder()
          .shuffle(Shuffle.class, CARDS, Shuffle::cards, Shuffle::new)
          .form("play", Play.class, CARD, Play::card, Play::new)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements AgramMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat plays a card to the trick.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements AgramMove {}
}
