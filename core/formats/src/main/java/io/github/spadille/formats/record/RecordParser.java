package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.move.Move;
import io.github.spadille.formats.record.RecordLine.Blank;
import io.github.spadille.formats.record.RecordLine.Comment;
import io.github.spadille.formats.record.RecordLine.Deal;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import io.github.spadille.formats.record.RecordLine.TakenBackAfter;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a record line by line.
 *
 * <p>The first line is {@code spadille 1}. The head follows; it ends at the first empty line, move
 * or check. What a line is shows in its first character.
 */
final class RecordParser {
  static final String FIRST_LINE = "spadille 1";

  private static final String LINE = "a move (* or a seat), a check (?), a comment (#) or nothing";
  private static final String DEAL = "deal ";

  private final String source;
  private final String text;
  private int line;
  private int next;
  private boolean takenBack;

  RecordParser(String source, String text) {
    this.source = source;
    this.text = RecordText.check(source, text);
  }

  GameRecord parse() {
    String first = nextLine();
    if (!TextPieces.trimEnd(first, 0, first.length()).equals(FIRST_LINE)) {
      throw new RecordException(source, line, 1, first, FIRST_LINE);
    }
    HeadParser head = new HeadParser(source);
    String current = "";
    boolean inHead = true;
    while (inHead && next < text.length()) {
      current = nextLine();
      inHead = belongsToHead(current);
      if (inHead && current.charAt(0) != '#') {
        head.read(line, current);
      }
    }
    Head finished = head.finish(inHead ? line + 1 : line, inHead ? "" : current);
    ImmutableList.Builder<RecordLine> lines = ImmutableList.builder();
    if (!inHead) {
      lines.add(body(current));
    }
    while (next < text.length()) {
      MoveLine move = moveAt(next, text.indexOf('\n', next));
      lines.add(move == null ? body(nextLine()) : move);
    }
    return new GameRecord(source, text, finished, lines.build());
  }

  private String nextLine() {
    int end = text.indexOf('\n', next);
    String current = text.substring(next, end);
    next = end + 1;
    line++;
    return current;
  }

  /**
   * Passes over a line and returns it if it is a move as most are: of chance or of a seat below 10,
   * and no deal. Records hold little else, so such a line is read in place.
   */
  private @Nullable MoveLine moveAt(int begin, int end) {
    char mover = text.charAt(begin);
    boolean chance = mover == '*';
    if (!chance && (mover < '0' || mover > '9') || !TextPieces.isBlank(text.charAt(begin + 1))) {
      return null;
    }
    int from = TextPieces.skipBlanks(text, begin + 1, end);
    if (from == end || (chance && text.startsWith(DEAL, from))) {
      return null;
    }
    line++;
    next = end + 1;
    takenBack = false;
    int seat = chance ? Move.CHANCE : mover - '0';
    return new MoveLine(line, seat, TextPieces.trimEnd(text, from, end), from - begin + 1);
  }

  private static boolean belongsToHead(String current) {
    if (current.isEmpty()) {
      return false;
    }
    char first = current.charAt(0);
    return first == '#' || Character.isLetter(first);
  }

  private RecordLine body(String current) {
    char first = current.isEmpty() ? ' ' : current.charAt(0);
    if (first == '~') {
      RecordLine read = new TakenBackParser(source, line, current).parse(takenBack);
      takenBack |= read instanceof TakenBackAfter;
      return read;
    }
    takenBack &= first == ' ' || first == '\t' || first == '#';
    if (first >= '0' && first <= '9') {
      LineScanner scanner = new LineScanner(source, line, current, 0);
      return move(scanner, scanner.seat("a seat from 0 to 15"));
    }
    switch (first) {
      case '*':
        return chance(new LineScanner(source, line, current, 1));
      case '?':
        return new CheckParser(source, line, current).parse();
      case '#':
        return new Comment(line, current.substring(1).strip());
      default:
        LineScanner scanner = new LineScanner(source, line, current, 0);
        int begin = TextPieces.skipBlanks(current, 0, current.length());
        if (begin < current.length()) {
          throw scanner.fail(0, begin > 0 ? current : scanner.word(), LINE);
        }
        return new Blank(line);
    }
  }

  private RecordLine chance(LineScanner scanner) {
    MoveLine move = move(scanner, Move.CHANCE);
    return move.text().startsWith(DEAL) && move.text().indexOf(':') > 0
        ? deal(scanner, move)
        : move;
  }

  private MoveLine move(LineScanner scanner, int seat) {
    scanner.blanks("a blank");
    int column = scanner.column();
    String move = scanner.rest();
    if (move.isEmpty()) {
      throw scanner.fail(column - 1, "", "a move");
    }
    return new MoveLine(line, seat, move, column);
  }

  /** Reads {@code deal hand.0: 2s Ad; stub: 3c}. */
  private Deal deal(LineScanner scanner, MoveLine move) {
    String described = move.text().substring(DEAL.length());
    int start = move.column() - 1 + DEAL.length();
    Map<String, ImmutableList<String>> piles = new LinkedHashMap<>();
    for (TextPieces.Item item : TextPieces.items(described)) {
      int from = start + item.offset();
      int colon = item.text().indexOf(':');
      String name = item.text().substring(0, Math.max(0, colon));
      ImmutableList<String> cards =
          ImmutableList.copyOf(TextPieces.words(item.text().substring(colon + 1)));
      if (name.isEmpty() || TextPieces.words(name).size() != 1 || cards.isEmpty()) {
        throw scanner.fail(from, item.text(), "a pile and its cards such as hand.0: 2s Ad");
      }
      if (piles.put(name, cards) != null) {
        throw scanner.fail(from, name, "each pile once");
      }
    }
    return new Deal(line, ImmutableMap.copyOf(piles), move.column());
  }
}
