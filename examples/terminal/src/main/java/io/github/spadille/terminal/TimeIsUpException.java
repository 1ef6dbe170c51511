package io.github.spadille.terminal;

/** Thrown by an agent that is asked for a move when the time for all games is up. */
final class TimeIsUpException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TimeIsUpException() {
    super("the time is up");
  }
}
