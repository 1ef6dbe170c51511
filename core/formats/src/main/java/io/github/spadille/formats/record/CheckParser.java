package io.github.spadille.formats.record;

import com.google.common.base.Joiner;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.text.SimilarWord;
import io.github.spadille.formats.record.RecordLine.Check;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Reads a line that begins with {@code ?}. */
final class CheckParser {
  static final String CHANCE = "chance";
  static final String BYSTANDER = "bystander";

  private static final int LONGEST_WORD = 20;

  private final int line;
  private final LineScanner scanner;

  CheckParser(String source, int line, String text) {
    this.line = line;
    this.scanner = new LineScanner(source, line, text, 1);
  }

  Check parse() {
    scanner.blanks("a blank");
    int wordFrom = scanner.place();
    String word = scanner.word();
    CheckKind kind = CheckKind.of(word).orElseThrow(() -> unknown(wordFrom, word));
    OptionalInt seat = OptionalInt.empty();
    String name = "";
    switch (kind.subject()) {
      case NONE -> {}
      case SEAT -> seat = seat(false);
      case MOVER -> seat = seat(true);
      case NAME -> name = name();
      case VIEWER_AND_NAME -> {
        seat = viewer();
        name = name();
      }
    }
    if (kind.hasColon()) {
      scanner.colon();
    } else {
      scanner.blanks("a blank");
    }
    int column = scanner.column();
    int from = scanner.place();
    String value = scanner.rest();
    if (kind == CheckKind.ILLEGAL) {
      int gap = Math.max(value.lastIndexOf("  "), value.lastIndexOf('\t'));
      if (gap >= 0) {
        name = value.substring(gap).strip();
        value = TextPieces.trimEnd(value, 0, gap);
      }
    }
    checkValue(kind, value, from);
    return new Check(line, kind, seat, name, value, column);
  }

  private RecordException unknown(int from, String word) {
    String nearest =
        word.length() > LONGEST_WORD
            ? ""
            : SimilarWord.suggestion(word, CheckKind.byWord().keySet());
    return scanner.fail(
        from, word, "a check" + nearest + ": " + Joiner.on(", ").join(CheckKind.byWord().keySet()));
  }

  private OptionalInt seat(boolean orChance) {
    scanner.blanks("a blank");
    int from = scanner.place();
    String word = scanner.word();
    boolean chance = orChance && word.equals("*");
    int seat = chance ? Move.CHANCE : Numbers.seat(word);
    if (seat < 0 && !chance) {
      throw scanner.fail(from, word, orChance ? "a seat such as 2, or *" : "a seat such as 2");
    }
    return OptionalInt.of(seat);
  }

  private OptionalInt viewer() {
    scanner.blanks("a blank");
    int from = scanner.place();
    String word = scanner.word();
    if (word.equals(BYSTANDER)) {
      return OptionalInt.empty();
    }
    int seat = Numbers.seat(word);
    if (seat < 0) {
      throw scanner.fail(from, word, "a seat such as 2, or " + BYSTANDER);
    }
    return OptionalInt.of(seat);
  }

  private String name() {
    scanner.blanks("a blank");
    int from = scanner.place();
    String name = scanner.word();
    if (name.isEmpty()) {
      throw scanner.fail(from, "the name of a pile or a fact");
    }
    return name;
  }

  /** Checks what can be checked of a value without knowing the game. */
  private void checkValue(CheckKind kind, String value, int from) {
    switch (kind) {
      case TURN -> {
        if (!value.equals(CHANCE)) {
          seats(value, from, "seats such as 0 2, or " + CHANCE);
        }
      }
      case WINNERS, LOSERS -> seats(value, from, "seats such as 0 2");
      case SCORES -> {
        for (TextPieces.Item word : TextPieces.placedWords(value)) {
          if (!Numbers.isWhole(word.text())) {
            throw scanner.fail(from + word.offset(), word.text(), "whole numbers such as 10 -20");
          }
        }
      }
      case MOVES -> {
        Set<String> moves = new HashSet<>();
        for (TextPieces.Item item : TextPieces.items(value)) {
          if (item.text().isEmpty()) {
            throw scanner.fail(from + item.offset(), "", "a move");
          }
          if (!moves.add(item.text())) {
            throw scanner.fail(from + item.offset(), item.text(), RecordChecks.EACH_MOVE_ONCE);
          }
        }
      }
      case POINTS -> {
        for (TextPieces.Item item : TextPieces.items(value)) {
          List<String> words = TextPieces.words(item.text());
          if (words.size() != 2 || !Numbers.isWhole(words.get(1))) {
            throw scanner.fail(
                from + item.offset(), item.text(), "a rule and its points such as MYG-19 +30");
          }
        }
      }
      case LEGAL, ILLEGAL -> {
        if (value.isEmpty()) {
          throw scanner.fail(from, "", "a move");
        }
      }
      case OVER -> {
        if (!value.isEmpty()) {
          throw scanner.fail(from, value, "the end of the line");
        }
      }
      case PILE, VIEW, FACT -> {}
    }
  }

  private void seats(String value, int from, String expected) {
    Set<String> seats = new HashSet<>();
    for (TextPieces.Item word : TextPieces.placedWords(value)) {
      if (Numbers.seat(word.text()) < 0) {
        throw scanner.fail(from + word.offset(), word.text(), expected);
      }
      if (!seats.add(word.text())) {
        throw scanner.fail(from + word.offset(), word.text(), "each seat once");
      }
    }
  }
}
