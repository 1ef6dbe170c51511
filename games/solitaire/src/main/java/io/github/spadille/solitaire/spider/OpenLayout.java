package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;

/**
 * A layout with all cards open, for search: cards as small numbers, in arrays that are written
 * again and again. Belongs to one thread.
 *
 * <p>Packed it takes {@link #PACKED} bytes: the sizes of the columns, their face-down cards, then
 * the cards column by column.
 */
final class OpenLayout {
  static final int COLUMNS = SpiderMove.COLUMNS;
  static final int RANKS = 13;

  /** How many bytes a packed layout takes. */
  static final int PACKED = 2 * COLUMNS + SpiderState.RUN * SpiderState.RUNS;

  private static final int MOST = SpiderState.RUN * SpiderState.RUNS;
  private static final long FACTOR = 0xd1342543de82ef95L;

  final byte[][] cards = new byte[COLUMNS][MOST];
  final int[] sizes = new int[COLUMNS];
  final int[] hidden = new int[COLUMNS];
  private final int[] runs = new int[COLUMNS];
  private final int[] values = new int[COLUMNS];
  private final long[] keys = new long[COLUMNS];
  private final long[] hashes = new long[COLUMNS];
  private final OpenWeights weights;
  private boolean ordered;
  private int value;
  private long key;

  OpenLayout(OpenWeights weights) {
    this.weights = weights;
  }

