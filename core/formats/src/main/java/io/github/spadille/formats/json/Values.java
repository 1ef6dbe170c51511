package io.github.spadille.formats.json;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.text.Excerpt;
import io.github.spadille.engine.text.Ids;
import io.github.spadille.engine.words.Phrased;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Values as JSON has them: a whole number as a {@link Long}, a text, null for nothing, or a list of
 * these.
 */
final class Values {
  /** What stands for a value that the viewer does not see. */
  static final String UNSEEN = "?";

  /** What stands for no value in the text of a fact. */
  static final String NOTHING = "-";

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");

  private Values() {}

  /** Returns a copy of a list that nobody can change. */
  static List<@Nullable Object> copy(List<?> values) {
    return Collections.unmodifiableList(new ArrayList<@Nullable Object>(values));
  }

  /** Returns the value of a word of a fact; a number that is none stays a text. */
  static @Nullable Object ofWord(ValueType type, String word) {
    if (word.equals(NOTHING)) {
      return null;
    }
    return type.isNumeric() && NUMBER.matcher(word).matches() ? (Object) Long.valueOf(word) : word;
  }

  /** Returns the value of a parameter of a phrase. */
  static Object ofParameter(Object parameter) {
    if (parameter instanceof Iterable<?> parameters) {
      List<@Nullable Object> values = new ArrayList<>();
      parameters.forEach(each -> values.add(one(each)));
      return Collections.unmodifiableList(values);
    }
    return one(parameter);
  }

  private static Object one(Object parameter) {
    if (parameter instanceof Number number) {
      return number.longValue();
    }
    if (parameter instanceof Card card) {
      return card.code();
    }
    if (parameter instanceof Suit suit) {
      return suit.code();
    }
    if (parameter instanceof Rank rank) {
      return rank.code();
    }
    if (parameter instanceof Enum<?> constant) {
      return Ids.of(constant);
    }
    return parameter instanceof Phrased phrased
        ? phrased.phrase().toString()
        : parameter.toString();
  }

  /**
   * Tells whether a value is what its type says: a number is a number, {@code ?} or nothing, all
   * else a text or nothing.
   */
  static boolean fits(ValueType type, @Nullable Object value) {
    if (!(value instanceof List<?> values)) {
      return !type.isList() && fitsOne(type, value);
    }
    return type.isList() && values.stream().allMatch(each -> fitsOne(type, each));
  }

  private static boolean fitsOne(ValueType type, @Nullable Object value) {
    boolean number = value instanceof Long;
    boolean unseen = UNSEEN.equals(value);
    return value == null || unseen || (type.isNumeric() ? number : value instanceof String);
  }

  /**
   * Checks that a value is a list where its type says so.
   *
   * @throws IllegalArgumentException if it is not
   */
  static void checkShape(ValueType type, @Nullable Object value) {
    boolean list = value instanceof List<?>;
    checkArgument(
        list == type.isList(),
        "a value of type %s is %s; expected %s",
        type.word(),
        Excerpt.of(String.valueOf(value)),
        type.isList() ? "a list" : "no list");
  }
}
