package io.github.spadille.solitaire.spider;

import com.google.common.collect.ImmutableList;

/**
 * What a search for a way to win found.
 *
 * @param verdict how the search ended
 * @param moves the moves that win, first to last; none unless solved
 * @param layouts how many layouts the search looked at, those again that it met in several passes
 * @param runs the most runs that were removed in any of them
 */
public record SpiderSolution(
    Verdict verdict, ImmutableList<SpiderMove> moves, long layouts, int runs) {
  /** How a search ends. */
  public enum Verdict {
    /** A way to win was found. */
    SOLVED,
    /** Every layout that can be reached was looked at, and none is won. */
    IMPOSSIBLE,
    /** The budget was spent; nobody knows. */
    GIVEN_UP
  }
}
