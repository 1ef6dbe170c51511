package io.github.spadille.engine.words;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.ByteStreams;
import io.github.spadille.engine.text.ByteOrderMark;
import io.github.spadille.engine.text.Languages;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;

/**
 * The files of one set of words, a file for each language.
 *
 * <p>They are read as a {@link ResourceBundle} reads them, but beside a class, which works in every
 * module that opens the package to this one.
 *
 * @param beside the class beside which the files lie
 * @param name their common name: {@code my-game}; empty if there are no files
 * @param given words that stand in no file
 */
record Bundle(Class<?> beside, String name, ImmutableMap<String, String> given) {
  /** Returns the files of some name that lie beside a class. */
  static Bundle of(Class<?> beside, String name) {
    return new Bundle(beside, name, ImmutableMap.of());
  }

  /** Returns words that stand in no file. */
  static Bundle of(ImmutableMap<String, String> given) {
    return new Bundle(Bundle.class, "", given);
  }

  private boolean hasFiles() {
    return !name.isEmpty();
  }

  /** Returns the words that are for no language in particular: English. */
  private ImmutableMap<String, String> base() {
    return !hasFiles()
        ? given
        : read("")
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "no resource " + name + ".properties beside " + beside.getName()));
  }

  /** Returns the nearest language that there is a file for; nothing if the base is the nearest. */
  Optional<Locale> nearest(Locale locale) {
    for (Locale candidate : Languages.nearest(locale)) {
      if (hasFiles() && read(suffix(candidate)).isPresent()) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  /** Returns the words for a language, those that it lacks from the base. */
  ImmutableMap<String, String> in(Locale locale) {
    ImmutableMap.Builder<String, String> words = ImmutableMap.builder();
    words.putAll(base());
    for (Locale candidate : Languages.nearest(locale).reverse()) {
      if (hasFiles()) {
        read(suffix(candidate)).ifPresent(words::putAll);
      }
    }
    return words.buildKeepingLast();
  }

  /** Tells whether a key has words in a language; all have in English. */
  boolean isTranslated(String key, Locale locale) {
    for (Locale candidate : Languages.nearest(locale)) {
      if (hasFiles()
          && read(suffix(candidate)).map(words -> words.containsKey(key)).orElse(false)) {
        return true;
      }
    }
    return locale.getLanguage().equals("en") && base().containsKey(key);
  }

  private static String suffix(Locale locale) {
    return "_" + locale;
  }

  private Optional<ImmutableMap<String, String>> read(String suffix) {
    String file = name + suffix + ".properties";
    try (InputStream in = beside.getResourceAsStream(file)) {
      if (in == null) {
        return Optional.empty();
      }
      String text = ByteOrderMark.skip(new String(ByteStreams.toByteArray(in), UTF_8));
      ResourceBundle bundle = new PropertyResourceBundle(new StringReader(text));
      ImmutableMap.Builder<String, String> words = ImmutableMap.builder();
      for (String key : ImmutableList.sortedCopyOf(bundle.keySet())) {
        words.put(key, bundle.getString(key));
      }
      return Optional.of(words.buildOrThrow());
    } catch (IOException e) {
      throw new UncheckedIOException("resource " + file + " beside " + beside.getName(), e);
    }
  }
}
