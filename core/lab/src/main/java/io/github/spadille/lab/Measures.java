package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Several measures in one text: {@code paid.OHH-19.*} is of each seat, {@code total.1-3.0} after
 * each of three hands.
 */
public final class Measures {
  private static final String WRONG_HANDS = "%s; expected hands such as total.1-9.0";
  private static final String EACH_SEAT = ".*";
  private static final Pattern HANDS = Pattern.compile("total\\.(\\d+)-(\\d+)\\.(.+)");

  private Measures() {}

  /**
   * Reads one measure or several.
   *
   * @param seats the number of seats for which {@code *} stands
   * @throws IllegalArgumentException if there is none; says what can stand there
   */
  public static ImmutableList<Measure> parse(String text, int seats) {
    ImmutableList.Builder<Measure> measures = ImmutableList.builder();
    for (String each : byHand(text)) {
      if (each.endsWith(EACH_SEAT)) {
        String stem = each.substring(0, each.length() - 1);
        for (int seat = 0; seat < seats; seat++) {
          measures.add(Measure.parse(stem + seat));
        }
      } else {
        measures.add(Measure.parse(each));
      }
    }
    return measures.build();
  }

  private static ImmutableList<String> byHand(String text) {
    Matcher hands = HANDS.matcher(text);
    if (!hands.matches()) {
      return ImmutableList.of(text);
    }
    int first = hand(text, hands.group(1));
    int last = hand(text, hands.group(2));
    checkArgument(first <= last && last - first < Experiment.MOST_MEASURES, WRONG_HANDS, text);
    ImmutableList.Builder<String> each = ImmutableList.builder();
    for (int hand = first; hand <= last; hand++) {
      each.add("total." + hand + "." + hands.group(3));
    }
    return each.build();
  }

  private static int hand(String text, String digits) {
    @Nullable Integer hand = Ints.tryParse(digits);
    checkArgument(hand != null, WRONG_HANDS, text);
    return hand;
  }
}
