package io.github.spadille.reaction.aggravation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.PerSeat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two rows of piles, one for each seat; the last card of a pile is its top, which is seen.
 *
 * <p>A position is sixteen times its row plus its column, both from 0; it is written {@code 0.3}
 * with the column counted from 1. Sets of positions are bits.
 *
 * <p>Immutable, with value equality. A tableau is the one before and a card laid on it; the ranks
 * that are seen are kept as words, so that what play asks needs no search.
 */
public final class Tableau {
  /** More columns than a row can have: with 13 ranks at most 15 positions are in use (AGG-8). */
  static final int COLUMNS = 16;

  private static final int ROWS = 2;

  /** Every fourth bit: the lowest of each group of four, of which a word has one per column. */
  private static final long LOWEST = 0x1111_1111_1111_1111L;

  /** In place of a rank where there is no pile; higher than any rank. */
  private static final int NO_RANK = 15;

  private static final String[] NAMES = names();
  private static final Tableau EMPTY = new Tableau(null, null, 0, -1, -1, 0);

  private final @Nullable Tableau before; // null if there is no card
  private final @Nullable PlayingCard card; // what was laid last, and where
  private final int position;
  private final long upper; // the rank seen in each column of row 0, four bits each
  private final long lower; // and of row 1
  private final long seen; // at how many positions each rank is seen, four bits each

  private Tableau(
      @Nullable Tableau before,
      @Nullable PlayingCard card,
      int position,
      long upper,
      long lower,
      long seen) {
    this.before = before;
    this.card = card;
    this.position = position;
    this.upper = upper;
    this.lower = lower;
    this.seen = seen;
  }

  private static String[] names() {
    String[] names = new String[ROWS * COLUMNS];
    for (int position = 0; position < names.length; position++) {
      names[position] = spelled(position);
    }
    return names;
  }

  /** Returns the tableau without a pile (AGG-3). */
  static Tableau empty() {
    return EMPTY;
  }

  /** Returns the tableau of the given piles, the top of each last. */
  static Tableau of(List<? extends List<? extends List<PlayingCard>>> rows) {
    Tableau tableau = EMPTY;
    for (int row = 0; row < ROWS; row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        for (PlayingCard card : rows.get(row).get(column)) {
          tableau = tableau.with(row * COLUMNS + column, card);
        }
      }
    }
    return tableau;
  }

  /** Returns the text of a position: {@code 0.3}. */
  static String name(int position) {
    return position >= 0 && position < NAMES.length ? NAMES[position] : spelled(position);
  }

  private static String spelled(int position) {
    return position / COLUMNS + "." + (position % COLUMNS + 1);
  }

  /** Tells whether there is a pile at a position. */
  boolean has(int position) {
    return position >= 0 && position < ROWS * COLUMNS && rankOrNone(position) != NO_RANK;
  }

  private int rankOrNone(int position) {
    return (int) ((position < COLUMNS ? upper : lower) >>> 4 * position) & 15; // shifts by 0 to 63
  }

  /** Returns the rank that is seen at a position with a pile, as its ordinal (AGG-7). */
  int rank(int position) {
    return rankOrNone(position);
  }

  /** Returns the first free position of a row (AGG-16). */
  int free(int row) {
    int unused = Long.numberOfLeadingZeros(~(row == 0 ? upper : lower)) / 4;
    return row * COLUMNS + COLUMNS - unused;
  }

  /** Returns this tableau with a card on top of a pile, or as a new pile. */
  Tableau with(int place, PlayingCard added) {
    int rank = added.rank().ordinal();
    int covered = rankOrNone(place);
    long change = (long) (covered ^ rank) << 4 * place;
    boolean first = place < COLUMNS;
    return new Tableau(
        this,
        added,
        place,
        first ? upper ^ change : upper,
        first ? lower : lower ^ change,
        seen + (1L << 4 * rank) - (covered == NO_RANK ? 0 : 1L << 4 * covered));
  }

  /** Returns the piles of each row. */
  PerSeat<PerSeat<CardList<PlayingCard>>> rows() {
    int[] ends = ends();
    CardList<PlayingCard> all = byPosition(ends.clone());
    ImmutableList.Builder<PerSeat<CardList<PlayingCard>>> rows =
        ImmutableList.builderWithExpectedSize(ROWS);
    for (int row = 0; row < ROWS; row++) {
      int first = row * COLUMNS;
      ImmutableList.Builder<CardList<PlayingCard>> columns =
          ImmutableList.builderWithExpectedSize(COLUMNS);
      for (int place = first; place < free(row); place++) {
        int start = place == 0 ? 0 : ends[place - 1];
        columns.add(all.subList(start, ends[place])); // All piles share the cards of one.
      }
      rows.add(PerSeat.copyOf(columns.build()));
    }
    return PerSeat.copyOf(rows.build());
  }

  /** How many cards there are at each position and those before it. */
  private int[] ends() {
    int[] ends = new int[ROWS * COLUMNS];
    for (Tableau at = this; at.before != null; at = at.before) {
      ends[at.position]++;
    }
    for (int place = 1; place < ends.length; place++) {
      ends[place] += ends[place - 1];
    }
    return ends;
  }

  /** All cards, those of the first position first; of one position the newest last. */
  private CardList<PlayingCard> byPosition(int[] ends) {
    PlayingCard[] cards = new PlayingCard[ends[ends.length - 1]];
    for (Tableau at = this; at.before != null; at = at.before) {
      cards[--ends[at.position]] = requireNonNull(at.card); // the newest comes first
    }
    return CardList.of(PlayingCard.FAMILY, cards);
  }

  /** Returns the positions that show a rank, as bits. */
  int showing(int rank) {
    return equalTo(upper, rank) | equalTo(lower, rank) << COLUMNS;
  }

  /** The columns of a row that show a rank. */
  private static int equalTo(long row, int rank) {
    long other = row ^ LOWEST * rank;
    other |= other >>> 1;
    other |= other >>> 2; // The lowest bit of a group is set now if any was.
    long equal = ~other & LOWEST;
    equal = (equal | equal >>> 3) & 0x0303_0303_0303_0303L; // the bits move together
    equal = (equal | equal >>> 6) & 0x000F_000F_000F_000FL;
    equal = (equal | equal >>> 12) & 0x0000_00FF_0000_00FFL;
    return (int) (equal | equal >>> 24) & 0xFFFF;
  }

  /** Tells whether a rank is seen at two or more positions (AGG-7). */
  boolean isMatched(int rank) {
    return (seen >>> 4 * rank & 15) > 1;
  }

  /** Tells whether some rank is matched (AGG-8). */
  boolean hasMatch() {
    return (seen & ~LOWEST) != 0; // A count is 4 at most; from 2 on it has a higher bit.
  }

  /** Returns the positions whose rank is seen more than once, as bits (AGG-7). */
  int matched() {
    long several = (seen >>> 1 | seen >>> 2) & LOWEST;
    int positions = 0;
    for (long rest = several; rest != 0; rest &= rest - 1) {
      positions |= showing(Long.numberOfTrailingZeros(rest) / 4);
    }
    return positions;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof Tableau other
            && upper == other.upper
            && lower == other.lower
            && rows().equals(other.rows()));
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(upper) + Long.hashCode(lower);
  }

  /** Returns the piles of each row. */
  @Override
  public String toString() {
    return rows().toString();
  }
}