  /** Returns a number of 64 bits in which every bit depends on every bit of another (SplitMix). */
  static long mixed(long number) {
    long z = number + 0x9e3779b97f4a7c15L;
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  /** Takes over the columns of a state. */
  void set(SpiderState state) {
    for (int i = 0; i < COLUMNS; i++) {
      Column column = state.columns().get(i);
      CardList<PlayingCard> list = column.cards();
      sizes[i] = list.size();
      hidden[i] = column.faceDown();
      for (int k = 0; k < sizes[i]; k++) {
        cards[i][k] = PackedCard.number(list.get(k));
      }
    }
  }

  /** Takes over a packed layout. */
  void unpack(byte[] from, int offset) {
    int next = offset + 2 * COLUMNS;
    for (int i = 0; i < COLUMNS; i++) {
      sizes[i] = from[offset + i];
      hidden[i] = from[offset + COLUMNS + i];
      System.arraycopy(from, next, cards[i], 0, sizes[i]);
      next += sizes[i];
    }
  }

  /** Writes this layout as bytes. */
  void pack(byte[] to, int offset) {
    int next = offset + 2 * COLUMNS;
    for (int i = 0; i < COLUMNS; i++) {
      to[offset + i] = (byte) sizes[i];
      to[offset + COLUMNS + i] = (byte) hidden[i];
      System.arraycopy(cards[i], 0, to, next, sizes[i]);
      next += sizes[i];
    }
  }

  /**
   * Counts anew what the columns are worth, and makes their keys.
   *
   * @param inOrder whether it matters which column is which
   */
  void count(boolean inOrder) {
    ordered = inOrder;
    value = 0;
    key = 0;
    for (int i = 0; i < COLUMNS; i++) {
      runs[i] = run(i);
      values[i] = weights.of(cards[i], sizes[i], hidden[i]);
      hashes[i] = hash(cards[i], sizes[i], hidden[i]);
      keys[i] = keyOf(i, hashes[i]);
      value += values[i];
      key += keys[i];
    }
  }

  private int run(int column) {
    byte[] of = cards[column];
    int last = sizes[column] - 1;
    int at = last;
    while (at > hidden[column] && of[at - 1] == of[at] + 1) {
      at--;
    }
    return last - at + (last < 0 ? 0 : 1);
  }

  private long keyOf(int column, byte[] of, int size, int down) {
    return keyOf(column, hash(of, size, down));
  }

  private static long hash(byte[] of, int size, int down) {
    long hash = down + 1;
    for (int k = 0; k < size; k++) {
      hash = hash * FACTOR + of[k] + 1;
    }
    return hash;
  }

  private long keyOf(int column, long hash) {
    return mixed(hash + (ordered ? (column + 1) * 0x632be59bd9b4e019L : 0));
  }

  /** Returns what the columns are worth, as counted last. */
  int value() {
    return value;
  }

  /** Returns a number that is the same for layouts from which the same can be reached. */
  long key() {
    return key;
  }

  /** Returns the length of the run at the free end, as counted last. */
  int runOf(int column) {
    return runs[column];
  }

  boolean isEmpty(int column) {
    return sizes[column] == 0;
  }

  boolean hasGap() {
    for (int size : sizes) {
      if (size == 0) {
        return true;
      }
    }
    return false;
  }

  int total() {
    int total = 0;
    for (int size : sizes) {
      total += size;
    }
    return total;
  }

  /** Returns the rank on which some cards from the top of a column may be laid. */
  int wantedBy(int column, int count) {
    return PackedCard.rank(cards[column][sizes[column] - count]) + 1;
  }

  /** Returns the rank of the card at the free end, 0 for the ace; there must be one. */
  int topRank(int column) {
    return PackedCard.rank(cards[column][sizes[column] - 1]);
  }

  boolean isComplete(int column) { // SPI-16
    return runs[column] == RANKS;
  }

  /** Tells whether some cards complete the run of a column, counted last. */
  boolean completes(int from, int count, int to) {
    return sizes[to] > 0
        && runs[to] + count == RANKS
        && cards[to][sizes[to] - 1] == cards[from][sizes[from] - count] + 1;
  }

  /** Shifts cards for a trial: this layout stays, and the trial knows its value and its key. */
  void tryShift(int from, int count, int to, boolean removesItself, Trial trial) {
    boolean completes = removesItself && completes(from, count, to);
    trial.value = value - values[from] - values[to];
    trial.key = key - keys[from] - keys[to];
    trial.runs = completes ? 1 : 0;
    addCut(from, sizes[from] - count, trial);
    if (completes) {
      addCut(to, sizes[to] + count - RANKS, trial);
      return;
    }
    byte[] target = cards[to];
    System.arraycopy(cards[from], sizes[from] - count, target, sizes[to], count);
    int size = sizes[to] + count;
    trial.value += weights.of(target, size, hidden[to]);
    trial.key += keyOf(to, target, size, hidden[to]);
  }

  /** Removes a complete run for a trial, as {@link #tryShift}. */
  void tryRemove(int column, Trial trial) {
    trial.value = value - values[column];
    trial.key = key - keys[column];
    trial.runs = 1;
    addCut(column, sizes[column] - RANKS, trial);
  }

  private void addCut(int column, int size, Trial trial) { // SPI-13
    int down = Math.min(hidden[column], Math.max(0, size - 1));
    trial.value += weights.of(cards[column], size, down);
    trial.key += keyOf(column, cards[column], size, down);
  }

  /** Deals a row for a trial, as {@link #tryShift}. */
  void tryDeal(byte[] stock, int next, boolean removesItself, Trial trial) {
    boolean sorted = ordered;
    ordered = next + COLUMNS < stock.length;
    trial.value = 0;
    trial.key = 0;
    trial.runs = 0;
    for (int i = 0; i < COLUMNS; i++) {
      byte card = stock[next + i];
      int top = sizes[i] == 0 ? -1 : cards[i][sizes[i] - 1];
      if (removesItself && runs[i] == RANKS - 1 && top == card + 1) {
        trial.runs++;
        addCut(i, sizes[i] + 1 - RANKS, trial);
      } else {
        trial.value += sizes[i] == 0 ? 0 : values[i] + weights.ofPair(top, card);
        trial.key += keyOf(i, hashes[i] * FACTOR + card + 1);
      }
    }
    ordered = sorted;
  }

  /** Tells whether a row may be dealt of so many cards (SPI-14, SPI-15, SPI-18). */
  boolean canDeal(SpiderOptions options, int left) {
    return left > 0
        && (!hasGap()
            || switch (options.dealWithEmpty()) {
              case ON -> true;
              case OFF -> total() < COLUMNS;
              case NEVER -> false;
            });
  }

  /** Makes a move other than a deal, and returns how many runs went. */
  int make(int move, boolean removesItself) {
    if (BeamWays.isRemove(move)) {
      cut(BeamWays.from(move), RANKS);
      return 1;
    }
    return shift(BeamWays.from(move), BeamWays.count(move), BeamWays.to(move), removesItself);
  }

  /** Shifts cards (SPI-12), and returns how many runs went. */
  int shift(int from, int count, int to, boolean removesItself) {
    System.arraycopy(cards[from], sizes[from] - count, cards[to], sizes[to], count);
    sizes[to] += count;
    cut(from, count);
    return removesItself ? removeIfComplete(to) : 0;
  }

  /** Takes cards from a column, and turns up what lies under them (SPI-13). */
  void cut(int column, int count) {
    sizes[column] -= count;
    hidden[column] = Math.min(hidden[column], Math.max(0, sizes[column] - 1));
  }

  private int removeIfComplete(int column) { // SPI-16
    if (run(column) < RANKS) {
      return 0;
    }
    cut(column, RANKS);
    return 1;
  }

  /** Deals a row, and returns how many runs went. */
  int deal(byte[] stock, int next, boolean removesItself) {
    int gone = 0;
    for (int i = 0; i < COLUMNS; i++) {
      cards[i][sizes[i]++] = stock[next + i];
      gone += removesItself ? removeIfComplete(i) : 0;
    }
    return gone;
  }

  /** What a move would lead to. */
  static final class Trial {
    int value;
    long key;
    int runs;
  }
}
