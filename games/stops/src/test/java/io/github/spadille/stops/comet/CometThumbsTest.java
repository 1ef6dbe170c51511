package io.github.spadille.stops.comet;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CometThumbsTest {
  @Test
  void theLeadIsWhereTheOwnCardsFollowToTheLast() {
    TestTable table =
        TestTable.of(Comet.GAME, 4).deal("hand.0: 2s 5s Ks 3h 4d 6d 2c 4c 6c 8c Tc Qc");
    assertThat(SensibleMoves.at(table).prefers("0 play 2s", "0 play 3h")).isTrue();
    assertThat(SensibleMoves.at(table).reason("0 play 2s")).isEqualTo("thumb.last");
  }
}
