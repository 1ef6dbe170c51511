package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class AggravationThumbsTest {
  @Test
  void whoCanCallDoesSo() {
    RandomSource random = RandomSource.seeded(6);
    int calls = 0;
    TestTable table = TestTable.of(Aggravation.GAME);
    for (int moves = 0; moves < 5000 && calls < 20; moves++) {
      SensibleMoves sensible = SensibleMoves.at(table);
      if (table.moves().stream().anyMatch(move -> move.contains("aggravation"))) {
        assertThat(sensible.best()).allMatch(move -> move.contains("aggravation"));
        assertThat(sensible.reason(sensible.best().get(0))).isEqualTo("thumb.call");
        calls++;
      }
      table = table.turn().equals("over") ? TestTable.of(Aggravation.GAME) : table.playAny(random);
    }
    assertThat(calls).isPositive();
  }
}
