package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.reaction.aggravation.LaidCard.How;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;

class AggravationTest {
  private static final TestTable START = TestTable.of(Aggravation.GAME);

  /** A deal from which the seats turn the named cards, one each by turns. */
  private static TestTable dealt(String seat0, String seat1) {
    List<PlayingCard> first = PlayingCard.cards(seat0);
    List<PlayingCard> second = PlayingCard.cards(seat1);
    StringBuilder pack = new StringBuilder("* shuffle ...");
    for (int i = first.size() - 1; i >= 0; i--) { // AGG-2: the card dealt last is the top.
      pack.append(' ').append(first.get(i)).append(' ').append(second.get(i));
    }
    return START.play(pack.toString());
  }

  /** The tableau {@code 5h Kd / 9c 5s} of the rulebook's first example, with fives matched. */
  private static TestTable fives() {
    return dealt("5h 9c 2d 3d", "Kd 5s Jc 3c")
        .play("0 turn @900", "1 turn @1000", "0 turn @1500", "1 turn @2000");
  }

  @Test
  @Covers({"AGG-2", "AGG-3", "AGG-14", "AGG-16", "AGG-18", "AGG-7", "AGG-8", "AGG-9", "AGG-13"})
  void bothTurnTogetherAndEqualRanksAreFlagged() {
    TestTable start = dealt("5h 9c", "Kd 5s");
    assertThat(start.fact("left")).isEqualTo("26 26");
    assertThat(start.table().piles()).extracting(Pile::name).containsExactly("deck.0", "deck.1");
    assertThat(start.turn()).isEqualTo("0 1");

    TestTable waiting = start.play("0 turn @900");
    assertThat(waiting.fact("pending")).isEqualTo("0");
    assertThat(waiting.fact("event")).isEqualTo("0");
    assertThat(waiting.refusedBy("0 turn @900")).isEqualTo("AGG-18");
    assertThat(waiting.turn()).isEqualTo("1");

    TestTable turned = waiting.play("1 turn @1000");
    assertThat(turned.fact("event")).isEqualTo("2");
    assertThat(turned.fact("clock")).isEqualTo("1000");
    assertThat(turned.fact("flagged")).isEqualTo("-");

    TestTable matched = turned.play("0 turn @1500", "1 turn @2000");
    assertThat(matched.fact("flagged")).isEqualTo("0.1 1.2");
    assertThat(matched.fact("formed")).isEqualTo("5: 4 @2000");
    assertThat(matched.seenBy(Viewer.bystander()).pile("0.2")).isEqualTo("9c");
  }

  @Test
  @Covers({"AGG-15", "AGG-8"})
  void nobodyTurnsWhileAMatchIsOpen() {
    assertThat(fives().refusedBy("0 turn @2000")).isEqualTo("AGG-15");
  }

  @Test
  @Covers({"AGG-10", "AGG-11", "AGG-22", "AGG-23", "AGG-15"})
  void theRestOfAMatchMayBeCoveredUntilCardsAreTurned() {
    TestTable half = fives().play("0 cover 1.2 @2300");
    assertThat(half.fact("flagged")).isEqualTo("0.1");
    assertThat(half.refusedBy("1 cover 0.1 @2350")).isEqualTo("legal");
    assertThat(half.refusedBy("1 cover 0.2 @2350")).isEqualTo("AGG-22");
    assertThat(half.refusedBy("1 cover 1.9 @2350")).isEqualTo("AGG-22");

    TestTable turned = half.play("0 turn @2400", "1 turn @2500");
    assertThat(turned.fact("flagged")).as("the flag of 0.1 is gone").doesNotContain("0.1");
  }

  @Test
  @Covers("AGG-10")
  void withMatchOnlyTheRestLosesItsFlag() {
    TestTable half = fives().under("flags=match-only").play("0 cover 1.2 @2300");
    assertThat(half.fact("flagged")).isEqualTo("-");
    assertThat(half.refusedBy("1 cover 0.1 @2350")).isEqualTo("AGG-22");
  }

