package io.github.spadille.engine.rulebook;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a book into blocks, line by line. */
final class BlockReader {
  private static final Pattern POINT = Pattern.compile("- ([^:{}]+):.*");
  private static final Pattern ROW = Pattern.compile("\\| *(?:\\{[^{}:]*} *)?([^|]*?) *\\|.*");
  private static final CharMatcher RULER = CharMatcher.anyOf("|-: ");
  private static final String OPENING = "#";

  private final Locale locale;
  private final List<BookBlock> blocks = new ArrayList<>();
  private Optional<BookSection> section = Optional.empty();

  private BlockReader(Locale locale) {
    this.locale = locale;
  }

  /** Returns the blocks of a book, which hold all its lines in order. */
  static ImmutableList<BookBlock> read(List<String> book, Locale locale) {
    BlockReader reader = new BlockReader(locale);
    for (int i = 0; i < book.size(); i++) {
      boolean isHead = i + 1 < book.size() && isRuler(book.get(i + 1));
      reader.read(i + 1, book.get(i), isHead);
    }
    return ImmutableList.copyOf(reader.blocks);
  }

  private void read(int number, String line, boolean isHead) {
    if (line.startsWith("##")) {
      section = section(line);
    }
    BookBlock begun = begun(number, line, isHead);
    int last = blocks.size() - 1;
    if (last >= 0 && goesOn(blocks.get(last), begun)) {
      blocks.set(last, blocks.get(last).plus(line));
    } else {
      blocks.add(begun);
    }
  }

  /** Returns the block that a line begins, if it begins one. */
  private BookBlock begun(int number, String line, boolean isHead) {
    Matcher rule = Rulebook.RULE.matcher(line);
    if (rule.matches()) {
      return new BookBlock(number, "", rule.group(1), ImmutableList.of(line));
    }
    if (line.startsWith("# ")) {
      return new BookBlock(number, OPENING, "opening", ImmutableList.of(line));
    }
    boolean isPoint = section.filter(BookSection.IN_SHORT::equals).isPresent();
    boolean isRow = section.isPresent() && !isPoint && !isHead && !isRuler(line);
    Matcher named = (isPoint ? POINT : ROW).matcher(line);
    String name = (isPoint || isRow) && named.matches() ? named.group(1) : "";
    return new BookBlock(number, section.map(Enum::name).orElse(""), name, ImmutableList.of(line));
  }

  /** Tells whether the line that would begin a block belongs to the one before it. */
  private static boolean goesOn(BookBlock before, BookBlock begun) {
    if (begun.isNamed()) {
      return false;
    }
    return before.section().equals(OPENING)
        ? !begun.isHeading()
        : before.isRule() && Rulebook.continues(begun.first());
  }

  private static boolean isRuler(String line) {
    return line.startsWith("|") && RULER.matchesAllOf(line);
  }

  private Optional<BookSection> section(String line) {
    String heading = CharMatcher.is('#').trimLeadingFrom(line).trim();
    return Arrays.stream(BookSection.values())
        .filter(known -> known.heading(locale).equals(heading))
        .findFirst();
  }
}
