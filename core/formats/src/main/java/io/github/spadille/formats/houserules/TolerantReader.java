package io.github.spadille.formats.houserules;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.base.Strings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads YAML, and of a text that is none what can be read: each place where the parser gives up is
 * told and taken out, so that the errors after it are found too (HSE-9).
 *
 * <p>Lines keep their numbers. Each try reads the whole text once; their number is limited.
 */
final class TolerantReader {
  /** Texts that are longer are read up to their first error: the parser's time would add up. */
  private static final int LONGEST = 1 << 16;

  private static final int MOST_TRIES = 10;
  private static final CharMatcher INDENTATION = CharMatcher.anyOf(" \t");
  private static final Pattern KEY =
      Pattern.compile("([ \\t]*(?:- +)*)([^\\s:#\"'\\[\\]{}-][^:#\"'\\[\\]{}]*:)(?: .*)?");
  private static final Pattern ITEM = Pattern.compile("([ \\t]*(?:- +)*)- .*");

  private final List<String> lines;
  private final String tab;
  private final Problems problems;
  private final Set<Integer> masked = new HashSet<>();
  private final Set<Integer> told = new HashSet<>();
  private boolean hasTabs;

  private TolerantReader(String text, int tabWidth, Problems problems) {
    this.lines = new ArrayList<>(Splitter.on('\n').splitToList(text));
    this.tab = Strings.repeat(" ", tabWidth);
    this.problems = problems;
  }

  /**
   * Reads a text.
   *
   * @param tabWidth how many blanks stand for a tab that indents
   * @param problems gets a problem for everything that is no YAML, and what {@link TreeReader} adds
   * @throws UnreadableException if nothing can be made of the text
   */
  static Tree read(String text, int tabWidth, Problems problems) throws UnreadableException {
    return new TolerantReader(text, tabWidth, problems).read(text);
  }

  private Tree read(String text) throws UnreadableException {
    String current = text;
    for (int tries = 1; ; tries++) {
      Problems found = new Problems();
      try {
        Tree tree = TreeReader.read(current, found, masked);
        problems.addAll(found);
        return tree;
      } catch (UnreadableException e) {
        boolean mended = text.length() <= LONGEST && tries < MOST_TRIES && mend(e);
        if (!mended) {
          problems.addAll(found);
          throw e;
        }
        current = Joiner.on('\n').join(lines);
      }
    }
  }

  /** Takes out what the parser gave up at; false if that is not known, or did not help before. */
  private boolean mend(UnreadableException e) {
    int line = e.mendLine();
    if (line < 1 || line > lines.size()) {
      return false;
    }
    String wrong = lines.get(line - 1);
    if (e.isTab() && indentation(wrong).indexOf('\t') >= 0) {
      tell(e, line);
      replaceTab(line);
      if (!hasTabs) {
        hasTabs = true;
        replaceOtherTabs(e);
      }
      return true;
    }
    tell(e, line);
    Matcher key = KEY.matcher(wrong);
    Matcher item = ITEM.matcher(wrong);
    if (masked.add(line) && key.matches()) {
      replace(line, key.group(1) + key.group(2) + " x", key.group(1).length());
    } else if (!wrong.isBlank()) {
      boolean first = told.add(-line) && item.matches();
      replace(line, first ? item.group(1) + "- x" : "", indentation(wrong).length());
    } else {
      return false;
    }
    return true;
  }

  private void tell(UnreadableException e, int line) {
    if (told.add(line)) {
      e.problems().forEach(problems::add);
    }
  }

  private void replaceOtherTabs(UnreadableException e) {
    for (int line = 1; line <= lines.size(); line++) {
      String text = lines.get(line - 1);
      if (text.startsWith("\t") && !text.isBlank()) {
        replaceTab(line);
        if (told.add(line)) {
          e.atLine(line).problems().forEach(problems::add);
        }
      }
    }
  }

  private void replaceTab(int line) {
    String text = lines.get(line - 1);
    String indentation = indentation(text);
    lines.set(line - 1, indentation.replace("\t", tab) + text.substring(indentation.length()));
  }

  /** Replaces a line, and takes out the lines below that belong to it. */
  private void replace(int line, String by, int column) {
    if (by.isEmpty()) {
      problems.ofAPart();
    }
    lines.set(line - 1, by);
    for (int i = line; i < lines.size() && isBelow(lines.get(i), column); i++) {
      lines.set(i, "");
      problems.ofAPart();
    }
  }

  private static boolean isBelow(String line, int column) {
    return line.isBlank() || indentation(line).length() > column;
  }

  private static String indentation(String line) {
    int end = INDENTATION.negate().indexIn(line);
    return end < 0 ? line : line.substring(0, end);
  }
}
