package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.rulebook.Rulebook;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes score sheets and how games end. */
final class SheetText {
  private static final int SHORTEST_RULE = 20;

  private final Rulebook book;
  private final Names names;
  private final int width;

  SheetText(Rulebook book, Names names, int width) {
    this.book = book;
    this.names = names;
    this.width = width;
  }

  /** Returns some lines of a sheet as a table, with the rules that gave the points. */
  ImmutableList<String> table(List<ScoreSheet.Line> lines) {
    TextTable plain = rows(lines, 0);
    int left = width;
    for (String line : plain.lines(Integer.MAX_VALUE)) {
      left = Math.min(left, width - line.length() - 2);
    }
    return rows(lines, Math.max(SHORTEST_RULE, left)).lines(Math.max(width, SHORTEST_RULE));
  }

  private TextTable rows(List<ScoreSheet.Line> lines, int ruleWidth) {
    TextTable table = TextTable.of("lrll");
    for (ScoreSheet.Line line : lines) {
      table.row(
          names.of(line.seats()),
          signed(line.points()),
          line.ruleId(),
          ruleWidth == 0 ? "" : RuleText.inShort(book, line.ruleId(), ruleWidth));
    }
    return table;
  }

  /** Returns a line of a sheet in few words: {@code 0 Ada +10 (OHH-19)}. */
  String inShort(ScoreSheet.Line line) {
    return names.of(line.seats()) + " " + signed(line.points()) + " (" + line.ruleId() + ")";
  }

  private static String signed(long points) {
    return points > 0 ? "+" + points : Long.toString(points);
  }

  /** Returns the totals of all seats in a paragraph. */
  ImmutableList<String> totals(ScoreSheet sheet) {
    List<String> totals = new ArrayList<>();
    for (int seat = 0; seat < names.seats(); seat++) {
      totals.add(names.of(seat) + ": " + sheet.total(seat));
    }
    return Wrap.lines("Totals: " + String.join(", ", totals), width);
  }

  /** Returns the places of all seats, the best first, and who won. */
  ImmutableList<String> end(GameState state) {
    if (state.outcome().isEmpty()) {
      return ImmutableList.<String>builder()
          .add("The game is not over.")
          .addAll(totals(state.sheet()))
          .build();
    }
    Outcome outcome = state.outcome().get();
    ImmutableIntArray ranking = outcome.ranking();
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < names.seats(); seat++) {
      seats.add(seat);
    }
    seats.sort(Comparator.comparing(ranking::get));
    TextTable table = TextTable.of("rlr").head("place", "seat", "score");
    for (int seat : seats) {
      table.row(
          Integer.toString(ranking.get(seat)),
          names.of(seat),
          Long.toString(state.scores().get(seat)));
    }
    return ImmutableList.<String>builder()
        .addAll(table.lines(width))
        .add("")
        .add(
            outcome.isDraw()
                ? "Nobody wins."
                : (outcome.winners().size() == 1 ? "Winner: " : "Winners: ")
                    + names.of(outcome.winners()))
        .build();
  }
}
