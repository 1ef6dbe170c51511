package io.github.spadille.webtable;

import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.Catalog;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds the language that somebody asks for among those that some game speaks, so that nobody can
 * ask for endlessly many. Thread-safe.
 */
final class Tongue {
  private static final ImmutableSet<String> LANGUAGES =
      ImmutableSet.copyOf(Locale.getISOLanguages());

  private final Catalog catalog;
  private final Map<String, Locale> known = new ConcurrentHashMap<>();

  Tongue(Catalog catalog) {
    this.catalog = catalog;
  }

  /** Returns a language without region; English if the tag names none that is spoken. */
  Locale of(@Nullable String tag) {
    String language = tag == null ? "" : Locale.forLanguageTag(tag).getLanguage();
    boolean isEnglish = language.equals(Locale.ENGLISH.getLanguage());
    return isEnglish || !LANGUAGES.contains(language)
        ? Locale.ENGLISH
        : known.computeIfAbsent(language, this::spoken);
  }

  private Locale spoken(String language) {
    Locale asked = Locale.forLanguageTag(language);
    boolean isSpoken =
        catalog.games().stream().anyMatch(game -> game.words().in(asked).locale().equals(asked));
    return isSpoken ? asked : Locale.ENGLISH;
  }
}
