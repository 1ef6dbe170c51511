package io.github.spadille.rummy.cactus;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CactusThumbsTest {
  @Test
  void aLowCardIsSwappedInAndAHighOneDiscarded() {
    TestTable table =
        TestTable.of(Cactus.GAME, "memory=notes").deal("stock: As").play("0 draw stock");
    assertThat(SensibleMoves.at(table).prefers("0 swap 1", "0 discard")).isTrue();
    TestTable high = TestTable.of(Cactus.GAME).deal("stock: Th").play("0 draw stock");
    assertThat(SensibleMoves.at(high).prefers("0 discard", "0 swap 1")).isTrue();
  }

  @Test
  void aCardKnownToMatchIsTurnedUp() {
    TestTable table =
        TestTable.of(Cactus.GAME, "memory=notes")
            .deal("layout.0: 9s", "stock: As Ad")
            .play("0 draw stock", "0 swap 1", "0 end");
    TestTable drawn = table.play("0 pass", "1 pass", "1 draw stock", "1 discard");
    assertThat(SensibleMoves.at(drawn).prefers("0 match 1", "0 match 2")).isTrue();
    assertThat(SensibleMoves.at(drawn).reason("0 match 1")).isEqualTo("thumb.match");
  }
}
