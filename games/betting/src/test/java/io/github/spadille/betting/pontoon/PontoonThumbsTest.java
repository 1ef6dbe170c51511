package io.github.spadille.betting.pontoon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class PontoonThumbsTest {
  @Test
  void seventeenSticks() {
    TestTable table =
        TestTable.of(Pontoon.GAME, 2)
            .play("limits 1 10")
            .deal("hand.0.1: Ks", "hand.1.1: 9d", "pack: 7d 5s")
            .play("bet 1");
    assertThat(SensibleMoves.at(table).best()).containsExactly("stick");
    assertThat(SensibleMoves.at(table).reason("stick")).isEqualTo("thumb.enough[17]");
  }

  @Test
  void sixteenTwists() {
    TestTable table =
        TestTable.of(Pontoon.GAME, 2)
            .play("limits 1 10")
            .deal("hand.0.1: Ks", "hand.1.1: 9d", "pack: 6d 5s")
            .play("bet 1");
    assertThat(SensibleMoves.at(table).prefers("twist", "stick")).isTrue();
  }

  @Test
  void whoHasElevenBuys() {
    TestTable table =
        TestTable.of(Pontoon.GAME, 2)
            .play("limits 1 10")
            .deal("hand.0.1: 6s", "hand.1.1: 9d", "pack: 5d 5s")
            .play("bet 1");
    assertThat(SensibleMoves.at(table).prefers("buy 2", "twist")).isTrue();
    assertThat(SensibleMoves.at(table).reason("buy 2")).isEqualTo("thumb.buy[11]");
  }

  @Test
  void whoIsOneCardFromFiveBuys() {
    TestTable table =
        TestTable.of(Pontoon.GAME, 2)
            .play("limits 1 10")
            .deal("hand.0.1: 4s", "hand.1.1: 9d", "pack: 6d 5s 5d As 3d 2d")
            .play("bet 1", "buy 1", "buy 1");
    assertThat(SensibleMoves.at(table).prefers("buy 2", "stick")).isTrue();
  }

  @Test
  void acesAreSplitAndTensAreNot() {
    TestTable table =
        TestTable.of(Pontoon.GAME, 2)
            .play("limits 1 10")
            .deal("hand.0.1: As", "hand.1.1: 9d", "pack: Ad 5s")
            .play("bet 1");
    assertThat(SensibleMoves.at(table).best()).containsExactly("split");
    assertThat(SensibleMoves.at(table).reason("split")).isEqualTo("thumb.aces");
    TestTable tens =
        TestTable.of(Pontoon.GAME, 2)
            .play("limits 1 10")
            .deal("hand.0.1: Ts", "hand.1.1: 9d", "pack: Td 5s")
            .play("bet 1");
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
