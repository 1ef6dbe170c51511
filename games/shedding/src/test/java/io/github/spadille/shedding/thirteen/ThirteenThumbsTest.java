package io.github.spadille.shedding.thirteen;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class ThirteenThumbsTest {
  @Test
  void manyLowCardsAreLedAtOnce() {
    TestTable table =
        TestTable.of(Thirteen.GAME, 4).deal("hand.0: 3s 4h 5d 6c 7s Kd 2h 9s 9d Js Qh Ac Ah");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play 3s 4h 5d 6c 7s");
    assertThat(SensibleMoves.at(table).reason("play 3s 4h 5d 6c 7s")).isEqualTo("thumb.many");
  }
}
