package io.github.spadille.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdsTest {
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "i-doubt-it,i-doubt-it",
        "I Doubt It,i-doubt-it",
        "i_doubt_it,i-doubt-it",
        "\"  I   doubt it \",i-doubt-it",
        "Oh Hell!,oh-hell",
        "Cantor's Comb,cantors-comb",
        "Cantor\u2019s Comb,cantors-comb",
        "B.S.,bs",
        "Tiến lên,tien-len",
        "TIẾN LÊN,tien-len",
        "Koi-Koi,koi-koi",
        "3 - 5 - 7,3-5-7",
      })
  void namesLeadToIds(String name, String id) {
    assertThat(Ids.of(name)).isEqualTo(id);
    assertThat(Ids.isId(Ids.of(name))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "!", "oh/hell", "oh\u200bhell", "oh\0hell", "花札", "a,b"})
  void otherTextsLeadNowhere(String name) {
    assertThat(Ids.isId(Ids.of(name))).isFalse();
  }

  @Test
  void anIdIsSmallWordsWithHyphensBetween() {
    assertThat(Ids.isId("five-hundred-2")).isTrue();
    for (String text : new String[] {"", "-a", "a-", "a--b", "A", "a b", "a_b", "é", "a\n"}) {
      assertThat(Ids.isId(text)).as(text).isFalse();
    }
  }

  private enum Mode {
    OPEN,
    BUY_IN_ONCE
  }

  @Test
  void aConstantHasItsNameAsId() {
    assertThat(Ids.of(Mode.OPEN)).isEqualTo("open");
    assertThat(Ids.of(Mode.BUY_IN_ONCE)).isEqualTo("buy-in-once");
  }
}