  @Test
  @Covers({"AGG-12", "AGG-9"})
  void aCoverThatEqualsAnotherCardIsANewMatch() {
    TestTable fives =
        dealt("5h 9c 9s", "Kd 5s Jc")
            .play("0 turn @900", "1 turn @1000", "0 turn @1500", "1 turn @2000");
    TestTable after = fives.play("0 cover 1.2 @2300");
    assertThat(after.fact("flagged")).isEqualTo("0.1 0.2 1.2");
    assertThat(after.refusedBy("1 cover 1.2 @2300")).isEqualTo("legal");
  }

  @Test
  @Covers({"AGG-24", "AGG-24a", "AGG-25", "AGG-6"})
  void twoCoversOfOnePlaceAtTheSameTimeBothStay() {
    TestTable one = fives().play("0 cover 0.1 @4000");
    assertThat(one.refusedBy("1 cover 0.1 @4001")).isEqualTo("AGG-24");
    TestTable both = one.play("1 cover 0.1 @4000");
    assertThat(both.pile("0.1")).isEqualTo("5h 2d Jc");
    assertThat(both.fact("covered")).isEqualTo("-");
    assertThat(both.refusedBy("0 cover 0.1 @4000")).isEqualTo("AGG-22");

    TestTable later = fives().under("collision=500").play("0 cover 0.1 @4000");
    assertThat(later.refusedBy("1 cover 0.1 @4500")).isEqualTo("legal");
    assertThat(later.refusedBy("1 cover 0.1 @4501")).isEqualTo("AGG-24");
    assertThat(later.refusedBy("0 cover 0.1 @4000")).isEqualTo("AGG-22");
  }

  @Test
  @Covers({"AGG-4", "AGG-5", "AGG-6a"})
  void timesDoNotGoBack() {
    assertThat(fives().refusedBy("0 cover 0.1 @1999")).isEqualTo("AGG-4");
    assertThat(fives().refusedBy("1 cover 0.1 @999999999")).isEqualTo("legal");
    assertThat(fives().refusedBy("1 cover 0.1 @1000000000")).isEqualTo("AGG-4");
    assertThat(fives().refusedBy("1 cover 0.1 @9223372036854775807")).isEqualTo("AGG-4");
    assertThat(fives().moves())
        .containsExactly(
            "0 cover 0.1 @2000", "0 cover 1.2 @2000", "1 cover 0.1 @2000", "1 cover 1.2 @2000");
    assertThat(fives().refusedBy("5 turn @3000")).isEqualTo("AGG-5");
  }

  @Test
  @Covers("AGG-19")
  void aCoverEndsTheOthersWaiting() {
    TestTable half = fives().play("0 cover 1.2 @2300", "0 turn @2400");
    assertThat(half.refusedBy("0 cover 0.1 @2400")).isEqualTo("AGG-19");
    TestTable covered = half.play("1 cover 0.1 @2500");
    assertThat(covered.fact("pending")).isEqualTo("-");
  }

  @Test
  @Covers("AGG-1")
  void aShuffleNamesThePack() {
    assertThat(START.refusedBy("* shuffle X1 ...")).isEqualTo("AGG-1");
    assertThat(START.refusedBy("0 turn @0")).isEqualTo("AGG-2");
  }

  @Test
  @Covers("AGG-36")
  void thereIsOneHand() {
    assertThat(fives().refusedBy(START.chance(1))).isEqualTo("AGG-36");
  }

  /**
   * A late position, the latest card of each seat laid at an event; the last event was the 38th.
   */
  private static TestTable late(String deck0, String deck1, String row0, String row1, int last0) {
    Tableau tableau = lay(lay(Tableau.empty(), 0, row0, last0), 1, row1, 38);
    PlayingCard more = PlayingCard.parse("2c"); // It leaves the deck at the time of the position.
    LaidCard last = new LaidCard(How.TURNED, 0, tableau.free(0), more, null, 38, 69900);
    return fives()
        .after(
            AggravationState.class,
            state ->
                state
                    .with(deck("2c " + deck0), deck(deck1), tableau)
                    .laid(last, tableau, tableau.matched()));
  }

