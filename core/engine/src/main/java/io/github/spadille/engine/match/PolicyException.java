package io.github.spadille.engine.match;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a policy fails to choose a legal move: it is late, throws, or chooses nothing or a
 * move that it may not make.
 *
 * <p>The message names the policy, the seat and the move. The match stands where the move was to be
 * made, so it can go on with another policy.
 */
public final class PolicyException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int seat;
  private final transient Match<?, ?> match;

  PolicyException(
      int seat, Policy<?, ?> policy, Match<?, ?> match, String what, @Nullable Throwable cause) {
    super("seat " + seat + " (" + policy + ") " + what + ", after " + moves(match.size()), cause);
    this.seat = seat;
    this.match = match;
  }

  private static String moves(int size) {
    return size + (size == 1 ? " move" : " moves");
  }

  /** Returns the seat whose policy failed. */
  public int seat() {
    return seat;
  }

  /** Returns the match in which a move was to be chosen. */
  public Match<?, ?> match() {
    return match;
  }
}
