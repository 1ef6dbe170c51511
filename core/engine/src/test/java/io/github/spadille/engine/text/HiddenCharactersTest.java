package io.github.spadille.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenCharactersTest {
  @ParameterizedTest
  @ValueSource(
      ints = {
        0, 7, '\b', '\r', 0x1B, 0x7F, 0x85, 0x9B, 0xAD, 0x61C, 0x180E, 0x200B, 0x200C, 0x200D,
        0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202E, 0x2060, 0x2066, 0x2069, 0xD800, 0xDFFF,
        0xFDD0, 0xFEFF, 0xFFF9, 0xFFFE, 0xFFFF, 0x1D173, 0xE0001, 0xE0041, 0x10FFFF
      })
  void hidden(int point) {
    String text = "Ana" + Character.toString(point) + "Bo";
    assertThat(HiddenCharacters.find(text, 0)).isEqualTo(3);
    assertThat(HiddenCharacters.find(text, 3 + Character.charCount(point))).isEqualTo(-1);
    assertThat(HiddenCharacters.isIn(text)).isTrue();
    assertThat(HiddenCharacters.show(text)).isEqualTo("Ana<%s>Bo".formatted(name(point)));
  }

  private static String name(int point) {
    return "U+"
        + "0".repeat(Math.max(0, 4 - Integer.toHexString(point).length()))
        + Integer.toHexString(point).toUpperCase(java.util.Locale.ROOT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Ana & Bo, 7♥\n\tand 東京",
        "é e\u0301",
        "\uD83C\uDCA1",
        "\u06A9\u062A\u0627\u0628\u200C\u0647\u0627",
        "\u0915\u094D\u200D\u0937",
        "\uD83D\uDC69\u200D\uD83D\uDCBB",
        "\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08"
      })
  void nothingIsHiddenInWhatPeopleWrite(String text) {
    assertThat(HiddenCharacters.isIn(text)).isFalse();
    assertThat(HiddenCharacters.show(text)).isSameAs(text);
  }

  @Test
  void severalAreShownOneByOne() {
    assertThat(HiddenCharacters.show("\u001B[2J\u202E")).isEqualTo("<U+001B>[2J<U+202E>");
  }

  @Test
  void excerptsAreShortPlainLines() {
    assertThat(Excerpt.of("bid 3")).isEqualTo("bid 3");
    assertThat(Excerpt.of("x".repeat(60))).isEqualTo("x".repeat(60));
    assertThat(Excerpt.of("x".repeat(61))).isEqualTo("x".repeat(60) + "...");
    assertThat(Excerpt.of("\uD83C\uDCA1".repeat(61))).isEqualTo("\uD83C\uDCA1".repeat(60) + "...");
    assertThat(Excerpt.of("a\n\tb\u001B[31m")).isEqualTo("a  b<U+001B>[31m");
    assertThat(Excerpt.of("abcdef", 3)).isEqualTo("abc...");
    assertThat(Excerpt.of("\0".repeat(50))).isEqualTo("<U+0000>".repeat(7) + "...");
  }
}
