package io.github.spadille.solitaire.spider;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds plans: moves whose outcome the player knows, and then one that shows new cards. Each level
 * of the search keeps the layouts that look best. It looks at no face-down card.
 */
final class PlanSearch {
  private static final int WIDTH = 150;
  private static final int DEPTH = 24;
  private static final int REVEALS = 12;
  private static final int DEALS = 4;

  private final SpiderOptions options;
  private final OpenWeights weights;
  private final boolean removesItself;
  private final int left;
  private final OpenLayout layout;
  private final OpenLayout.Trial trial = new OpenLayout.Trial();
  private final LayoutKeys seen = new LayoutKeys();
  private final BeamWays ways = new BeamWays();
  private final List<Plan> reveals = new ArrayList<>();
  private final List<Plan> deals = new ArrayList<>();
  private BeamLevel level = new BeamLevel();
  private BeamLevel next = new BeamLevel();
  private int depth;

  PlanSearch(SpiderOptions options, OpenWeights weights, int left) {
    this.options = options;
    this.weights = weights;
    this.removesItself = options.automaticRemoval();
    this.left = left;
    this.layout = new OpenLayout(weights);
  }

  /**
   * A plan.
   *
   * @param packed the layout before the last move
   * @param first the first move, as a number
   * @param last the move that shows cards
   * @param length how many moves there are
   * @param runs the runs removed before the last move
   * @param value how good the layout looks after it, or before a deal
   */
  record Plan(byte[] packed, int first, int last, int length, int runs, int value) {
    SpiderMove firstMove() {
      return BeamWays.toMove(first);
    }

    /** Tells whether another plan turns up the same card, and leaves the columns as good. */
    boolean isLike(Plan other) {
      return value == other.value && BeamWays.from(last) == BeamWays.from(other.last);
    }
  }

  /**
   * Searches from a state, and returns the best plans of each kind.
   *
   * @param haste what a move costs
   */
  List<Plan> from(SpiderState state, double haste) {
    layout.set(state);
    layout.count(left > 0);
    seen.add(layout.key());
    int value = layout.value() + weights.run() * state.runs();
    level.add(layout, value, state.runs(), BeamWays.START);
    for (depth = 1; depth <= DEPTH && level.size > 0; depth++) {
      for (int i = 0; i < level.size; i++) {
        expand(i);
      }
      if (next.size > WIDTH) {
        next.trim(WIDTH);
      }
      BeamLevel done = level;
      level = next;
      next = done;
      next.clear();
    }
    List<Plan> best = new ArrayList<>(best(reveals, REVEALS, haste));
    best.addAll(best(deals, DEALS, haste));
    return best;
  }

  private static List<Plan> best(List<Plan> plans, int most, double haste) {
    plans.sort(Comparator.comparingDouble(plan -> haste * plan.length() - plan.value()));
    List<Plan> best = new ArrayList<>();
    for (int i = 0; i < plans.size() && best.size() < most; i++) {
      Plan plan = plans.get(i);
      if (best.stream().noneMatch(plan::isLike)) {
        best.add(plan);
      }
    }
    return best;
  }

  private void expand(int index) {
    level.unpack(index, layout);
    layout.count(left > 0);
    for (int from = 0; from < OpenLayout.COLUMNS; from++) {
      for (int count = layout.runOf(from); count > 0; count--) {
        shifts(index, from, count);
      }
      if (!removesItself && layout.isComplete(from)) {
        layout.tryRemove(from, trial);
        boolean shows = turnsUp(from, OpenLayout.RANKS);
        follow(index, BeamWays.remove(from), shows);
      }
    }
    if (layout.canDeal(options, left)) {
      add(deals, index, BeamWays.DEAL, level.values[index]);
    }
  }

  private void shifts(int index, int from, int count) {
    int wanted = layout.wantedBy(from, count);
    boolean whole = count == layout.sizes[from];
    boolean free = false;
    for (int to = 0; to < OpenLayout.COLUMNS; to++) {
      if (to == from) {
        continue;
      }
      if (layout.isEmpty(to)) {
        if (free || whole) {
          continue;
        }
        free = true;
      } else if (layout.topRank(to) != wanted) {
        continue;
      }
      layout.tryShift(from, count, to, removesItself, trial);
      boolean shows =
          turnsUp(from, count) || (trial.runs > 0 && turnsUp(to, OpenLayout.RANKS - count));
      follow(index, BeamWays.shift(from, count, to), shows);
    }
  }

  private boolean turnsUp(int column, int count) {
    int rest = layout.sizes[column] - count;
    return rest > 0 && rest == layout.hidden[column];
  }

  private void follow(int index, int move, boolean shows) {
    if (!seen.add(trial.key)) {
      return;
    }
    int runs = level.runs[index] + trial.runs;
    int value = trial.value + weights.run() * runs;
    if (shows || runs == SpiderState.RUNS) {
      add(reveals, index, move, value);
      return;
    }
    int way = ways.add(level.ways[index], move);
    byte[] back = new byte[OpenLayout.PACKED];
    layout.pack(back, 0);
    layout.make(move, removesItself);
    next.add(layout, value, runs, way);
    layout.unpack(back, 0);
  }

  private void add(List<Plan> plans, int index, int move, int value) {
    byte[] packed = new byte[OpenLayout.PACKED];
    layout.pack(packed, 0);
    int way = level.ways[index];
    int first = way == BeamWays.START ? move : ways.first(way);
    plans.add(new Plan(packed, first, move, depth, level.runs[index], value));
  }
}
