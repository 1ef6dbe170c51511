package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.tricktaking.pageone.PageOneTables.table;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import org.junit.jupiter.api.Test;

/** What players are told: which rules bind them, what happens on the way, what moves prove. */
class PageOneTellsTest {
  private static final String CLUBS = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";

  @Test
  void aDrawTellsThatTheSuitIsMissing() {
    TestTable start = table("2s 3s", "", "6c 8c 9d", "2d 3d X1");
    assertThat(start.deduced("0 play 6c")).isEmpty();

    TestTable led = start.play("0 play 6c");
    assertThat(led.deduced("1 draw")).containsExactly("hand.1 lacks " + set(CLUBS));
    assertThat(led.deduced("1 play X1")).isEmpty();
  }

  @Test
  void aJokerTellsThatTheSuitIsMissingOnlyIfItMayNotBePlayedOtherwise() {
    TestTable start = table("2s 3s", "", "6c 8c 9d", "2d X1");
    assertThat(start.under("joker-follow=void").play("0 play 6c").deduced("1 play X1 call"))
        .containsExactly("hand.1 lacks " + set(CLUBS));
    assertThat(table("2s", "", "X1 8c 9d", "2d 3d").under("joker-follow=void").deduced("0 play X1"))
        .isEmpty();
    TestTable follows = table("2s 3s", "", "6c 8c 9d", "2c X1");
    assertThat(follows.under("joker-follow=void").play("0 play 6c").deduced("1 play 2c call"))
        .isEmpty();
  }

  @Test
  void whoNeedNotDrawInVainHoldsSomethingToPlay() {
    TestTable start = table("", "", "6c 8c 9d", "2c 3d 4d", "2d 3h 4h");
    assertThat(start.deduced("0 play 6c"))
        .containsExactly("hand.1 has one of " + set(CLUBS + " X1"));
    assertThat(start.play("0 play 6c").deduced("1 play 2c"))
        .containsExactly("unknown"); // Seat 2 can neither play nor draw.
    TestTable window = table("", "", "6c 8c", "2c 3d 4d", "2d 3h 4c");
    assertThat(window.play("0 play 6c").deduced("1 play 2c")).isEmpty();
    assertThat(table("", "", "X1 8c 9d", "2c 3d 4d", "2d 3h 4h").deduced("0 play X1")).isEmpty();
  }

  @Test
  void aGameThatIsWonTellsNothingMore() {
    assertThat(table("2s", "", "6c", "2d 3d").deduced("0 play 6c")).isEmpty();
    assertThat(table("2s", "", "6c", "2d 3d").under("games=2").deduced("0 play 6c")).isEmpty();
    assertThat(table("", "", "6c 8c", "2d 3d").under("games=2").deduced("0 play 6c call"))
        .containsExactly("unknown");
  }

  @Test
  void onlyTheEndOfADrawnGameTellsMore() {
    TestTable start = table("", "", "6c 8c", "2d 3d");
    assertThat(start.deduced("0 play 6c call")).containsExactly("unknown");
    assertThat(start.deduced("0 play 6c")).containsExactly("unknown");
    TestTable goesOn = table("2s 3s", "", "6c 8c 9d", "2d 3d");
    assertThat(goesOn.deduced("0 play 6c")).isEmpty();
  }

  @Test
  void theStagesTellWhatHappens() {
    TestTable undealt = TestTable.of(PageOne.GAME, 2);
    assertThat(undealt.told("* shuffle ...")).containsExactly("dealt 1 [4]");

    TestTable start = table("2s", "4s 5s", "6c 8c", "9c 3d 2d").under("penalty=2");
    TestTable played = start.play("0 play 6c");
    assertThat(played.told("1 play 9c"))
        .containsExactly("trick-complete", "trick-taken 1", "window 0");
    TestTable window = played.play("1 play 9c");
    assertThat(window.told("1 catch")).containsExactly("caught 0 [2]", "stock-used-up");
    TestTable awaiting = window.play("1 catch");
    assertThat(awaiting.told("* shuffle 4s 5s 6c 9c")).containsExactly("stock-renewed 0", "done");
    assertThat(table("", "", "6c", "2d 3d").told("0 play 6c")).containsExactly("game-won 0");
    assertThat(table("", "", "6c 8c", "2d 3d").told("0 play 6c")).containsExactly("game-drawn");
    assertThat(table("2s", "", "6c 8c 2h", "2d 3d").told("0 play 6c")).containsExactly("done");
  }

