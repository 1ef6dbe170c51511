package io.github.spadille.formats.houserules;

import com.google.common.collect.ImmutableListMultimap;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Items;
import io.github.spadille.formats.houserules.Node.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the comments of a text and the places to which they belong.
 *
 * <p>A comment belongs to what follows it; one that is indented more than what follows belongs to
 * the end of what stands before it; one at the end of a line to what begins in that line.
 */
final class CommentReader {
  /** The key of what stands before the first field. */
  static final String HEAD = "/^";

  /** The width of a dash and the blank after it. */
  private static final int DASH = 2;

  /** A field or an item that has a line of its own when the document is written. */
  private record Spot(
      int line, int column, String path, String container, @Nullable Spot parent, boolean empty) {}

  private final Tree tree;
  private final List<Spot> spots = new ArrayList<>();
  private int passed;
  private final ImmutableListMultimap.Builder<String, String> before =
      ImmutableListMultimap.builder();
  private final ImmutableListMultimap.Builder<String, String> atEnd =
      ImmutableListMultimap.builder();

  private CommentReader(Tree tree) {
    this.tree = tree;
  }

  static Comments read(Tree tree) {
    CommentReader reader = new CommentReader(tree);
    reader.collect(tree.root(), Paths.ROOT, null, true);
    reader.scan();
    return new Comments(reader.before.build(), reader.atEnd.build());
  }

  private void collect(Node node, String path, @Nullable Spot parent, boolean longList) {
    if (node instanceof Fields fields) {
      for (Field field : fields.fields()) {
        String inside = Paths.field(path, field.key());
        boolean empty = field.value() instanceof Text text && text.nothing();
        Spot spot = new Spot(field.line(), field.column(), inside, path, parent, empty);
        spots.add(spot);
        collect(field.value(), inside, spot, Node.LONG_LISTS.contains(field.key()));
      }
    } else if (node instanceof Items list && longList) {
      for (int i = 0; i < list.items().size(); i++) {
        Node item = list.items().get(i);
        String inside = Paths.item(path, i, item);
        int dash = item.column() - DASH;
        Spot spot = new Spot(item.line(), dash, inside, path, parent, false);
        spots.add(spot);
        collect(item, inside, spot, false);
      }
    }
  }

  private void scan() {
    int[] text = tree.text();
    int scalar = 0;
    int line = 1;
    int lineStart = 0;
    for (int i = 0; i < text.length; i++) {
      while (scalar < tree.scalars().size() && tree.scalars().get(scalar + 1) <= i) {
        scalar += 2;
      }
      if (text[i] == '#' && isFree(i, scalar) && (i == lineStart || isBlank(text[i - 1]))) {
        int end = i;
        while (end < text.length && text[end] != '\n') {
          end++;
        }
        String comment = new String(text, i, end - i).stripTrailing();
        attach(comment, line, i - lineStart + 1, isBlank(lineStart, i));
        i = end;
      }
      if (i < text.length && text[i] == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
  }

  /** Returns whether a place is outside the scalar that may hold it. */
  private boolean isFree(int i, int scalar) {
    if (scalar >= tree.scalars().size() || i < tree.scalars().get(scalar)) {
      return true;
    }
    int start = tree.scalars().get(scalar);
    int[] text = tree.text();
    if (text[start] != '|' && text[start] != '>') {
      return false;
    }
    for (int j = start; j < i; j++) {
      if (text[j] == '\n') {
        return false;
      }
    }
    return true;
  }

  private boolean isBlank(int from, int to) {
    for (int i = from; i < to; i++) {
      if (!isBlank(tree.text()[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean isBlank(int point) {
    return point == ' ' || point == '\t';
  }

  private void attach(String comment, int line, int column, boolean alone) {
    while (passed < spots.size() && spots.get(passed).line() < line) {
      passed++;
    }
    Spot last = passed == 0 ? null : spots.get(passed - 1);
    Spot next = passed == spots.size() ? null : spots.get(passed);
    if (next != null && next.line() == line) {
      before.put(next.path(), comment);
      return;
    }
    if (last == null) {
      before.put(HEAD, comment);
      return;
    }
    int indent = alone ? column : Integer.MAX_VALUE;
    if (next != null && indent <= next.column()) {
      before.put(next.path(), comment);
      return;
    }
    if (last.empty() && indent > last.column() && alone) {
      atEnd.put(last.path(), comment);
      return;
    }
    Spot beside = last;
    while (beside.parent() != null && beside.column() > indent) {
      beside = beside.parent();
    }
    String container = beside.container();
    if (next != null && next.path().startsWith(container + '/')) {
      before.put(next.path(), comment);
    } else {
      atEnd.put(container, comment);
    }
  }
}
