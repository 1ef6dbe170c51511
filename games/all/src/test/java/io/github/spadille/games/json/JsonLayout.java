package io.github.spadille.games.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Lays JSON out for readers: as much in a line as fits, and what does not fit a step to the right.
 */
final class JsonLayout {
  private static final int WIDTH = 180;
  private static final String STEP = "  ";

  private JsonLayout() {}

  /** Returns JSON in lines. */
  static String of(JsonNode node) {
    return String.join("\n", lines("", node, "", WIDTH));
  }

  /**
   * Returns the lines of a value.
   *
   * @param name what stands before it: the name of a field and a colon, or nothing
   * @param after what stands behind it: a comma, or nothing
   * @param width how long a line may be
   */
  private static List<String> lines(String name, JsonNode node, String after, int width) {
    String line = name + node + after;
    if (line.length() <= width || node.isValueNode()) {
      return List.of(line);
    }
    String begin = name + (node.isArray() ? "[" : "{");
    String end = (node.isArray() ? "]" : "}") + after;
    return Iterables.all(node, JsonNode::isValueNode)
        ? words(begin, node.toString().split("(?<=,)"), after, width)
        : parts(begin, children(node, width - STEP.length()), end, width);
  }

  /** Returns the lines of a list of words, one after the other; the first word begins the list. */
  private static List<String> words(String begin, String[] words, String after, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(begin.substring(0, begin.length() - 1));
    for (String word : words) {
      if (line.length() + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(STEP);
      }
      line.append(word);
    }
    lines.add(line + after);
    return lines;
  }

  private static List<String> parts(
      String begin, List<List<String>> children, String end, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(begin);
    boolean open = false;
    for (List<String> child : children) {
      String last = lines.get(lines.size() - 1);
      boolean fits = child.size() == 1 && last.length() + 1 + child.get(0).length() <= width;
      if (open && fits) {
        lines.set(lines.size() - 1, last + " " + child.get(0));
      } else {
        child.forEach(each -> lines.add(STEP + each));
      }
      open = child.size() == 1;
    }
    lines.add(end);
    return lines;
  }

  private static List<List<String>> children(JsonNode node, int width) {
    List<List<String>> children = new ArrayList<>();
    for (Iterator<JsonNode> i = node.elements(); node.isArray() && i.hasNext(); ) {
      children.add(lines("", i.next(), i.hasNext() ? "," : "", width));
    }
    for (Iterator<Map.Entry<String, JsonNode>> i = node.fields(); i.hasNext(); ) {
      Map.Entry<String, JsonNode> field = i.next();
      String name = '"' + field.getKey() + "\": ";
      children.add(lines(name, field.getValue(), i.hasNext() ? "," : "", width));
    }
    return children;
  }
}
