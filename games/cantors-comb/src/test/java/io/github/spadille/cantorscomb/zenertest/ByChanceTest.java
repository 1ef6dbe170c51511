package io.github.spadille.cantorscomb.zenertest;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.cantorscomb.zenertest.ByChance.Result;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compared with published tables of the binomial distribution. */
class ByChanceTest {
  private final ByChance classic = ByChance.of(25, 1, 5);
  private final ByChance full = ByChance.of(60, 1, 5);

  @ParameterizedTest
  @CsvSource({
    "0, 1.000000", "1, 0.996222", "2, 0.972610", "3, 0.901775", "4, 0.766007", "5, 0.579326",
    "6, 0.383311", "7, 0.219965", "8, 0.109123", "9, 0.046774", "10, 0.017332", "11, 0.005555",
    "12, 0.001540", "13, 0.000369", "14, 0.000076", "15, 0.000014", "16, 0.000002", "17, 0.000000",
    "25, 0.000000"
  })
  void classicRun(int hits, String probability) {
    assertThat(classic.tail().get(hits).toPlainString()).isEqualTo(probability);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1.000000", "5, 0.996067", "8, 0.933038", "9, 0.873208", "10, 0.786785", "11, 0.676597",
    "12, 0.551383", "13, 0.423560", "14, 0.305569", "15, 0.206542", "16, 0.130621", "17, 0.077239",
    "18, 0.042697", "19, 0.022068", "20, 0.010668", "21, 0.004826", "22, 0.002044", "23, 0.000811",
    "24, 0.000301", "25, 0.000105", "26, 0.000034", "27, 0.000011", "28, 0.000003", "29, 0.000001",
    "30, 0.000000", "60, 0.000000"
  })
  void fullRun(int hits, String probability) {
    assertThat(full.tail().get(hits).toPlainString()).isEqualTo(probability);
  }

  @ParameterizedTest
  @CsvSource({"25, 1, 5, 5.00", "60, 1, 5, 12.00", "64, 3, 16, 12.00", "64, 12, 64, 12.00"})
  void expectedHits(int trials, int hits, int of, String expected) {
    ByChance byChance = ByChance.of(trials, hits, of);
    assertThat(byChance.expected().toPlainString()).isEqualTo(expected);
    assertThat(byChance.trials()).isEqualTo(trials);
    assertThat(byChance.tail()).hasSize(trials + 1);
  }

  @ParameterizedTest
  @CsvSource({"11, BELOW", "12, AT", "13, ABOVE"})
  void results(int hits, Result result) {
    assertThat(full.result(hits)).isEqualTo(result);
  }
}
