package io.github.spadille.webtable;

/** Why something could not be done, in words. */
final class Reason {
  private Reason() {}

  /** Returns what an exception says; its name if it says nothing. */
  static String of(Exception e) {
    String message = e.getMessage();
    return message == null ? e.getClass().getSimpleName() : message;
  }
}
