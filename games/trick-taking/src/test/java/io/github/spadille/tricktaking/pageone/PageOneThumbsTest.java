package io.github.spadille.tricktaking.pageone;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PageOneThumbsTest {
  @Test
  void whoKeepsOneCardCalls() {
    TestTable table = TestTable.of(PageOne.GAME, 3, "hand-size=2").deal("hand.0: 2s 3s");
    assertThat(SensibleMoves.at(table).prefers("play 2s call", "play 2s")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play 2s call")).isEqualTo("thumb.call");
  }

  @Test
  void theLeadIsFromALongSuitAndHigh() {
    TestTable table = TestTable.of(PageOne.GAME, 3, "hand-size=4").deal("hand.0: As Ks Qs 2d");
    assertThat(SensibleMoves.at(table).prefers("play As", "play 2d")).isTrue();
  }

  @Test
  void aPlayerWhoForgotToCallIsCaught() {
    TestTable table =
        TestTable.of(PageOne.GAME, 3, "hand-size=2 catch=window")
            .deal("hand.0: 2s 3s")
            .play("play 2s");
    assertThat(SensibleMoves.at(table).prefers("1 catch", "1 pass")).isTrue();
    assertThat(SensibleMoves.at(table).reason("1 catch")).isEqualTo("thumb.catch");
  }
}
