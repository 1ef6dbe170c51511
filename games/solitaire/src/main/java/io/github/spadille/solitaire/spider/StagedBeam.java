package io.github.spadille.solitaire.spider;

import com.google.common.collect.ImmutableList;
import org.jspecify.annotations.Nullable;

/**
 * One beam search through the stages between two rows: of each stage so many of the layouts that
 * look best after the next row go on. A beam that never left anything out has seen everything.
 *
 * <p>It serves for one search. A blur, different in each pass, lets passes see different layouts.
 */
final class StagedBeam {
  private static final int SPARE = 4;
  private static final int LEVELS = 40;
  private static final int LAST_LEVELS = 150;

  private final SpiderOptions options;
  private final boolean removesItself;
  private final byte[] stock;
  private final int width;
  private final int blur;
  private final long seed;
  private final SearchBudget budget;
  private final OpenWeights weights;
  private final OpenLayout layout;
  private final OpenLayout.Trial trial = new OpenLayout.Trial();
  private final BeamWays ways = new BeamWays();
  private final BeamMoves moves;
  private BeamLevel level = new BeamLevel();
  private BeamLevel next = new BeamLevel();
  private BeamLevel after = new BeamLevel();
  private int afterLimit = Integer.MIN_VALUE;
  private int movesLimit = Integer.MIN_VALUE;
  private LayoutKeys seen = new LayoutKeys();
  private LayoutKeys seenAfter = new LayoutKeys();
  private int left;
  private boolean leftOut;
  private int mostRuns;
  private int bestOfStage;

  StagedBeam(
      SpiderOptions options,
      OpenWeights weights,
      byte[] stock,
      int width,
      int blur,
      long seed,
      SearchBudget budget) {
    this.options = options;
    this.weights = weights;
    this.removesItself = options.automaticRemoval();
    this.stock = stock;
    this.width = width;
    this.blur = blur;
    this.seed = seed;
    this.budget = budget;
    this.layout = new OpenLayout(weights);
    this.moves = new BeamMoves(SPARE * width + 64);
  }

  /** Tells whether the search has left out layouts. */
  boolean hasLeftOut() {
    return leftOut;
  }

  /** Returns the most runs that were removed in a layout. */
  int mostRuns() {
    return mostRuns;
  }

  /** Returns the moves that win, or null if none were found. */
  @Nullable ImmutableList<SpiderMove> search(SpiderState start) {
    layout.set(start);
    begin(start.stock().size(), start.runs());
    while (level.size > 0) {
      int won = searchStage();
      if (won >= 0) {
        return ways.movesOf(won);
      }
      if (after.size > width) {
        after.trim(width);
        leftOut = true;
      }
      swapInAfter();
    }
    return null;
  }

  private void begin(int rest, int runs) {
    left = rest;
    layout.count(left > 0);
    seen.add(layout.key());
    level.add(layout, layout.value() + weights.run() * runs, runs, BeamWays.START);
  }

  /** Returns the layout in which {@link #outlook} begins, to be written. */
  OpenLayout start() {
    return layout;
  }

  /**
   * Returns what the best layout is worth that is reached from {@link #start}: right after some
   * rows more, or at any time once the stock is dealt.
   */
  int outlook(int rest, int runs, int rows) {
    int stages = Math.min(rows, rest / OpenLayout.COLUMNS + 1);
    begin(rest, runs);
    for (int stage = 0; stage < stages; stage++) {
      bestOfStage = Integer.MIN_VALUE;
      int won = searchStage();
      if (won >= 0) {
        return weights.run() * SpiderState.RUNS + weights.free() * OpenLayout.COLUMNS;
      }
      if (left == 0) {
        return bestOfStage;
      }
      if (after.size == 0) {
        return bestOfStage - weights.run();
      }
      if (after.size > width) {
        after.trim(width);
      }
      swapInAfter();
    }
    int best = Integer.MIN_VALUE;
    for (int i = 0; i < level.size; i++) {
      best = Math.max(best, level.values[i]);
    }
    return best;
  }

  private void swapInAfter() {
    BeamLevel dealt = after;
    after = level;
    after.clear();
    afterLimit = Integer.MIN_VALUE;
    level = dealt;
    seen = seenAfter;
    seenAfter = new LayoutKeys();
    left -= OpenLayout.COLUMNS;
  }

