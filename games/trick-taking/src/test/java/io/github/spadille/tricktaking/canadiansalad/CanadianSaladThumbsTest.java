package io.github.spadille.tricktaking.canadiansalad;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CanadianSaladThumbsTest {
  @Test
  void cardsThatCostGoToTheTricksOfOthers() {
    TestTable table =
        TestTable.of(CanadianSalad.GAME, "order=dealer")
            .deal("hand.0: Kd", "hand.1: Qs 2s 3s 4s 5s 6s 7s 8s 2c 3c 4c 5c 6c")
            .play("3 choose 3", "play Kd");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play Qs");
    assertThat(SensibleMoves.at(table).reason("play Qs")).isEqualTo("thumb.give");
  }

  @Test
  void aTrickThatCostsIsNotTaken() {
    TestTable table =
        TestTable.of(CanadianSalad.GAME, "order=dealer")
            .deal("hand.0: 5d", "hand.1: Qd", "hand.2: 2d Kd 3s 4s 5s 6s 7s 8s 2c 3c 4c 5c 6c")
            .play("3 choose 3", "play 5d", "play Qd");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play 2d");
    assertThat(SensibleMoves.at(table).reason("play Kd")).isEqualTo("thumb.costs");
  }
}
