package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.tricktaking.pageone.PageOneTables.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** Positions that a game reaches after many draws, and what no check of a scenario can say. */
class PageOneTest {
  @Test
  @Covers({"PAG-1", "PAG-3", "PAG-3a", "PAG-4"})
  void dealsFourCardsToEachOneByOne() {
    TestTable start = TestTable.of(PageOne.GAME, 4);
    assertThat(start.pile("stock").split(" ")).hasSize(53).contains("X1");
    assertThat(start.pile("hand.3")).isEmpty();

    TestTable dealt = start.play("* shuffle As 2h 3d 4c 5s 6h 7d 8c 9s Th Jd Qc Ks X1 Ac 2c ...");
    assertThat(dealt.pile("hand.0")).isEqualTo("As 5s 9s Ks");
    assertThat(dealt.pile("hand.1")).isEqualTo("X1 2h 6h Th");
    assertThat(dealt.pile("hand.2")).isEqualTo("3d 7d Jd Ac");
    assertThat(dealt.pile("hand.3")).isEqualTo("2c 4c 8c Qc");
    assertThat(dealt.pile("stock").split(" ")).hasSize(37).startsWith("2s", "3s", "4s", "6s");
    assertThat(dealt.pile("discard")).isEmpty();
  }

  @Test
  @Covers({"PAG-16", "PAG-17", "PAG-22"})
  void aWindowWaitsForTheShuffleAndADrawnGameForTheWindow() {
    TestTable start = table("", "5s 7s 9s Js Qs Ks", "6c 8c", "2d 3d 4d");
    TestTable awaiting = start.play("0 play 6c", "1 draw");

    assertThat(awaiting.fact("phase")).isEqualTo("reshuffle");
    assertThat(awaiting.fact("owed-by")).isEqualTo("1");
    assertThat(awaiting.fact("owed")).isEqualTo("0");
    assertThat(awaiting.fact("offender")).isEqualTo("0");

    TestTable window = awaiting.play("* shuffle 5s 7s 9s Js Qs Ks");
    assertThat(window.fact("phase")).isEqualTo("notice");
    assertThat(window.pile("hand.1")).isEqualTo("5s 2d 3d 4d");
    assertThat(window.moves()).containsExactly("catch", "pass");

    TestTable drawn = window.play("1 catch");
    assertThat(drawn.pile("hand.0")).isEqualTo("7s 9s Js Qs Ks 8c");
    assertThat(drawn.winners()).isEqualTo("nobody");
  }

  @Test
  @Covers({"PAG-22a", "PAG-26", "PAG-31"})
  void whoIsCaughtWithNothingLeftToDrawHasWon() {
    TestTable start = table("", "", "6c 8c", "9c 3d").under("penalty=2");
    String[] moves = {
      "0 play 6c", "1 play 9c", "1 catch", "* shuffle 6c 9c", "1 play 3d", "0 catch"
    };
    TestTable caught = start.play(moves[0], moves[1], moves[2], moves[3]);
    assertThat(caught.pile("hand.0")).isEqualTo("6c 8c 9c");
    assertThat(caught.moves()).containsExactly("play 3d", "call");

    TestTable won = start.play(moves);
    assertThat(won.winners()).isEqualTo("1");
    assertThat(won.fact("uncalled")).isEqualTo("-");

    assertThat(start.under("penalty=2", "penalty-empty=draw").play(moves).winners())
        .isEqualTo("nobody");
  }