  private static Tableau lay(Tableau before, int row, String cards, int event) {
    Tableau tableau = before;
    for (PlayingCard card : PlayingCard.cards(cards)) {
      int place = tableau.free(row);
      Rank match = tableau.isSeenBeside(place, card.rank()) ? card.rank() : null;
      tableau = tableau.with(new LaidCard(How.TURNED, row, place, card, match, event, 69000));
    }
    return tableau;
  }

  private static CardList<PlayingCard> deck(String topFirst) {
    return CardList.copyOf(PlayingCard.FAMILY, PlayingCard.cards(topFirst)).reversed();
  }

  @Test
  @Covers({"AGG-17", "AGG-20", "AGG-21"})
  void aLastCardIsKeptWhileTheOtherSeatHasMore() {
    TestTable state = late("2s", "3s 4s 6s", "5h", "Kd", 30);
    assertThat(state.refusedBy("0 turn @70000")).isEqualTo("AGG-21");
    TestTable turned = state.play("1 turn @70000");
    assertThat(turned.pile("1.2")).isEqualTo("3s");
    assertThat(turned.fact("left")).isEqualTo("1 2");
    assertThat(turned.fact("event")).isEqualTo("39");

    assertThat(state.under("last-card=turn").refusedBy("0 turn @70000")).isEqualTo("legal");
  }

  @Test
  @Covers({"AGG-17", "AGG-26", "AGG-35"})
  void lastCardsAreTurnedWhenBothHaveOneAndWithoutAMatchTheGameIsDrawn() {
    TestTable state = late("2s", "3s", "5h", "Kd", 30);
    TestTable drawn = state.play("0 turn @70000", "1 turn @70100");
    assertThat(drawn.turn()).isEqualTo("over");
    assertThat(drawn.winners()).isEqualTo("nobody");
    assertThat(drawn.fact("emptied")).isEqualTo("40 @70100 40 @70100");
    assertThat(drawn.fact("scores")).isEqualTo("0 0");

    TestTable alone = late("", "3s", "5h", "Kd", 30);
    assertThat(alone.play("1 turn @70000").turn()).isEqualTo("over");
  }

  @Test
  @Covers({"AGG-27", "AGG-28", "AGG-29", "AGG-31", "AGG-33", "AGG-34"})
  void theNextMatchAfterTheLastCardIsCalled() {
    TestTable state = late("", "Qs 2s 3s", "5h Qh", "Kd", 38);
    assertThat(state.refusedBy("0 turn @70000")).isEqualTo("AGG-27");
    assertThat(state.refusedBy("0 cover 0.1 @70000")).isEqualTo("AGG-27");
    TestTable queens = state.play("1 turn @70000");
    assertThat(queens.refusedBy("1 aggravation 0.2 1.2 @70000")).isEqualTo("AGG-28");
    assertThat(queens.refusedBy("0 aggravation 0.1 1.2 @70000")).isEqualTo("AGG-29");
    assertThat(queens.refusedBy("0 aggravation 0.2 0.2 @70000")).isEqualTo("AGG-29");

    TestTable won = queens.play("0 aggravation 1.2 0.2 @70200");
    assertThat(won.turn()).isEqualTo("over");
    assertThat(won.winners()).isEqualTo("0");
    assertThat(won.fact("scores")).isEqualTo("1 0");
    assertThat(won.refusedBy("1 turn @70300")).isEqualTo("AGG-34");
  }

  @Test
  @Covers({"AGG-30", "AGG-12"})
  void aMatchThatIsCoveredCannotBeCalled() {
    TestTable queens = late("", "Qs 2s 3s", "5h Qh", "Kd", 38).play("1 turn @70000");
    TestTable covered = queens.play("1 cover 0.2 @70100");
    assertThat(covered.refusedBy("0 aggravation 0.2 1.2 @70200")).isEqualTo("AGG-29");
  }

