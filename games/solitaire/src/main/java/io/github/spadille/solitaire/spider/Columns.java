package io.github.spadille.solitaire.spider;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.Arrays;

/**
 * The columns of a layout, at most 16.
 *
 * <p>An immutable {@link java.util.List}; methods that change it are unsupported. The ranks of the
 * top cards and the lengths of the runs are kept as words, so that neither is looked for in the
 * columns.
 */
public final class Columns extends FixedList<Column> {
  private static final int MOST = 16;

  /** Every fourth bit: the lowest of each group of four, of which a word has one per column. */
  private static final long LOWEST = 0x1111_1111_1111_1111L;

  /** In place of a rank where there is no card; higher than any rank of a layout. */
  private static final int NO_RANK = 15;

  private final Column[] columns; // never written after construction
  private final long tops; // the rank on top of each column, four bits each
  private final long runs; // the length of the run at its free end

  private Columns(Column[] columns, long tops, long runs) {
    this.columns = columns;
    this.tops = tops;
    this.runs = runs;
  }

  /** Columns in an array that is kept. */
  private static Columns ofArray(Column[] columns) {
    long tops = 0;
    long runs = 0;
    for (int i = 0; i < columns.length; i++) {
      tops |= top(columns[i]) << 4 * i;
      runs |= (long) columns[i].run() << 4 * i;
    }
    return new Columns(columns, tops, runs);
  }

  /**
   * Returns columns without a card.
   *
   * @throws IllegalArgumentException if there are more than 16
   */
  public static Columns empty(int count) {
    Column[] columns = new Column[count];
    Arrays.fill(columns, Column.empty());
    return of(columns);
  }

  /**
   * Returns the given columns.
   *
   * @throws IllegalArgumentException if there are more than 16
   */
  public static Columns of(Column... columns) {
    checkArgument(columns.length <= MOST, "%s columns; expected at most 16", columns.length);
    return ofArray(columns.clone());
  }

  private static long top(Column column) {
    return column.isEmpty() ? NO_RANK : column.top().rank().ordinal();
  }

  private static long replaced(long word, int index, long value) {
    return word & ~(15L << 4 * index) | value << 4 * index;
  }

  /**
   * Returns a column.
   *
   * @throws IndexOutOfBoundsException if there is no such column
   */
  @Override
  public Column get(int index) {
    return columns[index];
  }

  @Override
  public int size() {
    return columns.length;
  }

  /** Returns the length of the run at the free end of a column, as {@link Column#run} finds it. */
  public int run(int index) {
    return (int) (runs >>> 4 * index) & 15;
  }

  /** Returns the rank of a column's top card, as its ordinal, or 15 for an empty column. */
  public int topRank(int index) {
    return (int) (tops >>> 4 * index) & 15;
  }

  /** Returns the columns without a card. */
  public ColumnSet withoutCard() {
    return setOf(having(NO_RANK));
  }

  /**
   * Returns the columns without a card and those whose top card has a rank, by its ordinal; an
   * ordinal that no card has finds none.
   */
  public ColumnSet withoutCardOrWithTop(int rank) {
    return setOf(having(NO_RANK) | (rank < NO_RANK ? having(rank) : 0));
  }

  /** The lowest bit of each group of four that is a rank. */
  private long having(int rank) {
    long other = tops ^ LOWEST * rank;
    other |= other >>> 1;
    other |= other >>> 2; // The lowest bit of a group is set now if any was.
    return ~other & LOWEST;
  }

  /** The columns of which the lowest bit of their group is set. */
  private ColumnSet setOf(long lowestBits) {
    long bits = (lowestBits | lowestBits >>> 3) & 0x0303_0303_0303_0303L; // they move together
    bits = (bits | bits >>> 6) & 0x000F_000F_000F_000FL;
    bits = (bits | bits >>> 12) & 0x0000_00FF_0000_00FFL;
    return new ColumnSet((int) (bits | bits >>> 24) & (1 << columns.length) - 1);
  }

  /** Returns these columns with another in one place. */
  public Columns with(int index, Column column) {
    Column[] changed = columns.clone();
    changed[index] = column;
    return new Columns(
        changed, replaced(tops, index, top(column)), replaced(runs, index, column.run()));
  }

  /** Returns these columns after the top cards of one have been laid on another, face up. */
  public Columns shifted(int from, int count, int to) {
    Column less = columns[from].without(count);
    Column more = columns[to].with(columns[from].top(count));
    Column[] changed = columns.clone();
    changed[from] = less;
    changed[to] = more;
    return new Columns(
        changed,
        replaced(replaced(tops, from, top(less)), to, top(more)),
        replaced(replaced(runs, from, less.run()), to, more.run()));
  }

  /**
   * Returns these columns with a card laid on each, face up, the first on the first.
   *
   * @throws IndexOutOfBoundsException if there are too few cards
   */
  public Columns dealt(CardList<PlayingCard> cards) {
    Column[] changed = new Column[columns.length];
    for (int i = 0; i < changed.length; i++) {
      changed[i] = columns[i].with(cards.subList(i, i + 1));
    }
    return ofArray(changed);
  }
}
