package io.github.spadille.formats.sheet;

import io.github.spadille.engine.words.Verbatim;
import io.github.spadille.engine.words.Words;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** What sheets say of themselves, in one language. */
final class SheetWords {
  private static final SheetWords ENGLISH =
      new SheetWords(Words.resource(SheetWords.class, "sheet"));
  private static final ConcurrentMap<Locale, SheetWords> TRANSLATED = new ConcurrentHashMap<>();

  private final Words words;

  private SheetWords(Words words) {
    this.words = words;
  }

  /** Returns the words in a language of rulebooks; those in English if there are none. */
  static SheetWords in(Locale language) {
    return language.equals(Locale.ENGLISH)
        ? ENGLISH
        : TRANSLATED.computeIfAbsent(language, any -> new SheetWords(ENGLISH.words.in(any)));
  }

  /** Returns the text of a key, with texts that stand in it as they are. */
  String text(String key, String... texts) {
    Object[] arguments = new Object[texts.length];
    for (int i = 0; i < texts.length; i++) {
      arguments[i] = new Verbatim(texts[i]);
    }
    return words.text(key, arguments);
  }

  /** Returns texts with a word between them: {@code 2 or 4}. */
  String joined(String key, Iterable<?> texts) {
    String joined = "";
    for (Object text : texts) {
      joined = joined.isEmpty() ? text.toString() : text(key, joined, text.toString());
    }
    return joined;
  }
}
