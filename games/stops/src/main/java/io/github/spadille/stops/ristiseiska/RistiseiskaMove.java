package io.github.spadille.stops.ristiseiska;

import static io.github.spadille.engine.notation.Args.CARD;
import static io.github.spadille.engine.notation.Args.CARDS;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.CardMoves;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Ristiseiska. */
public sealed interface RistiseiskaMove extends Move {
  /** How moves are written; a card that is given is not shown to all. */
  MoveSyntax<RistiseiskaMove> SYNTAX =
      MoveSyntax.<RistiseiskaMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("play", Play.class, Play::of, CARD.of(Play::card))
          .form("pass", Pass.class, Pass::of)
          .form("beg", Beg.class, Beg::of)
          .form("give", Give.class, Give::of, CARD.of(Give::card))
          .concealed(Give.class)
          .build();

  /** How moves are written where an ace or a king lets a seat play a second card. */
  MoveSyntax<RistiseiskaMove> WITH_DONE =
      SYNTAX.toBuilder().form("done", Done.class, Done::of).build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements RistiseiskaMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat lays out a card.
   *
   * @param seat the seat
   * @param card the card
   */
  record Play(int seat, PlayingCard card) implements RistiseiskaMove {
    static final CardMoves<PlayingCard, Play> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Play[]::new, Play::new);

    /** Returns a play; those of possible seats are shared. */
    public static Play of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A seat that cannot play lets its first turn go.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements RistiseiskaMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns a pass; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seat begs for a card.
   *
   * @param seat the seat
   */
  record Beg(int seat) implements RistiseiskaMove {
    private static final SeatMoves<Beg> SHARED = SeatMoves.of(Beg::new);

    /** Returns a beg; those of possible seats are shared. */
    public static Beg of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seat gives a card, face down, to the seat that begs.
   *
   * @param seat the seat that gives it
   * @param card the card
   */
  record Give(int seat, PlayingCard card) implements RistiseiskaMove {
    static final CardMoves<PlayingCard, Give> SHARED =
        CardMoves.of(PlayingCard.FAMILY, Give[]::new, Give::new);

    /** Returns a gift; those of possible seats are shared. */
    public static Give of(int seat, PlayingCard card) {
      return SHARED.get(seat, card);
    }
  }

  /**
   * A seat plays no second card.
   *
   * @param seat the seat
   */
  record Done(int seat) implements RistiseiskaMove {
    private static final SeatMoves<Done> SHARED = SeatMoves.of(Done::new);

    /** Returns a move of a seat; those of possible seats are shared. */
    public static Done of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends RistiseiskaMove {}
}
