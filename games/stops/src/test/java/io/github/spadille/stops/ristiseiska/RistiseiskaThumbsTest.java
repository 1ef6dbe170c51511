package io.github.spadille.stops.ristiseiska;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class RistiseiskaThumbsTest {
  @Test
  void rowsAreOpenedForTheOwnCards() {
    TestTable table =
        TestTable.of(Ristiseiska.GAME, 4)
            .deal("hand.0: 7c", "hand.1: 7s 6s 5s 4s 7h Kd 2d 3d 4d 2c 3c 4c 5c")
            .play("play 7c");
    assertThat(SensibleMoves.at(table).prefers("play 7s", "play 7h")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play 7s")).isEqualTo("thumb.behind[3]");
  }
}
