package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.mapped;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Thirteen. */
public sealed interface ThirteenMove extends Move {
  /** How moves are written. */
  MoveSyntax<ThirteenMove> SYNTAX =
      MoveSyntax.<ThirteenMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "play",
              Play.class,
              Play::new,
              mapped(CARDS, Combination::of, Combination::cards).of(Play::combination))
          .form("knock", Knock.class, Knock::of)
          .build();

  /**
   * Chance shuffles the pack, and the hand is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements ThirteenMove, ShuffleMove<PlayingCard> {}

  /**
   * A player plays a combination.
   *
   * @param seat the seat
   * @param combination the cards; a play of cards that are no combination is refused
   */
  record Play(int seat, Combination combination) implements ThirteenMove {
    /** Returns the play of some cards, in whatever order they are given. */
    public static Play of(int seat, CardList<PlayingCard> cards) {
      return new Play(seat, Combination.of(cards));
    }

    /** Returns the cards from low to high. */
    public CardList<PlayingCard> cards() {
      return combination.cards();
    }
  }

  /**
   * A player knocks and is out of the round.
   *
   * @param seat the seat
   */
  record Knock(int seat) implements ThirteenMove {
    private static final SeatMoves<Knock> SHARED = SeatMoves.of(Knock::new);

    /** Returns the knock of a seat; those of possible seats are shared. */
    public static Knock of(int seat) {
      return SHARED.get(seat);
    }
  }

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends ThirteenMove {}
}
