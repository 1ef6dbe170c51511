package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.TIME;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.TimedMove;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Aggravation; times are milliseconds since the deal (AGG-4). */
public sealed interface AggravationMove extends Move {
  /** How moves are written. */
  MoveSyntax<AggravationMove> SYNTAX =
      MoveSyntax.<AggravationMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form("turn", Turn.class, Turn::new, TIME.of(Turn::time))
          .form("cover", Cover.class, Cover::new, Places.ARG.of(Cover::place), TIME.of(Cover::time))
          .form(
              "aggravation",
              Call.class,
              Call::new,
              Places.ARG.of(Call::first),
              Places.ARG.of(Call::second),
              TIME.of(Call::time))
          .form("pass", Pass.class, Pass::new)
          .build();

  /**
   * Chance shuffles the pack, and it is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards)
      implements AggravationMove, ShuffleMove<PlayingCard> {}

  /**
   * A seat turns its top card up, with the other seat if that has to turn too.
   *
   * @param seat the seat
   * @param time when
   */
  record Turn(int seat, long time) implements AggravationMove, TimedMove<Turn> {
    @Override
    public Turn at(long time) {
      return new Turn(seat, time);
    }
  }

  /**
   * A seat covers a place with its top card.
   *
   * @param seat the seat
   * @param place the place, see {@link Places}
   * @param time when
   */
  record Cover(int seat, int place, long time) implements AggravationMove, TimedMove<Cover> {
    @Override
    public Cover at(long time) {
      return new Cover(seat, place, time);
    }
  }

  /**
   * A seat without cards calls a match.
   *
   * @param seat the seat
   * @param first a place of the match, see {@link Places}
   * @param second another
   * @param time when
   */
  record Call(int seat, int first, int second, long time)
      implements AggravationMove, TimedMove<Call> {
    @Override
    public Call at(long time) {
      return new Call(seat, first, second, time);
    }
  }

  /**
   * A seat lets the other's call stand.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements AggravationMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends AggravationMove {}
}
