package io.github.spadille.tricktaking.polignac;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PolignacThumbsTest {
  @Test
  void aJackIsThrownOnTheTrickOfAnother() {
    TestTable table =
        TestTable.of(Polignac.GAME)
            .deal("hand.0: Kh", "hand.1: Js Ks 7d 8d 9d Td Qd Kd")
            .play("play Kh");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play Js");
    assertThat(SensibleMoves.at(table).reason("play Js")).isEqualTo("thumb.give-jack");
  }

  @Test
  void aJackIsKeptThatWouldWinItsTrick() {
    TestTable table =
        TestTable.of(Polignac.GAME)
            .deal("hand.0: 7h", "hand.1: Jh 8h 9h Th 7c 8c 9c Tc")
            .play("play 7h");
    assertThat(SensibleMoves.at(table).prefers("play 9h", "play Jh")).isTrue();
    assertThat(SensibleMoves.at(table).reason("play Jh")).isEqualTo("thumb.keep-jack");
  }

  @Test
  void theTrickWithAJackIsLeftToOthers() {
    TestTable table =
        TestTable.of(Polignac.GAME)
            .deal("hand.0: 7h", "hand.1: Jh", "hand.2: 8h Kh 7c 8c 9c Tc Kc Qc")
            .play("play 7h", "play Jh");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play 8h");
    assertThat(SensibleMoves.at(table).reason("play Kh")).isEqualTo("thumb.leave-jack");
  }
}
