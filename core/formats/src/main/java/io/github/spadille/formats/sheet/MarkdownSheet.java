package io.github.spadille.formats.sheet;

import com.google.common.base.Splitter;
import java.util.Locale;
import java.util.Map;

/** Writes a sheet as Markdown. */
final class MarkdownSheet {
  private static final Splitter LINES = Splitter.on('\n');

  private final StringBuilder out = new StringBuilder();

  private final Locale language;

  private MarkdownSheet(Locale language) {
    this.language = language;
  }

  static String write(RuleSheet sheet) {
    MarkdownSheet markdown = new MarkdownSheet(sheet.head().language());
    markdown.addHead(sheet);
    for (SheetSection section : sheet.sections()) {
      if (!section.title().isEmpty()) {
        markdown.addBlock("#".repeat(section.level()) + " " + section.title());
      }
      section.items().forEach(markdown::add);
    }
    return markdown.out.toString().strip() + "\n";
  }

  private void addHead(RuleSheet sheet) {
    addBlock("# " + PlainText.asMarkdown(sheet.head().title()));
    for (Map.Entry<String, String> fact : sheet.head().facts().entrySet()) {
      addLine("- " + fact.getKey() + ": " + PlainText.asMarkdown(fact.getValue()));
    }
    if (!sheet.head().isOfGame()) {
      return;
    }
    addBlock("## " + DeviationWords.deviations(sheet));
    for (Deviation deviation : sheet.deviations()) {
      addLine("- \\* **" + deviation + "**. " + PlainText.asMarkdown(deviation.explained()));
    }
    addBlock(DeviationWords.explained(sheet));
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
}
