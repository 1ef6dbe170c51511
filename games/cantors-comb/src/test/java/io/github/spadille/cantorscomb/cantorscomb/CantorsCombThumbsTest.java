package io.github.spadille.cantorscomb.cantorscomb;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CantorsCombThumbsTest {
  @Test
  void aSetIsMadeLarger() {
    RandomSource random = RandomSource.seeded(5);
    int larger = 0;
    TestTable table = TestTable.of(CantorsComb.GAME, 2);
    while (!table.turn().equals("over")) {
      for (String move : table.moves()) {
        if (SensibleMoves.at(table).reason(move).equals("thumb.set")) {
          assertThat(SensibleMoves.at(table).prefers(move, "done")).isTrue();
          larger++;
        }
      }
      table = table.playAny(random);
    }
    assertThat(larger).isGreaterThan(1);
  }
}
