package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
import com.google.common.escape.Escaper;
import com.google.common.html.HtmlEscapers;
import com.google.common.math.Stats;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.engine.game.Game;
import io.github.spadille.formats.sheet.Deviation;
import io.github.spadille.formats.sheet.RuleSheet;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.ExperimentText;
import io.github.spadille.lab.Measure;
import io.github.spadille.lab.RuleSet;
import java.util.Locale;

/** Writes the page of a report. */
final class LabPage {
  private static final Escaper HTML = HtmlEscapers.htmlEscaper();
  private static final String STYLE =
      "body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
          + "table{border-collapse:collapse;margin:1rem 0}"
          + "th,td{padding:.2rem .8rem;border-bottom:1px solid #ccc;text-align:right}"
          + "th:first-child,td:first-child{text-align:left}"
          + "svg{max-width:100%;height:auto}code{overflow-wrap:anywhere}";

  private final Game<?, ?, ?> game;
  private final RowSums sums;
  private final Experiment experiment;
  private final ImmutableList<LabPicture> pictures;
  private final StringBuilder page = new StringBuilder();

  LabPage(Game<?, ?, ?> game, RowSums sums, ImmutableList<LabPicture> pictures) {
    this.game = game;
    this.sums = sums;
    this.experiment = sums.experiment();
    this.pictures = pictures;
  }

  String html() {
    String title = HTML.escape(game.name() + ": an experiment");
    page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n");
    page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    page.append("<title>").append(title).append("</title>\n");
    page.append("<style>").append(STYLE).append("</style>\n</head>\n<body>\n");
    page.append("<h1>").append(title).append("</h1>\n");
    page.append("<p><code>")
        .append(HTML.escape(ExperimentText.line(experiment)))
        .append("</code></p>\n");
    rules();
    findings();
    seats();
    lengths();
    page.append("<h2>Pictures</h2>\n");
    for (LabPicture picture : pictures) {
      page.append("<figure aria-label=\"")
          .append(HTML.escape(picture.title()))
          .append("\">\n")
          .append(inline(picture))
          .append("</figure>\n");
    }
    return page.append("</body>\n</html>\n").toString();
  }

  /**
   * Returns a picture as it can stand in a page among others: without the head of an XML document,
   * and with ids of its own.
   */
  private static String inline(LabPicture picture) {
    String svg = picture.svg();
    return svg.substring(svg.indexOf("<svg"))
        .replace("id=\"", "id=\"" + picture.name() + "-")
        .replace("url(#", "url(#" + picture.name() + "-");
  }

  private void rules() {
    page.append("<h2>Rules</h2>\n<dl>\n");
    for (RuleSet rules : experiment.rules()) {
      page.append("<dt>").append(HTML.escape(rules.name())).append("</dt>\n");
      RuleSheet sheet =
          RuleSheet.of(game).options(rules.options()).seats(experiment.seats()).full();
      if (sheet.deviations().isEmpty()) {
        page.append("<dd>The usual rules.</dd>\n");
      }
      for (Deviation deviation : sheet.deviations()) {
        page.append("<dd>")
            .append(HTML.escape(deviation + ". " + deviation.explained()))
            .append("</dd>\n");
      }
    }
    page.append("</dl>\n");
  }

  private void findings() {
    ImmutableList<Contrast> differences = sums.contrasts();
    if (differences.isEmpty()) {
      return;
    }
    page.append("<h2>Differences</h2>\n<ul>\n");
    for (Contrast each : differences) {
      page.append("<li>").append(HTML.escape(each.sentence())).append("</li>\n");
    }
    page.append(
            "</ul>\n<p>Each interval holds the truth 95 times of 100. So where nothing differs, one")
        .append(" sentence of twenty finds a difference all the same.</p>\n");
  }

  private void row(String kind, String... cells) {
    page.append("<tr>");
    for (String cell : cells) {
      page.append('<').append(kind).append('>').append(HTML.escape(cell));
      page.append("</").append(kind).append('>');
    }
    page.append("</tr>\n");
  }

  private void seats() {
    page.append("<h2>Seats</h2>\n<table>\n");
    row("th", "rules", "seat", "games", "mean score", "spread", "first, %", "95 % interval");
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      for (int seat = 0; seat < experiment.seats(); seat++) {
        Stats score = sums.stats(rules, new Measure(Measure.Kind.SCORE, seat));
        long games = score.count();
        long wins = sums.counts(rules, new Measure(Measure.Kind.WON, seat)).getOrDefault(1L, 0L);
        Interval interval = Interval.wilson(wins, games);
        row(
            "td",
            experiment.rules().get(rules).name(),
            Integer.toString(seat),
            Long.toString(games),
            games == 0 ? "-" : number(score.mean()),
            games < 2 ? "-" : number(score.sampleStandardDeviation()),
            games == 0 ? "-" : number(100.0 * wins / games),
            number(100 * interval.low()) + " to " + number(100 * interval.high()));
      }
    }
    page.append("</table>\n");
  }

  private void lengths() {
    page.append("<h2>Lengths</h2>\n<table>\n");
    row("th", "rules", "games", "cut off", "moves", "hands", "choices");
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      row(
          "td",
          experiment.rules().get(rules).name(),
          Long.toString(sums.stats(rules, new Measure(Measure.Kind.MOVES, 0)).count()),
          Long.toString(sums.cutOff(rules)),
          mean(rules, Measure.Kind.MOVES),
          mean(rules, Measure.Kind.HANDS),
          mean(rules, Measure.Kind.CHOICES));
    }
    page.append("</table>\n");
  }

  private String mean(int rules, Measure.Kind kind) {
    Stats stats = sums.stats(rules, new Measure(kind, 0));
    return stats.count() == 0 ? "-" : number(stats.mean());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
