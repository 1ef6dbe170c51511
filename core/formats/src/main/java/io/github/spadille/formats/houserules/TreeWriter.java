package io.github.spadille.formats.houserules;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.text.HiddenCharacters;
import io.github.spadille.formats.houserules.Node.Field;
import io.github.spadille.formats.houserules.Node.Fields;
import io.github.spadille.formats.houserules.Node.Items;
import io.github.spadille.formats.houserules.Node.Text;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Writes nodes as YAML in one fixed form, with the comments of a document.
 *
 * <p>Texts stand plain where YAML allows it, else in double quotes; those of several lines as a
 * block. Fields without a value are left out, numbers of players and of versions are not.
 */
final class TreeWriter {
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}/(][^\\t\\n]*|-[0-9]+");
  private static final ImmutableSet<String> NULLS = ImmutableSet.of("null", "Null", "NULL");

  /** In these each number stands for itself, even if nothing is said about it. */
  private static final ImmutableSet<String> NUMBERED =
      ImmutableSet.of("options-by-seats", "acknowledged");

  private static final Splitter LINES = Splitter.on('\n');

  private final Comments comments;
  private final StringBuilder out = new StringBuilder();

  private TreeWriter(Comments comments) {
    this.comments = comments;
  }

  static String write(Fields root, Comments comments) {
    TreeWriter writer = new TreeWriter(comments);
    writer.comments(comments.before(CommentReader.HEAD), 0);
    for (Field field : root.fields()) {
      if (writer.isWritten(field, Paths.ROOT)) {
        if (!(field.value() instanceof Text) && !isFlow(field)) {
          writer.out.append('\n');
        }
        writer.field(field, Paths.ROOT, 0);
      }
    }
    writer.comments(comments.atEnd(Paths.ROOT), 0);
    return writer.out.toString();
  }

  private static boolean isFlow(Field field) {
    return field.value() instanceof Items && !Node.LONG_LISTS.contains(field.key());
  }

  private boolean isWritten(Field field, String path) {
    boolean empty =
        (field.value() instanceof Fields fields && fields.fields().isEmpty())
            || (field.value() instanceof Items list && list.items().isEmpty());
    String inside = Paths.field(path, field.key());
    return !empty
        || NUMBERED.contains(path.substring(path.lastIndexOf('/') + 1))
        || comments.isWithin(inside)
        || !comments.before(inside).isEmpty();
  }

  private void field(Field field, String path, int indent) {
    String inside = Paths.field(path, field.key());
    comments(comments.before(inside), indent);
    keyAndValue(field, inside, indent);
  }

  private void keyAndValue(Field field, String inside, int indent) {
    if (field.value() instanceof Text || isFlow(field)) {
      comments(comments.within(inside), indent);
    }
    indent(indent).append(scalar(field.key(), false)).append(':');
    if (field.value() instanceof Text text) {
      text(text.text(), indent);
    } else if (field.value() instanceof Fields fields) {
      out.append('\n');
      fields(fields, inside, indent + 2);
    } else if (field.value() instanceof Items list) {
      if (Node.LONG_LISTS.contains(field.key())) {
        out.append('\n');
        items(list, inside, indent + 2);
      } else {
        out.append(' ').append(flow(list)).append('\n');
      }
    }
  }

  private void fields(Fields fields, String path, int indent) {
    for (Field field : fields.fields()) {
      if (isWritten(field, path)) {
        field(field, path, indent);
      }
    }
    comments(comments.atEnd(path), indent);
  }

  private void items(Items list, String path, int indent) {
    for (int i = 0; i < list.items().size(); i++) {
      Node item = list.items().get(i);
      String inside = Paths.item(path, i, item);
      boolean block = item instanceof Fields fields && !isShort(fields, inside);
      if (i > 0 && block && path.equals("/entries")) {
        out.append('\n');
      }
      comments(comments.before(inside), indent);
      if (block && item instanceof Fields fields) {
        item(fields, inside, indent);
      } else {
        String text =
            item instanceof Fields fields ? flow(fields) : scalar(((Text) item).text(), false);
        indent(indent).append("- ").append(text).append('\n');
      }
    }
    comments(comments.atEnd(path), indent);
  }

  /** Writes fields of which the first stands behind the dash, and its comments before the dash. */
  private void item(Fields fields, String path, int indent) {
    boolean first = true;
    for (Field field : fields.fields()) {
      if (isWritten(field, path)) {
        comments(comments.before(Paths.field(path, field.key())), first ? indent : indent + 2);
        int start = out.length();
        keyAndValue(field, Paths.field(path, field.key()), indent + 2);
        if (first) {
          out.setCharAt(start + indent, '-');
        }
        first = false;
      }
    }
    comments(comments.atEnd(path), indent + 2);
  }

  /** Returns whether an entry says no more than its game and its base (HSE-1). */
  private boolean isShort(Fields fields, String path) {
    boolean plain = !comments.isWithin(path);
    for (Field field : fields.fields()) {
      boolean said = field.key().equals("game") || field.key().equals("base");
      plain &= said || !isWritten(field, path);
    }
    return plain;
  }

  private String flow(Fields fields) {
    StringBuilder text = new StringBuilder("{");
    for (Field field : fields.fields()) {
      if (field.value() instanceof Text value) {
        text.append(text.length() == 1 ? "" : ", ");
        text.append(scalar(field.key(), true)).append(": ").append(scalar(value.text(), true));
      }
    }
    return text.append('}').toString();
  }

  private static String flow(Items list) {
    StringBuilder text = new StringBuilder("[");
    for (Node item : list.items()) {
      text.append(text.length() == 1 ? "" : ", ");
      text.append(scalar(((Text) item).text(), true));
    }
    return text.append(']').toString();
  }

  private void text(String text, int indent) {
    if (!isBlock(text)) {
      out.append(' ').append(scalar(text, false)).append('\n');
      return;
    }
    out.append(" |-\n");
    for (String line : LINES.split(text)) {
      if (!line.isEmpty()) {
        indent(indent + 2).append(line);
      }
      out.append('\n');
    }
  }

  private static boolean isBlock(String text) {
    List<String> lines = LINES.splitToList(text);
    boolean first = !lines.get(0).isEmpty() && !Character.isWhitespace(lines.get(0).charAt(0));
    boolean last = !lines.get(lines.size() - 1).isEmpty();
    return lines.size() > 1
        && first
        && last
        && lines.stream().allMatch(line -> line.equals(line.stripTrailing()))
        && !HiddenCharacters.isIn(text);
  }

  private static String scalar(String text, boolean flow) {
    return isPlain(text, flow) ? text : quoted(text);
  }

  private static boolean isPlain(String text, boolean flow) {
    return PLAIN.matcher(text).matches()
        && text.equals(text.strip())
        && !NULLS.contains(text)
        && !text.contains(": ")
        && !text.contains(" #")
        && !text.endsWith(":")
        && text.codePoints().allMatch(TreeWriter::isVisible)
        && !(flow && text.codePoints().anyMatch(point -> "[]{},:?".indexOf(point) >= 0));
  }

  private static boolean isVisible(int point) {
    int type = Character.getType(point);
    boolean separator = type == Character.SPACE_SEPARATOR && point != ' ';
    return type != Character.FORMAT && !separator && !HiddenCharacters.isHidden(0, point);
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); ) {
      int point = text.codePointAt(i);
      switch (point) {
        case '"' -> quoted.append("\\\"");
        case '\\' -> quoted.append("\\\\");
        case '\n' -> quoted.append("\\n");
        case '\t' -> quoted.append("\\t");
        default -> {
          if (isVisible(point)) {
            quoted.appendCodePoint(point);
          } else {
            quoted.append(String.format(point > 0xFFFF ? "\\U%08X" : "\\u%04X", point));
          }
        }
      }
      i += Character.charCount(point);
    }
    return quoted.append('"').toString();
  }

  private void comments(Iterable<String> lines, int indent) {
    for (String line : lines) {
      indent(indent).append(line).append('\n');
    }
  }

  private StringBuilder indent(int indent) {
    return out.append(" ".repeat(indent));
  }
}
