package io.github.spadille.solitaire.spider;

import com.google.common.collect.ImmutableList;
import io.github.spadille.solitaire.spider.SpiderMove.Deal;
import io.github.spadille.solitaire.spider.SpiderMove.Remove;
import io.github.spadille.solitaire.spider.SpiderMove.Shift;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A layout for search, with the way that led to it. Immutable, but for {@link #forget}. */
final class OpenLayout {
  private static final int COLUMNS = SpiderMove.COLUMNS;
  private static final int RUN_VALUE = 80;
  private static final Deal DEAL = new Deal(0);
  private static final OpenColumn[] FORGOTTEN = {};

  private final @Nullable OpenLayout before;
  private final @Nullable SpiderMove move;
  private final int left;
  private final int runs;
  private final int value;
  private final long key;
  private OpenColumn[] columns;

  private OpenLayout(
      @Nullable OpenLayout before,
      @Nullable SpiderMove move,
      OpenColumn[] columns,
      int left,
      int runs) {
    this.before = before;
    this.move = move;
    this.columns = columns;
    this.left = left;
    this.runs = runs;
    int worth = RUN_VALUE * runs;
    long hash = left;
    for (int i = 0; i < COLUMNS; i++) {
      worth += columns[i].value();
      // As long as rows will be dealt, it matters which column is which.
      hash += OpenColumn.mixed(columns[i].key() + (left == 0 ? 0 : i + 1));
    }
    this.value = worth;
    this.key = hash;
  }

  static OpenLayout of(SpiderState state) {
    OpenColumn[] columns = new OpenColumn[COLUMNS];
    for (int i = 0; i < COLUMNS; i++) {
      columns[i] = OpenColumn.of(state.columns().get(i));
    }
    return new OpenLayout(null, null, columns, state.stock().size(), state.runs());
  }

  /** Returns the number of cards in the stock. */
  int left() {
    return left;
  }

  int runs() {
    return runs;
  }

  boolean isWon() { // SPI-22
    return runs == SpiderState.RUNS;
  }

  /** Returns how good the layout looks; higher is better. */
  int value() {
    return value;
  }

  /** Returns a number that is the same for layouts from which the same can be reached. */
  long key() {
    return key;
  }

  /** Drops the cards, and keeps the way. */
  void forget() {
    columns = FORGOTTEN;
  }

  ImmutableList<SpiderMove> way() {
    Deque<SpiderMove> moves = new ArrayDeque<>();
    for (OpenLayout at = this; at != null && at.move != null; at = at.before) {
      moves.addFirst(at.move);
    }
    return ImmutableList.copyOf(moves);
  }

  /** Shows the layouts after every shift and removal (SPI-6 to SPI-13, SPI-16). */
  void forEachNext(boolean removesItself, Consumer<OpenLayout> next) {
    for (int from = 0; from < COLUMNS; from++) {
      OpenColumn column = columns[from];
      for (int count = 1; count <= column.run(); count++) {
        int lowest = column.topRank() + count - 1;
        for (int to = 0; to < COLUMNS; to++) {
          OpenColumn target = columns[to];
          if (to != from && (target.isEmpty() || target.topRank() == lowest + 1)) {
            next.accept(shifted(from, count, to, removesItself));
          }
        }
      }
      if (!removesItself && column.isComplete()) {
        OpenColumn[] changed = columns.clone();
        changed[from] = column.without(OpenColumn.RANKS);
        next.accept(new OpenLayout(this, new Remove(0, from), changed, left, runs + 1));
      }
    }
  }

  private OpenLayout shifted(int from, int count, int to, boolean removesItself) {
    OpenColumn[] changed = columns.clone();
    changed[from] = columns[from].without(count);
    changed[to] = columns[to].with(columns[from], count);
    int gone = removesItself ? remove(changed) : 0;
    return new OpenLayout(this, Shift.of(0, from, count, to), changed, left, runs + gone);
  }

  private static int remove(OpenColumn[] columns) {
    int gone = 0;
    for (int i = 0; i < COLUMNS; i++) {
      if (columns[i].isComplete()) {
        columns[i] = columns[i].without(OpenColumn.RANKS);
        gone++;
      }
    }
    return gone;
  }

  /** Tells whether a row may be dealt (SPI-14, SPI-15, SPI-18). */
  boolean canDeal(SpiderOptions options) {
    if (left == 0) {
      return false;
    }
    boolean hasGap = false;
    int cards = 0;
    for (OpenColumn column : columns) {
      hasGap |= column.isEmpty();
      cards += column.size();
    }
    return !hasGap
        || switch (options.dealWithEmpty()) {
          case ON -> true;
          case OFF -> cards < COLUMNS;
          case NEVER -> false;
        };
  }

  /** Returns the layout after a row was dealt of the stock, whose next card is the first. */
  OpenLayout dealt(byte[] stock, boolean removesItself) {
    OpenColumn[] changed = columns.clone();
    for (int i = 0; i < COLUMNS; i++) {
      changed[i] = columns[i].with(stock[stock.length - left + i]);
    }
    int gone = removesItself ? remove(changed) : 0;
    return new OpenLayout(this, DEAL, changed, left - COLUMNS, runs + gone);
  }
}
