package io.github.spadille.cantorscomb;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The emission spectrum of an element: its strongest lines that can be seen (DCK-31).
 *
 * <p>As text, a spectrum is its wavelengths in nanometres with one decimal, each with the sign of
 * its strength: {@code 434.0+ 486.1+ 656.3*}. {@link #toString} writes this text and {@link #parse}
 * reads it, so a program that is shown a spectrum as text, such as the prompt of a drill, can draw
 * it with {@link SpectrumStrip}.
 *
 * <p>Immutable, with value equality.
 */
public final class Spectrum {
  /** The largest number of lines. */
  public static final int MOST_LINES = 8;

  private static final Splitter BLANK = Splitter.on(' ');

  private final ImmutableList<Line> lines;
  private final String text;

  private Spectrum(ImmutableList<Line> lines) {
    this.lines = lines;
    this.text = Joiner.on(' ').join(lines);
  }

  /**
   * Returns the spectrum of some lines.
   *
   * @param lines by ascending wavelength; one to eight
   * @throws IllegalArgumentException if there is no line or more than eight, or if their
   *     wavelengths do not ascend
   */
  public static Spectrum of(ImmutableList<Line> lines) {
    checkArgument(
        !lines.isEmpty() && lines.size() <= MOST_LINES,
        "%s lines; expected 1 to %s",
        lines.size(),
        MOST_LINES);
    for (int i = 1; i < lines.size(); i++) {
      checkArgument(
          lines.get(i - 1).tenths() < lines.get(i).tenths(),
          "%s before %s; expected ascending wavelengths",
          lines.get(i - 1),
          lines.get(i));
    }
    return new Spectrum(lines);
  }

  /**
   * Returns the spectrum that a text tells.
   *
   * @param text such as {@code 434.0+ 486.1+ 656.3*}, with one blank between lines
   * @throws IllegalArgumentException if it is not the text of a spectrum
   */
  public static Spectrum parse(String text) {
    ImmutableList.Builder<Line> lines = ImmutableList.builder();
    for (String word : BLANK.split(text)) {
      lines.add(Line.parse(word));
    }
    return of(lines.build());
  }

  /** Returns the spectrum that a text tells, or nothing if it is not the text of a spectrum. */
  public static Optional<Spectrum> find(String text) {
    try {
      return Optional.of(parse(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // The caller asked whether it is one, and not why it is none.
    }
  }

  /** Returns the lines, by ascending wavelength; one to eight. */
  public ImmutableList<Line> lines() {
    return lines;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof Spectrum other && other.text.equals(text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Returns the text of the spectrum, which {@link #parse} reads. */
  @Override
  public String toString() {
    return text;
  }

  /**
   * A line of light of a single wavelength.
   *
   * @param tenths the wavelength in air in tenths of a nanometre: 6563 is 656.3 nm; from 3800 to
   *     7500
   * @param strength how strong it is within its spectrum: 3 strong, 2 middling, 1 weak
   */
  public record Line(int tenths, int strength) {
    /** The shortest wavelength, in tenths of a nanometre. */
    public static final int SHORTEST = 3800;

    /** The longest wavelength, in tenths of a nanometre. */
    public static final int LONGEST = 7500;

    private static final Pattern TEXT = Pattern.compile("([0-9]{3})\\.([0-9])([+*]?)");

    /** The signs of the strengths 1, 2 and 3. */
    private static final ImmutableList<String> SIGNS = ImmutableList.of("", "+", "*");

    /**
     * Creates a line.
     *
     * @throws IllegalArgumentException if the wavelength is not from 380 to 750 nm, or the strength
     *     not 1 to 3
     */
    public Line {
      checkArgument(tenths >= SHORTEST && tenths <= LONGEST, "%s; expected 3800 to 7500", tenths);
      checkArgument(strength >= 1 && strength <= 3, "strength %s; expected 1 to 3", strength);
    }

    private static Line parse(String word) {
      Matcher text = TEXT.matcher(word);
      checkArgument(
          text.matches(), "%s; expected a wavelength such as 434.0, 486.1+ or 656.3*", word);
      int tenths = Integer.parseInt(text.group(1) + text.group(2));
      return new Line(tenths, 1 + SIGNS.indexOf(text.group(3)));
    }

    /** Returns the wavelength in nanometres. */
    public double nanometres() {
      return tenths / 10.0;
    }

    /** Returns the wavelength with the sign of the strength: {@code 410.2}, {@code 656.3*}. */
    @Override
    public String toString() {
      return tenths / 10 + "." + tenths % 10 + SIGNS.get(strength - 1);
    }
  }
}