  @Test
  void theStageOfACompleteTrickShowsIt() {
    TestTable played = table("2s", "", "6c 8c 2h", "9c 3d 2d").play("0 play 6c");
    TestTable complete = played.stage("1 play 9c", "trick-complete");
    assertThat(complete.pile("trick")).isEqualTo("6c 9c");
    assertThat(complete.pile("discard")).isEmpty();
  }

  @Test
  void everyPlayerIsToldTheRulesThatBind() {
    TestTable start = table("2s", "", "6c 8c", "9c 3d 2d", "2h 3h X1");
    assertThat(start.governing(0)).containsExactly("PAG-5", "PAG-6", "PAG-12", "PAG-19");
    TestTable late = start.play("0 play 6c");
    assertThat(late.governing(0)).containsExactly("PAG-21");
    assertThat(late.governing(1)).containsExactly("PAG-5", "PAG-7", "PAG-12", "PAG-19");
    TestTable window = late.play("1 play 9c");
    assertThat(window.governing(2)).containsExactly("PAG-22", "PAG-24", "PAG-25");
    TestTable third = window.play("1 pass", "2 pass");
    assertThat(third.governing(2)).containsExactly("PAG-5", "PAG-8", "PAG-12", "PAG-19");
    assertThat(third.play("2 draw").governing(2))
        .containsExactly("PAG-5", "PAG-12", "PAG-18", "PAG-19");

    TestTable draws = table("2s", "", "6c 8c 9d", "3d 2d", "2h 3h X1");
    assertThat(draws.play("0 play 6c").governing(1))
        .containsExactly("PAG-5", "PAG-9", "PAG-12", "PAG-19");
    TestTable joker = table("2s", "", "X1 8c 9d", "3d 2d 4d", "2h 3h 4h");
    assertThat(joker.play("0 play X1").governing(1)).containsExactly("PAG-5", "PAG-12", "PAG-19");
  }

  @Test
  @Covers({"PAG-12", "PAG-19"})
  void aRefusalSaysWhatIsWrong() {
    TestTable start = table("2s", "", "X1 8c 9d", "3d 2d 4d");
    assertThat(start.refusal("0 play X1 h")).isEqualTo("PAG-12 no-suit [X1]");
    assertThat(start.refusal("0 play X1 h call")).isEqualTo("PAG-12 no-suit [X1]");
    assertThat(start.under("joker-lead=named").refusal("0 play X1")).isEqualTo("PAG-12 suit");
    assertThat(start.under("joker-lead=named").refusal("0 play 8c h"))
        .isEqualTo("PAG-12 no-suit [8c]");
    assertThat(start.under("joker-lead=named").refusal("0 play X1 h call"))
        .isEqualTo("PAG-19 not-last");
    assertThat(start.under("joker-lead=named").refusal("0 play X1 h")).isEqualTo("legal");
    assertThat(start.under("catch=off").refusal("0 play 8c call")).isEqualTo("PAG-19 never");
    assertThat(start.refusal("0 play Ah")).isEqualTo("PAG-5 not-held [Ah]");
    assertThat(start.refusal("0 call")).isEqualTo("PAG-21 not-late");
    assertThat(start.refusal(new PageOneMove.Call(-1)))
        .as("nobody is late, and nobody may call")
        .isEqualTo("PAG-21 not-late");
    assertThat(start.under("call=with-move").refusal("0 call")).isEqualTo("PAG-19 with-card");
  }

  @Test
  @Covers("PAG-28")
  void theSheetSaysWhyTheWinnerScores() {
    TestTable start = table("2s", "", "6c", "2d 3d", "4d");
    TestTable won = start.play("0 play 6c");
    assertThat(won.lines()).containsExactly("1 PAG-28 0 1");
    TestTable cards = start.under("score=cards").play("0 play 6c");
    assertThat(cards.lines()).containsExactly("1 PAG-28 cards 0 3");
    TestTable next = start.under("games=2").play("0 play 6c");
    assertThat(next.state().handNumber()).isEqualTo(2);
    PageOneState before = start.state(PageOneState.class);
    assertThat(next.state(PageOneState.class).withSheet(before.sheet()).sheet())
        .isEqualTo(before.sheet());
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    TestTable table = table("2s 3s", "4s 5s", "6c 8c", "9c 3d 2d").play("0 play 6c");
    assertThat(table.withCards()).isEqualTo(table);
    assertThat(table.withCards("hand.1: 9c 3d 2h"))
        .isEqualTo(table("2s 3s", "4s 5s", "6c 8c", "9c 3d 2h").play("0 play 6c"));
  }
}
