package io.github.spadille.testkit.bury;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Bury. */
public sealed interface BuryMove extends Move {
  /** How moves are written. */
  MoveSyntax<BuryMove> SYNTAX = forms().concealed(Bury.class).build();

  /** The forms of all moves; the shuffle is concealed. */
  static MoveSyntax.Builder<BuryMove> forms() {
    return MoveSyntax.<BuryMove>builder()
        .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
        .form("bury", Bury.class, Bury::new, CARD.of(Bury::card))
        .form("play", Play.class, Play::new, CARD.of(Play::card));
  }

  /** Chance shuffles the pack, and the hand is dealt. */
  record Shuffle(CardList<PlayingCard> cards) implements BuryMove, ShuffleMove<PlayingCard> {}

  /** A seat lays a card aside, face down. */
  record Bury(int seat, PlayingCard card) implements BuryMove {}

  /** A seat plays a card to the trick. */
  record Play(int seat, PlayingCard card) implements BuryMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends BuryMove {}
}
