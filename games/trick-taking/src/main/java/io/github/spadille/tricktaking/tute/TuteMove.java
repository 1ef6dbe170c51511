package io.github.spadille.tricktaking.tute;

import static io.github.spadille.engine.notation.Args.SUIT;

import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The moves of Tute beside the shuffle and the play of a card. */
public sealed interface TuteMove extends TrickMove {
  /** How moves are written. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms()
          .form(
              "declare",
              DeclareMarriage.class,
              DeclareMarriage::new,
              SUIT.of(DeclareMarriage::suit))
          .form("declare tute", DeclareTute.class, DeclareTute::new)
          .form("pass", Pass.class, Pass::new)
          .named(DeclareMarriage.class, "declare-marriage")
          .build();

  /**
   * A seat shows king and queen of a suit.
   *
   * @param seat the seat
   * @param suit the suit
   */
  record DeclareMarriage(int seat, Suit suit) implements TuteMove {
    /** Returns seat and suit, as the facts of a game have them: {@code 0 c}. */
    @Override
    public String toString() {
      return seat + " " + suit.code();
    }
  }

  /**
   * A seat shows four kings, or four queens where these are tute, too.
   *
   * @param seat the seat
   */
  record DeclareTute(int seat) implements TuteMove {}
}
