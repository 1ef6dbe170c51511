package io.github.spadille.lab.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.math.Stats;
import io.github.spadille.agents.duel.Interval;
import io.github.spadille.lab.Contrast;
import io.github.spadille.lab.Experiment;
import io.github.spadille.lab.Measure;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;

/** Draws what came of an experiment. */
final class LabPictures {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 400;

  private final RowSums sums;
  private final Experiment experiment;

  LabPictures(RowSums sums) {
    this.sums = sums;
    this.experiment = sums.experiment();
  }

  /** Returns all pictures, those of differences only where rules are compared. */
  ImmutableList<LabPicture> all() {
    ImmutableList.Builder<LabPicture> all = ImmutableList.builder();
    all.add(wins());
    List<Measure> scores = new ArrayList<>();
    for (int seat = 0; seat < experiment.seats(); seat++) {
      scores.add(Measure.ofSeat(Measure.Kind.SCORE, seat));
    }
    Histogram bins = bins(scores);
    for (Measure score : scores) {
      int seat = score.seat();
      all.add(distribution("scores-" + seat, "Scores of seat " + seat, "points", score, bins));
    }
    Measure moves = Measure.ofGame(Measure.Kind.MOVES);
    Histogram ofMoves = bins(ImmutableList.of(moves));
    all.add(distribution("lengths", "Lengths of games", "moves", moves, ofMoves));
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      totals(rules).ifPresent(all::add);
    }
    if (experiment.rules().size() > 1) {
      all.add(contrasts());
    }
    return all.build();
  }

  /** The scores of the seats after each hand, if the experiment asks for them. */
  private Optional<LabPicture> totals(int rules) {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title("Scores over the hands, " + experiment.rules().get(rules).name())
            .xAxisTitle("after hand")
            .yAxisTitle("mean score")
            .build();
    chart.getStyler().setChartBackgroundColor(Color.WHITE);
    boolean isDrawn = false;
    for (int seat = 0; seat < experiment.seats(); seat++) {
      TreeMap<Integer, Double> means = new TreeMap<>();
      for (Measure measure : experiment.measures()) {
        if (measure.kind() == Measure.Kind.TOTAL && measure.seat() == seat) {
          Stats stats = sums.stats(rules, measure);
          means.put(Integer.valueOf(measure.of()), stats.count() == 0 ? 0 : stats.mean());
        }
      }
      if (!means.isEmpty()) {
        isDrawn = true;
        chart.addSeries(
            "seat " + seat, new ArrayList<>(means.keySet()), new ArrayList<>(means.values()));
      }
    }
    return isDrawn ? Optional.of(new LabPicture("totals-" + rules, chart)) : Optional.empty();
  }

  private static CategoryChart chart(String title, String horizontal, String vertical) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(horizontal)
            .yAxisTitle(vertical)
            .build();
    chart.getStyler().setChartBackgroundColor(Color.WHITE);
    return chart;
  }

  /** Returns bins for some measures by all rules, so that their pictures can be compared. */
  private Histogram bins(List<Measure> measures) {
    List<ImmutableSortedMap<Long, Long>> series = new ArrayList<>();
    for (Measure measure : measures) {
      for (int rules = 0; rules < experiment.rules().size(); rules++) {
        series.add(sums.counts(rules, measure));
      }
    }
    return Histogram.of(series);
  }

  private LabPicture distribution(
      String name, String title, String unit, Measure measure, Histogram bins) {
    String horizontal = bins.width() == 1 ? unit : unit + ", from";
    CategoryChart chart = chart(title, horizontal, "games, per cent");
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      chart.addSeries(
          experiment.rules().get(rules).name(),
          bins.begins(),
          bins.shares(sums.counts(rules, measure)));
    }
    chart.getStyler().setXAxisLabelRotation(45);
    return new LabPicture(name, chart);
  }

  private LabPicture wins() {
    CategoryChart chart =
        chart("First places by seat, with 95 % intervals", "seat", "games, per cent");
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < experiment.seats(); seat++) {
      seats.add(Integer.toString(seat));
    }
    for (int rules = 0; rules < experiment.rules().size(); rules++) {
      List<Double> shares = new ArrayList<>();
      List<Double> errors = new ArrayList<>();
      for (int seat = 0; seat < experiment.seats(); seat++) {
        Measure won = Measure.ofSeat(Measure.Kind.WON, seat);
        long games = sums.stats(rules, won).count();
        long wins = sums.counts(rules, won).getOrDefault(1L, 0L);
        Interval interval = Interval.wilson(wins, games);
        shares.add(games == 0 ? 0 : 100.0 * wins / games);
        errors.add(50 * (interval.high() - interval.low()));
      }
      chart.addSeries(experiment.rules().get(rules).name(), seats, shares, errors);
    }
    chart.getStyler().setYAxisMin(0.0);
    return new LabPicture("wins", chart);
  }

  private LabPicture contrasts() {
    String basis = experiment.rules().get(0).name();
    CategoryChart chart =
        chart("Scores compared with " + basis + ", with 95 % intervals", "seat", "points");
    chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter);
    for (int rules = 1; rules < experiment.rules().size(); rules++) {
      String name = experiment.rules().get(rules).name();
      List<String> seats = new ArrayList<>();
      List<Double> means = new ArrayList<>();
      List<Double> errors = new ArrayList<>();
      for (Contrast each : sums.contrasts()) {
        boolean isDrawn =
            each.measure().kind() == Measure.Kind.SCORE && each.rules().name().equals(name);
        if (isDrawn && each.deals() > 1) {
          seats.add(String.format(Locale.ROOT, "%d", each.measure().seat()));
          means.add(each.mean());
          errors.add((each.interval().high() - each.interval().low()) / 2);
        }
      }
      if (!seats.isEmpty()) {
        chart.addSeries(name, seats, means, errors);
      }
    }
    return new LabPicture("differences", chart);
  }
}
