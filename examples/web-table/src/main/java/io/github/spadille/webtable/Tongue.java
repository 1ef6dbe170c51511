package io.github.spadille.webtable;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the language that somebody asks for, so that nobody can ask for endlessly many. */
final class Tongue {
  private static final ImmutableSet<String> LANGUAGES =
      ImmutableSet.copyOf(Locale.getISOLanguages());

  private Tongue() {}

  /** Returns a language without region; English if the tag names none. */
  static Locale of(@Nullable String tag) {
    String language = tag == null ? "" : Locale.forLanguageTag(tag).getLanguage();
    return LANGUAGES.contains(language) ? Locale.forLanguageTag(language) : Locale.ENGLISH;
  }

  /** Returns a language that some game speaks; English if none speaks the one that is asked for. */
  static Locale of(@Nullable String tag, Catalog catalog) {
    Locale asked = of(tag);
    boolean isSpoken =
        catalog.games().stream().anyMatch(game -> game.words().in(asked).locale().equals(asked));
    return isSpoken ? asked : Locale.ENGLISH;
  }
}
