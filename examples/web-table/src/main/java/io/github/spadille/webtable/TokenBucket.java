package io.github.spadille.webtable;

import java.util.function.LongSupplier;

/** Lets through so many things at once, and so many in a second for as long as it lasts. */
final class TokenBucket {
  private static final double NANOS = 1e9;

  private final double most;
  private final double perSecond;
  private final LongSupplier nanos;
  private double left;
  private long since;

  TokenBucket(int most, double perSecond, LongSupplier nanos) {
    this.most = most;
    this.perSecond = perSecond;
    this.nanos = nanos;
    this.left = most;
    this.since = nanos.getAsLong();
  }

  /** Tells whether one more may pass now. */
  synchronized boolean take() {
    long now = nanos.getAsLong();
    left = Math.min(most, left + (now - since) / NANOS * perSecond);
    since = now;
    if (left < 1) {
      return false;
    }
    left--;
    return true;
  }
}
