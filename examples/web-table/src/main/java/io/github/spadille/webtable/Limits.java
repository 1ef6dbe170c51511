package io.github.spadille.webtable;

/**
 * How much one client may ask for.
 *
 * @param atOnce so many messages in one go
 * @param perSecond so many messages in each second for as long as it lasts
 * @param joinMilliseconds the time to say who it is
 */
record Limits(int atOnce, double perSecond, long joinMilliseconds) {
  /** More than people ever click. */
  static final Limits USUAL = new Limits(40, 15, 5000);
}
