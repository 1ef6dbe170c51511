package io.github.spadille.engine.notation;

/**
 * Thrown by the constructor of a move for an argument that does not fit the others: one horse where
 * the pool asks for two.
 *
 * <p>{@link MoveSyntax#parse} makes a {@link NotationException} of it, which says where in the text
 * the argument stands. What depends on the state of the game is for the rules to refuse, not for
 * the move.
 */
public final class UnfitException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // The parts of moves are values; none has to be written.
  private final Object value;

  private final String expected;

  /**
   * Creates an exception.
   *
   * @param component the component of the move that holds the argument: {@code horses}
   * @param value its value, by which the argument is found, or what is in it where it may be
   *     missing; if several arguments are equal to it, the last one is meant
   * @param expected what fits, as a noun phrase
   */
  public UnfitException(String component, Object value, String expected) {
    super(component + ' ' + value + "; expected " + expected);
    this.value = value;
    this.expected = expected;
  }

  /** Returns the argument that does not fit. */
  public Object value() {
    return value;
  }

  /** Returns what fits, as a noun phrase. */
  public String expected() {
    return expected;
  }
}
