package io.github.spadille.formats.houserules;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.HiddenCharacters;
import java.time.LocalDate;
import java.util.List;

/** Checks the parts of a document that is made in code: what is written must be readable. */
final class DocumentChecks {
  private static final int LAST_YEAR = 9999;

  private DocumentChecks() {}

  static void number(int number, String what) {
    checkArgument(
        number >= 1 && number <= HouseRules.MAX_NUMBER,
        "%s %s; expected a number from 1 to %s",
        what,
        number,
        HouseRules.MAX_NUMBER);
  }

  /** Checks a text, of several lines or one. */
  static void text(String text, String what) {
    checkArgument(!text.isBlank(), "%s is blank", what);
    int most = FieldReader.LONGEST_TEXT;
    checkArgument(text.length() <= most, "%s has more than %s characters", what, most);
    visible(text, what);
  }

  /** Checks a name, which must fit in a line of a record's head. */
  static void name(String name, String what) {
    checkArgument(!name.isBlank(), "%s is blank", what);
    int most = FieldReader.LONGEST_NAME;
    checkArgument(name.length() <= most, "%s has more than %s characters", what, most);
    checkArgument(
        name.equals(name.strip()) && name.codePoints().noneMatch(Character::isISOControl),
        "%s: %s; expected one line without blanks around it",
        what,
        Excerpt.of(name));
    visible(name, what);
  }

  private static void visible(String text, String what) {
    int hidden = HiddenCharacters.find(text, 0);
    if (hidden >= 0) {
      String found = HiddenCharacters.name(text.codePointAt(hidden));
      throw new IllegalArgumentException(
          what + ": character " + found + " in " + Excerpt.of(text) + " is not allowed");
    }
  }

  /** Checks an option that is chosen. */
  static void option(String key, String value) {
    visible(key, "the key of an option");
    checkArgument(!value.isBlank(), "option %s is blank", Excerpt.of(key));
    visible(value, "option " + Excerpt.of(key));
  }

  /** Checks who acknowledged a version. */
  static void acknowledged(int version, List<String> names) {
    number(version, "version");
    names.forEach(name -> name(name, "the name of who acknowledged version " + version));
  }

  static void date(LocalDate date, String what) {
    checkArgument(
        isOfTheCommonEra(date),
        "%s: %s; expected a date of the years 1 to %s",
        what,
        date,
        LAST_YEAR);
  }

  /** Tells whether a date has a year of four digits, as a document writes it. */
  static boolean isOfTheCommonEra(LocalDate date) {
    return date.getYear() >= 1 && date.getYear() <= LAST_YEAR;
  }
}
