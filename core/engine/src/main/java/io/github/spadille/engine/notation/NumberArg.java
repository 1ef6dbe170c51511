package io.github.spadille.engine.notation;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** A whole number, zero or more, of which each has one spelling. */
final class NumberArg implements PlacedArg<Integer> {
  @Override
  public Integer parse(List<String> words) {
    String word = words.get(0);
    return parse(word, 0, word.length());
  }

  @Override
  public Integer parse(String text, int from, int until) {
    long number = 0;
    for (int i = from; i < until; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || number > Integer.MAX_VALUE) {
        throw new IllegalArgumentException(text.substring(from, until));
      }
      number = 10 * number + digit;
    }
    boolean zeroFirst = until - from > 1 && text.charAt(from) == '0';
    if (from == until || zeroFirst || number > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(text.substring(from, until));
    }
    return (int) number;
  }

  @Override
  public ImmutableList<String> format(Integer number) {
    return ImmutableList.of(number.toString());
  }

  @Override
  public String expected() {
    return "a whole number such as 3";
  }
}
