package io.github.spadille.webtable;

import java.security.SecureRandom;
import java.util.Base64;

/**
 * The secret in a link: whoever has it sits on a seat, or watches.
 *
 * <p>Its text stands in links and in the store, and nowhere else: {@link #toString} does not tell
 * it.
 *
 * @param text 22 characters, which are 128 random bits
 */
record SeatToken(String text) {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int BYTES = 16;

  static SeatToken random() {
    byte[] bytes = new byte[BYTES];
    RANDOM.nextBytes(bytes);
    return new SeatToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bytes));
  }

  /** Returns what may stand in a log. */
  @Override
  public String toString() {
    return "token";
  }
}
