package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

/** Checks the parts of a document that is made in code. */
final class Checks {
  private Checks() {}

  static void number(int number, String what) {
    checkArgument(number >= 1, "%s %s; expected a number from 1", what, number);
  }

  static void text(String text, String what) {
    checkArgument(!text.isBlank(), "%s is blank", what);
  }

  /** Checks a name, which must fit in a line of a record's head. */
  static void name(String name, String what) {
    text(name, what);
    checkArgument(
        name.equals(name.strip()) && name.codePoints().noneMatch(Character::isISOControl),
        "%s: %s; expected one line without blanks around it",
        what,
        name);
  }
}
