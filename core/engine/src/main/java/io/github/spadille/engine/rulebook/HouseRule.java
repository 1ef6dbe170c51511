package io.github.spadille.engine.rulebook;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.option.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a rulebook says of one option, in a row of its table of house rules.
 *
 * <pre>{@code
 * | option | values | default | from | effect |
 * |---|---|---|---|---|
 * | `tie` | `one-card` `shared` | `one-card` | variant | Whether a tie is played off or shared. |
 * }</pre>
 *
 * <p>The default is the base rule. The column {@code from} says where the other values come from:
 * {@code variant}, or where they differ {@code rules; variant: `one` `three`}, which is the origin
 * of all values that are not named, and then of those that are. Immutable.
 *
 * @param key the option
 * @param values what it can be, as the table has it: the whole cell
 * @param base the value that is the base rule, which is the default
 * @param others where the values come from that are neither the base rule nor {@code named}
 * @param named where single values come from, in the order of the cell
 * @param effect what it decides, in one sentence: the first of its cell
 * @param ruleIds the rules whose wording depends on it, in the order of the book
 */
public record HouseRule(
    String key,
    String values,
    String base,
    Origin others,
    ImmutableMap<String, Origin> named,
    String effect,
    ImmutableSet<String> ruleIds) {

  /** Where a value comes from. */
  public enum Origin {
    /** It is the base rule. */
    BASE,
    /** The rules of the game describe it beside the base rule. */
    RULES,
    /** It is a house rule known elsewhere, which the rules do not describe. */
    VARIANT,
    /** It bounds what a program does, so that a game ends. */
    LIMIT;

    /** Returns what rulebooks of a language call it: {@code base rule}, {@code variant}. */
    public String in(Locale language) {
      return BookSection.words(language).text("book.from." + Ascii.toLowerCase(name()));
    }
  }

  /**
   * A value that can be chosen.
   *
   * @param value its text; of values that are not told one by one what they are, in words
   * @param origin where it comes from
   */
  public record Choice(String value, Origin origin) {
    /** Returns the value and its origin: {@code hook (variant)}. */
    public String in(Locale language) {
      return value + " (" + origin.in(language) + ")";
    }
  }

  private static final Pattern ROW = Pattern.compile("\\| `([a-z][a-z0-9-]*)` \\|(.*)\\|");

  /** A value, and the rule that tells of it if it depends on something. */
  private static final Pattern DEFAULT =
      Pattern.compile("`?([^ `]+)`?(?: \\([A-Z]{3}-[0-9]+[a-z]?\\))?");

  private static final Splitter CELLS = Splitter.on('|').trimResults();
  private static final int CELLS_AFTER_KEY = 4;

  private static final Splitter ORIGINS = Splitter.on(';').trimResults();
  private static final Splitter VALUES =
      Splitter.on(CharMatcher.anyOf(" ,`")).omitEmptyStrings().trimResults();

  /**
   * Reads a line of the table; nothing if it tells of no option.
   *
   * @throws IllegalArgumentException if it tells of one, but not all that it should
   */
  static Optional<HouseRule> find(String line, Rulebook book) {
    Matcher row = ROW.matcher(line);
    if (!row.matches()) {
      return Optional.empty();
    }
    String key = row.group(1);
    List<String> cells = CELLS.splitToList(row.group(2));
    if (cells.size() != CELLS_AFTER_KEY) {
      throw new IllegalArgumentException(
          "house rule " + key + ": expected values, default, from and effect; found: " + line);
    }
    List<String> origins = ORIGINS.splitToList(cells.get(2));
    return Optional.of(
        new HouseRule(
            key,
            cells.get(0),
            base(key, cells.get(1)),
            origin(key, origins.get(0), book.locale()),
            named(key, origins.subList(1, origins.size()), book.locale()),
            cells.get(3).replaceFirst("(?<=\\.) .*", ""),
            book.rulesMarked(key)));
  }

  private static String base(String key, String text) {
    Matcher cell = DEFAULT.matcher(text);
    if (!cell.matches()) {
      throw new IllegalArgumentException(
          "house rule " + key + " is by default: " + text + "; expected one value, `off`");
    }
    return cell.group(1);
  }

  private static ImmutableMap<String, Origin> named(
      String key, List<String> parts, Locale language) {
    Map<String, Origin> named = new LinkedHashMap<>();
    for (String part : parts) {
      int colon = part.indexOf(':');
      List<String> values = VALUES.splitToList(part.substring(colon + 1));
      if (colon < 0 || values.isEmpty()) {
        throw new IllegalArgumentException(
            "house rule " + key + " is from: " + part + "; expected variant: `one` `three`");
      }
      Origin origin = origin(key, part.substring(0, colon), language);
      for (String value : values) {
        if (named.put(value, origin) != null) {
          throw new IllegalArgumentException(
              "house rule " + key + " says twice where " + value + " is from");
        }
      }
    }
    return ImmutableMap.copyOf(named);
  }

  private static Origin origin(String key, String text, Locale language) {
    List<String> allowed = new ArrayList<>();
    for (Origin origin : Origin.values()) {
      String name = origin.in(language);
      if (origin != Origin.BASE) {
        if (name.equalsIgnoreCase(text)) {
          return origin;
        }
        allowed.add(name);
      }
    }
    throw new IllegalArgumentException(
        "house rule " + key + " is from: " + text + "; allowed: " + Joiner.on(", ").join(allowed));
  }

  /** Returns where a value that the option can have comes from. */
  public Origin origin(String value) {
    return value.equals(base) ? Origin.BASE : named.getOrDefault(value, others);
  }

  /**
   * Returns the values of an option in order, each with where it comes from. Of those that are not
   * told one by one only the base rule and what the book names stand alone; words for all others
   * come last.
   *
   * @param option the option of this house rule
   */
  public ImmutableList<Choice> choices(Option<?, ?> option) {
    Set<String> values = new LinkedHashSet<>(option.type().listed());
    values.add(base);
    values.addAll(named.keySet());
    ImmutableList.Builder<Choice> choices = ImmutableList.builder();
    values.forEach(value -> choices.add(new Choice(value, origin(value))));
    option.type().others().ifPresent(words -> choices.add(new Choice(words, others)));
    return choices.build();
  }
}
