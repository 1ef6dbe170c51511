package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Scoring;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Writes score sheets and how games end. */
final class SheetText {
  private final Voice voice;

  SheetText(Voice voice) {
    this.voice = voice;
  }

  /** Returns some lines of a sheet as a table, with the reasons for the points. */
  ImmutableList<String> table(List<ScoreSheet.Line> lines) {
    TextTable table = TextTable.of("lrl");
    for (ScoreSheet.Line line : lines) {
      table.row(
          voice.words().players(line.seats()),
          signed(line.points()),
          voice.words().text(line.phrase()));
    }
    return table.lines(voice.width());
  }

  /** Returns a line of a sheet in few words: {@code Ada +10: bid met}. */
  String inShort(ScoreSheet.Line line) {
    return voice.text(
        "points",
        voice.words().players(line.seats()),
        signed(line.points()),
        voice.words().text(line.phrase()));
  }

  private static String signed(long points) {
    return points > 0 ? "+" + points : Long.toString(points);
  }

  /** Returns the totals of all players in a paragraph, which says so if the lowest is the best. */
  ImmutableList<String> totals(ScoreSheet sheet, Scoring scoring) {
    List<String> totals = new ArrayList<>();
    for (int seat = 0; seat < voice.names().seats(); seat++) {
      String total = Long.toString(sheet.total(seat));
      totals.add(voice.text("fact.of-seat", voice.names().of(seat), total));
    }
    String key = scoring == Scoring.LOWEST ? "totals.lowest" : "totals";
    String all = voice.text(key, voice.sentences().joined("fact.more", totals));
    return Wrap.lines(all, voice.width());
  }

  /** Returns the score in a line: of each player, or of each side where partners share it. */
  ImmutableList<String> standing(GameState state) {
    List<String> scores = new ArrayList<>();
    for (Seats side : sides()) {
      String score = Long.toString(state.scores().get(side.first()));
      scores.add(voice.text("fact.of-seat", voice.words().players(side), score));
    }
    String all = voice.text("standing", voice.sentences().joined("fact.more", scores));
    return Wrap.lines(all, voice.width());
  }

  private ImmutableList<Seats> sides() {
    ImmutableList<Seats> sides = voice.words().sides();
    if (!sides.isEmpty()) {
      return sides;
    }
    ImmutableList.Builder<Seats> seats = ImmutableList.builder();
    for (int seat = 0; seat < voice.names().seats(); seat++) {
      seats.add(Seats.of(seat));
    }
    return seats.build();
  }

  /** Returns the places of all players, the best first, and how the game ended. */
  ImmutableList<String> end(Match<?, ?> match) {
    return end(match.state(), match.rules().scoring());
  }

  /** Returns the places of all players at the end of a game, as for a match. */
  ImmutableList<String> end(GameState state, Scoring scoring) {
    if (state.outcome().isEmpty()) {
      return ImmutableList.<String>builder()
          .add(voice.text("end.not-over"))
          .addAll(totals(state.sheet(), scoring))
          .build();
    }
    Outcome outcome = state.outcome().get();
    return ImmutableList.<String>builder()
        .addAll(places(state, outcome.ranking()))
        .add("")
        .add(voice.words().text(outcome.phrase()))
        .build();
  }

  private ImmutableList<String> places(GameState state, ImmutableIntArray ranking) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < voice.names().seats(); seat++) {
      seats.add(seat);
    }
    seats.sort(Comparator.comparing(ranking::get));
    TextTable table =
        TextTable.of("rlr")
            .head(voice.text("end.place"), voice.text("end.player"), voice.text("end.score"));
    for (int seat : seats) {
      table.row(
          Integer.toString(ranking.get(seat)),
          voice.names().of(seat),
          Long.toString(state.scores().get(seat)));
    }
    return table.lines(voice.width());
  }
}
