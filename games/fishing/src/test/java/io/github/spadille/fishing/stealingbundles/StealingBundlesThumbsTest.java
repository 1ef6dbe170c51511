package io.github.spadille.fishing.stealingbundles;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class StealingBundlesThumbsTest {
  @Test
  void theLargeBundleIsStolen() {
    TestTable table =
        TestTable.of(StealingBundles.GAME)
            .deal("hand.0: 5s 9s Ks 2s", "hand.1: 5h 9h 3h 4h", "board: 5c 5d Jh 9c")
            .play("capture 5s 5d 5c");
    assertThat(SensibleMoves.at(table).best()).containsExactly("steal 5h 0");
    assertThat(SensibleMoves.at(table).reason("steal 5h 0")).isEqualTo("thumb.bundle[3]");
  }
}
