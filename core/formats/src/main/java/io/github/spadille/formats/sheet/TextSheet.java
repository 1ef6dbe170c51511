package io.github.spadille.formats.sheet;

import com.google.common.base.Joiner;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.spadille.formats.text.DisplayWidth;
import io.github.spadille.formats.text.MarkdownText;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a sheet as plain text. */
final class TextSheet {
  private static final int ID_WIDTH = 8;
  private static final int LABEL_WIDTH = 13;

  private final int width;
  private final Locale language;
  private final List<String> out = new ArrayList<>();

  private TextSheet(int width, Locale language) {
    this.width = width;
    this.language = language;
  }

  static String write(RuleSheet sheet, int width) {
    TextSheet text = new TextSheet(width, sheet.head().language());
    text.addHead(sheet);
    for (SheetSection section : sheet.sections()) {
      if (!section.title().isEmpty()) {
        text.addHeading(section.title(), section.level() == 2 ? "-" : "");
      }
      section.items().forEach(text::add);
    }
    return Joiner.on('\n').join(text.out).strip();
  }

  private void addHead(RuleSheet sheet) {
    addHeading(sheet.head().title(), "=");
    int labels = LABEL_WIDTH;
    for (String label : sheet.head().facts().keySet()) {
      labels = Math.max(labels, label.length() + 2);
    }
    for (Map.Entry<String, String> fact : sheet.head().facts().entrySet()) {
      String label = Strings.padEnd(fact.getKey() + ":", labels, ' ');
      addHanging(label, fact.getValue());
    }
    if (!sheet.head().isOfGame()) {
      return;
    }
    addHeading(DeviationWords.deviations(sheet), "-");
    for (Deviation deviation : sheet.deviations()) {
      addHanging("* ", deviation + ". " + deviation.explained());
    }
    addHanging("", DeviationWords.explained(sheet));
  }

  private void addHeading(String heading, String underline) {
    addGap();
    out.add(heading);
    if (!underline.isEmpty()) {
      out.add(underline.repeat(DisplayWidth.of(heading)));
    }
    out.add("");
  }

  private void add(SheetItem item) {
    switch (item.kind()) {
      case RULE ->
          addMarkdown(
              item,
              (item.deviates() ? "* " : "  ")
                  + Strings.padEnd(item.ruleId() + ".", ID_WIDTH, ' ')
                  + " ");
      case POINT -> addMarkdown(item, item.deviates() ? "* " : "- ");
      case TEXT -> {
        addGap();
        addMarkdown(item, "");
        out.add("");
      }
      case NOTES -> item.notes().forEach(note -> addHanging("", note.text(language)));
    }
  }

  private void addMarkdown(SheetItem item, String label) {
    String indent = " ".repeat(label.length());
    ImmutableList<String> lines =
        MarkdownText.lines(item.markdown(), Math.max(1, width - label.length()));
    for (int i = 0; i < lines.size(); i++) {
      out.add(((i == 0 ? label : indent) + lines.get(i)).stripTrailing());
    }
    if (item.lines().size() > 1 && item.kind() == SheetItem.Kind.RULE) {
      out.add("");
    }
    item.notes().forEach(note -> addHanging(indent, note.text(language)));
  }

  private void addHanging(String label, String words) {
    out.addAll(Wrap.hanging(label, words, width).lines().toList());
  }

  private void addGap() {
    if (!out.isEmpty() && !out.get(out.size() - 1).isEmpty()) {
      out.add("");
    }
  }
}
