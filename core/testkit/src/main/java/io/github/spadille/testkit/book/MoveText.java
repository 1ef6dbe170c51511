package io.github.spadille.testkit.book;

import com.google.common.base.Splitter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way of writing a move, as an example shows it.
 *
 * @param text the example as the book has it
 * @param verb its first word
 * @param pattern the texts of moves that are like it
 */
record MoveText(String text, String verb, Pattern pattern) {
  private static final Splitter WORDS = Splitter.on(Pattern.compile(" (?![^<]*>)"));
  private static final Pattern LITERAL = Pattern.compile("[a-z][a-z-]+");
  private static final Pattern PLACE = Pattern.compile("<(?:([0-9]+) )?[a-z ]+>");
  private static final String MORE = "...";
  private static final String CODE = " (?![a-z][a-z-]+(?: |$))[^ ]+";
  private static final String WORD = " [^ ]+";

  /** Reads an example. */
  static MoveText of(String text) {
    StringBuilder pattern = new StringBuilder();
    String verb = "";
    for (String word : WORDS.split(text)) {
      Matcher place = PLACE.matcher(word);
      if (verb.isEmpty()) {
        verb = word;
        pattern.append(Pattern.quote(word));
      } else if (place.matches()) {
        String count = place.group(1);
        pattern.append("(?:").append(WORD).append(')');
        pattern.append(count == null ? "+" : '{' + count + '}');
      } else if (word.equals(MORE)) {
        pattern.append("(?:").append(CODE).append(")*");
      } else {
        pattern.append(LITERAL.matcher(word).matches() ? ' ' + Pattern.quote(word) : CODE);
      }
    }
    return new MoveText(text, verb, Pattern.compile(pattern.toString()));
  }

  /** Tells whether a move is written in this way. */
  boolean matches(String move) {
    return pattern.matcher(move).matches();
  }

  /** Tells whether the example is the text of a move, with nothing left out. */
  boolean isWhole() {
    return !text.contains("<") && !text.contains(MORE);
  }
}
