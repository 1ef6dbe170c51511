package io.github.spadille.agents.duel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.random.RandomSource;
import org.junit.jupiter.api.Test;

class SignTestTest {
  /** Ten wins in a row weigh 2^10 / 11 = 93, eleven 2^11 / 12 = 171. */
  @Test
  void elevenWinsInARowDecideAtOnePercentAndTenDoNot() {
    SignTest test = new SignTest(0.01);
    for (int i = 0; i < 10; i++) {
      test.add(1);
      test.add(0);
    }
    assertThat(test.isDecided()).isFalse();
    test.add(1);
    assertThat(test.isDecided()).isTrue();
  }

  /** 1 win and 12 losses weigh 2^13 / (14 * 13) = 45, 13 losses 2^14 / (15 * 14) = 78. */
  @Test
  void lossesWeighAsWinsDo() {
    SignTest test = new SignTest(1 / 46.0);
    test.add(1);
    for (int i = 0; i < 12; i++) {
      test.add(-1);
    }
    assertThat(test.isDecided()).isFalse();
    test.add(-1);
    assertThat(test.isDecided()).isTrue();
  }

  @Test
  void equalSidesAreSeldomTakenForUnequalHoweverOftenItIsAsked() {
    RandomSource random = RandomSource.seeded(4);
    int wrong = 0;
    for (int run = 0; run < 2_000; run++) {
      SignTest test = new SignTest(0.05);
      for (int trial = 0; trial < 500 && !test.isDecided(); trial++) {
        test.add(random.nextInt(2) == 0 ? 1 : -1);
      }
      wrong += test.isDecided() ? 1 : 0;
    }
    assertThat(wrong).isBetween(1, 100);
  }
}
