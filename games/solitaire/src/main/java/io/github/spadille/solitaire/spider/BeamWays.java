package io.github.spadille.solitaire.spider;

import com.google.common.collect.ImmutableList;
import io.github.spadille.solitaire.spider.SpiderMove.Deal;
import io.github.spadille.solitaire.spider.SpiderMove.Remove;
import io.github.spadille.solitaire.spider.SpiderMove.Shift;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** The ways to all layouts of a search: for each the way before, and one move as a number. */
final class BeamWays {
  static final int START = -1;
  static final int DEAL = 1 << 20;
  private static final int REMOVE = 1 << 21;
  private static final int FIRST = 1 << 9;

  private int[] before = new int[FIRST];
  private int[] moves = new int[FIRST];
  private int size;

  static int shift(int from, int count, int to) {
    return from << 8 | count << 4 | to;
  }

  static int remove(int column) {
    return REMOVE | column << 8;
  }

  static boolean isRemove(int move) {
    return (move & REMOVE) != 0;
  }

  static int from(int move) {
    return move >>> 8 & 15;
  }

  static int count(int move) {
    return move >>> 4 & 15;
  }

  static int to(int move) {
    return move & 15;
  }

  /** Adds a way, and returns its number. */
  int add(int way, int move) {
    if (size == moves.length) {
      before = Arrays.copyOf(before, 2 * size);
      moves = Arrays.copyOf(moves, 2 * size);
    }
    before[size] = way;
    moves[size] = move;
    return size++;
  }

  /** Returns the first move on a way. */
  int first(int way) {
    int at = way;
    while (before[at] != START) {
      at = before[at];
    }
    return moves[at];
  }

  static SpiderMove toMove(int move) {
    if (move == DEAL) {
      return new Deal(0);
    }
    return isRemove(move)
        ? new Remove(0, from(move))
        : Shift.of(0, from(move), count(move), to(move));
  }

  ImmutableList<SpiderMove> movesOf(int way) {
    Deque<SpiderMove> found = new ArrayDeque<>();
    for (int at = way; at != START; at = before[at]) {
      found.addFirst(toMove(moves[at]));
    }
    return ImmutableList.copyOf(found);
  }
}
