package io.github.spadille.engine.text;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Lets people leave out accents and capitals where they look for words. */
public final class Accents {
  /** Marks on letters; those of kana make other sounds, and stay. */
  private static final Pattern MARKS = Pattern.compile("[\u0300-\u036f]+");

  private Accents() {}

  /**
   * Returns a text in small letters without accents: {@code Tiến lên} becomes {@code tien len}.
   * Equal for texts that are written with and without them, composed or not.
   */
  public static String fold(String text) {
    String parts = Normalizer.normalize(text, Normalizer.Form.NFD);
    return Normalizer.normalize(MARKS.matcher(parts).replaceAll(""), Normalizer.Form.NFC)
        .toLowerCase(Locale.ROOT);
  }
}
