package io.github.spadille.lab.report;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.agents.duel.Interval;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * A picture of shares, the greatest first, each with its interval: what part of the deals an agent
 * won in each game.
 */
public final class SharePicture {
  private static final int WIDTH_OF_EACH = 28;
  private static final int MARGIN = 160;
  private static final int LEAST_WIDTH = 800;
  private static final int HEIGHT = 560;

  private SharePicture() {}

  /**
   * What is drawn at one place.
   *
   * @param name the name, such as that of a game
   * @param share from 0 to 1
   * @param interval where the true share lies
   */
  public record Share(String name, double share, Interval interval) {}

  /**
   * Draws shares.
   *
   * @param name the name of the picture, which can be that of a file
   * @param title what it shows, in a few words
   * @param vertical what the shares are of, in a few words; the axis is in per cent
   * @throws IllegalArgumentException if there are none
   */
  public static LabPicture of(String name, String title, String vertical, List<Share> shares) {
    checkArgument(!shares.isEmpty(), "no shares; expected one or more");
    List<String> names = new ArrayList<>();
    List<Double> points = new ArrayList<>();
    List<Double> middles = new ArrayList<>();
    List<Double> halves = new ArrayList<>();
    for (Share each : sorted(shares)) {
      names.add(each.name());
      points.add(100 * each.share());
      middles.add(50 * (each.interval().low() + each.interval().high()));
      halves.add(50 * (each.interval().high() - each.interval().low()));
    }
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(Math.max(LEAST_WIDTH, MARGIN + WIDTH_OF_EACH * shares.size()))
            .height(HEIGHT)
            .title(title)
            .yAxisTitle(vertical)
            .build();
    chart.getStyler().setChartBackgroundColor(Color.WHITE);
    chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter);
    chart.getStyler().setOverlapped(true); // A share stands on its interval, not beside it.
    chart.getStyler().setXAxisLabelRotation(90);
    chart.getStyler().setYAxisMin(0.0).setYAxisMax(100.0);
    chart.getStyler().setXAxisMaxLabelCount(Math.max(2, shares.size())); // XChart refuses 1.
    chart.getStyler().setLegendVisible(false);
    // An interval need not lie evenly around its share, and the bars of a series do.
    CategorySeries intervals = chart.addSeries("95 % interval", names, middles, halves);
    intervals.setMarker(SeriesMarkers.NONE);
    chart
        .addSeries("share", names, points)
        .setMarker(SeriesMarkers.CIRCLE)
        .setMarkerColor(Color.BLUE);
    return new LabPicture(name, chart);
  }

  static List<Share> sorted(List<Share> shares) {
    List<Share> sorted = new ArrayList<>(shares);
    sorted.sort(Comparator.comparingDouble(Share::share).reversed());
    return sorted;
  }
}
