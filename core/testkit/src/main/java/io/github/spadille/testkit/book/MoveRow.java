package io.github.spadille.testkit.book;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.rulebook.BookTable;
import io.github.spadille.engine.table.Table;
import java.util.Optional;
import java.util.Set;

/** A row of the table of moves. */
record MoveRow(ImmutableList<MoveText> texts, Mover mover) {
  /**
   * Reads a row.
   *
   * @throws IllegalArgumentException if a cell is not understood
   */
  static MoveRow of(BookTable.Row row) {
    String cell = row.cell("text");
    if (!Quoted.isList(cell)) {
      throw new IllegalArgumentException(
          "text: " + cell + "; allowed: `play 7d`, `capture 7d 3h ...`, `shuffle <52 cards>`");
    }
    ImmutableList.Builder<MoveText> texts = ImmutableList.builder();
    for (String text : Quoted.words(cell)) {
      texts.add(MoveText.of(text));
    }
    return new MoveRow(texts.build(), Mover.of(row.cell("whose")));
  }

  /** Returns what is wrong with the examples: they must be moves of the game. */
  Optional<String> problem(MoveSyntax<?> syntax) {
    for (MoveText text : texts) {
      if (!syntax.verbs().contains(text.verb())) {
        return Optional.of(
            "the rulebook has a move `"
                + text.text()
                + "`; the verbs of the game are "
                + syntax.verbs());
      }
      if (text.isWhole()) {
        try {
          read(syntax, text.text());
        } catch (NotationException e) {
          return Optional.of(
              "the rulebook has a move `" + text.text() + "`, which is none: " + e.getMessage());
        }
      }
    }
    return Optional.empty();
  }

  private void read(MoveSyntax<?> syntax, String text) {
    if (mover.isChance()) {
      syntax.parseChance(text);
    } else {
      syntax.parse(0, text);
    }
  }

  /** Adds what the row says must happen in some game. */
  void addWanted(Set<String> wanted) {
    for (MoveText text : texts) {
      wanted.add(wanted(text));
      for (String phase : mover.phases()) {
        wanted.add(wanted(text, phase));
      }
      if (mover.isOneOfSeveral()) {
        wanted.add(wantedOfSeveral(text));
      }
    }
  }

  private String wanted(MoveText text) {
    return "move " + text.text() + " is never made by: " + mover.text();
  }

  private static String wanted(MoveText text, String phase) {
    return "move " + text.text() + " is never made in phase " + phase;
  }

  private static String wantedOfSeveral(MoveText text) {
    return "move " + text.text() + " is never made while several seats are in turn";
  }

  /** Tells whether a move is written as an example of this row is. */
  boolean matches(String move) {
    for (MoveText text : texts) {
      if (text.matches(move)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Tells whether the row allows a move that is written like one of its examples.
   *
   * @param seat the seat that moves, -1 for chance
   * @param shown to which is added what happens of all that is wanted
   */
  boolean allows(String move, int seat, Table table, Turn turn, Set<String> shown) {
    if (!mover.fits(table, turn, seat)) {
      return false;
    }
    for (MoveText text : texts) {
      if (text.matches(move)) {
        shown.add(wanted(text));
        shown.add(wanted(text, mover.phase(table)));
        if (turn.seats().size() > 1) {
          shown.add(wantedOfSeveral(text));
        }
      }
    }
    return true;
  }
}
