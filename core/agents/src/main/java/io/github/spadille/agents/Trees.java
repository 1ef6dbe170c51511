package io.github.spadille.agents;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.StatePolicy;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What the seats may have seen since a search began, each with how often it came about and what was
 * gained by it.
 *
 * <p>Where nothing that players choose is concealed all see the same, and share one tree. Otherwise
 * each seat has its own, in which another's concealed move is what this seat sees of it. Shuffles
 * and rolls are in no tree: what follows from one is told apart by which moves are legal.
 */
final class Trees<S extends GameState, M extends Move> {
  private final Rules<S, M> rules;
  private final double exploration;
  private final int depth;
  private final TreeNode[] roots;

  /** Where each observer is now; null beyond the edge of its tree. */
  private final @Nullable TreeNode[] here;

  /** The way there, and who made each move. */
  private final TreeNode[][] paths;

  private final int[][] movers;
  private final int[] lengths;

  /** Whether a tree has grown in this iteration, which it does once. */
  private final boolean[] grown;

  /** How much each move at the root is tried; empty where all are alike. */
  private double[] leanings = {};

  private boolean inside;
  private @Nullable TreeNode[] candidates = new TreeNode[64];

  private long count;
  private double sum;
  private double squares;

  Trees(Rules<S, M> rules, int trees, SearchOptions options) {
    this.rules = rules;
    this.exploration = options.exploration();
    this.depth = options.depth();
    this.roots = new TreeNode[trees];
    this.here = new TreeNode[trees];
    this.paths = new TreeNode[trees][depth];
    this.movers = new int[trees][depth];
    this.lengths = new int[trees];
    this.grown = new boolean[trees];
    for (int tree = 0; tree < trees; tree++) {
      roots[tree] = new TreeNode();
    }
  }

  /**
   * Tries some moves at the root more than others. Where two promise alike the one is then visited
   * more often; where they do not, it matters less the longer the search is.
   *
   * @param leanings how much each of them is tried, 1 as usual
   */
  void lean(double[] leanings) {
    this.leanings = leanings;
  }

  private int treeOf(int seat) {
    return roots.length == 1 ? 0 : seat;
  }

  /** Returns the root of what a seat sees. */
  TreeNode root(int seat) {
    return roots[treeOf(seat)];
  }

  /** Begins an iteration at the roots. */
  void begin() {
    for (int tree = 0; tree < roots.length; tree++) {
      here[tree] = roots[tree];
      lengths[tree] = 0;
      grown[tree] = false;
    }
    inside = true;
  }

  /** Tells whether the next move is chosen by a tree. */
  boolean isInside() {
    return inside;
  }

  /** Returns the standard deviation of what was gained; 0 before anything was. */
  double spread() {
    if (count < 2) {
      return 0;
    }
    double mean = sum / count;
    return Math.sqrt(Math.max(0, squares / count - mean * mean));
  }

  /**
   * Chooses a move of the seat that is to move: one that was not tried, if there is one; otherwise
   * the one that promises most. Where rules of thumb are given, they choose what is tried next, and
   * moves are tried one after the other as a node is visited more often: otherwise all that others
   * do in a short search would be what nobody does. At the root every move is tried, and gets its
   * fair share of all tries.
   *
   * @param legal moves of one seat, at least one
   */
  M choose(S state, MoveList<M> legal, RandomSource random, @Nullable StatePolicy<S, M> thumbs) {
    TreeNode node = here[treeOf(legal.get(0).seat())];
    int size = legal.size();
    if (node == null) {
      return thumbs == null ? legal.get(random.nextInt(size)) : thumbs.choose(state, legal, random);
    }
    if (size > candidates.length) {
      candidates = new TreeNode[2 * size];
    }
    int untried = 0;
    for (int i = 0; i < size; i++) {
      TreeNode child = node.child(legal.get(i));
      candidates[i] = child;
      if (child == null || child.visits == 0) {
        untried++;
      } else {
        child.available++;
      }
    }
    boolean isRoot = node == root(legal.get(0).seat());
    boolean all = isRoot || thumbs == null;
    if (untried == size || untried > 0 && (all || size - untried < node.widened())) {
      return untriedOf(state, legal, untried, random, thumbs);
    }
    if (isRoot) {
      int least = leastTried(size);
      if (visits(least) < node.fairShare(size)) {
        return legal.get(least);
      }
    }
    boolean leans = isRoot && leanings.length == size;
    return legal.get(mostPromising(size, leans));
  }

