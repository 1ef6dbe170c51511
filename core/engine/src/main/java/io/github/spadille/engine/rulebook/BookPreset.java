package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a rulebook says of one preset, in a row of its table of presets.
 *
 * <pre>{@code
 * | preset | options | what it is |
 * |---|---|---|
 * | `friendly` | `tie=shared` `rounds=3` | Three rounds, and nobody plays off a tie. |
 * }</pre>
 *
 * <p>Immutable.
 *
 * @param name the preset
 * @param options the texts of its values by key, in the order of the cell
 * @param what what it is, in words
 */
public record BookPreset(String name, ImmutableMap<String, String> options, String what) {
  private static final Pattern ROW = Pattern.compile("\\| `([a-z0-9-]+)` \\|(.*)\\|");
  private static final Pattern CHOICE = Pattern.compile("([a-z][a-z0-9-]*)=(\\S+)");
  private static final Splitter CELLS = Splitter.on('|').trimResults();
  private static final Splitter CHOICES =
      Splitter.on(CharMatcher.anyOf(" `")).omitEmptyStrings().trimResults();
  private static final int CELLS_AFTER_NAME = 2;

  /**
   * Reads a line of the table; nothing if it tells of no preset.
   *
   * @throws IllegalArgumentException if it tells of one, but not all that it should
   */
  static Optional<BookPreset> find(String line) {
    Matcher row = ROW.matcher(line);
    if (!row.matches()) {
      return Optional.empty();
    }
    String name = row.group(1);
    List<String> cells = CELLS.splitToList(row.group(2));
    if (cells.size() != CELLS_AFTER_NAME) {
      throw new IllegalArgumentException(
          "preset " + name + ": expected options and what it is; found: " + line);
    }
    return Optional.of(new BookPreset(name, options(name, cells.get(0)), cells.get(1)));
  }

  private static ImmutableMap<String, String> options(String name, String cell) {
    Map<String, String> options = new LinkedHashMap<>();
    for (String choice : CHOICES.split(cell)) {
      Matcher parts = CHOICE.matcher(choice);
      if (!parts.matches() || options.put(parts.group(1), parts.group(2)) != null) {
        throw new IllegalArgumentException(
            "preset " + name + " has " + choice + "; expected each option once, `tie=shared`");
      }
    }
    return ImmutableMap.copyOf(options);
  }
}
