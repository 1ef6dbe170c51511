package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.betting.pontoon.TurnMoves.ByNumber;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Pontoon. */
public sealed interface PontoonMove extends Move {
  /** The most seats of the game. */
  int SEATS = 8;

  /** How moves are written. */
  MoveSyntax<PontoonMove> SYNTAX =
      MoveSyntax.<PontoonMove>builder()
          .form("limits", Limits.class, NUMBER, NUMBER)
          .shuffle(Shuffle.class, CARDS)
          .form("bet", Bet.class, NUMBER)
          .form("pontoon", Declare.class)
          .form("stick", Stick.class)
          .form("buy", Buy.class, NUMBER)
          .form("twist", Twist.class)
          .form("split", Split.class)
          .form("bank", Bank.class, Args.choice(ImmutableMap.of("yes", true, "no", false)))
          .build();

  /**
   * The banker names the lowest and the highest bet.
   *
   * @param seat the seat
   * @param min the lowest bet
   * @param max the highest bet
   */
  record Limits(int seat, int min, int max) implements PontoonMove {}

  /**
   * Chance shuffles the pack, and the first cards are dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements PontoonMove, ShuffleMove<PlayingCard> {}

  /**
   * A player bets on the first card.
   *
   * @param seat the seat
   * @param chips how many
   */
  record Bet(int seat, int chips) implements PontoonMove {
    private static final ByNumber[] BY_SEAT = ByNumber.ofSeats(Bet::new);

    /** Returns the moves of a seat by their chips. */
    static ByNumber ofSeat(int seat) {
      return BY_SEAT[seat];
    }
  }

  /**
   * A player declares a pontoon.
   *
   * @param seat the seat
   */
  record Declare(int seat) implements PontoonMove {}

  /**
   * A hand takes no more cards.
   *
   * @param seat the seat
   */
  record Stick(int seat) implements PontoonMove {}

  /**
   * A player raises the stake and gets a card face down.
   *
   * @param seat the seat
   * @param chips how many the stake grows by
   */
  record Buy(int seat, int chips) implements PontoonMove {
    private static final ByNumber[] BY_SEAT = ByNumber.ofSeats(Buy::new);

    /** Returns the moves of a seat by their chips. */
    static ByNumber ofSeat(int seat) {
      return BY_SEAT[seat];
    }
  }

  /**
   * A hand gets a card face up.
   *
   * @param seat the seat
   */
  record Twist(int seat) implements PontoonMove {}

  /**
   * A player makes two hands of a pair.
   *
   * @param seat the seat
   */
  record Split(int seat) implements PontoonMove {}

  /**
   * A seat takes or refuses the bank.
   *
   * @param seat the seat
   * @param accepts whether it takes the bank
   */
  record Bank(int seat, boolean accepts) implements PontoonMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends PontoonMove {}
}
