package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Longs;
import io.github.spadille.engine.table.Fact;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What values a fact has, as a cell says it.
 *
 * @param head the cell up to the first colon, semicolon or parenthesis
 * @param kind what its words are
 * @param words the words in backticks
 * @param least the least number
 * @param most the greatest number
 * @param perSeat whether there is a word for each seat
 */
record FactValue(
    String head, Kind kind, ImmutableSet<String> words, long least, long most, boolean perSeat) {
  /** What the words of a value are, those in backticks apart. */
  enum Kind {
    /** Only those in backticks. */
    LISTED,
    /** One seat. */
    SEAT,
    /** Any number of seats. */
    SEATS,
    /** Numbers. */
    NUMBER,
    /** What the book says in words for people; that there is nothing, it says in backticks. */
    ANY
  }

  private static final String NOTHING = "-";
  private static final Pattern HEAD = Pattern.compile("((?:`[^`]*`|[^`:;(])*).*");
  private static final Pattern FOR_EACH_SEAT = Pattern.compile(",? for each seat");
  private static final Pattern SEAT = Pattern.compile("(?:a|the) seat\\b.*");
  private static final Pattern SEATS = Pattern.compile("(?:the )?seats\\b.*");
  private static final Pattern NUMBER =
      Pattern.compile("a number\\b(?: from (-?[0-9]+))?(?: (?:up )?to (-?[0-9]+))?.*");

  /** Reads a cell. */
  static FactValue of(String cell) {
    Matcher heads = HEAD.matcher(cell);
    String head = heads.matches() ? heads.group(1).strip() : cell;
    Matcher each = FOR_EACH_SEAT.matcher(head);
    boolean perSeat = each.find();
    String one = each.replaceAll("");
    ImmutableSet<String> words = Quoted.words(head);
    Matcher number = NUMBER.matcher(one);
    if (number.matches()) {
      String least = number.group(1);
      String most = number.group(2);
      return new FactValue(
          head,
          Kind.NUMBER,
          words,
          least == null ? Long.MIN_VALUE : Long.parseLong(least),
          most == null ? Long.MAX_VALUE : Long.parseLong(most),
          perSeat);
    }
    return new FactValue(head, kind(one), words, Long.MIN_VALUE, Long.MAX_VALUE, perSeat);
  }

  /** Returns the kind of a value that is no number. */
  private static Kind kind(String value) {
    if (Quoted.isList(value)) {
      return Kind.LISTED;
    }
    if (SEAT.matcher(value).matches()) {
      return Kind.SEAT;
    }
    return SEATS.matcher(value).matches() ? Kind.SEATS : Kind.ANY;
  }

  /** Returns what is wrong with the value of a fact, in words. */
  Optional<String> problem(Fact fact, int seats) {
    if (perSeat && fact.words().size() != seats) {
      return Optional.of(fact.words().size() + " words for " + seats + " seats");
    }
    if (kind == Kind.SEAT && !perSeat && fact.words().size() != 1) {
      return Optional.of("more than one seat");
    }
    for (String word : fact.words()) {
      if (!words.contains(word) && !isOfKind(word, seats)) {
        return Optional.of('"' + word + "\" is none of them");
      }
    }
    return Optional.empty();
  }

  private boolean isOfKind(String word, int seats) {
    Long number = Longs.tryParse(word);
    return switch (kind) {
      case LISTED -> false;
      case SEAT, SEATS -> number != null && number >= 0 && number < seats;
      case NUMBER -> number != null && number >= least && number <= most;
      case ANY -> !word.equals(NOTHING);
    };
  }
}
