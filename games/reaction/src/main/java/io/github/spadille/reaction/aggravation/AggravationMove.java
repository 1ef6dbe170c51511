package io.github.spadille.reaction.aggravation;

import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.TIME;

import com.google.common.primitives.Ints;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.game.TimedMove;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.Optional;

/** The moves of Aggravation; times are milliseconds since the deal (AGG-4). */
public sealed interface AggravationMove extends Move {
  /** A position of the tableau: {@code 0.3}. */
  Arg<Integer> POSITION =
      Args.of(
          "a position such as 0.3",
          AggravationMove::findPosition,
          Tableau::name,
          AggravationStages::place);

  /** How moves are written. */
  MoveSyntax<AggravationMove> SYNTAX =
      MoveSyntax.<AggravationMove>builder()
          .shuffle(Shuffle.class, CARDS)
          .form("turn", Turn.class, TIME)
          .form("cover", Cover.class, POSITION, TIME)
          .form("aggravation", Call.class, POSITION, POSITION, TIME)
          .form("pass", Pass.class)
          .build();

  private static Optional<Integer> findPosition(String word) {
    Integer row = word.length() > 2 ? Ints.tryParse(word.substring(0, 1)) : null;
    Integer column = word.length() > 2 ? Ints.tryParse(word.substring(2)) : null;
    if (row != null && column != null && row <= 1 && column >= 1 && column <= Tableau.COLUMNS) {
      int position = row * Tableau.COLUMNS + column - 1;
      if (Tableau.name(position).equals(word)) {
        return Optional.of(position);
      }
    }
    return Optional.empty();
  }

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
  record Turn(int seat, long time) implements AggravationMove, TimedMove {
    @Override
    public Turn at(long time) {
      return new Turn(seat, time);
    }
  }

  /**
   * A seat covers a position with its top card.
   *
   * @param seat the seat
   * @param position the position, see {@link Tableau}
   * @param time when
   */
  record Cover(int seat, int position, long time) implements AggravationMove, TimedMove {
    @Override
    public Cover at(long time) {
      return new Cover(seat, position, time);
    }
  }

  /**
   * A seat without cards calls a match.
   *
   * @param seat the seat
   * @param first a position of the match, see {@link Tableau}
   * @param second another
   * @param time when
   */
  record Call(int seat, int first, int second, long time) implements AggravationMove, TimedMove {
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
