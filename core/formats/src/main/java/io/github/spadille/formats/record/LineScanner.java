package io.github.spadille.formats.record;

/** Reads one line of a record from left to right. */
final class LineScanner {
  private final String source;
  private final int line;
  private final String text;
  private int at;

  /**
   * Creates a scanner.
   *
   * @param at where to begin, counted from 0
   */
  LineScanner(String source, int line, String text, int at) {
    this.source = source;
    this.line = line;
    this.text = text;
    this.at = at;
  }

  /** Returns the place of the next character in the line, counted from 0. */
  int place() {
    return at;
  }

  /** Returns the column of the next character, counted from 1. */
  int column() {
    return TextPieces.column(text, at);
  }

  boolean atEnd() {
    return at >= text.length();
  }

  /** Returns the next word, up to a blank, a colon or the end; may be empty. */
  String word() {
    int from = at;
    while (at < text.length() && !TextPieces.isBlank(text.charAt(at)) && text.charAt(at) != ':') {
      at++;
    }
    return text.substring(from, at);
  }

  /** Passes over blanks, of which there must be one at least unless this is the end. */
  void blanks(String expected) {
    if (!atEnd() && !TextPieces.isBlank(text.charAt(at))) {
      throw fail(at, expected);
    }
    at = TextPieces.skipBlanks(text, at, text.length());
  }

  /** Passes over a colon and the blanks after it. */
  void colon() {
    if (atEnd() || text.charAt(at) != ':') {
      throw fail(at, "a colon");
    }
    at = TextPieces.skipBlanks(text, at + 1, text.length());
  }

  /** Returns what is left, without blanks at its end. */
  String rest() {
    String rest = TextPieces.trimEnd(text, at, text.length());
    at = text.length();
    return rest;
  }

  /** Returns the next word, which must be a seat: {@code 0} to {@code 15}. */
  int seat(String expected) {
    int from = at;
    String word = word();
    int seat = Numbers.seat(word);
    if (seat < 0) {
      throw fail(from, word, expected);
    }
    return seat;
  }

  /** Returns the exception for the next word from a place on, counted from 0. */
  RecordException fail(int from, String expected) {
    int begin = TextPieces.skipBlanks(text, from, text.length());
    int until = begin;
    while (until < text.length() && !TextPieces.isBlank(text.charAt(until))) {
      until++;
    }
    return fail(begin, text.substring(begin, until), expected);
  }

  /** Returns the exception for a piece of text that begins at a place, counted from 0. */
  RecordException fail(int from, String found, String expected) {
    return new RecordException(source, line, TextPieces.column(text, from), found, expected);
  }
}