  @Test
  @Covers("AGG-29")
  void anOldMatchIsCalledOnlyUnderTheOption() {
    TestTable state = late("3c", "2s 4s", "7h 7d 7c", "Kd", 30);
    TestTable old = state.play("0 cover 0.1 @70000");
    assertThat(old.refusedBy("0 aggravation 0.2 0.3 @70000")).isEqualTo("AGG-29");
    assertThat(old.under("old-match=on").refusedBy("0 aggravation 0.2 0.3 @70000"))
        .isEqualTo("legal");

    TestTable own = late("7s", "2s 4s", "7h 5d", "7c", 30).play("0 cover 0.1 @70000");
    assertThat(own.refusedBy("0 aggravation 0.1 1.1 @70000"))
        .as("the match that the last card makes may be called")
        .isEqualTo("legal");
  }

  @Test
  @Covers({"AGG-32", "AGG-6a", "AGG-6b"})
  void aCallIsAnsweredByAnEarlierOne() {
    TestTable state = late("", "Ts", "Th 4d", "4c", 30);
    TestTable tens = state.play("1 cover 1.1 @69900");
    TestTable called = tens.play("0 aggravation 0.1 1.1 @70000");
    assertThat(called.turn()).isEqualTo("1");
    assertThat(called.moves()).containsExactly("aggravation 0.1 1.1 @69900", "pass");
    assertThat(called.refusedBy("1 aggravation 0.1 1.1 @69899")).isEqualTo("AGG-32");
    assertThat(called.refusedBy("0 pass")).isEqualTo("AGG-32");
    assertThat(called.refusedBy("1 cover 0.1 @70000")).isEqualTo("AGG-32");

    assertThat(called.play("1 aggravation 0.1 1.1 @69990").winners()).isEqualTo("1");
    assertThat(called.play("1 aggravation 0.1 1.1 @70000").winners()).isEqualTo("nobody");
    assertThat(called.play("1 aggravation 0.1 1.1 @70001").winners()).isEqualTo("0");
    assertThat(called.play("1 pass").winners()).isEqualTo("0");
  }

  @Test
  @Covers({"AGG-17", "AGG-21"})
  void twoCardsAreEnoughToTurn() {
    TestTable state = late("2s 3s", "4s", "5h", "Kd", 30);
    assertThat(state.refusedBy("0 turn @70000")).isEqualTo("legal");
    assertThat(state.refusedBy("1 turn @70000")).isEqualTo("AGG-21");
    TestTable both = late("2s 3s", "4s 6s", "5h", "Kd", 30);
    assertThat(both.play("1 turn @70000").turn()).isEqualTo("0");
  }

  @Test
  @Covers({"AGG-6a", "AGG-28"})
  void aCallIsListedAtTheClockWhileNobodyHasCalled() {
    TestTable queens = late("", "Qs 2s 3s", "5h Qh", "Kd", 38).play("1 turn @70000");
    assertThat(queens.moves())
        .containsExactly(
            "0 aggravation 0.2 1.2 @70000", "1 cover 0.2 @70000", "1 cover 1.2 @70000");
  }

  @Test
  @Covers({"AGG-15", "AGG-17", "AGG-21", "AGG-22", "AGG-28", "AGG-32"})
  void theRulesThatGovernASeatAreNamed() {
    TestTable dealt = dealt("5h", "Kd");
    assertThat(dealt.governing(0))
        .containsExactly(
            "AGG-4", "AGG-15", "AGG-17", "AGG-21", "AGG-22", "AGG-23", "AGG-24", "AGG-28");
    assertThat(dealt.under("last-card=turn").governing(1)).doesNotContain("AGG-21");
    TestTable empty = late("", "Ts", "Th 4d", "4c", 30);
    assertThat(empty.governing(0)).containsExactly("AGG-4", "AGG-27", "AGG-28", "AGG-29");
    TestTable called = empty.play("1 cover 1.1 @69900", "0 aggravation 0.1 1.1 @70000");
    assertThat(called.governing(0)).isEmpty();
    assertThat(called.governing(1)).containsExactly("AGG-4", "AGG-29", "AGG-32");
    assertThat(called.fact("call")).isEqualTo("0 @70000");
    assertThat(called.refusal("5 pass")).isEqualTo("AGG-32 turn [1]");
    assertThat(called.refusal("0 cover 0.1 @70000")).isEqualTo("AGG-32 answer");
  }

