package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {
  @Test
  void itIsWrittenAsItIsRead() {
    assertThat(Budget.ofIterations(5)).hasToString("iterations=5");
    assertThat(Budget.ofMoves(6)).hasToString("moves=6");
    assertThat(Budget.ofTime(Duration.ofSeconds(2))).hasToString("time=2000ms");
  }

  @Test
  void nothingIsNoBudget() {
    assertThatThrownBy(() -> Budget.ofIterations(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a budget of 0 ITERATIONS; expected 1 or more");
    assertThatThrownBy(() -> Budget.ofTime(Duration.ofMillis(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
