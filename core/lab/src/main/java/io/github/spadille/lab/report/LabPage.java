package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes the page of a report. */
final class LabPage {
  private final Game<?, ?, ?> game;
  private final RowSums sums;
  private final Experiment experiment;
  private final ImmutableList<LabPicture> pictures;
  private final ReportPage page;

  LabPage(Game<?, ?, ?> game, RowSums sums, ImmutableList<LabPicture> pictures) {
    this.game = game;
    this.sums = sums;
    this.experiment = sums.experiment();
    this.pictures = pictures;
    this.page = ReportPage.of(title(), Locale.ENGLISH);
  }

  private String title() {
    return game.name() + ": an experiment";
  }

  String html() {
    page.heading(1, title());
    page.html("<details>\n").element("summary", "What was played");
    page.html("<p>").element("code", ExperimentText.line(experiment)).html("</p>\n</details>\n");
    rules();
    findings();
    seats();
    lengths();
    measures();
    page.heading(2, "Pictures");
    pictures.forEach(page::picture);
    return page.text();
  }

  private void rules() {
    page.heading(2, "Rules").html("<dl>\n");
    for (RuleSet rules : experiment.rules()) {
      page.element("dt", rules.name());
      RuleSheet sheet =
          RuleSheet.of(game).options(rules.options()).seats(experiment.seats()).full();
      if (sheet.deviations().isEmpty()) {
        page.element("dd", "The usual rules.");
      }
      for (Deviation deviation : sheet.deviations()) {
        page.element("dd", deviation + ". " + deviation.explained());
      }
    }
    page.html("</dl>\n");
  }

  private void findings() {
    ImmutableList<Contrast> differences = sums.contrasts();
    if (differences.isEmpty()) {
      return;
    }
    page.heading(2, "Differences");
    sentences(differences, true);
    page.html("<details>\n").element("summary", "What does not differ, or was not found to");
    sentences(differences, false);
    page.html("</details>\n")
        .element(
            "p",
            "Each interval holds the truth 95 times of 100. So where nothing differs, one sentence"
                + " of twenty finds a difference all the same.");
  }

  private void sentences(List<Contrast> differences, boolean isFound) {
    page.html("<ul>\n");
    for (Contrast each : differences) {
      if (each.isFound() == isFound) {
        page.element("li", each.sentence());
      }
    }
    page.html("</ul>\n");
  }

  private void seats() {
    page.heading(2, "Seats").html("<table>\n");
    page.row("th", "rules", "seat", "games", "score", "spread", "more than others", "first, %");
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      for (int seat = 0; seat < experiment.seats(); seat++) {
        Stats score = sums.stats(rules, Measure.ofSeat(Measure.Kind.SCORE, seat));
        long games = score.count();
        Measure won = Measure.ofSeat(Measure.Kind.WON, seat);
        Interval first = Interval.wilson(sums.counts(rules, won).getOrDefault(1L, 0L), games);
        page.row(
            "td",
            experiment.rules().get(rules).name(),
            Integer.toString(seat),
            Long.toString(games),
            mean(score),
            spread(score),
            interval(sums.stats(rules, Measure.ofSeat(Measure.Kind.EDGE, seat))),
            number(100 * first.low()) + " to " + number(100 * first.high()));
      }
    }
    page.html("</table>\n")
        .element(
            "p",
            "More than others: the score less the mean of the other seats' scores. It and the share"
                + " of first places are given as intervals of 95 %.");
  }

  private void lengths() {
    page.heading(2, "Lengths").html("<table>\n");
    page.row("th", "rules", "games", "cut off", "moves", "hands", "choices");
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      page.row(
          "td",
          experiment.rules().get(rules).name(),
          Long.toString(sums.stats(rules, Measure.ofGame(Measure.Kind.MOVES)).count()),
          Long.toString(sums.cutOff(rules)),
          mean(sums.stats(rules, Measure.ofGame(Measure.Kind.MOVES))),
          mean(sums.stats(rules, Measure.ofGame(Measure.Kind.HANDS))),
          mean(sums.stats(rules, Measure.ofGame(Measure.Kind.CHOICES))));
    }
    page.html("</table>\n");
  }

  /** What the experiment asks for besides; scores after each hand are a picture. */
  private void measures() {
    List<Measure> told = new ArrayList<>(experiment.measures());
    told.removeIf(measure -> measure.kind() == Measure.Kind.TOTAL);
    if (told.isEmpty()) {
      return;
    }
    page.heading(2, "Measures").html("<table>\n");
    page.row("th", "measure", "rules", "mean", "spread", "95 % interval of the mean");
    for (Measure measure : told) {
      for (int rules = 0; rules < experiment.rules().size(); rules++) {
        Stats stats = sums.stats(rules, measure);
        page.row(
            "td",
            measure.toString(),
            experiment.rules().get(rules).name(),
            mean(stats),
            spread(stats),
            interval(stats));
      }
    }
    page.html("</table>\n");
  }

  private static String mean(Stats stats) {
    return stats.count() == 0 ? "-" : number(stats.mean());
  }

  private static String spread(Stats stats) {
    return stats.count() < 2 ? "-" : number(stats.sampleStandardDeviation());
  }

  /** Where the true mean lies. */
  private static String interval(Stats stats) {
    if (stats.count() < 2) {
      return "-";
    }
    Interval interval =
        Interval.ofMean(stats.mean(), stats.sampleStandardDeviation(), stats.count());
    return number(interval.low()) + " to " + number(interval.high());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
