package io.github.spadille.stops.playorpay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PlayOrPayThumbsTest {
  @Test
  void aSuitIsBegunOfWhichTheLastCardIsHeld() {
    TestTable table =
        TestTable.of(PlayOrPay.GAME, 4).deal("hand.0: 4s 5s 9h 2h 6h 3d 5d 7d 9d 2c 4c 6c 8c");
    assertThat(SensibleMoves.at(table).prefers("play 5s", "play 9h")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play 5s")).isEqualTo("thumb.last");
  }
}
