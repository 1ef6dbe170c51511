package io.github.spadille.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** What the moves of a player tell the others about hands. */
class CanastaDeductionsTest {
  private static final String RED_THREES = Kinds.RED_THREES.toString();

  @Test
  @Covers("CAN-70")
  void noHandKeepsARedThreeThatIsDealtOrDrawn() {
    TestTable start = TestTable.of(Canasta.GAME, 2);
    assertThat(start.deduced(start.chance(5)))
        .containsExactly("hand.0 lacks " + RED_THREES, "hand.1 lacks " + RED_THREES);
    assertThat(CanastaTable.four().table().deduced("draw stock"))
        .containsExactly("hand.0 lacks " + RED_THREES);
    assertThat(CanastaTable.of(4, "red-threes=by-hand").table().deduced("draw stock")).isEmpty();
    assertThat(CanastaTable.four().drawn().table().deduced("discard 5c")).isEmpty();
  }

  @Test
  @Covers({"CAN-32", "CAN-33"})
  void whoLaysCardsHasEnoughLeftToEndTheTurn() {
    CanastaTable position =
        CanastaTable.four().meld(0, "8s 8h 8d").hand(0, "9s 9h 9d 4s 5s 6s").drawn();

    assertThat(position.table().deduced("meld 9s 9h 9d")).containsExactly("hand.0 has a property");
    assertThat(
            position
                .table()
                .fitting(
                    "meld 9s 9h 9d", "hand.0", "9s 9h 9d Kc Qc", "9s 9h 9d Kc", "9s 9h Kc Qc 2c"))
        .containsExactly("9s 9h 9d Kc Qc");
    assertThat(position.drawn().table().fitting("ask", "hand.0", "4s 5s", "4s"))
        .containsExactly("4s 5s");
  }

  @Test
  @Covers("CAN-57")
  void withoutAStockOnlyWhoCanTakeThePileIsInTurn() {
    CanastaTable position =
        CanastaTable.four().stock("").drawn().meld(1, "8s 8h 8d").hand(0, "8c 5c 9d");

    assertThat(position.table().deduced("discard 8c")).containsExactly("hand.1 has a property");
    assertThat(position.table().fitting("discard 8c", "hand.1", "Kc Qc", "8d 8h"))
        .containsExactly("Kc Qc", "8d 8h"); // The eight joins a meld: any hand can take it.
    CanastaTable nine = position.hand(1, "9s 9h Kc Qc").score(1, -100);
    assertThat(
            nine.table()
                .fitting("discard 9d", "hand.1", "9s 9h Kc Qc", "9s 2h Kc", "9s Th Kc", "Kc Qc"))
        .containsExactly("9s 9h Kc Qc", "9s 2h Kc");
    assertThat(position.stock("Kd").table().deduced("discard 8c")).isEmpty();
    assertThat(CanastaTable.four().stock("Kd").table().deduced("draw stock"))
        .containsExactly("hand.0 lacks " + RED_THREES);
  }

  @Test
  @Covers({"CAN-58", "CAN-61"})
  void theEndOfAHandTellsMore() {
    CanastaTable canasta =
        CanastaTable.four().meld(0, "8s 8s 8h 8h 8d 8d 8c").hand(0, "Kd").drawn();

    assertThat(canasta.table().deduced("discard Kd")).containsExactly("unknown");
    assertThat(canasta.score(0, 4_900).table().deduced("discard Kd")).containsExactly("unknown");
  }
}