  @Test
  @Covers({"AGG-24", "AGG-32"})
  void aRefusalTellsTimes() {
    TestTable covered = fives().under("collision=500").play("0 cover 0.1 @4000");
    assertThat(covered.fact("covered")).isEqualTo("0.1: 0 @4000");
    assertThat(covered.refusal("1 cover 0.1 @4501")).isEqualTo("AGG-24 too-late [pile.0[1], 4500]");
    assertThat(fives().refusedBy("0 pass")).isEqualTo("AGG-32");
  }

  @Test
  @Covers("AGG-4")
  void aMoveCanBeMadeAtAnotherTime() {
    assertThat(new AggravationMove.Turn(1, 5).at(7)).isEqualTo(new AggravationMove.Turn(1, 7));
    assertThat(new AggravationMove.Cover(1, 3, 5).at(7))
        .isEqualTo(new AggravationMove.Cover(1, 3, 7));
    assertThat(new AggravationMove.Call(1, 3, 4, 5).at(7))
        .isEqualTo(new AggravationMove.Call(1, 3, 4, 7));
  }

  @Test
  @Covers("AGG-2")
  void theTableHasBothDecksAndGivesTheStateBack() {
    TestTable half = fives().play("0 cover 1.2 @2300");
    AggravationState state = half.state(AggravationState.class);
    assertThat(half.table().pile("deck.0").cards()).isEqualTo(state.deck(0));
    assertThat(half.table().pile("deck.1").cards()).isEqualTo(state.deck(1));
    assertThat(half.withCards()).isEqualTo(half);
  }

  @Test
  @Covers({"AGG-18", "AGG-14", "AGG-12"})
  void whatIsTurnedAndCoveredIsTold() {
    assertThat(START.told(START.chance(1))).containsExactly("dealt", "done");
    TestTable start = dealt("5h 9c", "Kd 5s");
    assertThat(start.toldTexts("0 turn @900"))
        .containsExactly("player 0 waits for the other player to turn.");
    assertThat(start.play("0 turn @900").toldTexts("1 turn @1000"))
        .containsExactly("Turned up: 5♥ K♦.");
    assertThat(fives().toldTexts("0 cover 1.2 @2300"))
        .containsExactly("player 0 lays 2♦ on place 2 of the lower row.");
  }

  @Test
  @Covers({"AGG-13", "AGG-35", "AGG-34"})
  void matchesLastCardsAndTheEndAreTold() {
    TestTable two = late("9s 2c", "5s 3c", "5h", "9h", 30).play("0 turn @70000");
    assertThat(two.toldTexts("1 turn @70000"))
        .containsExactly(
            "Turned up: 9♠ 5♠.", "There is a match of rank 5.", "There is a match of rank 9.");
    TestTable last = late("2s", "3s", "5h", "Kd", 30).play("0 turn @70000");
    assertThat(last.toldTexts("1 turn @70100"))
        .containsExactly(
            "Turned up: 2♠ 3♠.",
            "player 0 has no card left.",
            "player 1 has no card left.",
            "Nobody wins.");
    TestTable queens = late("", "Qs 2s 3s", "5h Qh", "Kd", 38).play("1 turn @70000");
    assertThat(queens.toldTexts("0 aggravation 1.2 0.2 @70200")).containsExactly("player 0 wins.");
  }
}
