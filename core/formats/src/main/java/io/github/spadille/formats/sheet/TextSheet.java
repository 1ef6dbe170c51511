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

/** Writes a sheet or a booklet as plain text. */
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
    text.add(sheet, SheetTop.of(sheet));
    return text.toString();
  }

  static String write(RuleBooklet booklet, int width) {
    TextSheet text = new TextSheet(width, booklet.language());
    text.addHeading(booklet.title(), "=");
    text.addFacts(booklet.facts());
    text.addParagraph(booklet.explained());
    booklet.sheets().forEach(sheet -> text.add(sheet, booklet.top(sheet)));
    return text.toString();
  }

  private void add(RuleSheet sheet, SheetTop top) {
    addHeading(sheet.head().title(), "=");
    addFacts(top.facts());
    top.deviations().ifPresent(heading -> addHeading(heading, "-"));
    for (Deviation deviation : sheet.deviations()) {
      addHanging("* ", deviation + ". " + deviation.explained());
    }
    if (top.deviations().isPresent()) {
      addHanging("", top.explained());
    } else {
      addParagraph(top.explained());
    }
    for (SheetSection section : sheet.sections()) {
      if (!section.title().isEmpty()) {
        addHeading(section.title(), section.level() == 2 ? "-" : "");
      }
      section.items().forEach(this::add);
    }
  }

  private void addFacts(Map<String, String> facts) {
    int labels = LABEL_WIDTH;
    for (String label : facts.keySet()) {
      labels = Math.max(labels, label.length() + 2);
    }
    for (Map.Entry<String, String> fact : facts.entrySet()) {
      addHanging(Strings.padEnd(fact.getKey() + ":", labels, ' '), fact.getValue());
    }
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

  private void addParagraph(String words) {
    if (!words.isEmpty()) {
      addGap();
      addHanging("", words);
    }
  }

  private void addHanging(String label, String words) {
    out.addAll(Wrap.hanging(label, words, width).lines().toList());
  }

  private void addGap() {
    if (!out.isEmpty() && !out.get(out.size() - 1).isEmpty()) {
      out.add("");
    }
  }

  @Override
  public String toString() {
    return Joiner.on('\n').join(out).strip();
  }
}
