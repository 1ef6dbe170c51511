package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.formats.record.RecordLine.MoveLine;
import io.github.spadille.formats.record.RecordLine.Revision;
import io.github.spadille.formats.record.RecordLine.TakenBackAfter;
import io.github.spadille.formats.record.RecordLine.TakenBackMove;
import io.github.spadille.formats.record.RecordLine.Unknown;

/** Reads a line that begins with {@code ~}: what is kept of moves that were taken back. */
final class TakenBackParser {
  static final String AFTER = "after";
  static final String REVISION = "revision";

  private static final ImmutableList<String> KNOWN = ImmutableList.of(AFTER, REVISION);

  private final int line;
  private final String text;
  private final LineScanner scanner;

  TakenBackParser(String source, int line, String text) {
    this.line = line;
    this.text = text;
    this.scanner = new LineScanner(source, line, text, 1);
  }

  /**
   * Reads the line.
   *
   * @param afterSome whether it is said after which moves play went on to one that is taken back
   */
  RecordLine parse(boolean afterSome) {
    scanner.blanks("a blank");
    int from = scanner.place();
    String word = scanner.word();
    if (word.equals(AFTER)) {
      return new TakenBackAfter(line, number("the number of moves before", GameRecord.MAX_LINES));
    }
    if (word.equals(REVISION)) {
      return new Revision(line, number("a revision", Match.MAX_REVISION));
    }
    boolean chance = word.equals("*");
    int seat = chance ? Move.CHANCE : Numbers.seat(word);
    if (seat < 0 && !chance) {
      return unknown(from, word);
    }
    if (!afterSome) {
      throw scanner.fail(from, word, "a line ~ after and a number of moves before it");
    }
    scanner.blanks("a blank");
    int column = scanner.column();
    String move = scanner.rest();
    if (move.isEmpty()) {
      throw scanner.fail(column - 1, "", "a move");
    }
    return new TakenBackMove(new MoveLine(line, seat, move, column));
  }

  private int number(String what, int most) {
    scanner.blanks("a blank");
    int from = scanner.place();
    String word = scanner.rest();
    Integer number = Ints.tryParse(word);
    if (number == null || number < 0 || number > most || !number.toString().equals(word)) {
      throw scanner.fail(from, word, what + ", 0 to " + most);
    }
    return number;
  }

  /** What a later version may write is passed over, but not what looks like a slip. */
  private Unknown unknown(int from, String word) {
    if (word.isEmpty()) {
      throw scanner.fail(from, "a move that was taken back, or " + String.join(" or ", KNOWN));
    }
    SimilarWord.slipOf(word, KNOWN)
        .ifPresent(
            known -> {
              throw scanner.fail(from, word, known);
            });
    return new Unknown(line, text.substring(1).strip());
  }
}
