package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class ChicagoThumbsTest {
  @Test
  void pairsAreKeptAndOtherCardsChanged() {
    TestTable table = TestTable.of(Chicago.GAME, 2).deal("hand.0: 7s 7d Ks 4h 2c");
    assertThat(SensibleMoves.at(table).best()).containsExactly("change Ks 4h 2c");
    assertThat(SensibleMoves.at(table).reason("change Ks 4h 2c")).isEqualTo("thumb.keep");
  }

  @Test
  void aFlushStands() {
    TestTable table = TestTable.of(Chicago.GAME, 2).deal("hand.0: 2d 7d 9d Jd Kd");
    assertThat(SensibleMoves.at(table).best()).containsExactly("stand");
    assertThat(SensibleMoves.at(table).reason("stand")).isEqualTo("thumb.keep");
  }

  @Test
  void fourOfASuitDrawOneCard() {
    TestTable table = TestTable.of(Chicago.GAME, 2).deal("hand.0: 2d 7d 9d Jd Ks");
    assertThat(SensibleMoves.at(table).best()).containsExactly("change Ks");
  }

  @Test
  void whatTheHandIsWorthIsSaid() {
    TestTable table =
        TestTable.of(Chicago.GAME, 2)
            .deal("hand.0: 7s 7d Ks 4h 2c", "hand.1: 2d 7c 9d Jh Qs")
            .play("stand", "stand");
    assertThat(SensibleMoves.at(table).prefers("declare pair", "pass")).isTrue();
  }
}
