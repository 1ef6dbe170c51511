package io.github.spadille.engine.card;

/**
 * A card of some {@linkplain CardFamily family}.
 *
 * <p>Implementations are immutable, there is one instance of each card, and {@code equals} is
 * identity. They override {@code toString} to return {@link #code()} and should override {@code
 * hashCode} with a number that is the same in every run.
 */
public interface Card {
  /** Returns the position of this card in its family, 0 to 127. */
  int index();

  /** Returns the text form of this card, which {@link CardFamily#parse} reads back. */
  String code();
}
