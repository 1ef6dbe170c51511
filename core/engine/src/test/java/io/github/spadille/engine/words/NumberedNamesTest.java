package io.github.spadille.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import org.junit.jupiter.api.Test;

class NumberedNamesTest {
  private static final Words WORDS =
      Words.of(
          ImmutableMap.of(
              "pile.b", "build {0}",
              "pile.c1", "first column",
              "pile.set", "set {1} of {0}",
              "fact.rank", "rank of {0}"));

  @Test
  void aNumberAtTheEndOfANameIsAParameter() {
    assertThat(WORDS.pile("b1")).isEqualTo("build 1");
    assertThat(WORDS.pile("b26")).isEqualTo("build 26");
    assertThat(WORDS.fact("rank7")).hasValue("rank of 7");
  }

  @Test
  void theWholeNameGoesFirst() {
    assertThat(WORDS.pile("c1")).isEqualTo("first column");
    assertThat(WORDS.hasPile("c2")).isFalse();
  }

  @Test
  void whatStandsBehindAStopIsAParameterAsBefore() {
    assertThat(WORDS.pile("set.1.3")).isEqualTo("set 3 of 1");
    assertThat(WORDS.fact("rank.b1")).hasValue("rank of b1");
  }

  @Test
  void aNameWithoutWordsIsItself() {
    for (String name : new String[] {"x", "17", "x17", "b1x", ".", ""}) {
      assertThat(WORDS.hasPile(name)).as(name).isFalse();
      assertThat(WORDS.pile(name)).isEqualTo(name);
    }
  }
}
