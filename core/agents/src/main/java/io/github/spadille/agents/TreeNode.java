package io.github.spadille.agents;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A place in a tree: all that one observer has seen since the root, and how well whoever moved last
 * did from there.
 */
final class TreeNode {
  private static final int FEW = 4;

  /** From so many moves on they are looked up and not compared one by one. */
  private static final int MANY = 24;

  /** Others do what rules of thumb say for a while: what they try at first, nobody would do. */
  private static final double SLOWLY = 4;

  private @Nullable Object[] keys = new Object[FEW];
  private @Nullable TreeNode[] children = new TreeNode[FEW];
  private int size;
  private @Nullable Map<Object, TreeNode> lookup;

  /** How often a search came here. */
  int visits;

  /** How often it could have come here: the move was legal in what was imagined. */
  int available;

  /** The sum of what was gained from here by whoever made the move that leads here. */
  double gained;

  /** Returns the number of moves that were tried here. */
  int size() {
    return size;
  }

  /** Returns the node to which a move leads, or null if it was not tried. */
  @Nullable TreeNode child(Object move) {
    Map<Object, TreeNode> many = lookup;
    if (many != null) {
      return many.get(move);
    }
    for (int i = 0; i < size; i++) {
      if (keys[i] == move) {
        return children[i];
      }
    }
    // Most games make each move once, so this is for the others and for moves not tried yet.
    for (int i = 0; i < size; i++) {
      if (move.equals(keys[i])) {
        return children[i];
      }
    }
    return null;
  }

  /** Adds a move that was not tried, and returns the node to which it leads. */
  TreeNode add(Object move) {
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      children = Arrays.copyOf(children, 2 * size);
    }
    TreeNode child = new TreeNode();
    keys[size] = move;
    children[size] = child;
    size++;
    if (size >= MANY) {
      lookUp(move, child);
    }
    return child;
  }

  /** Returns how many moves may have been tried: 2 after 64 visits, 4 after 256. */
  double widened() {
    return Math.sqrt(visits) / SLOWLY;
  }

  /**
   * Returns how often each of some moves is tried however little it promises: one that had bad luck
   * at first may be the best.
   */
  double fairShare(int moves) {
    return Math.sqrt(visits / (double) moves);
  }

  private void lookUp(Object added, TreeNode node) {
    Map<Object, TreeNode> many = lookup;
    if (many == null) {
      many = new HashMap<>();
      for (int i = 0; i < size; i++) {
        many.put(requireNonNull(keys[i]), requireNonNull(children[i]));
      }
      lookup = many;
    }
    many.put(added, node);
  }

  /** Returns the mean of what was gained, 0 if nobody came here. */
  double mean() {
    return visits == 0 ? 0 : gained / visits;
  }
}
