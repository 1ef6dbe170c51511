package io.github.spadille.betting.speculation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class SpeculationThumbsTest {
  @Test
  void theHighestTrumpIsNotSoldForLessThanItIsWorth() {
    TestTable table = TestTable.of(Speculation.GAME).deal("shown.4: Ks");
    assertThat(SensibleMoves.at(table).prefers("keep", "offer 1")).isTrue();
    TestTable offered = table.play("offer 1");
    assertThat(SensibleMoves.at(offered).best()).containsExactly("accept");
    assertThat(SensibleMoves.at(offered).reason("accept")).startsWith("thumb.worth");
  }

  @Test
  void aHighPriceIsNotPaid() {
    TestTable table = TestTable.of(Speculation.GAME).deal("shown.4: 2s").play("offer 40");
    assertThat(SensibleMoves.at(table).best()).containsExactly("pass");
  }
}
