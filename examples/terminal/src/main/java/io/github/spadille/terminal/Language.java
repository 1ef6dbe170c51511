package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Game;
import io.github.spadille.engine.rulebook.Rulebook;
import java.util.Locale;

/** Says in which languages a game is not there. */
final class Language {
  private Language() {}

  /** Returns a line if the game has no words in a language, or no rulebook; else none. */
  static ImmutableList<String> lacking(Game<?, ?, ?> game, Locale asked) {
    Locale spoken = game.words().in(asked).locale();
    if (!isSame(spoken, asked)) {
      String name = asked.getDisplayLanguage(Locale.ENGLISH);
      return ImmutableList.of(Sentences.ENGLISH.text("language.no-words", game.name(), name));
    }
    return rulebookLacking(game, asked);
  }

  /** Returns a line if the game has no rulebook in a language; else none. */
  static ImmutableList<String> rulebookLacking(Game<?, ?, ?> game, Locale asked) {
    return lacking(game.rulebook(asked), game.name(), asked);
  }

  /** Returns a line if a rulebook is not in the language that was asked for; else none. */
  static ImmutableList<String> lacking(Rulebook book, String name, Locale asked) {
    if (isSame(book.locale(), asked)) {
      return ImmutableList.of();
    }
    Sentences sentences = Sentences.in(asked);
    String language = asked.getDisplayLanguage(sentences.locale());
    return ImmutableList.of(sentences.text("language.no-rulebook", name, language));
  }

  private static boolean isSame(Locale one, Locale other) {
    return one.getLanguage().equals(other.getLanguage());
  }
}
