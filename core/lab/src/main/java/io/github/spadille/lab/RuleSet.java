package io.github.spadille.lab;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The options of a game by which some games of an experiment are played, and what people call them.
 *
 * @param name the name, which can stand in a row: letters, digits, {@code . _ = + -}
 * @param options the options that differ from the usual ones, value by key
 */
public record RuleSet(String name, ImmutableMap<String, String> options) {
  /** What the usual options are called where nobody gave them a name. */
  public static final String USUAL = "usual";

  /** A name is no longer than this. */
  static final int MOST = 80;

  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}._=+-]*");
  private static final Pattern OTHER = Pattern.compile("[^\\p{L}\\p{N}._=+-]");
  private static final Joiner JOINER = Joiner.on('+');
  private static final Splitter PLUS = Splitter.on('+');

  /**
   * Checks the name.
   *
   * @throws IllegalArgumentException if it has other characters, or more than 80
   */
  public RuleSet {
    checkArgument(
        name.length() <= MOST && NAME.matcher(name).matches(),
        "the name %s of rules; expected up to %s letters, digits and . _ = + -, a letter or digit"
            + " first",
        name,
        MOST);
  }

  /**
   * Returns options named by what they are: {@code dealer-bid=hook}, {@value #USUAL} if there are
   * none.
   *
   * @throws IllegalArgumentException if such a name would be longer than 80 characters
   */
  public static RuleSet of(Map<String, String> options) {
    String name = JOINER.withKeyValueSeparator('=').join(options);
    return new RuleSet(
        name.isEmpty() ? USUAL : OTHER.matcher(name).replaceAll("_"), ImmutableMap.copyOf(options));
  }

  /**
   * Reads options as {@link #of} names them, {@code dealer-bid=hook+tie=shared}; a name may stand
   * before: {@code hook:dealer-bid=hook}.
   *
   * @throws IllegalArgumentException if there is something else, or no such name
   */
  public static RuleSet parse(String text) {
    int colon = text.indexOf(':');
    String options = text.substring(colon + 1);
    Map<String, String> values = new LinkedHashMap<>();
    for (String option : options.equals(USUAL) ? ImmutableList.<String>of() : PLUS.split(options)) {
      int equals = option.indexOf('=');
      checkArgument(equals > 0, "rules %s; expected %s or KEY=VALUE+KEY=VALUE", text, USUAL);
      String key = option.substring(0, equals);
      checkArgument(
          values.put(key, option.substring(equals + 1)) == null,
          "rules %s; expected %s once",
          text,
          key);
    }
    return colon < 0
        ? of(values)
        : new RuleSet(text.substring(0, colon), ImmutableMap.copyOf(values));
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }
}
