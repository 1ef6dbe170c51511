package io.github.spadille.tricktaking.chicago;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class ChicagoTest {
  private static final String[] STAND = {"stand", "stand", "stand"};
  private static final String[] PASS = {"pass", "pass", "pass"};

  private static TestTable start() {
    return TestTable.of(Chicago.GAME, 3);
  }

  private static TestTable dealt() {
    return start().resolveChance(1);
  }

  private static int size(TestTable table, String pile) {
    return table.table().pile(pile).size();
  }

  @Test
  @Covers({"CHI-1", "CHI-2"})
  void theFirstShuffleIsOfThePack() {
    TestTable start = start();
    assertThat(size(start, "stock")).isEqualTo(52);
    assertThat(start.refusal("* shuffle 2s 2s 3s")).isEqualTo("CHI-1 pack [52]");
    assertThat(start.refusal("0 stand")).isEqualTo("CHI-2 undealt");
    assertThat(dealt().refusal("* shuffle 2s 2s 3s")).isEqualTo("CHI-13 draw");
  }

  @Test
  @Covers("CHI-2")
  void cardsAreDealtOneAtATimeFromTheLeftOfTheDealer() {
    TestTable dealt =
        start().play("* shuffle 2s 2h 2d 3s 3h 3d 4s 4h 4d 5s 5h 5d 6s 6h 6d 7c 8c ...");
    assertThat(dealt.pile("hand.0")).isEqualTo("2s 3s 4s 5s 6s");
    assertThat(dealt.pile("hand.1")).isEqualTo("2h 3h 4h 5h 6h");
    assertThat(dealt.pile("hand.2")).isEqualTo("2d 3d 4d 5d 6d");
    assertThat(dealt.pile("stock")).startsWith("7c 8c ");
    assertThat(size(dealt, "stock")).isEqualTo(37);
  }

  /** Plays until the discards are to be shuffled; all change the first cards of their hands. */
  private static TestTable untilReshuffle(ToIntFunction<TestTable> cardsChanged) {
    TestTable table = TestTable.of(Chicago.GAME, 4).resolveChance(3);
    while (!table.turn().equals("chance")) { // 32 cards last for six hands and two cards
      int cards = cardsChanged.applyAsInt(table);
      boolean draws = table.fact("phase").equals("draw");
      table = table.play(draws ? table.moves().get((1 << cards) - 2) : "pass");
    }
    return table;
  }

  @Test
  @Covers("CHI-11")
  void aNewStockIsOfTheDiscardPile() {
    TestTable awaiting = untilReshuffle(table -> 5);
    assertThat(awaiting.fact("owed")).endsWith(" 3");
    assertThat(size(awaiting, "discard")).isEqualTo(35);
    assertThat(awaiting.refusal("* shuffle As")).isEqualTo("CHI-11 reshuffle [35]");
    assertThat(awaiting.refusal("* shuffle " + awaiting.pile("hand.3")))
        .isEqualTo("CHI-11 reshuffle [35]");
    String shuffle = awaiting.chance(3);
    assertThat(shuffle.split(" ")).hasSize(2 + 35);
    assertThat(size(awaiting.play(shuffle), "hand.2")).isEqualTo(5);
  }

  @Test
  @Covers({"CHI-11", "CHI-11a"})
  void nobodyDrawsFromANewStockIfNothingIsOwed() {
    TestTable awaiting = untilReshuffle(table -> Math.min(5, size(table, "stock")));
    assertThat(awaiting.fact("owed")).isEqualTo("-");
    assertThat(size(awaiting, "discard")).isEqualTo(32);
    assertThat(awaiting.told(awaiting.chance(3))).containsExactly("reshuffled 3", "done");
  }

  @Test
  @Covers({"CHI-13", "CHI-14"})
  void whatIsNotDueIsRefused() {
    TestTable showdown = dealt().play(STAND);
    assertThat(showdown.refusal("0 rank K")).isEqualTo("CHI-14 declare");
    assertThat(dealt().refusal("0 pass")).isEqualTo("CHI-13 draw");
    TestTable play = showdown.play(PASS).play(STAND).play(PASS).play(STAND);
    assertThat(play.refusal("0 pass")).isEqualTo("CHI-13 play");
    assertThat(play.refusal("0 play " + play.pile("hand.0").split(" ")[0])).isEqualTo("legal");
  }

  @Test
  void whatSaysWhatCanBeDoneDependsOnThePhase() {
    assertThat(dealt().governing()).containsExactly("CHI-10");
    TestTable showdown = dealt().play(STAND);
    assertThat(showdown.governing()).containsExactly("CHI-15", "CHI-23");
    assertThat(showdown.under("bluff=on").governing()).containsExactly("CHI-15", "CHI-42");
  }
}
