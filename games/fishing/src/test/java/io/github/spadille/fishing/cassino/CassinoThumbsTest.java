package io.github.spadille.fishing.cassino;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CassinoThumbsTest {
  @Test
  void theTenOfDiamondsIsCaptured() {
    TestTable table =
        TestTable.of(Cassino.GAME)
            .deal("hand.0: Ts 4s Kh 9c", "hand.1: 2c 3c", "board: Td 4h Qc Js");
    assertThat(SensibleMoves.at(table).best()).containsExactly("capture Ts Td");
    assertThat(SensibleMoves.at(table).reason("capture Ts Td")).isEqualTo("thumb.points");
  }

  @Test
  void aceAndSpadesAreNotTrailed() {
    TestTable table =
        TestTable.of(Cassino.GAME)
            .deal("hand.0: As 6c Kh 9c", "hand.1: 2c 3c", "board: Td 4h Qc Js");
    assertThat(SensibleMoves.at(table).prefers("trail 9c", "trail As")).isTrue();
  }
}
