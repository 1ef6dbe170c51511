package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.formats.text.TextTable;
import java.util.ArrayList;
import java.util.List;

/** Writes the points of a score pad as tables; partners have one column or row. */
final class PadTables {
  private final Voice voice;
  private final int columns;
  private final ImmutableList<Seats> sides;

  /**
   * Creates tables.
   *
   * @param columns the longest line
   */
  PadTables(Voice voice, int columns, ImmutableList<Seats> sides) {
    this.voice = voice;
    this.columns = columns;
    this.sides = sides;
  }

  /** Returns the points of a hand and the totals after it, a row for each side. */
  ImmutableList<String> hand(GameState after, int hand) {
    TextTable table =
        TextTable.of("lrr")
            .head(voice.text("end.player"), voice.text("pad.hand", hand), voice.text("pad.total"));
    for (Seats side : sides) {
      table.row(
          voice.words().players(side),
          Long.toString(points(after.sheet(), hand, side)),
          Long.toString(after.sheet().total(side.first())));
    }
    return table.lines(columns);
  }

  /** Returns the points of all hands that have been scored, a row for each, and the totals. */
  ImmutableList<String> sheet(GameState state, int scored) {
    TextTable table = TextTable.of("l" + "r".repeat(sides.size()));
    List<String> head = new ArrayList<>(List.of(""));
    List<String> totals = new ArrayList<>(List.of(voice.text("pad.total")));
    for (Seats side : sides) {
      head.add(voice.words().players(side));
      totals.add(Long.toString(state.sheet().total(side.first())));
    }
    table.head(head.toArray(new String[0]));
    long[][] points = new long[scored + 1][sides.size()];
    for (ScoreSheet.Line line : state.sheet().lines()) {
      for (int side = 0; side < sides.size(); side++) {
        boolean gets = line.seats().contains(sides.get(side).first());
        points[line.hand()][side] += gets ? line.points() : 0;
      }
    }
    for (int hand = 1; hand <= scored; hand++) {
      table.row(row(hand, points[hand]));
    }
    return table.row(totals.toArray(new String[0])).lines(columns);
  }

  private String[] row(int hand, long[] points) {
    List<String> row = new ArrayList<>(List.of(voice.text("pad.hand", hand)));
    for (long each : points) {
      row.add(Long.toString(each));
    }
    return row.toArray(new String[0]);
  }

  private static long points(ScoreSheet sheet, int hand, Seats side) {
    long points = 0;
    for (ScoreSheet.Line line : sheet.lines()) {
      points += line.hand() == hand && line.seats().contains(side.first()) ? line.points() : 0;
    }
    return points;
  }
}
