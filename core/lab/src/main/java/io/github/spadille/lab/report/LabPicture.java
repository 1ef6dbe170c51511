package io.github.spadille.lab.report;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGGraphics2DIOException;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.internal.chartpart.Chart;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** A picture of what came of an experiment. Not thread-safe. */
public final class LabPicture {
  private static final String SVG = "http://www.w3.org/2000/svg";

  private final String name;
  private final Chart<?, ?> chart;

  LabPicture(String name, Chart<?, ?> chart) {
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
    SVGGraphics2D drawn = new SVGGraphics2D(document());
    chart.paint(drawn, chart.getWidth(), chart.getHeight());
    Element root = drawn.getRoot();
    root.setAttribute("viewBox", "0 0 " + chart.getWidth() + " " + chart.getHeight());
    StringWriter out = new StringWriter();
    try {
      drawn.stream(root, out, true, false);
    } catch (SVGGraphics2DIOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toString();
  }

  private static Document document() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(SVG, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
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
