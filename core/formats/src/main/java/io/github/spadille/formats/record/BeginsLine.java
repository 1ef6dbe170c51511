package io.github.spadille.formats.record;

import com.google.common.primitives.Ints;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A line of a head by which a record begins in another one, read: {@code Begins:
 * records/other.spadille after 57}.
 *
 * @param file the path of the other record from the folder of this one, with {@code /}
 * @param moves the number of moves after which it begins; -1 for all there are
 * @param line the number of the line
 * @param column where the path begins, counted from 1
 */
record BeginsLine(String file, int moves, int line, int column) {
  static final String NAME = "Begins";

  private static final int LONGEST = 200;

  /** No part begins with a dot, and none is empty: such a path leads nowhere but down. */
  private static final Pattern FILE =
      Pattern.compile("(?:[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]*/)*[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]*");

  private static final String SUFFIX = ".spadille";
  private static final String EXPECTED =
      "the path of a record in the folder of this one or below, such as records/other"
          + SUFFIX
          + ", and perhaps: after 57";

  /** Reads what stands after the name of the line. */
  static BeginsLine read(int line, LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    int column = scanner.column();
    String rest = scanner.rest();
    List<String> words = TextPieces.words(rest);
    boolean ended = words.size() == 3 && words.get(1).equals("after");
    if (words.size() != 1 && !ended || !isFile(words.get(0))) {
      throw scanner.fail(from, rest, EXPECTED);
    }
    return new BeginsLine(
        words.get(0), ended ? number(words.get(2), from, scanner) : -1, line, column);
  }

  private static boolean isFile(String path) {
    return path.length() <= LONGEST && path.endsWith(SUFFIX) && FILE.matcher(path).matches();
  }

  private static int number(String word, int from, LineScanner scanner) {
    Integer number = Ints.tryParse(word);
    if (number == null || number < 0 || !number.toString().equals(word)) {
      throw scanner.fail(from, word, "a number of moves");
    }
    return number;
  }

  /** Returns the exception for a beginning that cannot be. */
  RecordException fail(String source, String found, String expected) {
    return new RecordException(source, line, column, found, expected);
  }
}
