package io.github.spadille.formats.record;

/** Thrown when no shuffle deals as described. */
final class UnmetDealException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String expected;
  private final String found;

  UnmetDealException(String expected, String found) {
    super("expected " + expected + ", found " + found);
    this.expected = expected;
    this.found = found;
  }

  String expected() {
    return expected;
  }

  String found() {
    return found;
  }
}
