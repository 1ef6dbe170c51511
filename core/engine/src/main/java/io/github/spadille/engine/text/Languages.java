package io.github.spadille.engine.text;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * Where to look for the texts of a language: {@code my-game_de_AT.md}, then {@code my-game_de.md}.
 */
public final class Languages {
  private static final ResourceBundle.Control CONTROL =
      ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_PROPERTIES);

  private Languages() {}

  /**
   * Returns the languages whose texts serve for a language, the nearest first, as a {@link
   * ResourceBundle} has them; the texts without a language, which come last, are not among them.
   */
  public static ImmutableList<Locale> nearest(Locale locale) {
    return CONTROL.getCandidateLocales("texts", locale).stream()
        .filter(candidate -> !candidate.equals(Locale.ROOT))
        .collect(toImmutableList());
  }
}
