package io.github.spadille.formats.sheet;

import com.google.common.base.Splitter;
import java.util.Locale;
import java.util.Map;

/** Writes a sheet or a booklet as Markdown. */
final class MarkdownSheet {
  private static final Splitter LINES = Splitter.on('\n');

  private final StringBuilder out = new StringBuilder();

  private final Locale language;

  /** How many headings stand above that of a sheet. */
  private final int depth;

  private MarkdownSheet(Locale language, int depth) {
    this.language = language;
    this.depth = depth;
  }

  static String write(RuleSheet sheet) {
    MarkdownSheet markdown = new MarkdownSheet(sheet.head().language(), 0);
    markdown.add(sheet, SheetTop.of(sheet));
    return markdown.toString();
  }

  static String write(RuleBooklet booklet) {
    MarkdownSheet markdown = new MarkdownSheet(booklet.language(), 1);
    markdown.addBlock("# " + PlainText.asMarkdown(booklet.title()));
    markdown.addFacts(booklet.facts());
    markdown.addParagraph(booklet.explained());
    booklet.sheets().forEach(sheet -> markdown.add(sheet, booklet.top(sheet)));
    return markdown.toString();
  }

  private void add(RuleSheet sheet, SheetTop top) {
    addHeading(1, PlainText.asMarkdown(sheet.head().title()));
    addFacts(top.facts());
    top.deviations().ifPresent(heading -> addHeading(2, heading));
    for (Deviation deviation : sheet.deviations()) {
      addLine("- \\* **" + deviation + "**. " + PlainText.asMarkdown(deviation.explained()));
    }
    addParagraph(top.explained());
    for (SheetSection section : sheet.sections()) {
      if (!section.title().isEmpty()) {
        addHeading(section.level(), section.title());
      }
      section.items().forEach(this::add);
    }
  }

  private void addHeading(int level, String words) {
    addBlock("#".repeat(level + depth) + " " + words);
  }

  private void addFacts(Map<String, String> facts) {
    facts.forEach((label, fact) -> addLine("- " + label + ": " + PlainText.asMarkdown(fact)));
  }

  private void addParagraph(String words) {
    if (!words.isEmpty()) {
      addBlock(words);
    }
  }

  private void add(SheetItem item) {
    String mark = item.deviates() ? "\\* " : "";
    switch (item.kind()) {
      case RULE -> addPoint(mark + item.ruleId() + ". " + item.markdown());
      case POINT -> addPoint(mark + item.markdown());
      case TEXT -> addBlock(item.markdown());
      case NOTES -> {}
    }
    for (SheetNote note : item.notes()) {
      String words =
          "**"
              + PlainText.asMarkdown(note.label(language))
              + "**: "
              + PlainText.asMarkdown(note.text());
      addLine(item.kind() == SheetItem.Kind.NOTES ? "- " + words : "  - " + words);
    }
  }

  /** Adds a point of a list; its further lines are indented so that they stay within it. */
  private void addPoint(String words) {
    boolean first = true;
    for (String line : LINES.split(words)) {
      if (first) {
        addLine("- " + line);
      } else {
        addLine(line.isEmpty() ? "" : "  " + line);
      }
      first = false;
    }
  }

  private void addLine(String line) {
    out.append(line).append('\n');
  }

  private void addBlock(String block) {
    boolean first = out.length() == 0;
    boolean gap = out.toString().endsWith("\n\n");
    out.append(first || gap ? "" : "\n").append(block).append("\n\n");
  }

  @Override
  public String toString() {
    return out.toString().strip() + "\n";
  }
}
