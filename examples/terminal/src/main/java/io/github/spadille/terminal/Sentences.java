package io.github.spadille.terminal;

import io.github.spadille.engine.words.Verbatim;
import io.github.spadille.engine.words.Words;
import java.util.Locale;

/** The sentences that this program says itself, in one language. */
final class Sentences {
  /** Those in English. */
  static final Sentences ENGLISH = new Sentences(Words.resource(Sentences.class, "terminal"));

  private final Words words;

  private Sentences(Words words) {
    this.words = words;
  }

  /** Returns the sentences in a language; those in English if there are none in it. */
  static Sentences in(Locale locale) {
    return new Sentences(ENGLISH.words.in(locale));
  }

  /** Returns the language. */
  Locale locale() {
    return words.locale();
  }

  /** Returns the sentence of a key, with numbers, and with texts that stand in it as they are. */
  String text(String key, Object... arguments) {
    Object[] told = new Object[arguments.length];
    for (int i = 0; i < told.length; i++) {
      boolean number = arguments[i] instanceof Number;
      told[i] = number ? arguments[i] : new Verbatim(arguments[i].toString());
    }
    return words.text(key, told);
  }

  /** Returns texts with a word between them: {@code play 7d or play 8d}. */
  String joined(String key, Iterable<String> texts) {
    String joined = "";
    for (String text : texts) {
      joined = joined.isEmpty() ? text : text(key, joined, text);
    }
    return joined;
  }
}
