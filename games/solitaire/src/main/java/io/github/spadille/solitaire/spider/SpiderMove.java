package io.github.spadille.solitaire.spider;

import static com.google.common.base.Preconditions.checkElementIndex;
import static io.github.spadille.engine.notation.Args.CARDS;
import static io.github.spadille.engine.notation.Args.NUMBER;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Arg;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;
import java.util.Optional;

/** The moves of Spider. Columns are numbered from 0 here and written {@code c1} to {@code c10}. */
public sealed interface SpiderMove extends Move {
  /** The number of columns. */
  int COLUMNS = 10;

  /** The names of the columns. */
  ImmutableList<String> COLUMN_NAMES =
      ImmutableList.of("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "c10");

  /** A column: {@code c3}. */
  Arg<Integer> COLUMN =
      Args.of(
          "a column: c1 to c10",
          name -> Optional.of(COLUMN_NAMES.indexOf(name)).filter(column -> column >= 0),
          COLUMN_NAMES::get,
          column -> column + 1);

  /** How moves are written. */
  MoveSyntax<SpiderMove> SYNTAX =
      MoveSyntax.<SpiderMove>builder()
          .shuffle(Shuffle.class, Shuffle::new, CARDS.of(Shuffle::cards))
          .form(
              "move",
              Shift.class,
              Shift::of,
              COLUMN.of(Shift::from),
              NUMBER.of(Shift::count),
              COLUMN.of(Shift::to))
          .form("deal", Deal.class, Deal::new)
          .form("remove", Remove.class, Remove::new, COLUMN.of(Remove::column))
          .form("resign", Resign.class, Resign::new)
          .build();

  /**
   * Chance shuffles the pack, and the layout is dealt.
   *
   * @param cards the whole pack, the first dealt first
   */
  record Shuffle(CardList<PlayingCard> cards) implements SpiderMove, ShuffleMove<PlayingCard> {}

  /**
   * The top cards of a column go to another.
   *
   * @param seat the seat
   * @param from the column they leave, from 0
   * @param count how many
   * @param to the column they go to, from 0
   */
  record Shift(int seat, int from, int count, int to) implements SpiderMove {
    private static final int LONGEST = 13;
    private static final Shift[] ALL = new Shift[COLUMNS * LONGEST * COLUMNS];

    static {
      for (int i = 0; i < ALL.length; i++) {
        ALL[i] = new Shift(0, i / (LONGEST * COLUMNS), i / COLUMNS % LONGEST + 1, i % COLUMNS);
      }
    }

    /**
     * Creates a shift.
     *
     * @throws IndexOutOfBoundsException if there is no such column
     */
    public Shift {
      checkElementIndex(from, COLUMNS);
      checkElementIndex(to, COLUMNS);
    }

    /**
     * Returns a shift; those that can be legal are shared.
     *
     * @throws IndexOutOfBoundsException if there is no such column
     */
    public static Shift of(int seat, int from, int count, int to) {
      checkElementIndex(from, COLUMNS);
      checkElementIndex(to, COLUMNS);
      boolean usual = seat == 0 && count >= 1 && count <= LONGEST;
      return usual
          ? ALL[(from * LONGEST + count - 1) * COLUMNS + to]
          : new Shift(seat, from, count, to);
    }
  }

  /**
   * Ten cards are dealt from the stock.
   *
   * @param seat the seat
   */
  record Deal(int seat) implements SpiderMove {}

  /**
   * The player takes away a complete run.
   *
   * @param seat the seat
   * @param column the column, from 0
   */
  record Remove(int seat, int column) implements SpiderMove {
    /**
     * Creates a removal.
     *
     * @throws IndexOutOfBoundsException if there is no such column
     */
    public Remove {
      checkElementIndex(column, COLUMNS);
    }
  }

  /**
   * The player gives up.
   *
   * @param seat the seat
   */
  record Resign(int seat) implements SpiderMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends SpiderMove {}
}
