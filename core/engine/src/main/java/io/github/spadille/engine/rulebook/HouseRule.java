package io.github.spadille.engine.rulebook;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * <p>Immutable.
 *
 * @param key the option
 * @param values what it can be, as the table has it: the whole cell
 * @param byDefault its default, as the table has it
 * @param origin where it comes from
 * @param effect what it decides, in one sentence: the first of its cell
 * @param ruleIds the rules whose wording depends on it, in the order of the book
 */
public record HouseRule(
    String key,
    String values,
    String byDefault,
    Origin origin,
    String effect,
    ImmutableSet<String> ruleIds) {

  /** Where an option comes from. */
  public enum Origin {
    /** The rules of the game describe it. */
    RULES,
    /** People play it so, though the rules do not describe it. */
    VARIANT,
    /** It bounds what a program does, so that a game ends. */
    LIMIT
  }

  private static final Pattern ROW = Pattern.compile("\\| `([a-z][a-z0-9-]*)` \\|(.*)\\|");

  /** A value, and the rule that tells of it if it depends on something. */
  private static final Pattern DEFAULT =
      Pattern.compile("`?([^ `]+)`?(?: \\([A-Z]{3}-[0-9]+[a-z]?\\))?");

  private static final Splitter CELLS = Splitter.on('|').trimResults();
  private static final int CELLS_AFTER_KEY = 4;

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
    return Optional.of(
        new HouseRule(
            key,
            cells.get(0),
            byDefault(key, cells.get(1)),
            origin(key, cells.get(2), BookSection.words(book.locale())),
            cells.get(3).replaceFirst("(?<=\\.) .*", ""),
            book.rulesMarked(key)));
  }

  private static String byDefault(String key, String text) {
    Matcher cell = DEFAULT.matcher(text);
    if (!cell.matches()) {
      throw new IllegalArgumentException(
          "house rule " + key + " is by default: " + text + "; expected one value, `off`");
    }
    return cell.group(1);
  }

  private static Origin origin(String key, String text, Words words) {
    List<String> allowed = new ArrayList<>();
    for (Origin origin : Origin.values()) {
      String name = words.text("book.from." + Ascii.toLowerCase(origin.name()));
      if (name.equalsIgnoreCase(text)) {
        return origin;
      }
      allowed.add(name);
    }
    throw new IllegalArgumentException(
        "house rule " + key + " is from: " + text + "; allowed: " + Joiner.on(", ").join(allowed));
  }
}
