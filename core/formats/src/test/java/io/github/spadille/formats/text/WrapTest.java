package io.github.spadille.formats.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrapTest {
  @Test
  void wrapsWordsAndLeavesLongOnesWhole() {
    assertThat(Wrap.lines("one two  three fourteen", 8))
        .containsExactly("one two", "three", "fourteen");
    assertThat(Wrap.lines("", 8)).containsExactly("");
    assertThat(Wrap.hanging("- ", "one two three", 9)).isEqualTo("- one two\n  three");
    assertThat(Wrap.shortened("one two", 6)).isEqualTo("one...");
  }

  @Test
  void alignsColumnsAndBreaksTheWidest() {
    TextTable table =
        TextTable.of("lr").head("name", "n").row("a long name of a thing", "7").row("b", "12");

    assertThat(table.lines(80))
        .containsExactly(
            "name                     n",
            "----------------------  --",
            "a long name of a thing   7",
            "b                       12");
    assertThat(table.lines(16))
        .containsExactly(
            "name           n",
            "------------  --",
            "a long name    7",
            "of a thing",
            "b             12");
  }

  @Test
  void alignsWideCharactersByTheColumnsThatTheyTake() {
    TextTable table =
        TextTable.of("llr").head("kana", "sound", "n").row("し シ", "shi", "1").row("-", "u", "12");
    assertThat(table.lines(80))
        .containsExactly(
            "kana   sound   n", "-----  -----  --", "し シ  shi     1", "-      u      12");
    assertThat(Wrap.lines("かな かな", 8)).containsExactly("かな", "かな");
    assertThat(Wrap.lines("かな かな", 9)).containsExactly("かな かな");
    assertThat(Wrap.hanging("字 ", "one two", 6)).isEqualTo("字 one\n   two");
    assertThat(Wrap.shortened("かなかな", 7)).isEqualTo("かな...");
    assertThat(Wrap.shortened("かなかな", 8)).isEqualTo("かなかな");
    assertThat(MarkdownText.render("# かな", 80)).isEqualTo("かな\n====");
  }
}
