package io.github.spadille.terminal;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lays the Markdown of rulebooks out for a terminal: headings, paragraphs, lists, tables.
 *
 * <p>It reads what rulebooks use and nothing more.
 */
final class MarkdownText {
  private static final Splitter LINES = Splitter.on('\n');
  private static final Pattern ITEM = Pattern.compile("(- |[0-9]+\\. )(.*)");
  private static final Pattern RULE_ID = Pattern.compile("([A-Z]{3}-[0-9]+[a-z]?)\\. (.*)");
  private static final Pattern TABLE_RULE = Pattern.compile("[|: -]+");
  private static final Pattern CELL_BORDER = Pattern.compile("(?<!\\\\)\\|");
  private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
  private static final int ID_WIDTH = 9;

  private final int width;
  private final BinaryOperator<ImmutableList<String>> mark;
  private final StringBuilder text = new StringBuilder();
  private final List<String> paragraph = new ArrayList<>();
  private final List<ImmutableList<String>> table = new ArrayList<>();

  private MarkdownText(int width, BinaryOperator<ImmutableList<String>> mark) {
    this.width = width;
    this.mark = mark;
  }

  /** Returns Markdown as plain text. */
  static String render(String markdown, int width) {
    return render(markdown, width, (head, row) -> row);
  }

  /**
   * Returns Markdown as plain text.
   *
   * @param mark makes of the head and a row of a table the row to show
   */
  static String render(String markdown, int width, BinaryOperator<ImmutableList<String>> mark) {
    MarkdownText rendering = new MarkdownText(width, mark);
    for (String line : LINES.split(markdown)) {
      rendering.add(line.strip());
    }
    rendering.endBlock();
    return rendering.text.toString().strip();
  }

  /** Returns a text without the marks for code, weight and links. */
  static String plain(String inline) {
    String withoutLinks = LINK.matcher(inline).replaceAll("$1");
    return CharMatcher.is('`').removeFrom(withoutLinks).replace("**", "").replace("\\|", "|");
  }

  private void add(String line) {
    if (line.startsWith("|")) {
      endParagraph();
      if (!TABLE_RULE.matcher(line).matches()) {
        ImmutableList<String> cells = cells(line);
        table.add(table.isEmpty() ? cells : mark.apply(table.get(0), cells));
      }
      return;
    }
    endTable();
    if (line.isEmpty()) {
      endParagraph();
      endLine();
    } else if (line.startsWith("#")) {
      endParagraph();
      addHeading(line);
    } else {
      if (ITEM.matcher(line).matches()) {
        endParagraph();
      }
      paragraph.add(line);
    }
  }

  private void endBlock() {
    endParagraph();
    endTable();
  }

  private void addHeading(String line) {
    String heading = plain(CharMatcher.is('#').trimLeadingFrom(line).strip());
    endLine();
    text.append(heading).append('\n');
    text.append((line.startsWith("##") ? "-" : "=").repeat(heading.length())).append("\n\n");
  }

  private void endParagraph() {
    if (paragraph.isEmpty()) {
      return;
    }
    String words = String.join(" ", paragraph);
    paragraph.clear();
    Matcher item = ITEM.matcher(words);
    if (!item.matches()) {
      text.append(Wrap.hanging("", plain(words), width)).append('\n');
      return;
    }
    Matcher rule = RULE_ID.matcher(item.group(2));
    text.append(
            rule.matches()
                ? rule(rule.group(1), rule.group(2), width)
                : Wrap.hanging(item.group(1), plain(item.group(2)), width))
        .append('\n');
  }

  /** Returns a rule of one paragraph with its id in the margin. */
  private static String rule(String id, String words, int width) {
    return Wrap.hanging(Strings.padEnd(id, ID_WIDTH, ' '), plain(words), width);
  }

  private void endTable() {
    if (table.isEmpty()) {
      return;
    }
    TextTable lines = TextTable.of("l".repeat(table.get(0).size()));
    lines.head(table.get(0).toArray(new String[0]));
    table.subList(1, table.size()).forEach(row -> lines.row(row.toArray(new String[0])));
    table.clear();
    endLine();
    lines.lines(width).forEach(line -> text.append(line).append('\n'));
  }

  /** Makes sure that an empty line comes next, but only one. */
  private void endLine() {
    if (text.length() > 0 && text.charAt(text.length() - 1) != '\n') {
      text.append('\n');
    }
    if (text.length() > 1 && text.charAt(text.length() - 2) != '\n') {
      text.append('\n');
    }
  }

  private static ImmutableList<String> cells(String line) {
    String inner = line.substring(1, line.endsWith("|") ? line.length() - 1 : line.length());
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    for (String cell : CELL_BORDER.split(inner, -1)) {
      cells.add(plain(cell.strip()));
    }
    return cells.build();
  }
}
