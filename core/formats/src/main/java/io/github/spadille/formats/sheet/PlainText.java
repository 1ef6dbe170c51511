package io.github.spadille.formats.sheet;

import com.google.common.base.CharMatcher;
import org.commonmark.node.Document;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.renderer.markdown.MarkdownRenderer;

/** Words that come from outside and are to stand as they are. */
final class PlainText {
  private static final CharMatcher BLANK =
      CharMatcher.whitespace().or(CharMatcher.javaIsoControl());

  /** Signs that nobody sees and that turn the order of what follows. */
  private static final CharMatcher UNSEEN =
      CharMatcher.inRange('\u202a', '\u202e')
          .or(CharMatcher.inRange('\u2066', '\u2069'))
          .or(CharMatcher.anyOf("\u200e\u200f\u061c\ufeff"));

  private PlainText() {}

  /** Returns the words in one line, without control characters. */
  static String clean(String text) {
    return BLANK.trimAndCollapseFrom(UNSEEN.removeFrom(text), ' ');
  }

  /** Returns Markdown that reads as these words. */
  static String asMarkdown(String text) {
    String words = clean(text);
    if (words.isEmpty()) {
      return words;
    }
    Paragraph paragraph = new Paragraph();
    paragraph.appendChild(new Text(words));
    Document document = new Document();
    document.appendChild(paragraph);
    return MarkdownRenderer.builder().build().render(document).strip();
  }
}
