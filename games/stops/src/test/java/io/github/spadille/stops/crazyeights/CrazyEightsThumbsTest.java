package io.github.spadille.stops.crazyeights;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CrazyEightsThumbsTest {
  @Test
  void anEightIsSaved() {
    TestTable table =
        TestTable.of(CrazyEights.GAME, 4, "hand-size=5")
            .deal("hand.0: 8s Ks 2s 3d 4d", "discard: 5s");
    assertThat(SensibleMoves.at(table).prefers("play Ks", "play 8s d")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play 8s d")).isEqualTo("thumb.eight");
  }

  @Test
  void theLongestSuitIsAskedFor() {
    TestTable table =
        TestTable.of(CrazyEights.GAME, 4, "hand-size=5")
            .deal("hand.0: 8s 2d 3d 4d Kh", "discard: 5s");
    assertThat(SensibleMoves.at(table).prefers("play 8s d", "play 8s h")).isTrue();
  }
}