  /** Returns the way to a layout that is won, or -1. */
  private int searchStage() {
    int levels = left == 0 ? LAST_LEVELS : LEVELS;
    for (int depth = 0; level.size > 0; depth++) {
      if (depth == levels && leftOut) {
        return -1;
      }
      moves.size = 0;
      movesLimit = Integer.MIN_VALUE;
      for (int i = 0; i < level.size; i++) {
        if (!budget.spend()) {
          leftOut = true;
          after.clear();
          return -1;
        }
        expand(i);
      }
      if (moves.size > width) {
        moves.trim(width);
        leftOut = true;
      }
      int won = makeMoves();
      if (won >= 0) {
        return won;
      }
      BeamLevel done = level;
      level = next;
      next = done;
    }
    return -1;
  }

  private int makeMoves() {
    next.clear();
    for (int i = 0; i < moves.size; i++) {
      int at = moves.from[i];
      int move = moves.moves[i];
      level.unpack(at, layout);
      int runs = level.runs[at];
      runs += layout.make(move, removesItself);
      mostRuns = Math.max(mostRuns, runs);
      int way = ways.add(level.ways[at], move);
      if (runs == SpiderState.RUNS) {
        return way;
      }
      next.add(layout, moves.values[i], runs, way);
    }
    return -1;
  }

  private void expand(int index) {
    level.unpack(index, layout);
    layout.count(left > 0);
    int runs = level.runs[index];
    mostRuns = Math.max(mostRuns, runs);
    bestOfStage = Math.max(bestOfStage, layout.value() + weights.run() * runs);
    for (int from = 0; from < OpenLayout.COLUMNS; from++) {
      for (int count = layout.runOf(from); count > 0; count--) {
        expandShift(index, runs, from, count);
      }
      if (!removesItself && layout.isComplete(from)) {
        layout.tryRemove(from, trial);
        offer(index, runs, BeamWays.remove(from));
      }
    }
    if (layout.canDeal(options, left)) {
      deal(index, runs);
    }
  }

  private void expandShift(int index, int runs, int from, int count) {
    int wanted = layout.wantedBy(from, count);
    boolean whole = count == layout.sizes[from];
    boolean free = false;
    for (int to = 0; to < OpenLayout.COLUMNS; to++) {
      if (to == from) {
        continue;
      }
      if (layout.isEmpty(to)) {
        // Another gap is as good as the first, except for which cards the next row covers.
        if ((free || whole) && (left == 0 || leftOut)) {
          continue;
        }
        free = true;
      } else if (layout.topRank(to) != wanted) {
        continue;
      }
      layout.tryShift(from, count, to, removesItself, trial);
      offer(index, runs, BeamWays.shift(from, count, to));
    }
  }

  private void offer(int index, int runs, int move) {
    if (!seen.add(trial.key)) {
      return;
    }
    int value = trial.value + weights.run() * (runs + trial.runs) + blurOf(trial.key);
    if (value < movesLimit) {
      return;
    }
    if (moves.isFull()) {
      movesLimit = moves.trim(width);
      leftOut = true;
    }
    moves.add(index, move, value);
  }

  private int blurOf(long key) {
    return blur == 0 ? 0 : (int) (OpenLayout.mixed(key ^ seed) >>> 33) % blur;
  }

  private void deal(int index, int runs) {
    int next = stock.length - left;
    layout.tryDeal(stock, next, removesItself, trial);
    if (!seenAfter.add(trial.key)) {
      return;
    }
    int all = runs + trial.runs;
    int value = trial.value + weights.run() * all + blurOf(trial.key);
    if (value < afterLimit) {
      return;
    }
    layout.deal(stock, next, removesItself);
    after.add(layout, value, all, ways.add(level.ways[index], BeamWays.DEAL));
    if (after.size >= SPARE * width) {
      after.trim(width);
      leftOut = true;
      afterLimit = least(after);
    }
  }

  private static int least(BeamLevel of) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < of.size; i++) {
      least = Math.min(least, of.values[i]);
    }
    return least;
  }
}
