package io.github.spadille.fishing.scopa;

import static io.github.spadille.fishing.scopa.ScopaTables.START;
import static io.github.spadille.fishing.scopa.ScopaTables.lastCapturer;
import static io.github.spadille.fishing.scopa.ScopaTables.table;
import static io.github.spadille.fishing.scopa.ScopaTables.turnOf;
import static io.github.spadille.fishing.scopa.ScopaTables.won;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a person at the table sees happen between two decisions. */
class ScopaStagesTest {
  private static final TestTable DEALS = START.players("Ada", "Ben");

  private static TestTable position(String stock, String board, String... hands) {
    return table(board, hands).withCards("stock: " + stock).players("Ada", "Ben");
  }

  @Test
  @Covers("SCO-4")
  void aHandIsDealt() {
    String deal = "* shuffle As 2s 3s 4s 5s 6s Kd 2d 7c Ad ...";
    assertThat(DEALS.stageNames(deal)).containsExactly("dealt");
    assertThat(DEALS.toldTexts(deal))
        .containsExactly(
            "Ben deals 3 cards to each player and turns up four for the table: A♦ 2♦ 7♣ K♦.");
  }

  @Test
  @Covers("SCO-5")
  void aVoidDealIsSeenBeforeTheCardsGoBack() {
    String deal = "* shuffle As 2s 3s 4s 5s 6s Kd Kc 7c Ks ...";
    assertThat(DEALS.stageNames(deal)).containsExactly("dealt", "deal-void");
    TestTable dealt = DEALS.stage(deal, "dealt");
    assertThat(dealt.pile("board")).isEqualTo("Ks Kd 7c Kc");
    assertThat(dealt.pile("hand.0")).isEqualTo("As 3s 5s");
    assertThat(dealt.pile("hand.1")).isEqualTo("2s 4s 6s");
    assertThat(DEALS.play(deal)).isEqualTo(DEALS);
    assertThat(DEALS.toldTexts(deal).get(1)).startsWith("With three kings or more on the table");
  }

  @Test
  void aCardThatIsLaidLiesOnTheTable() {
    TestTable before = position("7s", "Kd", "2h 4h", "5c");
    ImmutableList<TestTable> stages = before.stages("trail 2h");
    assertThat(before.stageNames("trail 2h")).containsExactly("card-played");
    assertThat(stages.get(0).pile("board")).isEqualTo("2h Kd");
  }

  @Test
  @Covers({"SCO-16", "SCO-19"})
  void aSweepIsSeenCardByCard() {
    TestTable before = position("7s", "2h 3s", "5d 4h", "3c");
    ImmutableList<TestTable> stages = before.stages("capture 5d 2h 3s");
    assertThat(before.stageNames("capture 5d 2h 3s"))
        .containsExactly("card-played", "captured", "sweep");

    TestTable played = stages.get(0);
    assertThat(played.pile("board")).isEqualTo("3s 2h 5d");
    assertThat(played.pile("hand.0")).isEqualTo("4h");
    assertThat(played.pile("won.0")).isEmpty();

    TestTable captured = stages.get(1);
    assertThat(captured.pile("board")).isEmpty();
    assertThat(captured.seenBy(Viewer.bystander()).pile("won.0")).isEqualTo("?? ?? ??");

    assertThat(stages.get(2).seenBy(Viewer.bystander()).pile("won.0")).isEqualTo("5d ?? ??");
    assertThat(before.toldTexts("capture 5d 2h 3s"))
        .contains("That clears the table: a sweep for Ada.");
  }

  @Test
  @Covers("SCO-6")
  void theLastCardOfADealIsSeenBeforeTheNext() {
    TestTable state = position("As 2s 3s 4s 5s 6s", "Kd", "2h", "");
    ImmutableList<TestTable> stages = state.stages("trail 2h");
    assertThat(state.stageNames("trail 2h")).containsExactly("card-played", "dealt-again");
    assertThat(stages.get(0).pile("hand.0")).isEmpty();
    assertThat(stages.get(1).pile("hand.0")).isEqualTo("As 3s 5s");
    assertThat(stages.get(1).pile("hand.1")).isEqualTo("2s 4s 6s");
    assertThat(state.toldTexts("trail 2h")).contains("Ben deals 3 more cards to each player.");
  }

  @Test
  @Covers({"SCO-24", "SCO-25"})
  void theRestIsTakenAndCountedBeforeThePointsAreGiven() {
    TestTable state =
        position("", "Kd 3c 2s", "7h", "")
            .then(won("As Ah Ad Ac", "7d 6s"))
            .then(lastCapturer(1))
            .then(turnOf(0));
    ImmutableList<TestTable> stages = state.stages("trail 7h");
    assertThat(state.stageNames("trail 7h"))
        .containsExactly("card-played", "rest-taken", "counted", "hand-scored", "done");
    assertThat(stages.get(0).pile("board")).isEqualTo("2s 7h Kd 3c");
    assertThat(state.toldTexts("trail 7h"))
        .contains(
            "Ben captured last and takes the rest of the table: 2♠ 3♣ 7♥ K♦.",
            "The hand is over. Cards: 4 for Ada and 6 for Ben. Diamonds: 1 for Ada and 2 for Ben."
                + " Primiera: 64 for Ada and 73 for Ben.");
    assertThat(stages.get(2).lines()).isEmpty();

    TestTable scored = stages.get(3);
    assertThat(scored.lines()).hasSize(4);
    assertThat(scored.pile("won.1")).isEqualTo("2s 6s 7h 7d Kd 3c");
    assertThat(stages.get(4).pile("stock").split(" ")).hasSize(40);
  }

  @Test
  @Covers("SCO-26")
  void partnersAreCountedTogether() {
    TestTable table =
        TestTable.of(Scopa.GAME, 4, "deal=nine", "trail-rule=must-capture")
            .players("Ada", "Ben", "Cleo", "Dan")
            .play("* shuffle ...");
    List<String> told = List.of();
    while (table.fact("hand-number").equals("1")) {
      String move = table.moves().get(0);
      told = table.toldTexts(move);
      table = table.play(move);
    }
    assertThat(told)
        .anyMatch(text -> text.matches(".*Cards: [0-9]+ for Ada and Cleo and [0-9]+ for Ben.*"));
  }

  @Test
  void aSideWithoutAllSuitsHasNoPrimiera() {
    TestTable state = position("", "Kd", "7h", "");
    assertThat(state.toldTexts("trail 7h").get(0))
        .endsWith("Primiera: none for Ada and none for Ben.");
  }
}
