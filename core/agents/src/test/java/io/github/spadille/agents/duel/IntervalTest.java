package io.github.spadille.agents.duel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class IntervalTest {
  @Test
  void wilsonIntervalsAreThoseOfTheTables() {
    // Half of 100 and none of 10, as in the literature on the score interval.
    Interval half = Interval.wilson(50, 100);
    assertThat(half.low()).isCloseTo(0.4038, within(1e-4));
    assertThat(half.high()).isCloseTo(0.5962, within(1e-4));

    Interval none = Interval.wilson(0, 10);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.2775, within(1e-4));
    assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
  }

  @Test
  void noMoreCanSucceedThanIsTried() {
    assertThatThrownBy(() -> Interval.wilson(3, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 successes of 2 trials");
  }

  @Test
  void meansSpanWhatTheTablesOfStudentSay() {
    assertThat(half(2)).isCloseTo(12.7062, within(1e-4));
    assertThat(half(10)).isCloseTo(2.2622, within(1e-4));
    assertThat(half(11)).isCloseTo(2.2281, within(2e-4));
    assertThat(half(31)).isCloseTo(2.0423, within(1e-4));
    assertThat(half(1_000_000)).isCloseTo(1.95997, within(1e-5));
    assertThat(Interval.ofMean(3, 0, 1).contains(1e300)).isTrue();
  }

  private static double half(int count) {
    Interval interval = Interval.ofMean(5, Math.sqrt(count), count);
    assertThat(interval.high() + interval.low()).isCloseTo(10, within(1e-9));
    return interval.high() - 5;
  }
}
