package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.SUIT;
import static io.github.spadille.engine.notation.Args.optional;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.Optional;

/** The moves of Crazy Eights. */
public sealed interface CrazyEightsMove extends Move {
  /** How moves are written. */
  MoveSyntax<CrazyEightsMove> SYNTAX =
      MoveSyntax.<CrazyEightsMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "play",
              Play.class,
              Play::new,
              CARD.of(Play::card),
              optional("naming", SUIT).of(Play::suit))
          .form("draw", Draw.class, Draw::of)
          .form("pass", Pass.class, Pass::of)
          .build();

  /**
   * Chance shuffles: the pack, and the hand is dealt; or the discards, and they are the new stock.
   *
   * @param cards the shuffled cards, the top first
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements CrazyEightsMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat plays a card.
   *
   * @param seat the seat
   * @param card the card
   * @param suit the suit that may follow, named with an 8 or a card that counts as one
   */
  record Play(int seat, PlayingCard card, Optional<Suit> suit) implements CrazyEightsMove {}

  /**
   * A seat draws a card from the stock.
   *
   * @param seat the seat
   */
  record Draw(int seat) implements CrazyEightsMove {
    private static final SeatMoves<Draw> SHARED = SeatMoves.of(Draw::new);

    /** Returns the move of a seat; those of possible seats are shared. */
    public static Draw of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seat ends its turn without a play.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements CrazyEightsMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns the move of a seat; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends CrazyEightsMove {}
}
