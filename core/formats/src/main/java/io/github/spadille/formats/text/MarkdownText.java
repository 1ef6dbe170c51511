package io.github.spadille.formats.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableBody;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/** Lays Markdown out as plain text: headings, paragraphs, lists, tables. */
public final class MarkdownText {
  private static final Parser PARSER =
      Parser.builder().extensions(ImmutableList.of(TablesExtension.create())).build();

  private MarkdownText() {}

  /** Returns Markdown as plain text, in lines of at most some width where words allow it. */
  public static String render(String markdown, int width) {
    return String.join("\n", lines(markdown, width));
  }

  /** Returns Markdown as lines of plain text; an empty line stands between blocks. */
  public static ImmutableList<String> lines(String markdown, int width) {
    return blocks(PARSER.parse(markdown), width, true);
  }

  /** Returns the words of Markdown in one line, without the signs for code, weight and links. */
  public static String plain(String markdown) {
    StringBuilder words = new StringBuilder();
    addWords(PARSER.parse(markdown), words);
    return words.toString().strip();
  }

  private static ImmutableList<String> blocks(Node parent, int width, boolean spaced) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (Node block = parent.getFirstChild(); block != null; block = block.getNext()) {
      if (spaced && block.getPrevious() != null) {
        lines.add("");
      }
      lines.addAll(block(block, width));
    }
    return lines.build();
  }

  private static ImmutableList<String> block(Node block, int width) {
    if (block instanceof Heading heading) {
      String words = words(heading);
      return ImmutableList.of(
          words, (heading.getLevel() == 1 ? "=" : "-").repeat(DisplayWidth.of(words)));
    }
    if (block instanceof ListBlock list) {
      return list(list, width);
    }
    if (block instanceof TableBlock table) {
      return table(table, width);
    }
    return block instanceof Paragraph || block.getFirstChild() == null
        ? Wrap.lines(words(block), width)
        : blocks(block, width, true);
  }

  private static ImmutableList<String> list(ListBlock list, int width) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    int number = list instanceof OrderedList ordered ? firstNumber(ordered) : 0;
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      String label = list instanceof OrderedList ? number++ + ". " : "- ";
      List<String> words =
          item instanceof ListItem
              ? blocks(item, Math.max(1, width - label.length()), !list.isTight())
              : ImmutableList.of();
      for (int i = 0; i < words.size(); i++) {
        String indent = i == 0 ? label : " ".repeat(label.length());
        lines.add((indent + words.get(i)).stripTrailing());
      }
    }
    return lines.build();
  }

  private static int firstNumber(OrderedList list) {
    Integer first = list.getMarkerStartNumber();
    return first == null ? 1 : first;
  }

  private static ImmutableList<String> table(TableBlock block, int width) {
    List<TableRow> rows = new ArrayList<>();
    for (Node part = block.getFirstChild(); part != null; part = part.getNext()) {
      if (part instanceof TableHead || part instanceof TableBody) {
        for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
          rows.add((TableRow) row);
        }
      }
    }
    StringBuilder columns = new StringBuilder();
    for (Node cell = rows.get(0).getFirstChild(); cell != null; cell = cell.getNext()) {
      boolean right = ((TableCell) cell).getAlignment() == TableCell.Alignment.RIGHT;
      columns.append(right ? 'r' : 'l');
    }
    TextTable table = TextTable.of(columns.toString()).head(cells(rows.get(0)));
    rows.subList(1, rows.size()).forEach(row -> table.row(cells(row)));
    return table.lines(width);
  }

  private static String[] cells(TableRow row) {
    List<String> cells = new ArrayList<>();
    for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
      cells.add(words(cell));
    }
    return cells.toArray(new String[0]);
  }

  private static String words(Node node) {
    StringBuilder words = new StringBuilder();
    addWords(node, words);
    return words.toString().strip();
  }

  private static void addWords(Node node, StringBuilder words) {
    if (node instanceof Text text) {
      words.append(text.getLiteral());
    } else if (node instanceof Code code) {
      words.append(code.getLiteral());
    } else if (node instanceof HtmlInline html) {
      words.append(html.getLiteral());
    } else if (node instanceof SoftLineBreak || node instanceof HardLineBreak) {
      words.append(' ');
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      addWords(child, words);
      if (child instanceof Paragraph && child.getNext() != null) {
        words.append(' ');
      }
    }
  }
}
