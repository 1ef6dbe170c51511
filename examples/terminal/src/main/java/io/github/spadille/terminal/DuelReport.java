package io.github.spadille.terminal;

import com.google.common.collect.ImmutableList;
import io.github.spadille.agents.duel.DuelResult;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.formats.text.TextTable;
import io.github.spadille.formats.text.Wrap;
import java.util.Locale;

/** Writes down what came out of a duel. */
final class DuelReport {
  private final Sentences sentences;
  private final AgentChoice agentA;
  private final AgentChoice agentB;
  private final DuelResult result;

  DuelReport(Sentences sentences, AgentChoice agentA, AgentChoice agentB, DuelResult result) {
    this.sentences = sentences;
    this.agentA = agentA;
    this.agentB = agentB;
    this.result = result;
  }

  /** Returns the lines of the report. */
  ImmutableList<String> lines() {
    Interval share = result.shareInterval();
    Interval points = result.pointsInterval();
    TextTable table =
        TextTable.of("lrrr")
            .head(
                sentences.text("duel.agent"),
                sentences.text("duel.deals-won"),
                sentences.text("duel.share"),
                sentences.text("duel.interval"));
    table.row(
        "A " + agentA,
        Integer.toString(result.winsA()),
        percent(result.share()) + " %",
        percent(share.low()) + " - " + percent(share.high()) + " %");
    table.row(
        "B " + agentB,
        Integer.toString(result.winsB()),
        percent(1 - result.share()) + " %",
        percent(1 - share.high()) + " - " + percent(1 - share.low()) + " %");
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add("").addAll(table.lines(Columns.width())).add("");
    lines.add(sentences.text("duel.ties", result.ties(), result.deals()));
    String key = result.deals() < 2 ? "duel.points-one" : "duel.points";
    lines.add(
        wrapped(
            sentences.text(
                key, number(result.points()), number(points.low()), number(points.high()))));
    if (result.cutOff() > 0) {
      lines.add(sentences.text("duel.cut-off", result.cutOff()));
    }
    return lines.add(wrapped(verdict())).build();
  }

  private String verdict() {
    int better = result.better();
    if (better == 0) {
      return sentences.text("duel.open");
    }
    AgentChoice winner = better > 0 ? agentA : agentB;
    String letter = better > 0 ? "A" : "B";
    return sentences.text(result.isSure() ? "duel.sure" : "duel.better", letter, winner);
  }

  private static String wrapped(String text) {
    return Wrap.hanging("", text, Columns.width());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f", 100 * share);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%+.2f", value);
  }
}
