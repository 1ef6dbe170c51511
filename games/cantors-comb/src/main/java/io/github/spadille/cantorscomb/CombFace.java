package io.github.spadille.cantorscomb;

import com.google.common.base.Ascii;
import java.util.Optional;
import java.util.function.Function;

/** One of the things that a card of the deck shows, as text. */
public enum CombFace {
  /** Number and copy, which is the name of the card. */
  CARD(card -> Optional.of(card.code())),
  /** The playing card, such as {@code Kh}. */
  PLAYING(card -> Optional.of(card.playing().code())),
  /** The flower card, such as {@code 8B}; none from number 13 on. */
  HANAFUDA(CombCard::hanafuda),
  /** The Zener symbol, such as {@code star}, or {@code blank}. */
  ZENER(card -> Optional.of(card.zener().map(CombFace::word).orElse("blank"))),
  /** The text of the answer. */
  ANSWER(card -> Optional.of(card.answer().text())),
  /** The hiragana character. */
  HIRAGANA(card -> Optional.of(card.hiragana())),
  /** The katakana character. */
  KATAKANA(card -> Optional.of(card.katakana())),
  /** The sound of both characters, such as {@code shi}. */
  SOUND(card -> Optional.of(card.sound())),
  /** The symbol of the element, such as {@code Fe}. */
  SYMBOL(card -> Optional.of(card.element().symbol())),
  /** The name of the element. */
  ELEMENT(card -> Optional.of(card.element().name())),
  /** The atomic number of the element. */
  ATOMIC_NUMBER(card -> Optional.of(Integer.toString(card.element().atomicNumber())));

  private final Function<CombCard, Optional<String>> text;

  CombFace(Function<CombCard, Optional<String>> text) {
    this.text = text;
  }

  /** Returns what a card shows of this, if it shows anything. */
  public Optional<String> of(CombCard card) {
    return text.apply(card);
  }

  private static String word(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name());
  }

  /** Returns the name in words, such as {@code atomic number}. */
  @Override
  public String toString() {
    return word(this).replace('_', ' ');
  }
}
