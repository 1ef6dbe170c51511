package io.github.spadille.testkit.law;

/**
 * A law that a game broke.
 *
 * @param law the law
 * @param reason how it was broken, in a sentence
 * @param where the game, its seats and house rules, the seed, and how many moves are shown
 * @param record the moves that lead there, as a record that can be replayed; empty if the breach is
 *     not that of a single game
 */
public record Failure(Law law, String reason, String where, String record) {
  /** Returns all of it as the message of a failed test. */
  public String message() {
    String text = law.name() + ": " + law.sentence() + "\n" + reason + "\n(" + where + ")";
    return record.isEmpty() ? text : text + "\n\n" + record;
  }

  /** Returns the message. */
  @Override
  public String toString() {
    return message();
  }
}
