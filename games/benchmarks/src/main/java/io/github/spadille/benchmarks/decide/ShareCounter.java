package io.github.spadille.benchmarks.decide;

/** Counts a {@link Share}, trial by trial. */
final class ShareCounter {
  private Share share = Share.NONE;

  void add(boolean hit) {
    share = share.plus(hit);
  }

  Share share() {
    return share;
  }
}
