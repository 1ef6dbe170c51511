package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Scopa. */
public sealed interface ScopaMove extends Move {
  /** How moves are written. */
  MoveSyntax<ScopaMove> SYNTAX =
      MoveSyntax.<ScopaMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "capture",
              Capture.class,
              Capture::new,
              CARD.of(Capture::card),
              BOARD_CARDS.of(Capture::captured)) // SCO-8
          .form("trail", Trail.class, Trail::of, CARD.of(Trail::card))
          .build();

  /** Chance shuffles the pack, the first card dealt first, and the hand is dealt. */
  record Shuffle(CardList<PlayingCard> cards) implements ScopaMove, ShuffleMove<PlayingCard> {}

  /** A seat plays a card from its hand and captures cards of the board with it. */
  record Capture(int seat, PlayingCard card, CardSet<PlayingCard> captured) implements ScopaMove {}

  /** A seat lays a card from its hand on the board. */
  record Trail(int seat, PlayingCard card) implements ScopaMove {
    static final CardMoves<PlayingCard, Trail> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Trail[]::new, Trail::new);

    /** Returns the trail of a seat and a card; each is made once. */
    public static Trail of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends ScopaMove {}
}
