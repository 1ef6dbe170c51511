package io.github.spadille.reaction.throughthewindow;

import com.google.common.collect.ImmutableList;

/**
 * A dictionary of nouns (TTW-4).
 *
 * <p>Those that are {@linkplain java.util.ServiceLoader provided as a service} can be chosen by
 * their name, with the option {@code nouns}; a record names it too. The first one on the class path
 * is what a program prefers where nobody chose. The answers of a dictionary never change. It may be
 * asked by several threads at once.
 */
public interface Nouns {
  /** The nouns of the rulebook, which are always there. */
  Nouns BUILT_IN =
      new Nouns() {
        @Override
        public String name() {
          return "built-in";
        }

        @Override
        public boolean isNoun(String word) {
          return NounTable.OF_RULEBOOK.all().contains(word);
        }
      };

  /** Every word, whatever it means (TTW-4c); its sample words are those of the rulebook. */
  Nouns ANY =
      new Nouns() {
        @Override
        public String name() {
          return "any";
        }

        @Override
        public boolean isNoun(String word) {
          return true;
        }
      };

  /** Returns the name, as the option {@code nouns} has it: small letters, digits and hyphens. */
  String name();

  /**
   * Tells whether a word is a noun.
   *
   * @param word in small letters a to z, perhaps with hyphens, apostrophes and single blanks inside
   */
  boolean isNoun(String word);

  /**
   * Returns the nouns that lists of legal moves offer, in order (TTW-4a): of each letter of a card
   * at least as many with five letters or more as the pack has cards of it (TTW-4b). That is
   * checked when a game begins; words that are no nouns of this dictionary do not count, and are
   * not offered. Those of the rulebook, unless overridden.
   */
  default ImmutableList<String> samples() {
    return NounTable.OF_RULEBOOK.samples();
  }
}