  private M untriedOf(
      S state,
      MoveList<M> legal,
      int untried,
      RandomSource random,
      @Nullable StatePolicy<S, M> thumbs) {
    if (thumbs != null) {
      return thumbs.choose(state, untried == legal.size() ? legal : left(legal, untried), random);
    }
    int skip = random.nextInt(untried);
    int i = 0;
    while (true) {
      TreeNode child = candidates[i];
      if (child == null || child.visits == 0) {
        if (skip == 0) {
          return legal.get(i);
        }
        skip--;
      }
      i++;
    }
  }

  private MoveList<M> left(MoveList<M> legal, int untried) {
    MoveList.Builder<M> left = MoveList.builder(untried);
    for (int i = 0; i < legal.size(); i++) {
      TreeNode child = candidates[i];
      if (child == null || child.visits == 0) {
        left.add(legal.get(i));
      }
    }
    return left.build();
  }

  private int leastTried(int size) {
    int least = 0;
    for (int i = 1; i < size; i++) {
      least = visits(i) < visits(least) ? i : least;
    }
    return least;
  }

  private int visits(int candidate) {
    TreeNode child = candidates[candidate];
    return child == null ? 0 : child.visits;
  }

  private int mostPromising(int size, boolean leans) {
    double scale = exploration * spread();
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < size; i++) {
      TreeNode child = candidates[i];
      if (child != null && child.visits > 0) {
        double tried = leans ? scale * leanings[i] : scale;
        double promise =
            child.gained / child.visits
                + tried * Math.sqrt(Math.log(child.available) / child.visits);
        if (promise > most) {
          most = promise;
          best = i;
        }
      }
    }
    return best;
  }

  /** Notes that a move is made, in every tree as its observer sees it. */
  void follow(S before, M move) {
    boolean secret = roots.length > 1 && rules.syntax().isConcealed(move);
    int own = treeOf(move.seat());
    for (int tree = 0; tree < roots.length; tree++) {
      TreeNode node = here[tree];
      if (node != null) {
        Object seen = secret && tree != own ? rules.seenBy(Viewer.seat(tree), before, move) : move;
        here[tree] = step(tree, node, seen, move.seat());
      }
    }
    inside = isAnyInside();
  }

  private @Nullable TreeNode step(int tree, TreeNode node, Object seen, int mover) {
    if (grown[tree] || lengths[tree] == depth) {
      return null;
    }
    TreeNode child = node.child(seen);
    if (child == null) {
      child = node.add(seen);
      child.available = 1;
    }
    grown[tree] = child.visits == 0;
    paths[tree][lengths[tree]] = child;
    movers[tree][lengths[tree]] = mover;
    lengths[tree]++;
    return child;
  }

  private boolean isAnyInside() {
    for (int tree = 0; tree < roots.length; tree++) {
      if (!grown[tree] && lengths[tree] < depth) {
        return true;
      }
    }
    return false;
  }

  /** Ends an iteration: every node on the way learns what its mover gained. */
  void learn(double[] gains) {
    for (int tree = 0; tree < roots.length; tree++) {
      roots[tree].visits++;
      for (int i = 0; i < lengths[tree]; i++) {
        TreeNode node = paths[tree][i];
        node.visits++;
        node.gained += gains[movers[tree][i]];
      }
    }
    for (double gain : gains) {
      count++;
      sum += gain;
      squares += gain * gain;
    }
  }
}
