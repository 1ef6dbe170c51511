package io.github.spadille.engine.notation;

import com.google.common.collect.ImmutableList;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** A whole number, zero or more, of which each has one spelling, after some prefix. */
final class NumberArg<T> implements PlacedArg<T> {
  private static final int MOST_DIGITS =
      19; // Too large a number of so many digits shows as a negative one.

  private final String prefix;
  private final long most;
  private final String expected;
  private final LongFunction<T> box;

  /**
   * Creates a kind of number.
   *
   * @param prefix what stands in front of the digits
   * @param most the largest number
   */
  NumberArg(String prefix, long most, String expected, LongFunction<T> box) {
    this.prefix = prefix;
    this.most = most;
    this.expected = expected;
    this.box = box;
  }

  @Override
  public @Nullable T find(String text, int from, int until) {
    int first = from + prefix.length();
    int digits = until - first;
    boolean plain =
        digits == 1 || (digits > 1 && digits <= MOST_DIGITS && text.charAt(first) != '0');
    long number = plain && text.startsWith(prefix, from) ? 0 : -1;
    for (int i = first; i < until && number >= 0; i++) {
      int digit = text.charAt(i) - '0';
      number = digit >= 0 && digit <= 9 ? 10 * number + digit : -1;
    }
    return number < 0 || number > most ? null : box.apply(number);
  }

  @Override
  public ImmutableList<String> format(T number) {
    return ImmutableList.of(prefix + number);
  }

  @Override
  public String expected() {
    return expected;
  }
}
