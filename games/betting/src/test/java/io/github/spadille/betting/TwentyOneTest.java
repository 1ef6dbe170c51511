package io.github.spadille.betting;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TwentyOneTest {
  @ParameterizedTest
  @CsvSource({"As, 1, 11", "2d, 2, 2", "9h, 9, 9", "Tc, 10, 10", "Js, 10, 10", "Kd, 10, 10"})
  void anAceCountsOneOrElevenAndAPictureTen(String code, int low, int high) {
    PlayingCard card = PlayingCard.parse(code);
    assertThat(TwentyOne.low(card)).isEqualTo(low);
    assertThat(TwentyOne.high(card)).isEqualTo(high);
    assertThat(TwentyOne.isTenOrAce(card)).isEqualTo(high >= 10);
  }

  @ParameterizedTest
  @CsvSource({"11, true, 21", "12, true, 12", "11, false, 11", "5, true, 15"})
  void anAceCountsElevenIfTheTotalIsNotAboveTheLimit(int low, boolean ace, int total) {
    assertThat(TwentyOne.total(low, ace)).isEqualTo(total);
  }
}
