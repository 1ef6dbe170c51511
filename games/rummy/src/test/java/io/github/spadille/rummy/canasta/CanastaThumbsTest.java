package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class CanastaThumbsTest {
  @Test
  void singleCardsAreDiscardedBeforePairsAndWildCards() {
    TestTable table =
        TestTable.of(Canasta.GAME, 4)
            .deal("hand.0: 4s 4h 7s 7d 8s 8c 9s 9h Js 2c Kd", "discard: 5s", "stock: 2h")
            .play("draw stock");
    assertThat(SensibleMoves.at(table).prefers("discard Js", "discard 4s")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("discard 4s", "discard 2c")).isTrue();
  }

  @Test
  void naturalCardsAreMelded() {
    TestTable table =
        TestTable.of(Canasta.GAME, 4)
            .deal("hand.0: As Ah Ad Ks Kh Kd 7s 8c 9h Js 4d", "discard: 5s", "stock: 2h")
            .play("draw stock");
    assertThat(SensibleMoves.at(table).best()).allMatch(move -> move.startsWith("meld"));
  }
}
