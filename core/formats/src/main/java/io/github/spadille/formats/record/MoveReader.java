package io.github.spadille.formats.record;

import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.text.Excerpt;

/** Reads the moves of a record and says where in the file one cannot be read. */
final class MoveReader<M extends Move> {
  private final String source;
  private final MoveSyntax<M> syntax;
  private final int seats;

  MoveReader(String source, MoveSyntax<M> syntax, int seats) {
    this.source = source;
    this.syntax = syntax;
    this.seats = seats;
  }

  /**
   * Reads a move.
   *
   * @param column where the text begins in its line, counted from 1
   * @throws ReplayException if it cannot be read, or is not a move of that seat
   */
  M read(int line, int seat, String text, int column) {
    checkSeat(line, seat);
    M move;
    try {
      move = seat == Move.CHANCE ? syntax.parseChance(text) : syntax.parse(seat, text);
    } catch (NotationException e) {
      String found = e.found().isEmpty() ? "the end" : "\"" + Excerpt.of(e.found()) + "\"";
      int place = column - 1 + TextPieces.column(text, e.column() - 1);
      ReplayException exception = new ReplayException(source, line, place, e.expected(), found);
      exception.initCause(e);
      throw exception;
    }
    if (move.seat() != seat) {
      throw new ReplayException(source, line, column, moveOf(seat), '"' + Excerpt.of(text) + '"');
    }
    return move;
  }

  /**
   * Checks that a seat, or chance, belongs to the game.
   *
   * @throws ReplayException if it does not
   */
  void checkSeat(int line, int seat) {
    if (seat >= seats) {
      throw new ReplayException(
          source, line, 0, "a seat from 0 to " + (seats - 1), Integer.toString(seat));
    }
  }

  private static String moveOf(int seat) {
    return "a move of " + (seat == Move.CHANCE ? "chance" : "seat " + seat);
  }
}