  @Test
  @Covers({"PAG-16", "PAG-26", "PAG-31"})
  void aPenaltyIsDrawnFromTheStockAndThenFromTheDiscards() {
    TestTable start = table("2s 3s", "4s", "6c 8c", "2c Kh", "9h 9d");
    String[] moves = {"0 play 6c", "1 play 2c call", "2 catch"};

    TestTable awaiting = start.play(moves);
    assertThat(awaiting.pile("hand.0")).isEqualTo("2s 3s 8c");
    assertThat(awaiting.fact("owed")).isEqualTo("3");
    assertThat(awaiting.fact("owed-by")).isEqualTo("0");
    TestTable shortened = awaiting.play("* shuffle 4s");
    assertThat(shortened.winners()).isEqualTo("nobody");

    TestTable follows = table("2s 3s", "4s", "6c 8c", "2c Kh", "9c 9d");
    TestTable goesOn = follows.play(moves[0], moves[1], moves[2], "* shuffle 4s");
    assertThat(goesOn.pile("hand.0")).isEqualTo("2s 3s 4s 8c");
    assertThat(goesOn.moves()).containsExactly("play 9c", "play 9c call");
    assertThat(goesOn.fact("owed")).isEqualTo("0");

    TestTable drawn =
        follows.under("penalty-empty=draw").play(moves[0], moves[1], moves[2], "* shuffle 4s");
    assertThat(drawn.winners()).isEqualTo("nobody");
    assertThat(drawn.pile("hand.0")).isEqualTo("2s 3s 4s 8c");
  }

  @Test
  @Covers("PAG-26")
  void aPenaltyThatTheStockHasInFullDrawsNoGame() {
    TestTable start = table("2s 3s 4s 5s 7s", "", "6c 8c", "2c Kh", "9c 9d");
    TestTable goesOn =
        start.under("penalty-empty=draw").play("0 play 6c", "1 play 2c call", "2 catch");
    assertThat(goesOn.fact("phase")).isEqualTo("play");
    assertThat(goesOn.pile("stock")).isEmpty();
    assertThat(goesOn.pile("discard")).isEmpty();
  }

  @Test
  @Covers({"PAG-17", "PAG-21"})
  void whoMustDrawInVainDrawsTheGameBeforeAnybodyIsCaught() {
    TestTable start = table("", "", "6c 8c", "2d Kh", "9c 9d");
    TestTable drawn = start.play("0 play 6c");
    assertThat(drawn.winners()).isEqualTo("nobody");
    assertThat(drawn.fact("late")).isEqualTo("-");
    assertThat(drawn.fact("uncalled")).isEqualTo("0");
  }

  @Test
  @Covers("PAG-27")
  void whoDrawsInTurnHasNoLastCardAnyMore() {
    TestTable start = table("2s 3s 4s", "", "6c 8c", "9c Tc Kh", "Ac Ad");
    TestTable drawn =
        start.play("0 play 6c", "1 play 9c", "1 pass", "2 pass", "2 play Ac call", "2 play Ad");
    assertThat(drawn.winners()).isEqualTo("2");

    TestTable longer = table("2s 3s 4s", "", "6c 8c", "9c Tc Kh", "Ac Ad Ks");
    TestTable window =
        longer.play("0 play 6c", "1 play 9c", "1 pass", "2 pass", "2 play Ac", "2 play Ad call");
    assertThat(window.fact("offender")).isEqualTo("0");
    TestTable drew = window.play("1 pass", "2 pass", "0 draw");
    assertThat(drew.fact("uncalled")).isEqualTo("-");
    assertThat(drew.pile("hand.0")).isEqualTo("2s 8c");
    assertThat(drew.moves()).containsExactly("draw");
  }

  @Test
  @Covers({"PAG-21b", "PAG-23a"})
  void theWindowAboutTheChanceComesBeforeThatAboutTheTurn() {
    TestTable start = table("2s 3s 4s 5s 6s", "", "Ac 8h", "2c 9h", "3c Jh Th");
    TestTable first = start.play("0 play Ac", "1 play 2c", "1 pass", "2 pass", "2 play 3c");
    assertThat(first.fact("offender")).isEqualTo("1");
    assertThat(first.moves()).containsExactly("0 catch", "0 pass", "2 catch", "2 pass");

    TestTable second = first.play("0 pass", "2 catch");
    assertThat(second.pile("hand.1").split(" ")).hasSize(6);
    assertThat(second.fact("offender")).isEqualTo("0");
    assertThat(second.moves()).containsExactly("1 catch", "1 pass", "2 catch", "2 pass");

    TestTable turn = second.play("1 pass", "2 pass");
    assertThat(turn.moves()).containsExactly("play 8h");
    assertThat(turn.fact("offender")).isEqualTo("-");
  }
}
