package io.github.spadille.engine.words;

import com.google.common.collect.ImmutableSortedSet;
import java.text.MessageFormat;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The words of one key: a text in which {@code {seat}}, {@code {side}} and numbers in braces stand
 * for what is told.
 *
 * <p>It is a {@link MessageFormat}, with two things made easy: {@code {seat}} and {@code {side}}
 * have names, and an apostrophe is an apostrophe. A number can choose its words: <code>
 * {0,choice,0#nothing|1#one trick|1&lt;{0} tricks}</code>.
 */
final class Template {
  private static final String SEAT = "{seat}";
  private static final String SIDE = "{side}";
  private static final Pattern PLACE = Pattern.compile("\\{([0-9]+)[,}]");

  /** A format that was made, for so many arguments and a language. */
  private record Made(int seatAt, Locale locale, MessageFormat format) {}

  private final String text;

  /** The same text where it only names places; most do. */
  private final Optional<PlainTemplate> plain;

  private volatile @Nullable Made made;

  /**
   * Reads a text.
   *
   * @throws IllegalArgumentException if its braces do not fit
   */
  Template(String text) {
    this.text = text.replace("'", "''");
    this.plain = PlainTemplate.of(text);
    format(0, Locale.ROOT);
  }

  /** Returns the text with what is told in it; it is about no side. */
  String fill(String seat, Object[] arguments, Locale locale) {
    return fill(seat, "", arguments, locale);
  }

  /** Returns the text with what is told in it. */
  String fill(String seat, String side, Object[] arguments, Locale locale) {
    return plain.isPresent()
        ? plain.get().fill(seat, side, arguments, locale)
        : format(arguments.length, locale).format(all(seat, side, arguments));
  }

  private static Object[] all(String seat, String side, Object[] arguments) {
    Object[] all = new Object[arguments.length + 2];
    System.arraycopy(arguments, 0, all, 0, arguments.length);
    all[arguments.length] = seat;
    all[arguments.length + 1] = side;
    return all;
  }

  private MessageFormat format(int seatAt, Locale locale) {
    Made last = made;
    if (last == null || last.seatAt() != seatAt || !last.locale().equals(locale)) {
      String numbered =
          text.replace(SEAT, "{" + seatAt + "}").replace(SIDE, "{" + (seatAt + 1) + "}");
      last = new Made(seatAt, locale, new MessageFormat(numbered, locale));
      made = last;
    }
    // A format is not thread-safe, so each call has its own.
    return (MessageFormat) last.format().clone();
  }

  /** Tells whether the text says which side. */
  boolean namesSide() {
    return text.contains(SIDE);
  }

  /** Tells whether the text says who. */
  boolean namesSeat() {
    return text.contains(SEAT);
  }

  /** Returns the numbers of the parameters that the text names. */
  ImmutableSortedSet<Integer> places() {
    ImmutableSortedSet.Builder<Integer> places = ImmutableSortedSet.naturalOrder();
    Matcher place = PLACE.matcher(text);
    while (place.find()) {
      places.add(Integer.parseInt(place.group(1)));
    }
    return places.build();
  }
}
