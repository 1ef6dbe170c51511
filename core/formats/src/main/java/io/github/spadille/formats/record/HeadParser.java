package io.github.spadille.formats.record;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.text.PlayerName;
import io.github.spadille.engine.text.SimilarWord;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads the lines of a head one by one. */
final class HeadParser {
  private static final String NAME = "Name";
  private static final ImmutableList<String> KNOWN =
      ImmutableList.of(
          "Game",
          BeginsLine.NAME,
          "Base",
          "Library",
          "Seats",
          "Options",
          NAME,
          BindingParser.NAME,
          BindingParser.VERSION,
          BindingParser.CHECKSUM,
          BindingParser.ENTRY);
  private static final String SEATS = "a whole number from 1 to " + Viewer.MAX_SEATS;

  private final String source;
  private String game = "";
  private int gameLine;
  private int base;
  private int baseLine;
  private String library = "";
  private int seats;
  private int seatsLine;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final Map<String, Integer> optionLines = new LinkedHashMap<>();
  private final Map<Integer, String> names = new LinkedHashMap<>();
  private final Map<Integer, Integer> nameLines = new LinkedHashMap<>();
  private final ImmutableList.Builder<String> others = ImmutableList.builder();
  private final BindingParser binding;
  private Optional<BeginsLine> begins = Optional.empty();

  HeadParser(String source) {
    this.source = source;
    this.binding = new BindingParser(source);
  }

  /** Tells whether a line is a header that the format does not know. */
  static boolean isOther(String text) {
    HeadParser parser = new HeadParser("header");
    try {
      parser.read(1, text);
    } catch (RecordException e) {
      return false;
    }
    return !parser.others.build().isEmpty();
  }

  /** Reads a line such as {@code Seats: 4}. */
  void read(int line, String text) {
    if (text.indexOf(':') < 0) {
      throw new RecordException(source, line, 1, text, "a header such as Seats: 4, or a move");
    }
    LineScanner scanner = new LineScanner(source, line, text, 0);
    String word = scanner.word();
    switch (word) {
      case BindingParser.NAME, BindingParser.VERSION, BindingParser.CHECKSUM, BindingParser.ENTRY ->
          binding.read(line, word, scanner);
      case "Game" -> game(line, scanner);
      case BeginsLine.NAME -> begins(line, scanner);
      case "Base" -> base(line, scanner);
      case "Library" -> library(scanner);
      case "Seats" -> seats(line, scanner);
      case "Options" -> options(line, scanner);
      case NAME -> name(line, scanner);
      default -> {
        checkIsNoSlip(word, text, scanner);
        others.add(text);
      }
    }
  }

  /** Headers of one's own are kept, but one that looks like a slip would go unnoticed. */
  private static void checkIsNoSlip(String word, String text, LineScanner scanner) {
    String more = text.substring(word.length(), text.indexOf(':')).strip();
    SimilarWord.slipOf(word, headersWith(more))
        .ifPresent(
            known -> {
              throw scanner.fail(0, word, known + ", or a header of your own that is less like it");
            });
  }

  /** Returns the headers whose word may stand before some more, such as the number of a seat. */
  private static ImmutableList<String> headersWith(String more) {
    if (more.isEmpty()) {
      return KNOWN;
    }
    return Numbers.seat(more) >= 0 ? ImmutableList.of(NAME) : ImmutableList.of();
  }

  private void game(int line, LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    String id = scanner.rest();
    if (id.isEmpty() || TextPieces.words(id).size() != 1 || !game.isEmpty()) {
      throw scanner.fail(from, id, game.isEmpty() ? "the id of a game" : "one game only");
    }
    game = id;
    gameLine = line;
  }

  private void begins(int line, LineScanner scanner) {
    BeginsLine read = BeginsLine.read(line, scanner);
    if (begins.isPresent()) {
      throw read.fail(source, read.file(), "one beginning only");
    }
    begins = Optional.of(read);
  }

  private void base(int line, LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    String number = scanner.rest();
    if (base != 0) {
      throw scanner.fail(from, number, "one version of the base rules only");
    }
    Integer version = Ints.tryParse(number);
    if (version == null || version < 1 || !version.toString().equals(number)) {
      throw scanner.fail(from, number, "a whole number from 1");
    }
    base = version;
    baseLine = line;
  }

  private void library(LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    String version = scanner.rest();
    if (version.isEmpty() || !library.isEmpty()) {
      throw scanner.fail(from, version, library.isEmpty() ? "a version" : "one version only");
    }
    library = version;
  }

  private void seats(int line, LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    String number = scanner.rest();
    if (seats != 0) {
      throw scanner.fail(from, number, "one number of seats only");
    }
    seats = number.equals("16") ? Viewer.MAX_SEATS : Numbers.seat(number);
    if (seats <= 0) {
      throw scanner.fail(from, number, SEATS);
    }
    seatsLine = line;
  }

  private void options(int line, LineScanner scanner) {
    scanner.colon();
    int from = scanner.place();
    for (TextPieces.Item item : TextPieces.placedWords(scanner.rest())) {
      String word = item.text();
      int equals = word.indexOf('=');
      if (equals <= 0 || equals == word.length() - 1) {
        throw scanner.fail(from + item.offset(), word, "an option such as dealer-bid=hook");
      }
      String key = word.substring(0, equals);
      if (options.put(key, word.substring(equals + 1)) != null) {
        throw scanner.fail(from + item.offset(), word, "each option once");
      }
      optionLines.put(key, line);
    }
  }

  private void name(int line, LineScanner scanner) {
    scanner.blanks("a blank");
    int from = scanner.place();
    int seat = scanner.seat("a seat such as 0");
    scanner.colon();
    int nameFrom = scanner.place();
    String name = scanner.rest();
    if (!PlayerName.isName(name)) {
      throw scanner.fail(nameFrom, name, "the name of who plays seat " + seat);
    }
    if (names.put(seat, name) != null) {
      throw scanner.fail(from, Integer.toString(seat), "each seat once");
    }
    nameLines.put(seat, line);
  }

  /**
   * Returns the head.
   *
   * @param line the line after the last one of the head
   * @param found what stands there
   */
  Head finish(int line, String found) {
    if (game.isEmpty()) {
      throw new RecordException(source, line, 1, found, "a header such as Game: my-game");
    }
    checkNames();
    begins.ifPresent(this::checkSaysNothingElse);
    return new Head(
        game,
        base == 0 ? 1 : base,
        library,
        seats == 0 ? OptionalInt.empty() : OptionalInt.of(seats),
        ImmutableMap.copyOf(options),
        ImmutableMap.copyOf(names),
        others.build(),
        gameLine,
        baseLine == 0 ? gameLine : baseLine,
        seatsLine == 0 ? gameLine : seatsLine,
        ImmutableMap.copyOf(optionLines),
        binding.finish(),
        binding.line(),
        ImmutableMap.copyOf(nameLines),
        begins);
  }

  /** How a game began stands in the record that tells of it, and nowhere twice. */
  private void checkSaysNothingElse(BeginsLine line) {
    boolean bound = binding.line() > 0;
    if (base > 0 || seats > 0 || !options.isEmpty() || !names.isEmpty() || bound) {
      throw line.fail(
          source,
          line.file(),
          "no base, seats, options, names or house rules beside it: they are in that record");
    }
  }

  private void checkNames() {
    nameLines.forEach(
        (seat, line) -> {
          if (seats > 0 && seat >= seats) {
            String found = NAME + ' ' + seat;
            throw new RecordException(
                source, line, 1, found, "a name of a seat from 0 to " + (seats - 1));
          }
        });
  }
}
