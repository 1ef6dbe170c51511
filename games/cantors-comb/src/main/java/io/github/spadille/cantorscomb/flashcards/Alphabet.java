package io.github.spadille.cantorscomb.flashcards;

import com.google.common.base.Ascii;

/** One of the two alphabets in which kana are written. */
public enum Alphabet {
  /** The round characters. */
  HIRAGANA,
  /** The angular ones, for foreign words. */
  KATAKANA;

  /** Returns the character of a kana in this alphabet. */
  public String of(Kana kana) {
    return this == HIRAGANA ? kana.hiragana() : kana.katakana();
  }

  /** Returns the name as it is written in a record: {@code hiragana}. */
  @Override
  public String toString() {
    return Ascii.toLowerCase(name());
  }
}
