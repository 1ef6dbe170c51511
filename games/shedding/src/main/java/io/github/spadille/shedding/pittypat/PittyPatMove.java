package io.github.spadille.shedding.pittypat;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Pitty Pat; seats from 0. */
public sealed interface PittyPatMove extends Move {
  /** How moves are written. */
  MoveSyntax<PittyPatMove> SYNTAX =
      MoveSyntax.<PittyPatMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("match", Match.class, Match::of, CARD.of(Match::card))
          .form("flip", Flip.class, Flip::of)
          .form("discard", Discard.class, Discard::of, CARD.of(Discard::card))
          .form("done", Done.class, Done::of)
          .build();

  /**
   * Chance shuffles: the pack, and the hand is dealt; or the discards, and they are the new stock.
   *
   * @param cards the first on top
   */
  record Shuffle(CardList<PlayingCard> cards) implements PittyPatMove, ShuffleMove<PlayingCard> {}

  /** A seat pairs a card with the upcard. */
  record Match(int seat, PlayingCard card) implements PittyPatMove {
    static final CardMoves<PlayingCard, Match> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Match[]::new, Match::new);

    /** Returns a match; those of possible seats are shared. */
    public static Match of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A seat without a matching card turns up the top card of the stock. */
  record Flip(int seat) implements PittyPatMove {
    private static final SeatMoves<Flip> SHARED = SeatMoves.of(Flip::new);

    /** Returns a flip; those of possible seats are shared. */
    public static Flip of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A seat that has matched throws a second card. */
  record Discard(int seat, PlayingCard card) implements PittyPatMove {
    static final CardMoves<PlayingCard, Discard> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Discard[]::new, Discard::new);

    /** Returns a discard; those of possible seats are shared. */
    public static Discard of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /** A seat that has matched throws no second card. */
  record Done(int seat) implements PittyPatMove {
    private static final SeatMoves<Done> SHARED = SeatMoves.of(Done::new);

    /** Returns a move of a seat; those of possible seats are shared. */
    public static Done of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends PittyPatMove {}
}
