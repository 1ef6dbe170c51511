package io.github.spadille.engine.notation;

/**
 * A move as somebody sees it: who moved, and the text with what is concealed as {@code ??}.
 *
 * @param seat the seat that moved, or -1 for chance
 * @param text the verb and the arguments: {@code put ??}
 */
public record SeenMove(int seat, String text) {
  /** Returns the line of a record: {@code 2 put ??}, {@code * shuffle ?? ??}. */
  @Override
  public String toString() {
    return (seat < 0 ? "*" : Integer.toString(seat)) + ' ' + text;
  }
}
