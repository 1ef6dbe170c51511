package io.github.spadille.solitaire.spider;

/** How many layouts a search may still look at, and until when. */
final class SearchBudget {
  private static final int CLOCK_EVERY = 256;

  private final long most;
  private final long start = System.nanoTime();
  private final long nanos;
  private long spent;
  private boolean late;

  SearchBudget(long most, long nanos) {
    this.most = most;
    this.nanos = nanos;
  }

  /** Takes one layout from the budget, and tells whether there was one. */
  boolean spend() {
    if (spent % CLOCK_EVERY == 0 && System.nanoTime() - start >= nanos) {
      late = true;
    }
    if (isSpent()) {
      return false;
    }
    spent++;
    return true;
  }

  boolean isSpent() {
    return late || spent >= most;
  }

  long spent() {
    return spent;
  }
}
