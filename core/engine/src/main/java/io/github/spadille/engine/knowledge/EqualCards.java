package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.random.RandomSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The equal cards of a story.
 *
 * <p>A story follows each of them by itself. Where two lie in one pile without order and one leaves
 * it, either may be the one that left: these are two stories of one and the same game, so each has
 * to count for half of it.
 */
final class EqualCards<S extends GameState, M extends Move> {
  private static final int[] ALONE = {};

  private final Story<S, M> story;
  private final List<int[]> pairs = new ArrayList<>();

  /** For the first card of each kind all that equal it, itself among them, unless it is alone. */
  private final int[][] kinds;

  /** For each card the first one that equals it. */
  private final int[] first;

  /** For each kind in how many ways its cards can stand for each other in the story as it is. */
  private final double[] ways;

  private final double[] next;

  EqualCards(Story<S, M> story) {
    this.story = story;
    int cards = story.cards.length;
    this.kinds = new int[cards][];
    this.first = new int[cards];
    this.ways = new double[cards];
    this.next = new double[cards];
    for (int a = cards - 1; a >= 0; a--) {
      List<Integer> equal = new ArrayList<>(List.of(a));
      for (int b = a + 1; b < cards; b++) {
        if (story.areEqual(a, b)) {
          equal.add(b);
          pairs.add(new int[] {a, b});
        }
      }
      for (int card : equal) {
        first[card] = a;
      }
      kinds[a] = equal.size() == 1 ? ALONE : equal.stream().mapToInt(i -> i).toArray();
      ways[a] = ways(kinds[a]);
    }
  }

  /** Returns all pairs of equal cards. */
  List<int[]> pairs() {
    return pairs;
  }

  /**
   * Returns one of the states after which two cards part, where no order told them apart, each as
   * likely as the others; {@link CardPath#NONE} if there is none. There are as many, and the same,
   * when the two stand for each other from one of them on.
   */
  int parting(int a, int b, RandomSource random) {
    int chosen = CardPath.NONE;
    int count = 0;
    int state = nextParting(a, b, 0);
    while (state != CardPath.NONE) {
      if (random.nextInt(++count) == 0) {
        chosen = state;
      }
      state = nextParting(a, b, state + 1);
    }
    return chosen;
  }

  private int nextParting(int a, int b, int from) {
    return CardPath.nextParting(
        story.path(a), story.path(b), from, story.last(), story.names.ordered());
  }

  /**
   * Tells whether to go on with a story after some of its cards were exchanged, and notes it if so:
   * one of many that tell of the same game is seldom gone on with.
   */
  boolean isKept(RandomSource random, int... exchanged) {
    double before = 1;
    double after = 1;
    for (int i = 0; i < exchanged.length; i++) {
      int kind = first[exchanged[i]];
      if (kinds[kind].length > 1 && isNew(i, exchanged)) {
        next[kind] = ways(kinds[kind]);
        before *= ways[kind];
        after *= next[kind];
      }
    }
    if (after > before && random.nextDouble() * after >= before) {
      return false;
    }
    for (int card : exchanged) {
      if (kinds[first[card]].length > 1) {
        ways[first[card]] = next[first[card]];
      }
    }
    return true;
  }

  /** Takes note of a story that was changed otherwise. */
  void countAgain() {
    for (int kind = 0; kind < kinds.length; kind++) {
      if (kinds[kind].length > 1) {
        ways[kind] = ways(kinds[kind]);
      }
    }
  }

  private boolean isNew(int at, int[] exchanged) {
    for (int i = 0; i < at; i++) {
      if (first[exchanged[i]] == first[exchanged[at]]) {
        return false;
      }
    }
    return true;
  }

  /** Returns in how many ways cards of a kind can go from pile to pile. */
  private double ways(int[] kind) {
    double all = 1;
    for (int i = 1; i < kind.length; i++) {
      int state = nextParting(kind, i, 0);
      while (state >= 0) {
        all *= waysOfLast(kind, i, state);
        state = nextParting(kind, i, state + 1);
      }
    }
    return all;
  }

  /**
   * Returns the first state from one on after which a card leaves one of those before it, where no
   * order told them apart, or -1. Elsewhere all of them go on together, in one way.
   */
  private int nextParting(int[] kind, int card, int from) {
    int next = CardPath.NONE;
    int end = story.last();
    for (int i = 0; i < card; i++) {
      int parting =
          CardPath.nextParting(
              story.path(kind[i]), story.path(kind[card]), from, end, story.names.ordered());
      if (parting >= 0) {
        next = parting;
        end = parting;
      }
    }
    return next;
  }

  /** Returns by how much one more card of a kind multiplies the ways from a state to the next. */
  private double waysOfLast(int[] kind, int card, int state) {
    int together = 1;
    int further = 1;
    CardPath path = story.path(kind[card]);
    for (int i = 0; i < card; i++) {
      CardPath other = story.path(kind[i]);
      if (other.get(state) == path.get(state)) {
        together++;
        further += other.get(state + 1) == path.get(state + 1) ? 1 : 0;
      }
    }
    return (double) together / further;
  }
}
