package io.github.spadille.engine.game;

import io.github.spadille.engine.words.Words;

/** Thrown when a move is applied that the rules refuse; the state is as it was. */
public final class IllegalMoveException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String move;
  private final transient Refusal refusal;

  /**
   * Creates an exception.
   *
   * @param move the text of the move
   * @param refusal why it is refused
   */
  public IllegalMoveException(String move, Refusal refusal) {
    this(move, refusal, refusal.toString());
  }

  private IllegalMoveException(String move, Refusal refusal, String why) {
    super("illegal move \"" + move + "\": " + why);
    this.move = move;
    this.refusal = refusal;
  }

  /** Returns this exception with a message in words. */
  public IllegalMoveException in(Words words) {
    return new IllegalMoveException(
        move, refusal, refusal.ruleId() + ": " + words.text(refusal.phrase()));
  }

  /** Returns the rule that is broken, and why. */
  public Refusal refusal() {
    return refusal;
  }
}
