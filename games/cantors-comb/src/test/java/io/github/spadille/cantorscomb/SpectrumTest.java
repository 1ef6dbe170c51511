package io.github.spadille.cantorscomb;

import static io.github.spadille.cantorscomb.CombCard.FAMILY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.cantorscomb.Spectrum.Line;
import io.github.spadille.testkit.Covers;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpectrumTest {
  private static Spectrum of(String symbol) {
    return CombDeck.withElement(symbol).element().spectrum();
  }

  private static boolean has(String symbol, String wavelength) {
    return of(symbol).lines().stream().anyMatch(line -> line.toString().startsWith(wavelength));
  }

  @Test
  @Covers("DCK-31")
  void everyElementHasALineAndNoTwoElementsHaveTheSame() {
    assertThat(FAMILY.cards().stream().map(card -> card.element().spectrum()))
        .hasSize(64)
        .doesNotHaveDuplicates()
        .allSatisfy(spectrum -> assertThat(spectrum.lines()).hasSizeBetween(3, 8))
        .allSatisfy(spectrum -> assertThat(strongest(spectrum)).isGreaterThanOrEqualTo(2));
  }

  private static int strongest(Spectrum spectrum) {
    return Collections.max(spectrum.lines().stream().map(Line::strength).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "H, 410.2 434.0 486.1 656.3",
    "He, 447.1 501.6 587.6 667.8 706.5",
    "Li, 610.4 670.8",
    "Ne, 614.3 638.3 640.2 650.7 703.2",
    "Na, 589.0 589.6",
    "K, 404.4 404.7",
    "Ca, 393.4 396.8 422.7",
    "Cs, 455.5 459.3",
    "Hg, 404.7 435.8 546.1 577.0 579.1",
    "Tl, 535.0"
  })
  @Covers("DCK-31")
  void theLinesOfBooksAreThere(String symbol, String wavelengths) {
    assertThat(wavelengths.split(" ")).allMatch(wavelength -> has(symbol, wavelength));
  }

  @Test
  @Covers("DCK-31")
  void aSpectrumIsItsText() {
    assertThat(of("H")).hasToString("383.5 388.9+ 397.0 410.2+ 434.0+ 486.1+ 656.3*");
    assertThat(of("Na").lines().get(2)).isEqualTo(new Line(5890, 3));
    assertThat(of("Na").lines().get(2).nanometres()).isEqualTo(589.0);
    for (CombCard card : FAMILY.cards()) {
      Spectrum spectrum = card.element().spectrum();
      assertThat(Spectrum.parse(spectrum.toString()))
          .isEqualTo(spectrum)
          .hasSameHashCodeAs(spectrum);
      assertThat(Spectrum.of(spectrum.lines())).isEqualTo(spectrum);
      assertThat(Spectrum.find(spectrum.toString())).contains(spectrum);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "589",
        "589.",
        "589.00",
        "589.0!",
        "589.0**",
        "589.0 ",
        " 589.0",
        "589.0  589.6",
        "589,0",
        "1589.0",
        "379.9",
        "750.1",
        "589.6 589.0",
        "589.0 589.0*",
        "٥89.0",
        "589.0+589.6"
      })
  void otherTextsAreNone(String text) {
    assertThatThrownBy(() -> Spectrum.parse(text)).isInstanceOf(IllegalArgumentException.class);
    assertThat(Spectrum.find(text)).isEmpty();
  }

  @Test
  void whatIsWrongIsNamed() {
    assertThatThrownBy(() -> Spectrum.parse("589.0 red")).hasMessageStartingWith("red; expected");
    assertThatThrownBy(() -> new Line(3799, 1)).hasMessageContaining("3799");
    assertThatThrownBy(() -> new Line(5890, 4)).hasMessageContaining("strength 4");
    assertThatThrownBy(() -> new Line(5890, 0)).hasMessageContaining("strength 0");
    assertThatThrownBy(() -> Spectrum.of(ImmutableList.of())).hasMessageContaining("0 lines");
    assertThatThrownBy(() -> Spectrum.parse("589.6 589.0")).hasMessageContaining("589.6 before");
    assertThatThrownBy(
            () -> Spectrum.parse("400.0 400.1 400.2 400.3 400.4 400.5 400.6 400.7 400.8"))
        .hasMessageContaining("9 lines");
  }

  @Test
  @Covers("DCK-31")
  void aTableThatLacksARowIsRefusedAloud() {
    ImmutableSet<String> two = ImmutableSet.of("H", "He");
    String head = "symbol\tlines\n";
    assertThat(Spectra.parse(head + "He\t587.6*\nH\t656.3*\n", two)).hasSize(2);
    assertFails(head + "He\t587.6*\n", "missing [H]");
    assertFails(head + "He\t587.6*\nH\t656.3*\nSc\t402.0\n", "not in the deck [Sc]");
    assertFails(head + "He\t587.6*\nH\t6563*\n", "H\t6563*");
    assertFails(head + "He\t587.6*\nH\n", "spectra.tsv: H");
    assertFails(head + "He\t587.6*\nH\t656.3*\t\n", "spectra.tsv: H");
    assertFails(head + "He\t587.6*\nH\t656.3*\nH\t656.3\n", "H=");
    assertFails("", "missing [H, He]");
  }

  private static void assertFails(String table, String message) {
    assertThatThrownBy(() -> Spectra.parse(table, ImmutableSet.of("H", "He")))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(message);
  }
}
