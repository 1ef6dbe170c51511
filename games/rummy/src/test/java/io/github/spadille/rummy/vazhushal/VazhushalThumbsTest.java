package io.github.spadille.rummy.vazhushal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class VazhushalThumbsTest {
  @Test
  void whatCanBeMeldedIsMelded() {
    TestTable table =
        TestTable.of(Vazhushal.GAME, 2)
            .deal("hand.0: 4s 5s 6s Kh Jd 9c 2h 2d Ac Qs 8d 7h 3c", "negative: X1", "stock: Td")
            .play("draw stock");
    assertThat(SensibleMoves.at(table).best()).containsExactly("meld 4s 5s 6s");
    assertThat(SensibleMoves.at(table).reason("meld 4s 5s 6s")).isEqualTo("thumb.meld");
  }

  @Test
  void highCardsThatStandAloneAreDiscarded() {
    TestTable table =
        TestTable.of(Vazhushal.GAME, 2)
            .deal("hand.0: 4s 5s 8d 9d 2h 2d 2c 6c 6d 3h 3c 7s Kh", "negative: X1", "stock: 7c")
            .play("draw stock");
    assertThat(SensibleMoves.at(table).best()).containsExactly("discard Kh");
  }
}
