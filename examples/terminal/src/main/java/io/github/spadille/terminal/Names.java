package io.github.spadille.terminal;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Move;
import io.github.spadille.engine.text.HiddenCharacters;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** What the seats of a game are called on the screen: {@code 1 Ben}. */
final class Names {
  private static final ImmutableList<String> AGENTS =
      ImmutableList.of(
          "Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hal", "Ivy", "Jon", "Kim", "Leo",
          "Mia", "Ned", "Oda", "Pia");

  /** What the name of a player is, in words. */
  static final String NAME =
      "one line of at most 200 visible characters, a letter or a digit among them";

  private static final int LONGEST = 200;

  private final ImmutableList<String> labels;
  private final int width;

  private Names(List<String> names) {
    ImmutableList.Builder<String> numbered = ImmutableList.builder();
    int longest = 0;
    for (int seat = 0; seat < names.size(); seat++) {
      String label = seat + " " + names.get(seat);
      numbered.add(label);
      longest = Math.max(longest, label.length());
    }
    this.labels = numbered.build();
    this.width = longest;
  }

  /** Returns names of players, by seat. */
  static Names of(List<String> players) {
    return new Names(players);
  }

  /** Returns names for a game that agents play. */
  static Names ofAgents(int seats) {
    return new Names(AGENTS.subList(0, seats));
  }

  /** Returns names for a game that a person plays. */
  static Names withPerson(int seats, int person) {
    List<String> names = new ArrayList<>(AGENTS.subList(0, seats));
    names.set(person, "You");
    return new Names(names);
  }

  /** Tells whether a text can be the name of a player. */
  static boolean isName(String text) {
    return text.length() <= LONGEST
        && text.codePoints().anyMatch(Character::isLetterOrDigit)
        && text.codePoints().noneMatch(Character::isISOControl)
        && !HiddenCharacters.isIn(text);
  }

  /** Returns the number of seats. */
  int seats() {
    return labels.size();
  }

  /** Returns the number and the name of a seat, or {@code *} for chance. */
  String of(int seat) {
    return seat == Move.CHANCE ? "*" : labels.get(seat);
  }

  /** Returns the same, as long for every seat. */
  String padded(int seat) {
    return Strings.padEnd(of(seat), width, ' ');
  }

  /** Returns the names of some seats: {@code 0 Ada and 2 Cleo}. */
  String of(Collection<Integer> seats) {
    List<String> texts = new ArrayList<>();
    for (int seat : seats) {
      texts.add(of(seat));
    }
    int last = texts.size() - 1;
    return last < 1
        ? String.join("", texts)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }

  /** Returns a number of things: {@code 1 seat}, {@code 4 seats}. */
  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
