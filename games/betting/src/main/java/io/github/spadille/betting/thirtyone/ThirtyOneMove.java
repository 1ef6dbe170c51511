package io.github.spadille.betting.thirtyone;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.choice;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Thirty-One; seats from 0. */
public sealed interface ThirtyOneMove extends Move {
  /** How moves are written. */
  MoveSyntax<ThirtyOneMove> SYNTAX =
      MoveSyntax.<ThirtyOneMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("draw", Draw.class, Draw::of, choice(Source.class).of(Draw::source))
          .form("discard", Discard.class, Discard::of, CARD.of(Discard::card))
          .form("knock", Knock.class, Knock::of)
          .build();

  /** Where a card is drawn from. */
  enum Source {
    /** The stock: its top card, face down. */
    STOCK,
    /** The discards: the upcard. */
    DISCARD
  }

  /**
   * Chance shuffles: the pack, and the hand is dealt; or the discards, and they are the new stock.
   *
   * @param cards the first on top
   */
  record Shuffle(CardList<PlayingCard> cards) implements ThirtyOneMove, ShuffleMove<PlayingCard> {}

  /** A seat draws a card. */
  record Draw(int seat, Source source) implements ThirtyOneMove {
    private static final SeatMoves<Draw> FROM_STOCK =
        SeatMoves.of(seat -> new Draw(seat, Source.STOCK));
    private static final SeatMoves<Draw> UPCARD =
        SeatMoves.of(seat -> new Draw(seat, Source.DISCARD));

    /** Returns a draw of the top card of the stock; those of possible seats are shared. */
    static Draw fromStock(int seat) {
      return FROM_STOCK.get(seat);
    }

    /** Returns a draw of the upcard; those of possible seats are shared. */
    static Draw upcard(int seat) {
      return UPCARD.get(seat);
    }

    /** Returns a draw; those of possible seats are shared. */
    public static Draw of(int seat, Source source) {
      return source == Source.STOCK ? fromStock(seat) : upcard(seat);
    }
  }

  /** A seat discards one of its four cards. */
  record Discard(int seat, PlayingCard card) implements ThirtyOneMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A seat knocks, so that each other player has one more turn. */
  record Knock(int seat) implements ThirtyOneMove {
    private static final SeatMoves<Knock> SHARED = SeatMoves.of(Knock::new);

    /** Returns a knock; those of possible seats are shared. */
    public static Knock of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends ThirtyOneMove {}
}
