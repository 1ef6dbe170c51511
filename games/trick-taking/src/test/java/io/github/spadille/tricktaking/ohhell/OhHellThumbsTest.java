package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.SensibleMoves;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

class OhHellThumbsTest {
  @Test
  void highCardsAndTrumpsAreBid() {
    TestTable table =
        TestTable.of(OhHell.GAME, "sizes=down first-size=4")
            .deal("hand.0: As Ks Qs Ah", "turn-up: 2s");
    assertThat(SensibleMoves.at(table).prefers("bid 4", "bid 0")).isTrue();
  }

  @Test
  void lowCardsAreNotBid() {
    TestTable table =
        TestTable.of(OhHell.GAME, "sizes=down first-size=4")
            .deal("hand.0: 2h 3h 2d 3c", "turn-up: 2s");
    assertThat(SensibleMoves.at(table).prefers("bid 0", "bid 2")).isTrue();
  }

  @Test
  void theLastPlayerWinsAsCheaplyAsPossibleWhileTricksAreMissing() {
    TestTable table =
        TestTable.of(OhHell.GAME, "sizes=down first-size=4")
            .deal(
                "hand.0: 2h 3h 2d 3c",
                "hand.1: 4h 5d 6d 7d",
                "hand.2: 5h 8d 9d Td",
                "hand.3: 6h Ah 2c 4c",
                "turn-up: 2s")
            .play("bid 0", "bid 0", "bid 0", "bid 5", "play 2h", "play 4h", "play 5h");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play 6h");
    assertThat(SensibleMoves.at(table).reason("play 6h")).isEqualTo("thumb.still-to-win");
  }

  @Test
  void tricksAreAvoidedOnceTheBidIsMet() {
    TestTable table =
        TestTable.of(OhHell.GAME, "sizes=down first-size=4")
            .deal(
                "hand.0: Kh 3s 2d 3c",
                "hand.1: 2h Qh Ah 7d",
                "hand.2: 5h 8d 9d Td",
                "hand.3: 6h 9h 2c 4c",
                "turn-up: 2s")
            .play("bid 0", "bid 0", "bid 0", "bid 5", "play Kh");
    assertThat(SensibleMoves.at(table).best()).containsExactly("play Qh");
    assertThat(SensibleMoves.at(table).reason("play Qh")).isEqualTo("thumb.bid-is-met");
    assertThat(SensibleMoves.at(table).reason("play 2h")).isEqualTo("thumb.bid-is-met");
    assertThat(SensibleMoves.at(table).reason("play Ah")).isEmpty();
  }
}
