package io.github.spadille.stops.crates;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CratesThumbsTest {
  @Test
  void cardsThatCostAreGotRidOfAndThreesKept() {
    TestTable table = TestTable.of(Crates.GAME, 4).deal("hand.0: 5s 3s Ks 2h", "discard: 7s");
    assertThat(SensibleMoves.at(table).prefers("play 5s", "play 3s")).isTrue();
  }
}
