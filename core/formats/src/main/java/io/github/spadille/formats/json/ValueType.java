package io.github.spadille.formats.json;

import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.base.Ascii;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.words.Verbatim;

/** What a value is, in JSON its name in small letters: {@code cards}. */
public enum ValueType {
  /** A whole number. */
  NUMBER,
  /** Whole numbers, one for each seat as a rule. */
  NUMBERS,
  /** The number of a seat. */
  SEAT,
  /** The numbers of some seats. */
  SEATS,
  /** The code of a card: {@code 7d}. */
  CARD,
  /** The codes of some cards. */
  CARDS,
  /** A suit: {@code s}, {@code h}, {@code d} or {@code c}. */
  SUIT,
  /** The code of a rank: {@code T}. */
  RANK,
  /** A word of the game. */
  WORD,
  /** Words of the game. */
  WORDS,
  /** Text that stands as it is in every language. */
  TEXT;

  private final String word = Ascii.toLowerCase(name());

  /** Returns the name in JSON. */
  @JsonValue
  public String word() {
    return word;
  }

  /** Tells whether a value is a list. */
  public boolean isList() {
    return this == NUMBERS || this == SEATS || this == CARDS || this == WORDS;
  }

  /** Tells whether values are numbers: those of seats count as such. */
  boolean isNumeric() {
    return this == NUMBER || this == NUMBERS || this == SEAT || this == SEATS;
  }

  static ValueType of(Fact.Type type) {
    return switch (type) {
      case NUMBER -> NUMBER;
      case NUMBERS -> NUMBERS;
      case SEAT -> SEAT;
      case SEATS -> SEATS;
      case CARD -> CARD;
      case CARDS -> CARDS;
      case WORD -> WORD;
      case WORDS -> WORDS;
      case TEXT -> TEXT;
    };
  }

  /** Returns what a parameter of a phrase is. */
  static ValueType of(Object parameter) {
    if (parameter instanceof Number) {
      return NUMBER;
    }
    if (parameter instanceof Card) {
      return CARD;
    }
    if (parameter instanceof Seats) {
      return SEATS;
    }
    if (parameter instanceof Suit) {
      return SUIT;
    }
    if (parameter instanceof Rank) {
      return RANK;
    }
    if (parameter instanceof Verbatim) {
      return TEXT;
    }
    return parameter instanceof Iterable<?> values ? ofList(values) : WORD;
  }

  private static ValueType ofList(Iterable<?> values) {
    Object first = Iterables.getFirst(values, null);
    if (first instanceof Card
        || values instanceof CardSet<?>
        || values instanceof CardBag<?>
        || values instanceof CardList<?>) {
      return CARDS;
    }
    return first instanceof Number ? NUMBERS : WORDS;
  }
}
