package io.github.spadille.engine.table;

import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;

/**
 * Writes the values of facts: words with one blank between them, and {@code -} for no word.
 *
 * <p>Small numbers share their texts, and a text that is already right is taken as it is. Not
 * thread-safe: each {@link Table.Builder} has one.
 */
final class FactText {
  static final String NONE = "-";

  private static final int USUAL_LENGTH = 48;
  private static final String[] NUMBERS = new String[1024];

  static {
    for (int i = 0; i < NUMBERS.length; i++) {
      NUMBERS[i] = Integer.toString(i);
    }
  }

  private final StringBuilder text = new StringBuilder(USUAL_LENGTH);

  /** Returns the text of a number. */
  static String number(long number) {
    return number >= 0 && number < NUMBERS.length ? NUMBERS[(int) number] : Long.toString(number);
  }

  /** Returns what kind of words the text of a value has. */
  static Fact.Type typeOf(Object value) {
    if (value instanceof Number) {
      return Fact.Type.NUMBER;
    }
    if (value instanceof IntPerSeat || value instanceof ImmutableLongArray) {
      return Fact.Type.NUMBERS;
    }
    if (value instanceof Seats) {
      return Fact.Type.SEATS;
    }
    if (value instanceof Card) {
      return Fact.Type.CARD;
    }
    if (value instanceof CardList<?>
        || value instanceof CardSet<?>
        || value instanceof CardBag<?>) {
      return Fact.Type.CARDS;
    }
    return value instanceof Iterable<?> ? Fact.Type.WORDS : Fact.Type.WORD;
  }

  /** Tells whether a value has one element for each seat, or for each side. */
  static boolean isEach(Object value) {
    return value instanceof IntPerSeat
        || value instanceof PerSeat<?>
        || value instanceof ImmutableLongArray;
  }

  /** Returns the text of a value; the elements of an {@link Iterable} follow each other. */
  String of(Object value) {
    if (value instanceof String string) {
      return spaced(string);
    }
    if (value instanceof Integer number) {
      return number(number);
    }
    if (value instanceof Long number) {
      return number(number);
    }
    if (value instanceof IntPerSeat numbers) {
      return of(numbers);
    }
    if (value instanceof ImmutableLongArray numbers) {
      return of(numbers);
    }
    return value instanceof Iterable<?> elements ? joined(elements) : spaced(value.toString());
  }

  private String of(IntPerSeat numbers) {
    text.setLength(0);
    for (int i = 0; i < numbers.size(); i++) {
      separate().append(numbers.get(i));
    }
    return finished();
  }

  private String of(ImmutableLongArray numbers) {
    text.setLength(0);
    for (int i = 0; i < numbers.length(); i++) {
      separate().append(numbers.get(i));
    }
    return finished();
  }

  /** Returns the numbers of some seats. */
  String of(Seats seats) {
    return switch (seats.size()) {
      case 0 -> NONE;
      case 1 -> number(seats.first());
      default -> seats.toString();
    };
  }

  /** Returns elements that are joined by blanks. */
  String joined(Iterable<?> elements) {
    text.setLength(0);
    for (Object element : elements) {
      separate().append(element);
    }
    return spaced(finished());
  }

  private StringBuilder separate() {
    return text.length() == 0 ? text : text.append(' ');
  }

  private String finished() {
    return text.length() == 0 ? NONE : text.toString();
  }

  /** Returns a text with one blank between its words and none around them. */
  private static String spaced(String text) {
    if (text.indexOf(' ') < 0) {
      return text.isEmpty() ? NONE : text;
    }
    int last = text.length() - 1;
    if (text.charAt(0) != ' ' && text.charAt(last) != ' ' && !text.contains("  ")) {
      return text;
    }
    StringBuilder words = new StringBuilder();
    for (int i = 0; i <= last; i++) {
      boolean begins = text.charAt(i) != ' ' && (i == 0 || text.charAt(i - 1) == ' ');
      if (begins && words.length() > 0) {
        words.append(' ');
      }
      if (text.charAt(i) != ' ') {
        words.append(text.charAt(i));
      }
    }
    return words.length() == 0 ? NONE : words.toString();
  }
}
