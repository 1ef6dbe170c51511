package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import java.util.ArrayList;
import java.util.List;

/**
 * Two rows of piles, one for each seat; the last card of a pile is its top, which is seen.
 *
 * <p>A position is sixteen times its row plus its column, both from 0; it is written {@code 0.3}
 * with the column counted from 1. Sets of positions are bits. Immutable, with value equality.
 *
 * @param rows the piles of each row
 */
public record Tableau(PerSeat<PerSeat<CardList<PlayingCard>>> rows) {
  /** More columns than a row can have: with 13 ranks at most 15 positions are in use (AGG-8). */
  static final int COLUMNS = 16;

  private static final PerSeat<CardList<PlayingCard>> NO_PILES = PerSeat.copyOf(List.of());

  /** Returns the tableau without a pile (AGG-3). */
  static Tableau empty() {
    return new Tableau(PerSeat.of(2, NO_PILES));
  }

  /** Returns the text of a position: {@code 0.3}. */
  static String name(int position) {
    return position / COLUMNS + "." + (position % COLUMNS + 1);
  }

  /** Tells whether there is a pile at a position. */
  boolean has(int position) {
    int row = position / COLUMNS;
    return position >= 0 && row < 2 && position % COLUMNS < rows.get(row).size();
  }

  /** Returns the pile at a position. */
  CardList<PlayingCard> pile(int position) {
    return rows.get(position / COLUMNS).get(position % COLUMNS);
  }

  /** Returns the rank that is seen at a position, as its ordinal (AGG-7). */
  int rank(int position) {
    return pile(position).bottom().rank().ordinal();
  }

  /** Returns the first free position of a row (AGG-16). */
  int free(int row) {
    return row * COLUMNS + rows.get(row).size();
  }

  /** Returns this tableau with a card on top of a pile, or as a new pile. */
  Tableau with(int position, PlayingCard card) {
    int row = position / COLUMNS;
    int column = position % COLUMNS;
    List<CardList<PlayingCard>> piles = new ArrayList<>(rows.get(row));
    if (column == piles.size()) {
      piles.add(CardList.of(PlayingCard.FAMILY, card));
    } else {
      piles.set(column, piles.get(column).append(card));
    }
    return new Tableau(rows.with(row, PerSeat.copyOf(piles)));
  }

  /** Returns the positions that show a rank, as bits. */
  int showing(int rank) {
    int positions = 0;
    for (int row = 0; row < 2; row++) {
      for (int position = row * COLUMNS; position < free(row); position++) {
        positions |= rank(position) == rank ? 1 << position : 0;
      }
    }
    return positions;
  }

  /** Returns the positions whose rank is seen more than once, as bits (AGG-7). */
  int matched() {
    int once = 0;
    int often = 0;
    for (int row = 0; row < 2; row++) {
      for (int position = row * COLUMNS; position < free(row); position++) {
        int rank = 1 << rank(position);
        often |= once & rank;
        once |= rank;
      }
    }
    int positions = 0;
    for (int rest = often; rest != 0; rest &= rest - 1) {
      positions |= showing(Integer.numberOfTrailingZeros(rest));
    }
    return positions;
  }
}
