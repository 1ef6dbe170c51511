package io.github.spadille.cantorscomb;

import java.util.Locale;

/**
 * The colour of light of a single wavelength, as a screen or a printer can come near it.
 *
 * <p>The formula is the approximation that Dan Bruton published in 1996 as <i>Approximate RGB
 * values for visible wavelengths</i>. Between 380, 440, 490, 510, 580, 645 and 780 nm red, green
 * and blue rise or fall linearly; below 420 and above 700 nm they fall off, to 0.3 at both ends of
 * what can be seen; then a gamma of 0.8 is applied. Outside of 380 to 780 nm the colour is black.
 *
 * <p>The hues are those that books print: violet up to about 430 nm, blue at 450, blue-green at
 * 490, green from 510, yellow at 580, orange at 610, red from 645. It is no more exact than that.
 * The colours of a spectrum are more saturated than any screen can show, and the formula was fitted
 * by eye: it is not computed from the CIE standard observer, and it says nothing of how bright a
 * line looks. Do not measure with it.
 *
 * @param red from 0 to 255, as are the others
 */
public record SpectralColour(int red, int green, int blue) {
  private static final double GAMMA = 0.8;
  private static final double FAINTEST = 0.3;
  private static final double SHORTEST = 380;
  private static final double LONGEST = 780;

  /** Up to where the eye's falling sensitivity dims violet, and from where it dims red. */
  private static final double VIOLET = 420;

  private static final double RED = 700;

  /** Returns the colour of light of a wavelength in nanometres. */
  public static SpectralColour of(double nanometres) {
    if (!(nanometres >= SHORTEST && nanometres <= LONGEST)) {
      return new SpectralColour(0, 0, 0);
    }
    double red = 0;
    double green = 0;
    double blue = 0;
    if (nanometres < 440) {
      red = (440 - nanometres) / (440 - SHORTEST);
      blue = 1;
    } else if (nanometres < 490) {
      green = (nanometres - 440) / (490 - 440);
      blue = 1;
    } else if (nanometres < 510) {
      green = 1;
      blue = (510 - nanometres) / (510 - 490);
    } else if (nanometres < 580) {
      red = (nanometres - 510) / (580 - 510);
      green = 1;
    } else if (nanometres < 645) {
      red = 1;
      green = (645 - nanometres) / (645 - 580);
    } else {
      red = 1;
    }
    double light = light(nanometres);
    return new SpectralColour(level(light * red), level(light * green), level(light * blue));
  }

  private static double light(double nanometres) {
    if (nanometres < VIOLET) {
      return FAINTEST + (1 - FAINTEST) * (nanometres - SHORTEST) / (VIOLET - SHORTEST);
    }
    return nanometres > RED
        ? FAINTEST + (1 - FAINTEST) * (LONGEST - nanometres) / (LONGEST - RED)
        : 1;
  }

  private static int level(double value) {
    return (int) Math.round(255 * Math.pow(value, GAMMA));
  }

  /** Returns the colour as style sheets and drawings write it: {@code #ff0000}. */
  public String hex() {
    return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
  }
}
