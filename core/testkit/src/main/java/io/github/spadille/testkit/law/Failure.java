package io.github.spadille.testkit.law;

/**
 * A law that a game broke.
 *
 * @param law the law
 * @param reason how it was broken, in a sentence
 * @param where the game, its seats and house rules, the seed, and how many moves are shown
 * @param seed the seed of the random games that break the law from their first game on
 * @param move the last move of the record, with which the law is broken: {@code 2 play Qs}; {@code
 *     none} if it is broken before the first move, empty if there is no record
 * @param record the moves that lead there, as a record that can be replayed; empty if something is
 *     missing in all games, so that none shows it
 */
public record Failure(Law law, String reason, String where, long seed, String move, String record) {
  /** The page that says of every law what it asks and what usually breaks it. */
  public static final String PAGE =
      "https://github.com/spadille/spadille/blob/main/core/testkit/README.md#the-laws";

  /** Returns all of it as the message of a failed test. */
  public String message() {
    String text = law.name() + ": " + law.sentence() + "\n" + reason + "\n(" + where + ")";
    String shown = record.isEmpty() ? "" : "\nlast move: " + move + "\n\n" + record;
    return text + shown + "\nread on: " + PAGE;
  }

  /** Returns the message. */
  @Override
  public String toString() {
    return message();
  }
}
