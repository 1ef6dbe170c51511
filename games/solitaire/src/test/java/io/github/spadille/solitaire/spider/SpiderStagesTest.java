package io.github.spadille.solitaire.spider;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpiderStagesTest {
  private static final String STOCK = "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc";

  private static final String[] TEN_KINGS = {
    "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh", "Kh"
  };

  private static TestTable table(String stock, int runs, int moves, String... columns) {
    return TestTable.of(Spider.GAME).with(SpiderLayout.of(stock, runs, moves, columns));
  }

  private static TestTable twoColumns(String one, String two) {
    return table(STOCK, 0, 0, one, two);
  }

  @Test
  @Covers("SPI-13")
  void theCardUnderThoseThatMoveIsTurnedUpAfterThem() {
    TestTable table = twoColumns("4h | 9d 8d", "Ts");
    String move = "move c1 2 c2";

    assertThat(table.stageNames(move)).containsExactly("moved", "turned-up", "done");
    assertThat(table.stage(move, "moved").fact("face-down")).startsWith("1 ");
    assertThat(table.stage(move, "turned-up").fact("face-down")).startsWith("0 ");
    assertThat(table.toldTexts(move))
        .containsExactly("Column 2 gets 9♦ 8♦.", "4♥ is turned up in column 1.");
  }

  @Test
  @Covers("SPI-13")
  void nothingIsTurnedUpWhereNoCardLiesFaceDown() {
    TestTable open = twoColumns("4h 8d", "9s");
    assertThat(open.toldTexts("move c1 1 c2")).containsExactly("Column 2 gets 8♦.");
    assertThat(open.toldTexts("move c1 1 c3")).containsExactly("Column 3 gets 8♦.");
    assertThat(open.toldTexts("move c2 1 c3")).containsExactly("Column 3 gets 9♠.");
  }

  @Test
  @Covers({"SPI-3", "SPI-14"})
  void whatIsDealtIsTold() {
    TestTable start = TestTable.of(Spider.GAME);
    assertThat(start.toldTexts(start.chance(1))).containsExactly("Ten columns are dealt.");
    TestTable full = table(STOCK, 0, 7, TEN_KINGS);
    assertThat(full.toldTexts("deal"))
        .startsWith("Columns 1 to 10 get 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣.");
    assertThat(full.stages("deal").get(0).fact("moves")).isEqualTo("7");
    assertThat(full.play("deal").fact("moves")).isEqualTo("8");
  }

  @Test
  @Covers({"SPI-22", "SPI-23"})
  void theEndIsTold() {
    TestTable last = table("", 7, 0, "As", "Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s");
    assertThat(last.stageNames("move c1 1 c2")).doesNotContain("done");
    assertThat(last.toldTexts("move c1 1 c2"))
        .containsExactly(
            "Column 2 gets A♠.",
            "The run of spades in column 2 is complete and goes away.",
            "All eight runs are gone: the game is won.");
    String[] twos = new String[10];
    Arrays.fill(twos, "2d");
    TestTable stuck = table("Kc Kc Kc Kc Kc Kc Kc Kc Kc Kc", 0, 0, twos);
    assertThat(stuck.stageNames("deal")).doesNotContain("done");
    assertThat(stuck.toldTexts("deal")).endsWith("No move is possible any more: the game is lost.");
  }

  @Test
  @Covers({"SPI-13", "SPI-16"})
  void aRunLiesOnTheTableBeforeItGoes() {
    TestTable table = twoColumns("Kd | As", "5h | Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s 2s");
    String move = "move c1 1 c2";

    assertThat(table.toldTexts(move))
        .containsExactly(
            "Column 2 gets A♠.",
            "K♦ is turned up in column 1.",
            "The run of spades in column 2 is complete and goes away.",
            "5♥ is turned up in column 2.");
    List<TestTable> stages = table.stages(move);
    assertThat(list(stages.get(1).pile("c2"))).hasSize(14);
    assertThat(stages.get(2).fact("face-down")).startsWith("0 1 ");
    assertThat(stages.get(4).scores()).isEqualTo("1");
  }
}
