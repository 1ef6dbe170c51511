package io.github.spadille.tricktaking.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class FiveHundredThumbsTest {
  @Test
  void aHandFullOfTrumpsBids() {
    TestTable table = TestTable.of(FiveHundred.GAME).deal("hand.0: X1 Js Jc As Ks Qs Ts Ah Ad Kd");
    assertThat(SensibleMoves.at(table).prefers("bid 8s", "pass")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("bid 8s", "bid 8d")).isTrue();
    assertThat(SensibleMoves.at(table).reason("bid 8s")).isEqualTo("thumb.enough");
  }

  @Test
  void aHandWithoutHighCardsPasses() {
    TestTable table = TestTable.of(FiveHundred.GAME).deal("hand.0: 5s 6s 7s 5c 6c 7c 5h 6h 5d 6d");
    assertThat(SensibleMoves.at(table).best()).containsExactly("pass");
  }

  @Test
  void lowCardsOfShortSuitsAreBuried() {
    TestTable table =
        TestTable.of(FiveHundred.GAME)
            .deal("hand.0: X1 Js Jc As Ks Qs Ts Ah 5d 9h", "kitty: 5c 6h 7h")
            .play("bid 8s", "pass", "pass", "pass");
    assertThat(SensibleMoves.at(table).prefers("discard 5c", "discard Ah")).isTrue();
    assertThat(SensibleMoves.at(table).prefers("discard 5c", "discard Ts")).isTrue();
  }

  @Test
  void theTrickOfThePartnerIsLeft() {
    TestTable table =
        TestTable.of(FiveHundred.GAME)
            .deal(
                "hand.0: X1 Js Jc As Ks Qs Ts 4d 5d 9h",
                "hand.1: Kh",
                "hand.2: Ah",
                "hand.3: 5h",
                "kitty: 5c 6c 7c")
            .play("bid 8s", "pass", "pass", "pass", "discard 5c", "discard 6c", "discard 7c")
            .play("play 9h", "play Kh");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play Ah");
  }
}
