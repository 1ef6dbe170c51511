package io.github.spadille.formats.houserules;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.google.common.base.Splitter;
import io.github.spadille.engine.text.Excerpt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says in words that people understand why a text is no YAML. */
final class YamlErrors {
  /** What is wrong with a tab that indents. */
  static final String TAB = "a tab stands in the indentation; use blanks";

  private static final Pattern MARK = Pattern.compile(" in 'reader', line ([0-9]+), column .*");
  private static final Pattern NO_START =
      Pattern.compile("found character '(.+?)(\\(TAB\\))?' that cannot start any token.*");
  private static final Pattern ESCAPE =
      Pattern.compile("found unknown escape character (.+)\\([0-9]+\\)");
  private static final Splitter LINES = Splitter.on('\n');

  private YamlErrors() {}

  static UnreadableException unreadable(JsonProcessingException e) {
    String problem = "";
    int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
    int firstLine = 0;
    for (String part : LINES.split(e.getOriginalMessage())) {
      Matcher mark = MARK.matcher(part);
      if (mark.matches()) {
        line = Integer.parseInt(mark.group(1));
        firstLine = firstLine == 0 ? line : firstLine;
      } else if (!part.isBlank() && !part.startsWith(" ")) {
        problem = part;
      }
    }
    boolean openQuote = problem.startsWith("found unexpected end of stream");
    boolean openBefore =
        openQuote
            || problem.startsWith("expected ',' or")
            || problem.startsWith("could not find expected ':'");
    Matcher start = NO_START.matcher(problem);
    return UnreadableException.noYaml(
        openQuote ? firstLine : line,
        openBefore ? firstLine : line,
        start.matches() && start.group(2) != null,
        words(problem));
  }

  private static String words(String problem) {
    Matcher start = NO_START.matcher(problem);
    if (start.matches()) {
      return start.group(2) != null
          ? TAB
          : "a value cannot begin with " + Excerpt.of(start.group(1)) + "; put it in quotes";
    }
    Matcher escape = ESCAPE.matcher(problem);
    if (escape.matches()) {
      return "\\"
          + Excerpt.of(escape.group(1))
          + " in double quotes means nothing; write \\\\ for a backslash";
    }
    if (problem.startsWith("mapping values are not allowed")) {
      return "a colon with a blank after it cannot stand here; put the text in quotes, "
          + "or mend the indentation";
    }
    if (problem.startsWith("expected <block end>")) {
      return "the line does not fit those before it; mend the indentation or the quotes";
    }
    if (problem.startsWith("expected ',' or")) {
      return "a bracket is not closed, or a comma is missing";
    }
    if (problem.startsWith("found unexpected end of stream")) {
      return "a quote is opened here and never closed";
    }
    if (problem.startsWith("could not find expected ':'")) {
      return "a key has no colon";
    }
    if (problem.startsWith("expected the node content")) {
      return "a value is missing, or a bracket stands where none was opened";
    }
    if (problem.startsWith("expected '<document start>'")) {
      return "something follows the end of the document";
    }
    if (problem.startsWith("Expected a field name")) {
      return "a key must be a plain word";
    }
    if (problem.startsWith("found incompatible YAML document")) {
      return "this version of YAML is unknown; take the % line out";
    }
    if (problem.startsWith("expected chomping or indentation")) {
      return "after | or > the text begins in the next line";
    }
    return "a sign such as & * ! % @ | > ? or a bracket stands where it has another meaning; "
        + "put the text in quotes";
  }
}
