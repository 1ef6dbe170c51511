package io.github.spadille.formats.houserules;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Items;
import io.github.spadille.formats.houserules.Node.Text;
import io.github.spadille.formats.houserules.Problems.Place;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Reads YAML into nodes.
 *
 * <p>Time and memory are bounded by the size of the text: nothing is expanded, as aliases are
 * refused, and depth and number of values are limited.
 */
final class TreeReader {
  static final int MOST_DEPTH = 12;
  static final int MOST_VALUES = 50_000;

  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNameLength(SourceText.MOST)
                  .maxStringLength(SourceText.MOST)
                  .maxNumberLength(SourceText.MOST)
                  .build())
          .build();

  private final String text;
  private final Problems problems;
  private final ImmutableIntArray.Builder scalars = ImmutableIntArray.builder();
  private final Set<Integer> masked;
  private final Set<String> refused = new HashSet<>();
  private int values;

  private TreeReader(String text, Problems problems, Set<Integer> masked) {
    this.text = text;
    this.problems = problems;
    this.masked = masked;
  }

  /**
   * Reads a text; adds a problem for each alias, anchor, tag, double key and hidden character.
   *
   * @param masked lines of which it is told already that their values are wrong
   * @throws UnreadableException if it is no YAML, or goes beyond a limit
   */
  static Tree read(String text, Problems problems, Set<Integer> masked) throws UnreadableException {
    return new TreeReader(text, problems, masked).read();
  }

  private Tree read() throws UnreadableException {
    try (YAMLParser parser = YAML.createParser(text)) {
      JsonToken first = parser.nextToken();
      Node root =
          first == null ? new Text(1, 1, "", true, false) : node(parser, first, Place.ROOT, 0);
      if (parser.nextToken() != null) {
        throw new UnreadableException(
            parser.currentTokenLocation().getLineNr(),
            "a second document",
            "one document in a file",
            "a second document begins here; allowed: one document in a file");
      }
      return new Tree(ImmutableIntArray.copyOf(text.codePoints()), root, scalars.build());
    } catch (JsonProcessingException e) {
      throw YamlErrors.unreadable(e);
    } catch (IOException e) {
      throw new UncheckedIOException("a text in memory", e);
    }
  }

  private Node node(YAMLParser parser, JsonToken token, Place place, int depth)
      throws IOException, UnreadableException {
    JsonLocation start = parser.currentTokenLocation();
    int line = start.getLineNr();
    checkLimits(line, depth);
    boolean alias = parser.isCurrentAlias();
    if (alias) {
      refuse(place, line, "*" + parser.getText(), "an alias", "write the value out");
    } else {
      checkMarks(parser, place, line);
    }
    if (token == JsonToken.START_OBJECT) {
      return fields(parser, start, place, depth);
    }
    if (token == JsonToken.START_ARRAY) {
      return items(parser, start, place, depth);
    }
    String value = parser.getText();
    JsonLocation end = parser.currentLocation();
    boolean empty = start.getCharOffset() == end.getCharOffset();
    mark(start, end);
    boolean nothing = empty || token == JsonToken.VALUE_NULL;
    // What is told stands for nothing: no check may take its text for what was meant.
    boolean told = alias || masked.contains(line) || !isVisible(place, line, value);
    return new Text(
        line, start.getColumnNr(), nothing || told ? "" : value, nothing && !told, told);
  }

  /** Tells the first hidden character of a text, which an escape can bring in. */
  private boolean isVisible(Place place, int line, String value) {
    int hidden = HiddenCharacters.find(value, 0);
    if (hidden >= 0) {
      SourceText.refuse(problems, place, line, value.codePointAt(hidden), "");
    }
    return hidden < 0;
  }

  private void checkLimits(int line, int depth) throws UnreadableException {
    if (depth > MOST_DEPTH) {
      throw new UnreadableException(
          line,
          "values nested more than " + MOST_DEPTH + " deep",
          "at most " + MOST_DEPTH,
          "values are nested more than " + MOST_DEPTH + " deep; no document needs that");
    }
    values++;
    if (values > MOST_VALUES) {
      throw new UnreadableException(
          line,
          "more than " + MOST_VALUES + " values",
          "at most " + MOST_VALUES,
          "the document has more than " + MOST_VALUES + " values; that is too many");
    }
  }

  private void checkMarks(YAMLParser parser, Place place, int line) throws IOException {
    Object anchor = parser.getObjectId();
    if (anchor != null) {
      refuse(place, line, "&" + anchor, "an anchor", "take it out");
    }
    Object tag = parser.getTypeId();
    if (tag != null) {
      String name = tag.toString().replace("tag:yaml.org,2002:", "!");
      refuse(place, line, name, "a tag", "take it out");
    }
  }

  private void refuse(Place place, int line, String found, String what, String advice) {
    // The parser shows the marks of a value again with what stands first in it.
    if (!refused.add(line + found)) {
      return;
    }
    String shown = Problems.abbreviate(found);
    problems.add(
        place, line, shown, "plain values", what + " (" + shown + ") is not allowed; " + advice);
  }

  private Node fields(YAMLParser parser, JsonLocation start, Place place, int depth)
      throws IOException, UnreadableException {
    ImmutableList.Builder<Field> fields = ImmutableList.builder();
    Set<String> keys = new HashSet<>();
    for (JsonToken token = parser.nextToken();
        token == JsonToken.FIELD_NAME;
        token = parser.nextToken()) {
      JsonLocation at = parser.currentTokenLocation();
      mark(at, parser.currentLocation());
      String key = parser.currentName();
      Place inside = place.at(Problems.abbreviate(key));
      checkMarks(parser, inside, at.getLineNr());
      boolean visible = isVisible(place, at.getLineNr(), key);
      Node value = node(parser, parser.nextToken(), inside, depth + 1);
      if (!visible) {
        continue;
      }
      if (keys.add(key)) {
        fields.add(new Field(at.getLineNr(), at.getColumnNr(), key, value));
      } else {
        String shown = Problems.abbreviate(key);
        problems.add(
            inside.problem(
                at.getLineNr(),
                shown,
                "each key once",
                Optional.empty(),
                "the key " + shown + " stands twice; allowed: each key once"));
      }
    }
    return new Fields(start.getLineNr(), start.getColumnNr(), fields.build());
  }

  private Node items(YAMLParser parser, JsonLocation start, Place place, int depth)
      throws IOException, UnreadableException {
    ImmutableList.Builder<Node> items = ImmutableList.builder();
    for (JsonToken token = parser.nextToken();
        token != JsonToken.END_ARRAY;
        token = parser.nextToken()) {
      items.add(node(parser, token, place, depth + 1));
    }
    return new Items(start.getLineNr(), start.getColumnNr(), items.build());
  }

  /** Remembers where a scalar stands, so that a # in it is not taken for a comment. */
  private void mark(JsonLocation start, JsonLocation end) {
    scalars.add((int) start.getCharOffset()).add((int) end.getCharOffset());
  }
}
