package io.github.spadille.engine.screen;

/** The colour in which a card is printed. */
public enum CardColour {
  /** Spades; clubs where there are two colours. */
  BLACK,
  /** Hearts; diamonds where there are two colours. */
  RED,
  /** Diamonds where every suit has a colour of its own. */
  BLUE,
  /** Clubs where every suit has a colour of its own. */
  GREEN,
  /** A card without a suit. */
  NONE
}
