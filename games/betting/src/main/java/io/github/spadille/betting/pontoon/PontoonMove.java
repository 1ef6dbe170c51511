package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;
import static io.github.spadille.engine.notation.Args.choice;

import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.NumberMoves;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Pontoon; seats from 0, prices in chips. */
public sealed interface PontoonMove extends Move {
  /** How moves are written. */
  MoveSyntax<PontoonMove> SYNTAX =
      MoveSyntax.<PontoonMove>builder()
          .form("limits", Limits.class, Limits::new, NUMBER.of(Limits::min), NUMBER.of(Limits::max))
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("bet", Bet.class, Bet::new, NUMBER.of(Bet::chips))
          .form("pontoon", Declare.class, Declare::new)
          .form("stick", Stick.class, Stick::new)
          .form("buy", Buy.class, Buy::new, NUMBER.of(Buy::chips))
          .form("twist", Twist.class, Twist::new)
          .form("split", Split.class, Split::new)
          .form(
              "bank",
              Bank.class,
              Bank::new,
              choice(ImmutableMap.of("yes", true, "no", false)).of(Bank::accepts))
          .build();

  /** The banker names the lowest and the highest bet. */
  record Limits(int seat, int min, int max) implements PontoonMove {}

  /**
   * Chance shuffles the pack, and the first cards are dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements PontoonMove, ShuffleMove<PlayingCard> {}

  /** A player bets on the first card. */
  record Bet(int seat, int chips) implements PontoonMove {
    static final NumberMoves<PontoonMove> SHARED = NumberMoves.of(Bet::new);
  }

  /** A player declares a pontoon. */
  record Declare(int seat) implements PontoonMove {}

  /** A hand takes no more cards. */
  record Stick(int seat) implements PontoonMove {}

  /** A player raises the stake by some chips and gets a card face down. */
  record Buy(int seat, int chips) implements PontoonMove {
    static final NumberMoves<PontoonMove> SHARED = NumberMoves.of(Buy::new);
  }

  /** A hand gets a card face up. */
  record Twist(int seat) implements PontoonMove {}

  /** A player makes two hands of a pair. */
  record Split(int seat) implements PontoonMove {}

  /** A seat takes or refuses the bank. */
  record Bank(int seat, boolean accepts) implements PontoonMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends PontoonMove {}
}
