package io.github.spadille.webtable;

/** Thrown when the store cannot be read or written. */
final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreException(String message, Exception cause) {
    super(message, cause);
  }
}
