package io.github.spadille.tricktaking.toepen;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class ToepenThumbsTest {
  @Test
  void pictureCardsFold() {
    TestTable table =
        TestTable.of(Toepen.GAME, 3, "swap-times=0 signals=off")
            .deal("hand.0: Ts Th 9d 9c", "hand.1: Js Qs Kh Jd")
            .play("keep", "keep", "keep", "0 knock");
    assertThat(SensibleMoves.at(table).best()).containsExactly("fold");
    assertThat(SensibleMoves.at(table).reason("fold")).isEqualTo("thumb.weak");
  }

  @Test
  void tensStayAndKnock() {
    TestTable table =
        TestTable.of(Toepen.GAME, 3, "swap-times=0 signals=off")
            .deal("hand.0: Ts Th 9d 9c", "hand.1: Js Qs Kh Jd")
            .play("keep", "keep", "keep");
    assertThat(SensibleMoves.at(table).prefers("0 knock", "1 knock")).isTrue();
    assertThat(SensibleMoves.at(table).reason("0 knock")).isEqualTo("thumb.strong");
  }

  @Test
  void theBestCardIsSavedForTheEnd() {
    TestTable table =
        TestTable.of(Toepen.GAME, 3, "swap-times=0 signals=off")
            .deal("hand.0: Ts Jh Ad Kc")
            .play("keep", "keep", "keep");
    assertThat(SensibleMoves.at(table).prefers("0 play Jh", "0 play Ts")).isTrue();
  }
}
