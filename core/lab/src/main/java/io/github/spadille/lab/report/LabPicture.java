package io.github.spadille.lab.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;

/** A picture of what came of an experiment. Not thread-safe. */
public final class LabPicture {
  private final String name;
  private final CategoryChart chart;

  LabPicture(String name, CategoryChart chart) {
    this.name = name;
    this.chart = chart;
  }

  /** Returns the name, which can be that of a file: {@code wins}. */
  public String name() {
    return name;
  }

  /** Returns what it shows, in a few words. */
  public String title() {
    return chart.getTitle();
  }

  /** Returns the picture as SVG. */
  public String svg() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      VectorGraphicsEncoder.saveVectorGraphic(chart, out, VectorGraphicsFormat.SVG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString(UTF_8);
  }

  /** Returns the picture as PNG. */
  public byte[] png() {
    try {
      return BitmapEncoder.getBitmapBytes(chart, BitmapFormat.PNG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the title. */
  @Override
  public String toString() {
    return title();
  }
}
