package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PontoonThumbsTest {
  /** Returns a table at which a player with one card got another for a bet of 1. */
  private static TestTable dealt(String first, String pack) {
    return TestTable.of(Pontoon.GAME, 2)
        .play("limits 1 10")
        .deal("hand.0.1: " + first, "hand.1.1: 9d", "pack: " + pack)
        .play("bet 1");
  }

  @Test
  void seventeenSticks() {
    TestTable table = dealt("Ks", "7d 5s");
    assertThat(SensibleMoves.at(table).best()).containsExactly("stick");
    assertThat(SensibleMoves.at(table).reason("stick")).isEqualTo("thumb.enough[17]");
  }

  @Test
  void sixteenTwists() {
    TestTable table = dealt("Ks", "6d 5s");
    assertThat(SensibleMoves.at(table).prefers("twist", "stick")).isTrue();
  }

  @Test
  void whoHasElevenBuys() {
    TestTable table = dealt("6s", "5d 5s");
    assertThat(SensibleMoves.at(table).prefers("buy 2", "twist")).isTrue();
    assertThat(SensibleMoves.at(table).reason("buy 2")).isEqualTo("thumb.buy[11]");
  }

  @Test
  void whoIsOneCardFromFiveBuys() {
    TestTable table = dealt("4s", "6d 5s 5d As 3d 2d").play("buy 1", "buy 1");
    assertThat(SensibleMoves.at(table).prefers("buy 2", "stick")).isTrue();
    assertThat(SensibleMoves.at(table).reason("buy 2")).isEqualTo("thumb.five");
  }

  @Test
  void aBankerWhoCannotBustTwists() {
    TestTable table = dealt("Ks", "7d 2s").play("stick");
    assertThat(SensibleMoves.at(table).best()).containsExactly("twist");
  }

  @Test
  void acesAreSplitAndTensAreNot() {
    TestTable table = dealt("As", "Ad 5s");
    assertThat(SensibleMoves.at(table).best()).containsExactly("split");
    assertThat(SensibleMoves.at(table).reason("split")).isEqualTo("thumb.aces");
    TestTable tens = dealt("Ts", "Td 5s");
    assertThat(SensibleMoves.at(tens).prefers("stick", "split")).isTrue();
  }

  @Test
  void muchIsBetOnAnAce() {
    TestTable table =
        TestTable.of(Pontoon.GAME, 2).play("limits 1 10").deal("hand.0.1: As", "hand.1.1: 9d");
    assertThat(SensibleMoves.at(table).best()).containsExactly("bet 10");
    TestTable low =
        TestTable.of(Pontoon.GAME, 2).play("limits 1 10").deal("hand.0.1: 6s", "hand.1.1: 9d");
    assertThat(SensibleMoves.at(low).best()).containsExactly("bet 1");
  }
}
