package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.formats.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes down what came out of a simulation. */
final class SimulationReport {
  private static final ImmutableList<String> HEAD =
      ImmutableList.of("seat", "wins", "share", "95 % interval", "mean score", "spread");

  private final Tally tally;
  private final SeatedAgents agents;
  private final int maxMoves;
  private final double seconds;

  SimulationReport(Tally tally, SeatedAgents agents, int maxMoves, double seconds) {
    this.tally = tally;
    this.agents = agents;
    this.maxMoves = maxMoves;
    this.seconds = seconds;
  }

  /** Returns the lines of the report. */
  ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add("").addAll(seats().lines(Columns.width())).add("");
    if (tally.won() < tally.ended()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "ends     %d won, %d drawn, %d lost",
              tally.won(),
              tally.drawn(),
              tally.lost()));
    }
    Spread lengths = tally.lengths();
    lines.add(
        String.format(
            Locale.ROOT,
            "length   %.1f decisions on average, %d to %d",
            lengths.mean(),
            lengths.least(),
            lengths.greatest()));
    if (tally.cutOff() > 0) {
      lines.add(
          "cut off  "
              + of(tally.cutOff(), lengths.count())
              + " after "
              + Names.count(maxMoves, "move")
              + "; wins and scores are of those that ended");
    }
    lines.add(
        String.format(
            Locale.ROOT,
            "speed    %,.0f decisions per second (%,d in %.2f s)",
            tally.decisions() / seconds,
            tally.decisions(),
            seconds));
    return lines.build();
  }

  /**
   * Where nobody won some games, how many each seat lost is told, too; where different agents
   * played, who sat where.
   */
  private TextTable seats() {
    boolean isLost = tally.lost() > 0;
    List<String> head = new ArrayList<>(HEAD);
    if (isLost) {
      head.add(2, "losses");
    }
    boolean isMixed = agents.only().isEmpty();
    if (isMixed) {
      head.add(1, "agent");
    }
    String columns = isMixed ? "rl" + "r".repeat(head.size() - 2) : "r".repeat(head.size());
    TextTable table = TextTable.of(columns).head(head.toArray(String[]::new));
    for (int seat = 0; seat < tally.seats(); seat++) {
      List<String> row = new ArrayList<>(row(seat));
      if (isLost) {
        row.add(2, Long.toString(tally.losses(seat)));
      }
      if (isMixed) {
        row.add(1, agents.at(seat).toString());
      }
      table.row(row.toArray(String[]::new));
    }
    return table;
  }

  private ImmutableList<String> row(int seat) {
    Spread scores = tally.scores(seat);
    Interval interval = Interval.wilson(tally.wins(seat), tally.ended());
    boolean known = tally.ended() > 0;
    return ImmutableList.of(
        Integer.toString(seat),
        Long.toString(tally.wins(seat)),
        known ? percent((double) tally.wins(seat) / tally.ended()) + " %" : "-",
        known ? percent(interval.low()) + " - " + percent(interval.high()) + " %" : "-",
        known ? String.format(Locale.ROOT, "%.2f", scores.mean()) : "-",
        known ? String.format(Locale.ROOT, "%.2f", scores.deviation()) : "-");
  }

  private static String of(long part, long whole) {
    return part + " of " + Names.count(whole, "game");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }
}
