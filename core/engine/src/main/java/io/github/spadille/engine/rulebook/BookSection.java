package io.github.spadille.engine.rulebook;

import io.github.spadille.engine.words.Words;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** A section of a rulebook that is found by its heading, which each language has in its words. */
public enum BookSection {
  /** What a player wants on the table: goal, deal, turn and scoring. */
  IN_SHORT("in-short"),
  /** The piles; for programs. */
  PILES("piles"),
  /** The facts; for programs. */
  FACTS("facts"),
  /** The notation of moves; for programs. */
  MOVES("moves"),
  /** What happens between two decisions; for programs. */
  STAGES("stages"),
  /** The options. */
  HOUSE_RULES("house-rules"),
  /** The presets. */
  PRESETS("presets"),
  /** What holds by default where the rules are silent. */
  RULINGS("rulings");

  private static final Words ENGLISH = Words.resource(Words.class, "engine");
  private static final ConcurrentMap<Locale, Words> TRANSLATED = new ConcurrentHashMap<>();

  private final String key;

  BookSection(String key) {
    this.key = key;
  }

  /** Returns the words in which books of a language are read; there is a file for each. */
  static Words words(Locale language) {
    return language.equals(Locale.ENGLISH)
        ? ENGLISH
        : TRANSLATED.computeIfAbsent(language, ENGLISH::in);
  }

  /** Returns the section of an English heading, or nothing if it is none of these. */
  static Optional<BookSection> of(String heading) {
    for (BookSection section : values()) {
      if (section.heading(Locale.ENGLISH).equals(heading)) {
        return Optional.of(section);
      }
    }
    return Optional.empty();
  }

  /** Tells whether programs read it, and people who play do not. */
  public boolean isForPrograms() {
    return this == PILES || this == FACTS || this == MOVES || this == STAGES;
  }

  /** Tells whether those read it who choose house rules, and not those who play by them. */
  public boolean isForChoosing() {
    return this == HOUSE_RULES || this == PRESETS;
  }

  /**
   * Returns the heading in a language: {@code House rules}.
   *
   * @param language that of a {@linkplain Rulebook#locale rulebook}
   */
  public String heading(Locale language) {
    return words(language).text("book." + key);
  }
}
