package io.github.spadille.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.table.Fact;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableFactsTest {
  private static final Words WORDS =
      Words.of(
          ImmutableMap.<String, String>builder()
              .put("fact.phase", "")
              .put("fact.trump", "trumps")
              .put("fact.bids", "bids")
              .put("fact.frozen", "frozen")
              .put("fact.frozen.no", "")
              .put("fact.doubt", "doubt")
              .put("fact.doubt.-", "nobody doubts")
              .put("fact.minimum", "minimum of {side}")
              .put("shown.minimum", "meld answer")
              .put("fact.owed", "owed")
              .put("shown.owed", "play if-any")
              .buildOrThrow());

  private static boolean isShown(Fact.Type type, String name, String value, String phase) {
    return TableFacts.isShown(new SeenFact(name, type, false, value), phase, WORDS);
  }

  @ParameterizedTest
  @CsvSource({
    "phase, WORD, play, false",
    "trump, WORD, h, true",
    "trump, WORD, -, false",
    "trump, WORD, none, false",
    "bids, NUMBERS, - 1 -, true",
    "bids, NUMBERS, - - -, false",
    "bids, SEATS, -, false",
    "frozen, WORD, no, false",
    "frozen, WORD, yes, true",
    "doubt, WORD, -, true",
    "minimum.0, NUMBER, 50, false",
    "owed, NUMBER, 2, true",
    "owed, NUMBER, 0, false",
    "owed, NUMBERS, 0 0 0, false",
    "owed, NUMBERS, 0 1 0, true",
    "owed, WORD, no, false",
  })
  void peopleLookAtWhatSaysSomething(String name, Fact.Type type, String value, boolean shown) {
    assertThat(isShown(type, name, value, "play")).isEqualTo(shown);
  }

  @Test
  void inThePhasesThatTheWordsName() {
    assertThat(isShown(Fact.Type.NUMBER, "minimum.1", "50", "answer")).isTrue();
    assertThat(isShown(Fact.Type.NUMBER, "owed", "2", "answer")).isFalse();
  }

  @Test
  void theyStandInTheOrderOfTheRulebook() {
    SeenFact trump = new SeenFact("trump", Fact.Type.WORD, false, "h");
    SeenFact phase = new SeenFact("phase", Fact.Type.WORD, false, "meld");
    SeenFact minimum = new SeenFact("minimum.0", Fact.Type.NUMBER, false, "90");
    assertThat(TableFacts.in("meld", ImmutableList.of(trump, phase, minimum), WORDS))
        .containsExactly(trump, minimum);
  }
}
