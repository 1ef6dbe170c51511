package io.github.spadille.engine.game;

/**
 * What is awaited in a game whose hands are shuffled, dealt and played, and nothing else.
 *
 * <p>A game in which players also bid, pass or draw has an enum of its own.
 */
public enum HandPhase {
  /** A shuffle. */
  SHUFFLE,
  /** A card. */
  PLAY,
  /** Nothing: the game is over. */
  OVER;

  /**
   * Returns who may act: chance, a seat, or nobody.
   *
   * @param seat the seat that plays next; it counts in phase {@link #PLAY} alone
   * @throws IndexOutOfBoundsException if a card is awaited and {@code seat} is not 0 to 15
   */
  public Turn turn(int seat) {
    return switch (this) {
      case SHUFFLE -> Turn.chance();
      case PLAY -> Turn.of(seat);
      case OVER -> Turn.over();
    };
  }
}
