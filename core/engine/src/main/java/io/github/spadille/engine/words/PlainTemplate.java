package io.github.spadille.engine.words;

import com.google.common.collect.ImmutableList;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of one key where no number chooses among them: it is filled many times as fast as a
 * {@link java.text.MessageFormat}, and tells the same.
 *
 * @param pieces in order
 */
record PlainTemplate(ImmutableList<Piece> pieces) {
  private static final Pattern PLACE = Pattern.compile("\\{(?:seat|side|[0-9]{1,3})\\}");

  /** A part of the text. */
  sealed interface Piece {}

  /** Words that always stand. */
  record Fixed(String text) implements Piece {}

  /** The player it is about. */
  record Seat() implements Piece {}

  /** The players of the side it is about. */
  record Side() implements Piece {}

  /** The argument of some number. */
  record Argument(int number) implements Piece {}

  /** Reads a text; nothing if it holds a brace that is no plain place. */
  static Optional<PlainTemplate> of(String text) {
    ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
    Matcher place = PLACE.matcher(text);
    int from = 0;
    while (place.find()) {
      pieces.add(new Fixed(text.substring(from, place.start()))).add(piece(place.group()));
      from = place.end();
    }
    pieces.add(new Fixed(text.substring(from)));
    return PLACE.matcher(text).replaceAll("").contains("{")
        ? Optional.empty()
        : Optional.of(new PlainTemplate(pieces.build()));
  }

  private static Piece piece(String place) {
    return switch (place) {
      case "{seat}" -> new Seat();
      case "{side}" -> new Side();
      default -> new Argument(Integer.parseInt(place.substring(1, place.length() - 1)));
    };
  }

  /** Returns the text with what is told in it; an argument that is not there stays a place. */
  String fill(String seat, String side, Object[] arguments, Locale locale) {
    StringBuilder text = new StringBuilder();
    for (Piece piece : pieces) {
      if (piece instanceof Fixed fixed) {
        text.append(fixed.text());
      } else if (piece instanceof Seat) {
        text.append(seat);
      } else if (piece instanceof Side) {
        text.append(side);
      } else if (piece instanceof Argument argument) {
        text.append(
            argument.number() < arguments.length
                ? told(arguments[argument.number()], locale)
                : "{" + argument.number() + "}");
      }
    }
    return text.toString();
  }

  private static String told(Object argument, Locale locale) {
    return argument instanceof Number
        ? NumberFormat.getInstance(locale).format(argument)
        : argument.toString();
  }
}
