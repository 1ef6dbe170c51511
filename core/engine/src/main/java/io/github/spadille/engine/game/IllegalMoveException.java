package io.github.spadille.engine.game;

/** Thrown when a move is applied that the rules refuse; the state is as it was. */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  /**
   * Creates an exception.
   *
   * @param move the text of the move
   * @param refusal why it is refused
   */
  public IllegalMoveException(String move, Refusal refusal) {
    super("illegal move \"" + move + "\": " + refusal);
    this.refusal = refusal;
  }

  /** Returns the rule that is broken, and why. */
  public Refusal refusal() {
    return refusal;
  }
}
