package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.text.PlayerName;
import java.util.List;

/**
 * What the players are called on the screen, and who of them looks at it.
 *
 * @param players the names, by seat
 * @param person the seat of the person who plays, or {@link #NOBODY}
 */
record Names(ImmutableList<String> players, int person) {
  /** Nobody of the players sits at the screen. */
  static final int NOBODY = -1;

  private static final ImmutableList<String> AGENTS =
      ImmutableList.of(
          "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ivy", "Jon", "Kim", "Leo",
          "Mia", "Ned", "Oda", "Pia");

  /** What the name of a player is, in words. */
  static final String NAME =
      "one line of at most 200 visible characters, a letter or a digit among them";

  /** Returns names of players, by seat. */
  static Names of(List<String> players) {
    return new Names(ImmutableList.copyOf(players), NOBODY);
  }

  /** Returns names for players who have none. */
  static Names ofAgents(int seats) {
    return of(AGENTS.subList(0, seats));
  }

  /** Returns these names with a person at a seat. */
  Names withPerson(int seat) {
    return new Names(players, seat);
  }

  /** Tells whether a text can be the name of a player, and people can say it. */
  static boolean isName(String text) {
    return PlayerName.isName(text)
        && text.indexOf('\t') < 0
        && text.codePoints().anyMatch(Character::isLetterOrDigit);
  }

  /** Returns the number of seats. */
  int seats() {
    return players.size();
  }

  /** Returns the name of the player at a seat. */
  String of(int seat) {
    return players.get(seat);
  }

  /** Returns a number of things: {@code 1 seat}, {@code 4 seats}. */
  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
