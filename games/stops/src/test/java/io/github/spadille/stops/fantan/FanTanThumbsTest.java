package io.github.spadille.stops.fantan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class FanTanThumbsTest {
  @Test
  void rowsAreOpenedForTheOwnCards() {
    TestTable table =
        TestTable.of(FanTan.GAME, 4).deal("hand.0: 7s 6s 5s 4s 7h Kd 2d 3d 4d 2c 3c 4c 5c");
    assertThat(SensibleMoves.at(table).prefers("play 7s", "play 7h")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play 7s")).isEqualTo("thumb.behind[3]");
  }
}
