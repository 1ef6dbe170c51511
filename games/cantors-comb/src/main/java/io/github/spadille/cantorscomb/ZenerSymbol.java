package io.github.spadille.cantorscomb;

/** One of the five symbols for tests of extrasensory perception; a blank card shows none. */
public enum ZenerSymbol {
  /** A circle. */
  CIRCLE,
  /** A plus sign. */
  PLUS,
  /** Three waves. */
  WAVES,
  /** A square. */
  SQUARE,
  /** A star. */
  STAR
}
