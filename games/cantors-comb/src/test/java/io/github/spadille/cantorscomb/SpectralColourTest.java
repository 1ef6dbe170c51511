package io.github.spadille.cantorscomb;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.cantorscomb.Spectrum.Line;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines have the colours in which books print them. */
class SpectralColourTest {
  /** Returns what a person would call a colour, by its hue in degrees. */
  private static String name(SpectralColour colour) {
    int most = Math.max(colour.red(), Math.max(colour.green(), colour.blue()));
    double red = (double) colour.red() / most;
    double green = (double) colour.green() / most;
    double blue = (double) colour.blue() / most;
    double hue =
        red == 1
            ? blue > 0 ? 360 - 60 * blue : 60 * green
            : green == 1 ? 120 + 60 * (blue - red) : 240 + 60 * (red - green);
    return hue < 10
        ? "red"
        : hue < 48
            ? "orange"
            : hue < 66
                ? "yellow"
                : hue < 150 ? "green" : hue < 200 ? "blue-green" : hue < 245 ? "blue" : "violet";
  }

  @ParameterizedTest
  @CsvSource({
    "H, 410.2, violet",
    "H, 434.0, violet",
    "H, 486.1, blue-green",
    "H, 656.3, red",
    "He, 447.1, blue",
    "He, 501.6, green",
    "He, 587.6, yellow",
    "He, 667.8, red",
    "He, 706.5, red",
    "Na, 589.0, yellow",
    "Na, 589.6, yellow",
    "Na, 616.1, orange",
    "Hg, 404.7, violet",
    "Hg, 435.8, violet",
    "Hg, 546.1, green",
    "Hg, 579.1, yellow",
    "Ne, 614.3, orange",
    "Ne, 640.2, red",
    "Ne, 650.7, red",
    "Ne, 703.2, red",
    "Li, 670.8, red",
    "Tl, 535.0, green",
    "Cs, 455.5, blue"
  })
  @Covers("DCK-31")
  void aLineHasTheColourThatBooksShow(String symbol, String wavelength, String colour) {
    Line line =
        CombDeck.withElement(symbol).element().spectrum().lines().stream()
            .filter(each -> each.toString().startsWith(wavelength))
            .findFirst()
            .orElseThrow();
    assertThat(name(SpectralColour.of(line.nanometres()))).isEqualTo(colour);
  }

  @ParameterizedTest
  @CsvSource({
    "440, #0000ff",
    "490, #00ffff",
    "510, #00ff00",
    "580, #ffff00",
    "645, #ff0000",
    "700, #ff0000"
  })
  void theFormulaIsPureWhereItBends(double nanometres, String hex) {
    assertThat(SpectralColour.of(nanometres).hex()).isEqualTo(hex);
  }

  @Test
  void colourFallsOffAtBothEndsAndIsBlackBeyond() {
    assertThat(SpectralColour.of(380)).isEqualTo(new SpectralColour(97, 0, 97));
    assertThat(SpectralColour.of(400).blue()).isBetween(97, 254);
    assertThat(SpectralColour.of(420).blue()).isEqualTo(255);
    assertThat(SpectralColour.of(750).red()).isBetween(97, 254);
    assertThat(SpectralColour.of(780)).isEqualTo(new SpectralColour(97, 0, 0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {379.9, 780.1, 0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void whatCannotBeSeenIsBlack(double nanometres) {
    assertThat(SpectralColour.of(nanometres).hex()).isEqualTo("#000000");
  }

  @Test
  void noColourJumpsWithinWhatCanBeSeen() {
    for (int tenths = 3801; tenths <= 7800; tenths++) {
      SpectralColour before = SpectralColour.of((tenths - 1) / 10.0);
      SpectralColour colour = SpectralColour.of(tenths / 10.0);
      assertThat(Math.abs(colour.red() - before.red())).isLessThan(12);
      assertThat(Math.abs(colour.green() - before.green())).isLessThan(12);
      assertThat(Math.abs(colour.blue() - before.blue())).isLessThan(12);
    }
  }
}
