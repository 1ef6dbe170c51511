package io.github.spadille.engine.knowledge;

import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Move;
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
  private final Story<S, M> story;

  /** For each card all that equal it, itself among them. */
  private final int[][] like;

  private final List<int[]> pairs = new ArrayList<>();

  EqualCards(Story<S, M> story) {
    this.story = story;
    this.like = new int[story.cards.length][];
    for (int a = 0; a < like.length; a++) {
      List<Integer> equal = new ArrayList<>();
      for (int b = 0; b < like.length; b++) {
        if (a == b || story.areEqual(a, b)) {
          equal.add(b);
        }
        if (a < b && story.areEqual(a, b)) {
          pairs.add(new int[] {a, b});
        }
      }
      like[a] = equal.stream().mapToInt(i -> i).toArray();
    }
  }

  /** Returns all pairs of equal cards. */
  List<int[]> pairs() {
    return pairs;
  }

  /** Returns in how many ways the equals of some cards can stand for each other. */
  double ways(int... cards) {
    double ways = 1;
    for (int i = 0; i < cards.length; i++) {
      boolean counted = like[cards[i]].length == 1;
      for (int k = 0; k < i; k++) {
        counted |= story.areEqual(cards[k], cards[i]);
      }
      for (int state = 0; !counted && state < story.last(); state++) {
        ways *= ways(like[cards[i]], state);
      }
    }
    return ways;
  }

  /** Returns in how many ways equal cards can go from their piles to the next ones. */
  private double ways(int[] equal, int state) {
    double ways = 1;
    for (int i = 0; i < equal.length; i++) {
      byte from = story.at(state, equal[i]);
      byte to = story.at(state + 1, equal[i]);
      int together = 1;
      int further = 1;
      for (int k = 0; k < i; k++) {
        if (story.at(state, equal[k]) == from && !story.names.isOrdered(from)) {
          together++;
          further += story.at(state + 1, equal[k]) == to ? 1 : 0;
        }
      }
      ways *= (double) together / further;
    }
    return ways;
  }
}
