package io.github.spadille.cantorscomb.flashcards;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.testkit.Covers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which kana a text means, and where they stand in the grid. */
class KanaTest {
  private static String found(String text) {
    return Joiner.on(' ').join(Kana.find(text));
  }

  @Test
  @Covers("FLC-24")
  void everyKanaIsFoundByItsCharactersItsCodeAndItsSounds() {
    for (Kana kana : Kana.FAMILY.cards()) {
      assertThat(Kana.find(kana.hiragana())).containsExactly(kana);
      assertThat(Kana.find(kana.katakana())).containsExactly(kana);
      assertThat(Kana.find(kana.code())).contains(kana);
      kana.answers().forEach(sound -> assertThat(Kana.find(sound)).contains(kana));
    }
    assertThat(found("ji")).isEqualTo("zi di");
    assertThat(found("zu")).isEqualTo("zu du");
    assertThat(found("o")).isEqualTo("o wo");
    assertThat(found(" pa ")).isEqualTo("pa");
    assertThat(found("は\u309A")).isEqualTo("pa");
    assertThat(found("ﾊﾟ")).isEqualTo("pa");
    assertThat(List.of(found("PA"), found("きゃ"), found("kya"), found("ー"), found("")))
        .containsOnly("");
  }

  @Test
  void someAreOnCards() {
    assertThat(Kana.FAMILY.parse("si").card()).contains(CombCard.parse("5.1"));
    assertThat(Kana.FAMILY.cards().stream().filter(kana -> kana.card().isEmpty()).toList())
        .hasToString("[di, du, pa, pi, pu, pe, po, wi, we]");
    assertThat(Kana.FAMILY.cards().stream().flatMap(kana -> kana.card().stream()))
        .containsExactlyElementsOf(CombCard.FAMILY.cards());
  }

  @Test
  @Covers({"FLC-21", "FLC-22"})
  void theGridHasAllInTheirRows() {
    ImmutableList<KanaGrid.Row> rows = KanaGrid.rows();
    assertThat(Lists.transform(rows, KanaGrid.Row::consonant))
        .containsExactly(
            "", "k", "g", "s", "z", "t", "d", "n", "h", "b", "p", "m", "y", "r", "w", "(n)");
    assertThat(rows.stream().flatMap(row -> row.kana().stream()).flatMap(Optional::stream))
        .containsExactlyElementsOf(Kana.FAMILY.cards());
    for (KanaGrid.Row row : rows.subList(0, 15)) {
      for (int column = 0; column < 5; column++) {
        String code = row.consonant() + KanaGrid.VOWELS.get(column);
        row.kana().get(column).ifPresent(kana -> assertThat(kana.code()).isEqualTo(code));
      }
    }
    assertThat(KanaGrid.toLines())
        .hasSize(17)
        .startsWith("    a          i          u          e          o")
        .contains(
            "s   さ サ sa   し シ shi  す ス su   せ セ se   そ ソ so",
            "w   わ ワ wa   ゐ ヰ wi              ゑ ヱ we   を ヲ wo",
            "(n) ん ン n");
  }

  @Test
  void theSheetShowsEveryKanaWithItsSounds() {
    String html = KanaGrid.toHtml();
    for (Kana kana : Kana.FAMILY.cards()) {
      assertThat(html)
          .containsOnlyOnce("<b lang='ja'>" + kana.hiragana() + "</b>")
          .containsOnlyOnce("<b lang='ja'>" + kana.katakana() + "</b>")
          .contains("<span>" + String.join(", ", kana.answers()) + "</span>");
    }
    assertThat(Stream.of(html.split("<td", -1))).hasSize(1 + 1 + 16 * 5);
    assertThat(html).contains("<i>16.4</i><b lang='ja'>ん</b>").doesNotContain("http", "<script");
  }
}
