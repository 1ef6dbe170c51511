package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpiderTest {
  private static final String RUN = "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As";

  private static TestTable table(String stock, int runs, int moves, String... columns) {
    return TestTable.of(Spider.GAME).with(SpiderLayout.of(stock, runs, moves, columns));
  }

  private static TestTable table(String... columns) {
    return table("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", 0, 0, columns);
  }

  @Test
  @Covers({"SPI-1", "SPI-2"})
  void thePackHas104CardsWhateverItsSuits() {
    for (String suits : List.of("1", "2", "4")) {
      CardList<PlayingCard> pack = pack(suits);
      assertThat(pack).hasSize(104);
      int copies = 8 / Integer.parseInt(suits);
      for (PlayingCard card : pack.toSet()) {
        assertThat(pack.toBag().count(card)).isEqualTo(copies);
      }
    }
    assertThat(pack("2").toSet()).extracting(card -> card.suit().code()).containsOnly("s", "h");
    assertThat(pack("1").toSet()).extracting(card -> card.suit().code()).containsOnly("s");
  }

  private static CardList<PlayingCard> pack(String suits) {
    return list(TestTable.of(Spider.GAME, "suits=" + suits).pile("stock"));
  }

  @Test
  @Covers({"SPI-3", "SPI-4", "SPI-5"})
  void fiftyFourCardsAreDealtRowByRow() {
    TestTable start = TestTable.of(Spider.GAME);
    String shuffle = start.chance(4);
    CardList<PlayingCard> pack = list(shuffle.replace("* shuffle ", ""));
    TestTable dealt = start.play(shuffle);

    for (int i = 0; i < 10; i++) {
      CardList<PlayingCard> column = list(dealt.pile("c" + (i + 1)));
      assertThat(column).hasSize(i < 4 ? 6 : 5);
      assertThat(column.get(0)).isEqualTo(pack.get(i));
      assertThat(column.get(1)).isEqualTo(pack.get(10 + i));
      assertThat(column.get(column.size() - 1)).isEqualTo(pack.get(44 + i));
    }
    assertThat(dealt.fact("face-down")).isEqualTo("5 5 5 5 4 4 4 4 4 4");
    assertThat(list(dealt.pile("c4")).get(4)).isEqualTo(pack.get(43));
    assertThat(dealt.state(SpiderState.class).tableau()).isEqualTo(54);
    assertThat(dealt.pile("stock")).isEqualTo(pack.draw(54).toString());
    assertThat(dealt.seenBy(0).pile("c1")).isEqualTo("?? ?? ?? ?? ?? " + pack.get(44));
  }

  @Test
  @Covers({"SPI-1", "SPI-3", "SPI-18"})
  void thePackIsShuffledOnce() {
    TestTable start = TestTable.of(Spider.GAME);
    String shuffle = start.chance(1);
    String bad = shuffle.substring(0, shuffle.lastIndexOf(' ')) + " X1";

    assertThat(start.refusedBy(bad)).isEqualTo("SPI-1");
    assertThat(start.refusedBy("0 deal")).isEqualTo("SPI-3");
    assertThat(start.play(shuffle).refusedBy(shuffle)).isEqualTo("SPI-18");
  }

  @Test
  @Covers({"SPI-6", "SPI-7", "SPI-8"})
  void suitsMatterForMovingNotForLaying() {
    TestTable table = table("9s", "Td", "Jh", "Tc");
    assertThat(table.refusedBy("move c1 1 c2")).isEqualTo("legal");

    TestTable moved = table.play("move c1 1 c2");
    assertThat(moved.pile("c2")).isEqualTo("Td 9s");
    assertThat(moved.refusedBy("move c2 2 c3")).isEqualTo("SPI-7");
    assertThat(moved.refusedBy("move c2 1 c4")).isEqualTo("legal");
    assertThat(moved.refusedBy("move c2 1 c3")).isEqualTo("SPI-8");
  }

  @Test
  @Covers({"SPI-7", "SPI-8", "SPI-11", "SPI-12"})
  void aRunMovesWholeOrInPart() {
    TestTable table = table("2d", "2d", "2d", "2d", "5h Jc Tc 9c", "Qd", "Jh");
    assertThat(table.refusedBy("move c5 3 c6")).isEqualTo("legal");
    assertThat(table.refusedBy("move c5 2 c6")).isEqualTo("SPI-8");
    assertThat(table.refusedBy("move c5 2 c7")).isEqualTo("legal");
    assertThat(table.refusedBy("move c5 4 c8")).isEqualTo("SPI-7");
    assertThat(table.play("move c5 3 c6").pile("c6")).isEqualTo("Qd Jc Tc 9c");
  }

  @Test
  @Covers({"SPI-9", "SPI-10", "SPI-13"})
  void aKingGoesOnlyToAnEmptyColumn() {
    TestTable table = table("3h | Kh", "5c As", "2d");
    assertThat(table.refusedBy("move c1 1 c2")).isEqualTo("SPI-10");
    assertThat(table.refusedBy("move c3 1 c2")).isEqualTo("SPI-10");

    TestTable moved = table.play("move c1 1 c9");
    assertThat(moved.pile("c9")).isEqualTo("Kh");
    assertThat(moved.fact("face-down")).startsWith("0 ");
    assertThat(moved.refusedBy("move c1 1 c10")).isEqualTo("legal");
  }

  @Test
  @Covers("SPI-7")
  void faceDownCardsDoNotMove() {
    TestTable table = table("5s | 4s", "6h", "5d");
    assertThat(table.refusedBy("move c1 2 c2")).isEqualTo("SPI-7");
    assertThat(table.refusedBy("move c1 1 c3")).isEqualTo("legal");
    assertThat(table.refusedBy("move c1 1 c1")).isEqualTo("SPI-7");
    assertThat(table.refusedBy("move c1 0 c2")).isEqualTo("SPI-7");
  }

  @Test
  @Covers({"SPI-2", "SPI-7"})
  void withOneSuitEverySequenceMoves() {
    TestTable table = table("8s", "8s 7s", "9s");
    assertThat(table.refusedBy("move c2 1 c1")).isEqualTo("legal");
    assertThat(table.refusedBy("move c2 2 c3")).isEqualTo("legal");
  }

  @Test
  @Covers("SPI-15")
  void tenCardsFillTheColumns() {
    String[] nine = {"2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h 6h"};
    assertThat(table("2c 3c 4c", 7, 0, nine).refusedBy("deal")).isEqualTo("SPI-14");
  }

  @Test
  @Covers("SPI-14")
  void aDealNeedsACardInEveryColumn() {
    String[] nine = {"2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h 6h"};
    assertThat(table(nine).refusedBy("deal")).isEqualTo("SPI-14");
    assertThat(table(nine).under("deal-with-empty=on").refusedBy("deal")).isEqualTo("legal");

    TestTable full = table("2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h", "6h");
    assertThat(full.refusedBy("deal")).isEqualTo("legal");
    TestTable after = full.play("deal");
    assertThat(after.pile("c1")).isEqualTo("2d 2c");
    assertThat(after.pile("c10")).isEqualTo("6h Jc");
    assertThat(after.pile("stock")).isEmpty();
    assertThat(after.refusedBy("deal")).isEqualTo("SPI-18");
  }

  @Test
  @Covers("SPI-15")
  void tooFewCardsToFillTheColumnsDoNotBlockTheStock() {
    // 104 - 91 removed - 10 in the stock: three cards in the columns.
    TestTable few = table("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc", 7, 0, "Kc", "Qc", "Ac");
    assertThat(few.refusedBy("deal")).isEqualTo("legal");
    assertThat(few.under("deal-with-empty=on").refusedBy("deal")).isEqualTo("legal");
    assertThat(few.under("deal-with-empty=never").refusedBy("deal")).isEqualTo("SPI-14");
  }

  @Test
  @Covers("SPI-14")
  void fullColumnsAreDealtOnInEveryForm() {
    TestTable full = table("2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h", "6h");
    assertThat(full.under("deal-with-empty=never").refusedBy("deal")).isEqualTo("legal");
    TestTable gap = table("2d", "4d", "6d", "8d", "Td", "Qd", "2h", "4h", "6h 6h");
    assertThat(gap.under("deal-with-empty=never").refusedBy("deal")).isEqualTo("SPI-14");
  }

  @Test
  @Covers({"SPI-16", "SPI-17", "SPI-13", "SPI-20"})
  void aCompleteRunGoesByItself() {
    TestTable table =
        table("2d", "2d", "4h | Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2d", "2d", "2d", "2d", "2s As");
    TestTable after = table.play("move c8 2 c3");

    assertThat(after.fact("runs")).isEqualTo("1");
    assertThat(after.pile("done")).isEqualTo(RUN);
    assertThat(after.pile("c3")).isEqualTo("4h");
    assertThat(after.fact("face-down")).startsWith("0 0 0 ");
    assertThat(after.scores()).isEqualTo("1");
  }

  @Test
  @Covers("SPI-16")
  void aDealtAceCompletesARunAndTwoGoInOrder() {
    String diamonds = "Kd Qd Jd Td 9d 8d 7d 6d 5d 4d 3d 2d";
    String spades = "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s";
    TestTable table =
        table(
            "2c As 4c Ad 6c 7c 8c 9c Tc Jc",
            0,
            0,
            "2h",
            spades,
            "2h",
            diamonds,
            "2h",
            "2h",
            "2h",
            "2h",
            "2h",
            "2h");
    TestTable after = table.play("deal");

    assertThat(after.fact("runs")).isEqualTo("2");
    assertThat(after.pile("done")).isEqualTo(spades + " As " + diamonds + " Ad");
    assertThat(after.pile("c2")).isEmpty();
  }

  @Test
  @Covers({"SPI-16", "SPI-22"})
  void withManualRemovalRunsLieUntilTaken() {
    TestTable complete =
        table("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s As", "5d")
            .under("removal=manual")
            .play("move c2 2 c1");

    assertThat(complete.fact("runs")).isEqualTo("0");
    assertThat(complete.refusedBy("remove c3")).isEqualTo("SPI-16");
    assertThat(complete.under().refusedBy("remove c1")).isEqualTo("SPI-16");
    TestTable removed = complete.play("remove c1");
    assertThat(removed.fact("runs")).isEqualTo("1");
    assertThat(removed.fact("moves")).isEqualTo("2");
  }

  @Test
  @Covers({"SPI-21", "SPI-19"})
  void pointsAreCountedFromTheSumNotStepByStep() {
    assertThat(TestTable.of(Spider.GAME, "scoring=points").scores()).isEqualTo("500");
    ScoreSheet sheet = ScoreSheet.empty(1).add(1, "SPI-21", 0, 711);
    TestTable after =
        table("", 3, 89, "3d", "4h", "9c")
            .under("scoring=points")
            .after(SpiderState.class, state -> state.withSheet(sheet))
            .play("move c1 1 c2");
    assertThat(after.scores()).isEqualTo("710"); // 500 - 90 + 300

    TestTable poor = table("", 1, 699, "3d", "4h", "9c").under("scoring=points");
    assertThat(poor.play("move c1 1 c2").scores())
        .as("500 - 700 + 100 is below zero")
        .isEqualTo("0");
  }

  @Test
  @Covers({"SPI-22", "SPI-25"})
  void theEighthRunWins() {
    TestTable table = table("", 7, 100, "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s As");
    TestTable won = table.play("move c2 2 c1");

    assertThat(won.turn()).isEqualTo("over");
    assertThat(won.winners()).isEqualTo("0");
    assertThat(won.fact("result")).isEqualTo("won");
    assertThat(won.refusedBy("0 resign")).isEqualTo("SPI-22");
  }

  @Test
  @Covers({"SPI-23", "SPI-24", "SPI-25", "SPI-20"})
  void withoutAMoveTheGameIsLost() {
    TestTable table =
        table("", 0, 0, "9d Kh", "2d 2d 2d", "4d", "4d", "6d", "6d", "8d", "8d", "Td", "Jh Ts");
    // Nothing can be laid anywhere and the stock is empty: only resigning is left.
    assertThat(table.moves()).containsExactly("resign");
    TestTable before =
        table("", 0, 0, "9d Kh", "2d", "3d", "Kd", "6d", "6d", "8d", "8d", "Td", "Jh Ts");
    TestTable stuck = before.play("move c2 1 c3");
    assertThat(stuck.turn()).as("c2 is empty now: other shifts are legal").isEqualTo("0");

    TestTable resigned = before.play("resign");
    assertThat(resigned.turn()).isEqualTo("over");
    assertThat(resigned.winners()).isEqualTo("nobody");
    assertThat(resigned.losers()).isEqualTo("0");
    assertThat(
            Spider.GAME
                .words()
                .withPlayers(List.of("Ada"))
                .text(resigned.state().outcome().orElseThrow().phrase()))
        .isEqualTo("Ada loses the game.");
    assertThat(resigned.fact("result")).isEqualTo("lost");

    TestTable lastDeal =
        table(
            "Kc Kc Kc Kc Kc Kc Kc Kc Kc Kc",
            0,
            0,
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d",
            "2d");
    assertThat(lastDeal.play("deal").turn()).as("nothing can be moved").isEqualTo("over");
  }

  @Test
  @Covers({"SPI-7", "SPI-16"})
  void aRefusalNamesColumnsAsThePlayerCountsThem() {
    TestTable table = table("5s | 4s", "6h", "5d");
    assertThat(table.refusal("move c1 2 c2")).isEqualTo("SPI-7 no-run [2, 1]");
    assertThat(table.refusal("move c1 3 c2")).isEqualTo("SPI-7 too-few [1, 2]");
    assertThat(table.refusal("move c4 1 c2")).isEqualTo("SPI-7 too-few [4, 0]");
    assertThat(table.under("removal=manual").refusal("remove c3"))
        .isEqualTo("SPI-16 incomplete [3]");
    assertThat(table.refusal("1 deal")).isEqualTo("SPI-7 alone [0]");
  }

  @Test
  void thereIsNoMoveOfAColumnThatThereIsNot() {
    assertThatThrownBy(() -> new SpiderMove.Shift(0, -1, 1, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> SpiderMove.Shift.of(0, 0, 1, 10))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> new SpiderMove.Remove(0, 16))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  @Covers({"SPI-8", "SPI-9", "SPI-14", "SPI-16"})
  void movesAreListedByColumnNumberAndTarget() {
    // The order is part of the contract: agents and records that name a move by number rely on it.
    TestTable table = table("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As", "2d As", "3h", "3c", "3d");
    assertThat(TestTable.of(Spider.GAME).moves()).isEmpty();
    TestTable full =
        table(
            "",
            0,
            0,
            "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s As",
            "9d",
            "Th 2h",
            "3h",
            "6c",
            "6c",
            "6c",
            "6c",
            "6c",
            "Kd");
    assertThat(full.under("removal=manual").moves())
        .containsExactly(
            "move c1 1 c3",
            "move c1 2 c4",
            "move c1 5 c5",
            "move c1 5 c6",
            "move c1 5 c7",
            "move c1 5 c8",
            "move c1 5 c9",
            "move c1 8 c2",
            "move c1 12 c10",
            "move c3 1 c4",
            "remove c1",
            "resign");
    assertThat(table.under("removal=manual").moves())
        .contains("move c2 1 c6", "move c3 1 c10", "remove c1")
        .doesNotContain("deal", "remove c2");
  }

  @Test
  @Covers({"SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-16", "SPI-18"})
  void runsAreRemovedByThePlayerOnlyIfTheyDoNotGoByThemselves() {
    TestTable table = table("5s");
    assertThat(table.governing())
        .containsExactly("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-18");
    assertThat(table.under("removal=manual").governing())
        .containsExactly("SPI-7", "SPI-8", "SPI-9", "SPI-10", "SPI-14", "SPI-16", "SPI-18");
  }

  @Test
  @Covers("SPI-21")
  void pointsAreGivenForMovesAndRuns() {
    ScoreSheet sheet = ScoreSheet.empty(1).add(1, "SPI-21", 0, 500);
    TestTable run =
        table("Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s As", "7d", "9h")
            .under("scoring=points")
            .after(SpiderState.class, state -> state.withSheet(sheet))
            .play("move c3 1 c5", "move c2 2 c1");
    assertThat(run.lines().subList(1, 3))
        .containsExactly("1 SPI-21 move 0 -1", "1 SPI-21 run 0 99");
  }

  @Test
  void movesThatCanBeLegalAreShared() {
    assertThat(SpiderMove.Shift.of(0, 9, 13, 8))
        .isSameAs(SpiderMove.Shift.of(0, 9, 13, 8))
        .isEqualTo(new SpiderMove.Shift(0, 9, 13, 8));
    assertThat(SpiderMove.Shift.of(0, 0, 1, 1))
        .isSameAs(SpiderMove.Shift.of(0, 0, 1, 1))
        .isEqualTo(new SpiderMove.Shift(0, 0, 1, 1));
    assertThat(SpiderMove.Shift.of(0, 3, 0, 4)).isEqualTo(new SpiderMove.Shift(0, 3, 0, 4));
    assertThat(SpiderMove.Shift.of(0, 3, 14, 4)).isEqualTo(new SpiderMove.Shift(0, 3, 14, 4));
    assertThat(SpiderMove.Shift.of(1, 3, 2, 4)).isEqualTo(new SpiderMove.Shift(1, 3, 2, 4));
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = table("2c 3c", 1, 3, "3h | Kh", "5c As", "", "2d");
    assertThat(table.withCards()).isEqualTo(table);
    TestTable other = table("4c 3c", 1, 3, "2h | Kh", "5c As", "", "2d");
    assertThat(table.withCards("stock: 4c 3c", "c1: 2h Kh")).isEqualTo(other);
  }
}
