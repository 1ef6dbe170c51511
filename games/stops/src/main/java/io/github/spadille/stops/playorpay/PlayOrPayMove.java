package io.github.spadille.stops.playorpay;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Play or Pay. */
public sealed interface PlayOrPayMove extends Move {
  /** How moves are written. */
  MoveSyntax<PlayOrPayMove> SYNTAX =
      MoveSyntax.<PlayOrPayMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("play", Play.class, Play::of, CARD.of(Play::card))
          .form("pay", Pay.class, Pay::of)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements PlayOrPayMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat begins a sequence with a card, or continues one.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements PlayOrPayMove {
    private static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }

    /** Returns the plays of some cards by a seat, in the order of the pack. */
    static MoveList<PlayOrPayMove> list(int seat, CardSet<PlayingCard> cards) {
      return MoveList.ofCards(cards, SHARED, seat);
    }
  }

  /**
   * A seat that does not hold the next card pays.
   *
   * @param seat the seat
   */
  record Pay(int seat) implements PlayOrPayMove {
    private static final SeatMoves<Pay> SHARED = SeatMoves.of(Pay::new);

    /** Returns a payment; those of possible seats are shared. */
    public static Pay of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends PlayOrPayMove {}
}
