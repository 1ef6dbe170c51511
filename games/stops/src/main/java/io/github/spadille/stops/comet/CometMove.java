package io.github.spadille.stops.comet;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Comet. */
public sealed interface CometMove extends Move {
  /** How moves are written. */
  MoveSyntax<CometMove> SYNTAX =
      MoveSyntax.<CometMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("play", Play.class, Play::of, CARD.of(Play::card))
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first; the stub comes last
   */
  record Shuffle(CardList<PlayingCard> cards) implements CometMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat leads a card, continues a sequence, or plays the comet.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements CometMove {
    private static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }

    /** Returns the plays of some cards by a seat, in the order of the pack. */
    static MoveList<CometMove> list(int seat, CardSet<PlayingCard> cards) {
      return MoveList.ofCards(cards, SHARED, seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CometMove {}
}
