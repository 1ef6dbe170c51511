package io.github.spadille.engine.match;

import org.jspecify.annotations.Nullable;

/**
 * What a match keeps of the moves that were taken back: how many moves were left, and when.
 *
 * <p>A group is a time in which moves were taken back, be it with others made in between: no
 * revision in it had fewer moves than its last. Each group left more moves than the one before, so
 * there are no more groups than moves.
 */
final class TakeBacks {
  private final int first;
  private final @Nullable Group newest;

  /**
   * Moves taken back.
   *
   * @param begin the last revision before the first of them
   * @param size the moves at that revision
   * @param end the revision after the last of them
   * @param left the moves at that revision
   * @param rest the groups before
   */
  private record Group(int begin, int size, int end, int left, @Nullable Group rest) {}

  private TakeBacks(int first, @Nullable Group newest) {
    this.first = first;
    this.newest = newest;
  }

  /** Returns that nothing was taken back since a revision, before which nothing is known. */
  static TakeBacks none(int first) {
    return new TakeBacks(first, null);
  }

  /** Returns these and one more move, taken back at a revision at which there were so many. */
  TakeBacks with(int revision, int size) {
    int left = size - 1;
    int begin = revision;
    int before = size;
    Group rest = newest;
    while (rest != null && rest.left() >= left) {
      begin = rest.begin();
      before = rest.size();
      rest = rest.rest();
    }
    return new TakeBacks(first, new Group(begin, before, revision + 1, left, rest));
  }

  /** Returns the fewest moves from a revision to now; 0 if nothing is known of it. */
  int keptSince(int revision, int now, int size) {
    if (revision < first || revision > now) {
      return 0;
    }
    Group next = null;
    for (Group group = newest; group != null && group.end() > revision; group = group.rest()) {
      next = group;
    }
    if (next == null) {
      return size - (now - revision);
    }
    int then = next.size() - (next.begin() - revision);
    return revision > next.begin() ? next.left() : Math.min(then, next.left());
  }
}
