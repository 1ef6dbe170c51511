package io.github.spadille.terminal;

/** Thrown when it is not clear which move a line means. */
final class UnreadableException extends Exception {
  private static final long serialVersionUID = 1L;

  /** Creates an exception; the message says what was found and what can stand there. */
  UnreadableException(String message) {
    super(message);
  }
}
