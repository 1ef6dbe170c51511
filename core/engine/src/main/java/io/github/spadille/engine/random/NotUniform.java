package io.github.spadille.engine.random;

/** What is said of a source that gives only numbers that must be refused. */
final class NotUniform {
  /** Of a uniform source at most every second draw is refused, and never so many in a row. */
  static final int DRAWS = 64;

  private NotUniform() {}

  static IllegalStateException refused() {
    return new IllegalStateException(
        DRAWS + " draws in a row were refused; a source must be uniform");
  }
}
