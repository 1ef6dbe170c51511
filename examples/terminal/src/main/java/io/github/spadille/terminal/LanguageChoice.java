package io.github.spadille.terminal;

import java.util.IllformedLocaleException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The part of a command line that says in which language. */
final class LanguageChoice {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = {"-l", "--locale"},
      paramLabel = "LANGUAGE",
      description =
          "The language, such as it; English if it is not given or the game does not speak it.")
  private @Nullable String tag;

  @SuppressWarnings("NullAway.Init") // Set by picocli.
  LanguageChoice() {}

  /**
   * Returns the language.
   *
   * @throws ParameterException if the tag is none
   */
  Locale locale() {
    if (tag == null) {
      return Locale.ENGLISH;
    }
    try {
      return new Locale.Builder().setLanguageTag(tag.replace('_', '-')).build();
    } catch (IllformedLocaleException e) {
      throw new ParameterException(
          spec.commandLine(), "--locale " + tag + "; expected a language such as it or de-AT", e);
    }
  }
}
