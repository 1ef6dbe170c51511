package io.github.spadille.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class StatisticsTest {
  @Test
  void spreadIsThatOfASample() {
    Spread spread = spread(2, 4, 4, 4, 5, 5, 7, 9);

    assertThat(spread.mean()).isEqualTo(5);
    assertThat(spread.deviation()).isCloseTo(Math.sqrt(32.0 / 7), within(1e-12));
    assertThat(spread.least()).isEqualTo(2);
    assertThat(spread.greatest()).isEqualTo(9);
    assertThat(spread(3).deviation()).isZero();
  }

  @Test
  void spreadsAddUp() {
    Spread sum = spread(-7, 12);
    sum.addAll(spread(100, 3, 3));
    sum.addAll(spread());
    Spread whole = spread(-7, 12, 100, 3, 3);

    assertThat(sum.count()).isEqualTo(5);
    assertThat(sum.mean()).isCloseTo(whole.mean(), within(1e-12));
    assertThat(sum.deviation()).isCloseTo(whole.deviation(), within(1e-12));
    assertThat(sum.least()).isEqualTo(-7);
    assertThat(sum.greatest()).isEqualTo(100);
  }

  private static Spread spread(long... numbers) {
    Spread spread = new Spread();
    for (long number : numbers) {
      spread.add(number);
    }
    return spread;
  }
}
