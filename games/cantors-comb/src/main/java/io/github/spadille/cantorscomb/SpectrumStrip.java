package io.github.spadille.cantorscomb;

import com.google.common.collect.ImmutableList;
import io.github.spadille.cantorscomb.Spectrum.Line;

/**
 * Draws an emission spectrum as SVG: a dark strip with its lines in their colours, and below it the
 * wavelengths as text, for whoever does not see the colours.
 *
 * <p>Every drawing of a spectrum is made here, on printed cards as on a page in a browser. A client
 * that gets a spectrum as text reads it with {@link Spectrum#parse}.
 *
 * <p>The strip runs from 380 nm on the left to 750 nm on the right. The stronger a line, the wider
 * it is; its colour is {@link SpectralColour}. A wavelength stands below its line, and where lines
 * are close, a thin stroke leads from the line to its text, so that no two texts overlap. Text
 * carries the sign of the strength, as in {@link Spectrum#toString}.
 */
public final class SpectrumStrip {
  /** The width of a drawing; in millimetres on a printed card. */
  public static final int WIDTH = 59;

  /** The height of a drawing, with its text. */
  public static final int HEIGHT = 11;

  private static final double BAND = 6; // The height of the strip itself.
  private static final double STEM = 6.5; // To here a stroke goes down from its line ...
  private static final double FOOT = 8.2; // ... and to here aslant to its text.
  private static final double BASELINE = 10.2;
  private static final double FONT = 1.85;

  /** From text to text; {@code 486.1+}, the widest, is not as wide in any usual typeface. */
  private static final double GAP = 7.3;

  private static final double[] WIDTHS = {0.25, 0.4, 0.6};

  private SpectrumStrip() {}

  /**
   * Returns a drawing of a spectrum by itself, for a page or a file.
   *
   * @return an element {@code svg} without a size, so that it fills the width it is given; readers
   *     of pages are told its wavelengths
   */
  public static String svg(Spectrum spectrum) {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 "
        + WIDTH
        + ' '
        + HEIGHT
        + "' role='img' aria-label='Emission lines in nm: "
        + spectrum
        + "'>\n"
        + group(spectrum)
        + "</svg>\n";
  }

  /**
   * Returns a drawing of a spectrum for a place in another drawing, which moves it there.
   *
   * @return an element {@code g} that reaches from 0 to {@link #WIDTH} and {@link #HEIGHT}
   */
  public static String group(Spectrum spectrum) {
    ImmutableList<Line> lines = spectrum.lines();
    double[] places = new double[lines.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = place(lines.get(i));
    }
    double[] texts = apart(places, GAP, GAP / 2, WIDTH - GAP / 2);
    StringBuilder svg = new StringBuilder();
    svg.append("<g fill='none' font-family='sans-serif' font-size='")
        .append(FONT)
        .append("' text-anchor='middle'>\n<rect width='")
        .append(WIDTH)
        .append("' height='")
        .append(rounded(BAND))
        .append("' fill='black'/>\n");
    for (int i = 0; i < places.length; i++) {
      addLine(svg, lines.get(i), places[i]);
    }
    for (int i = 0; i < places.length; i++) {
      addText(svg, lines.get(i), places[i], texts[i]);
    }
    return svg.append("</g>\n").toString();
  }

  private static double place(Line line) {
    return (double) WIDTH * (line.tenths() - Line.SHORTEST) / (Line.LONGEST - Line.SHORTEST);
  }

  private static void addLine(StringBuilder svg, Line line, double place) {
    svg.append("<path d='M")
        .append(rounded(place))
        .append(" 0V")
        .append(rounded(BAND))
        .append("' stroke='")
        .append(SpectralColour.of(line.nanometres()).hex())
        .append("' stroke-width='")
        .append(WIDTHS[line.strength() - 1])
        .append("'/>\n");
  }

  private static void addText(StringBuilder svg, Line line, double place, double text) {
    svg.append("<path d='M")
        .append(rounded(place))
        .append(' ')
        .append(rounded(BAND))
        .append('V')
        .append(rounded(STEM))
        .append('L')
        .append(rounded(text))
        .append(' ')
        .append(rounded(FOOT))
        .append("' stroke='#666' stroke-width='0.1'/>\n<text x='")
        .append(rounded(text))
        .append("' y='")
        .append(rounded(BASELINE))
        .append("' fill='black'>")
        .append(line)
        .append("</text>\n");
  }

  /** Returns a length in hundredths, which no eye can tell from the exact one. */
  private static double rounded(double length) {
    return Math.round(length * 100) / 100.0;
  }

  /**
   * Returns the places that are nearest to those wished for, in the sum of squares, of which each
   * is by a gap or more beyond the one before, and all are within bounds.
   *
   * <p>Less one gap for each place before it, a place need only not be less than the one before:
   * places that want to be in the wrong order all come to lie at their mean.
   */
  static double[] apart(double[] wished, double gap, double least, double most) {
    int count = wished.length;
    double[] means = new double[count];
    int[] sizes = new int[count];
    int blocks = 0;
    for (int i = 0; i < count; i++) {
      means[blocks] = wished[i] - i * gap;
      sizes[blocks++] = 1;
      while (blocks > 1 && means[blocks - 2] > means[blocks - 1]) {
        blocks--;
        int size = sizes[blocks - 1] + sizes[blocks];
        means[blocks - 1] =
            (means[blocks - 1] * sizes[blocks - 1] + means[blocks] * sizes[blocks]) / size;
        sizes[blocks - 1] = size;
      }
    }
    double[] places = new double[count];
    int place = 0;
    for (int block = 0; block < blocks; block++) {
      double mean = Math.max(least, Math.min(means[block], most - (count - 1) * gap));
      for (int i = 0; i < sizes[block]; i++) {
        places[place] = mean + place * gap;
        place++;
      }
    }
    return places;
  }
}
