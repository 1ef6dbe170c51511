package io.github.spadille.engine.words;

/**
 * A value of a game that people call by words of the game: a contract, a place, a yaku.
 *
 * <p>It can be a parameter of a {@link Phrase} or an argument of a move.
 */
public interface Phrased {
  /** Returns how it is told. */
  Phrase phrase();
}
