package io.github.spadille.engine.move;

/**
 * Something that a seat or chance does.
 *
 * <p>The moves of a game are a sealed family of small immutable values with {@code equals}. A move
 * by itself is neither legal nor illegal; {@code Rules.refusal} tells for a state.
 */
public interface Move {
  /** What {@link #seat} returns for a move of chance: a shuffle, a roll of dice. */
  int CHANCE = -1;

  /** Returns the seat that moves, or {@link #CHANCE}. */
  int seat();

  /** Tells whether chance makes this move. */
  default boolean isChance() {
    return seat() == CHANCE;
  }
}
