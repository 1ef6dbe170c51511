package io.github.spadille.betting.thirtyone;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class ThirtyOneThumbsTest {
  @Test
  void theUpcardIsDrawnIfItAddsToTheBestSuit() {
    TestTable table = TestTable.of(ThirtyOne.GAME, 3).deal("hand.0: 9s 8s 2d", "discard: Ks");
    assertThat(SensibleMoves.at(table).best()).containsExactly("draw discard");
    assertThat(SensibleMoves.at(table).reason("draw discard")).isEqualTo("thumb.helps[Ks]");
  }

  @Test
  void theUpcardIsLeftIfItIsOfNoUse() {
    TestTable table = TestTable.of(ThirtyOne.GAME, 3).deal("hand.0: 9s 8s 2s", "discard: 3d");
    assertThat(SensibleMoves.at(table).prefers("draw stock", "draw discard")).isTrue();
  }

  @Test
  void aHighHandKnocks() {
    TestTable table = TestTable.of(ThirtyOne.GAME, 3).deal("hand.0: Ks 9s 8s", "discard: 3d");
    assertThat(SensibleMoves.at(table).best()).containsExactly("knock");
    assertThat(SensibleMoves.at(table).reason("knock")).isEqualTo("thumb.knock[27]");
  }

  @Test
  void nobodyLeavesACardThatMakes31() {
    TestTable table = TestTable.of(ThirtyOne.GAME, 3).deal("hand.0: As Ks 4h", "discard: Qs");
    assertThat(SensibleMoves.at(table).weight("draw discard")).isPositive();
    assertThat(SensibleMoves.at(table).weight("knock")).isZero();
    assertThat(SensibleMoves.at(table).weight("draw stock")).isZero();
  }

  @Test
  void theCardOfNoUseIsDiscarded() {
    TestTable table =
        TestTable.of(ThirtyOne.GAME, 3)
            .deal("hand.0: 9s 8s 2d", "discard: Ks")
            .play("draw discard");
    assertThat(SensibleMoves.at(table).best()).containsExactly("discard 2d");
  }

  @Test
  void inTheFirstRoundNineteenAreEnoughToKnock() {
    TestTable high = TestTable.of(ThirtyOne.GAME, 3).deal("hand.0: Ks 9s 2d", "discard: 3d");
    assertThat(SensibleMoves.at(high).best()).containsExactly("knock");
    TestTable low = TestTable.of(ThirtyOne.GAME, 3).deal("hand.0: Ks 8s 2d", "discard: 3d");
    assertThat(SensibleMoves.at(low).prefers("draw stock", "knock")).isTrue();
  }

  @Test
  void ofCardsOfNoUseTheAceIsKept() {
    TestTable table =
        TestTable.of(ThirtyOne.GAME, 3)
            .deal("hand.0: 8h 2s Ad", "discard: Kh")
            .play("draw discard");
    assertThat(SensibleMoves.at(table).prefers("discard 2s", "discard Ad")).isTrue();
  }

  @Test
  void aLowHandIsNotThrownAwayEither() {
    TestTable table =
        TestTable.of(ThirtyOne.GAME, 3)
            .deal("hand.0: Td 3d 5h", "discard: 8c")
            .play("draw discard");
    assertThat(SensibleMoves.at(table).prefers("discard 5h", "discard 3d")).isTrue();
  }
}
