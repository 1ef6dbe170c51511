package io.github.spadille.fishing.stealingbundles;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SEAT;
import static io.github.spadille.fishing.BoardCards.BOARD_CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Stealing Bundles; seats from 0. */
public sealed interface StealingBundlesMove extends Move {
  /** How moves are written. */
  MoveSyntax<StealingBundlesMove> SYNTAX =
      MoveSyntax.<StealingBundlesMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "capture",
              Capture.class,
              Capture::new,
              CARD.of(Capture::card),
              BOARD_CARDS.of(Capture::captured))
          .form("steal", Steal.class, Steal::new, CARD.of(Steal::card), SEAT.of(Steal::from))
          .form("trail", Trail.class, Trail::of, CARD.of(Trail::card))
          .build();

  /**
   * Chance shuffles the pack, and the first cards are dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements StealingBundlesMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat plays a card and takes cards of the board with it.
   *
   * @param seat the seat
   * @param card the card from the hand
   * @param captured the cards from the board
   */
  record Capture(int seat, PlayingCard card, CardSet<PlayingCard> captured)
      implements StealingBundlesMove {}

  /**
   * A seat plays a card and takes the bundle of another seat with it.
   *
   * @param seat the seat
   * @param card the card from the hand
   * @param from the other seat
   */
  record Steal(int seat, PlayingCard card, int from) implements StealingBundlesMove {}

  /**
   * A seat plays a card to the board.
   *
   * @param seat the seat
   * @param card the card from the hand
   */
  record Trail(int seat, PlayingCard card) implements StealingBundlesMove {
    static final CardMoves<PlayingCard, Trail> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Trail[]::new, Trail::new);

    /** Returns a trail; those of possible seats are shared. */
    public static Trail of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends StealingBundlesMove {}
}
