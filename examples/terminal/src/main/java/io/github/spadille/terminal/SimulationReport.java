package io.github.spadille.terminal;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.formats.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes down what came out of a simulation. */
final class SimulationReport {
  private static final ImmutableList<String> HEAD =
      ImmutableList.of("wins", "share", "95 % interval", "mean score", "spread");

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
    lines.add("").addAll(sides().lines(Columns.width())).add("");
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
   * Partners stand in one row. Where nobody won some games, how many each side lost is told, too;
   * where different agents played, who sat where.
   */
  private TextTable sides() {
    ImmutableList<Seats> sides = tally.sides();
    boolean hasPartners = sides.stream().anyMatch(side -> side.size() > 1);
    boolean isLost = tally.lost() > 0;
    boolean isMixed = agents.only().isEmpty();
    List<String> head = new ArrayList<>(HEAD);
    if (isLost) {
      head.add(1, "losses");
    }
    if (isMixed) {
      head.add(0, hasPartners ? "agents" : "agent");
    }
    head.add(0, hasPartners ? "side" : "seat");
    String columns = isMixed ? "rl" + "r".repeat(head.size() - 2) : "r".repeat(head.size());
    TextTable table = TextTable.of(columns).head(head.toArray(String[]::new));
    for (int side = 0; side < sides.size(); side++) {
      List<String> row = new ArrayList<>(row(side));
      if (isLost) {
        row.add(1, Long.toString(tally.losses(side)));
      }
      if (isMixed) {
        row.add(0, agents(sides.get(side)));
      }
      row.add(0, Joiner.on(", ").join(sides.get(side)));
      table.row(row.toArray(String[]::new));
    }
    return table;
  }

  /** Returns the agents of a side in the order of its seats; one alone where it plays at all. */
  private String agents(Seats side) {
    return agents
        .only(side)
        .map(AgentChoice::toString)
        .orElseGet(
            () -> side.stream().map(seat -> agents.at(seat).toString()).collect(joining(", ")));
  }

  private ImmutableList<String> row(int side) {
    Spread scores = tally.scores(side);
    Interval interval = Interval.wilson(tally.wins(side), tally.ended());
    boolean known = tally.ended() > 0;
    return ImmutableList.of(
        Long.toString(tally.wins(side)),
        known ? percent((double) tally.wins(side) / tally.ended()) + " %" : "-",
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
