package io.github.spadille.rummy.kowah;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class KowahThumbsTest {
  @Test
  void singleCardsAreDiscarded() {
    TestTable table =
        TestTable.of(Kowah.GAME, 2)
            .deal("hand.0: 2s 2h 2d 3s 3h 9s 9s 4d", "stock: 5d")
            .play("draw stock");
    assertThat(SensibleMoves.at(table).prefers("discard 4d", "discard 3s")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("discard 3s", "discard 9s")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("discard 9s", "discard 2s")).isTrue();
  }

  @Test
  void aDiscardThatMakesATripletIsDrawn() {
    TestTable table =
        TestTable.of(Kowah.GAME, 2)
            .deal("hand.0: 4d", "hand.1: 4s 4h 9s 8s 7h 6h As Jc", "stock: 5d")
            .play("draw stock", "discard 4d");
    assertThat(SensibleMoves.at(table).best()).containsExactly("draw discard");
    assertThat(SensibleMoves.at(table).reason("draw discard")).isEqualTo("thumb.triplet");
  }

  @Test
  void aPairIsDeclaredAsSoonAsPossible() {
    TestTable table =
        TestTable.of(Kowah.GAME, 2)
            .deal("hand.0: 2s 2h 2d 3s 3h 3d 9s 9s", "stock: 5d")
            .play("draw stock");
    assertThat(SensibleMoves.at(table).best()).contains("discard 5d checki 9s");
    assertThat(SensibleMoves.at(table).reason("discard 5d checki 9s")).isEqualTo("thumb.declare");
  }
}
