package io.github.spadille.fishing.koikoi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class KoiKoiThumbsTest {
  @Test
  void theSakeCupIsCaptured() {
    TestTable table = KoiKoiTables.table("9P1 3P1 5P1", "6P1 6P2 7P1", "9A 3P2 7P2", "10P1 10P2");
    assertThat(SensibleMoves.at(table).best()).containsExactly("capture 9P1 9A");
    assertThat(SensibleMoves.at(table).reason("capture 9P1 9A")).isEqualTo("thumb.cup");
  }
}
