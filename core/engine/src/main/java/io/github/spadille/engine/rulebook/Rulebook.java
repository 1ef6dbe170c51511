package io.github.spadille.engine.rulebook;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.option.Nearest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbered rules of a game, in words.
 *
 * <p>A rulebook is a Markdown text. A rule is a list item that begins with its id, {@code - MYG-14.
 * A seat that holds ...}; it reaches to the next rule, or to the next heading or paragraph. Other
 * text (tables of piles and moves, rulings, examples) belongs to the book but is no rule. Immutable
 * and thread-safe.
 */
public final class Rulebook {
  private static final Pattern RULE = Pattern.compile("- ([A-Z]{3}-[0-9]+[a-z]?)\\. ?(.*)");
  private static final Splitter LINES = Splitter.on('\n');

  private final String text;
  private final String title;
  private final ImmutableMap<String, Rule> rules;

  private Rulebook(String text) {
    this.text = text;
    String heading = "";
    String section = "";
    ImmutableMap.Builder<String, Rule> found = ImmutableMap.builder();
    String id = "";
    StringBuilder body = new StringBuilder();
    for (String line : LINES.split(text)) {
      Matcher rule = RULE.matcher(line);
      boolean starts = rule.matches();
      boolean continues = line.isBlank() || line.startsWith("|") || line.startsWith(" ");
      if (!id.isEmpty() && !continues) {
        found.put(id, new Rule(id, section, body.toString().trim()));
        id = "";
      }
      if (starts) {
        id = rule.group(1);
        body.setLength(0);
        body.append(rule.group(2));
      } else if (!id.isEmpty()) {
        body.append('\n').append(line.startsWith("|") ? line : line.trim());
      }
      if (line.startsWith("# ") && heading.isEmpty()) {
        heading = line.substring(2).trim();
      } else if (line.startsWith("#")) {
        section = CharMatcher.is('#').trimLeadingFrom(line).trim();
      }
    }
    if (!id.isEmpty()) {
      found.put(id, new Rule(id, section, body.toString().trim()));
    }
    this.title = heading;
    this.rules = found.buildOrThrow();
  }

  /**
   * Reads a rulebook from its text.
   *
   * @throws IllegalArgumentException if two rules have the same id
   */
  public static Rulebook of(String text) {
    return new Rulebook(CharMatcher.is('\r').removeFrom(text));
  }

  /**
   * Reads a rulebook from a resource that stands beside a class.
   *
   * @throws IllegalArgumentException if there is no such resource, or two rules have the same id
   * @throws UncheckedIOException if it cannot be read
   */
  public static Rulebook resource(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no resource " + name + " beside " + beside.getName());
      }
      return of(new String(in.readAllBytes(), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("resource " + name + " beside " + beside.getName(), e);
    }
  }

  /** Returns this rulebook with more text at its end, as for a variant. */
  public Rulebook plus(String more) {
    return of(text + "\n" + more);
  }

  /** Returns the heading of the book. */
  public String title() {
    return title;
  }

  /** Returns the whole text, in Markdown. */
  public String text() {
    return text;
  }

  /** Returns all rules, in order. */
  public ImmutableList<Rule> rules() {
    return rules.values().asList();
  }

  /** Returns the ids of all rules, in order. */
  public ImmutableSet<String> ids() {
    return rules.keySet();
  }

  /** Returns a rule, or nothing if there is none of that id; case does not matter. */
  public Optional<Rule> find(String id) {
    for (Rule rule : rules.values()) {
      if (Ascii.equalsIgnoreCase(rule.id(), id)) {
        return Optional.of(rule);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns a rule.
   *
   * @throws IllegalArgumentException if there is none of that id; the message names the nearest
   */
  public Rule rule(String id) {
    return find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no rule " + id + " in " + title + Nearest.suggestion(id, rules.keySet())));
  }

  /** Returns the title. */
  @Override
  public String toString() {
    return title;
  }
}
