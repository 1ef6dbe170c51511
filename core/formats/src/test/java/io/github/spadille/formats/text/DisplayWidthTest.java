package io.github.spadille.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DisplayWidthTest {
  @Test
  void wideCharactersTakeTwoColumns() {
    assertThat(DisplayWidth.of("")).isZero();
    assertThat(DisplayWidth.of("spadille é ♠ 🂡 –")).isEqualTo(16);
    assertThat(DisplayWidth.of("ぱパん漢字가。Ａ")).isEqualTo(16);
    assertThat(DisplayWidth.of("ｶ｡")).isEqualTo(2); // half-width forms
    assertThat(DisplayWidth.of("🃏𠀀🎴")).isEqualTo(6);
  }

  @Test
  void marksTakeNone() {
    assertThat(DisplayWidth.of("e\u0301")).isEqualTo(1);
    assertThat(DisplayWidth.of("は\u309A")).isEqualTo(2);
    assertThat(DisplayWidth.of("\u2660\uFE0E\u200B")).isEqualTo(1);
  }

  @Test
  void textsArePaddedAndCut() {
    assertThat(DisplayWidth.padded("か", 4)).isEqualTo("か  ");
    assertThat(DisplayWidth.padded("かな", 3)).isEqualTo("かな");
    assertThat(DisplayWidth.beginning("かな", 3)).isEqualTo("か");
    assertThat(DisplayWidth.beginning("は\u309Aa", 2)).isEqualTo("は\u309A");
  }
}
