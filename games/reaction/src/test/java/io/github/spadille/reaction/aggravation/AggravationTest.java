package io.github.spadille.reaction.aggravation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.words.Words;
import io.github.spadille.reaction.aggravation.LaidCard.How;
import io.github.spadille.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AggravationTest {
  private static final Rules<AggravationState, AggravationMove> RULES = Aggravation.GAME.rules(2);

  private static final Words WORDS = Aggravation.GAME.words();

  private static Rules<AggravationState, AggravationMove> rules(String key, String value) {
    return Aggravation.GAME.rules(2, ImmutableMap.of(key, value));
  }

  /**
   * A pack from which the seats turn the named cards in this order; the rest follow as they lie.
   */
  private static AggravationState dealt(String seat0, String seat1) {
    List<PlayingCard> first = new ArrayList<>(PlayingCard.cards(seat0));
    List<PlayingCard> second = new ArrayList<>(PlayingCard.cards(seat1));
    for (PlayingCard card : Deck.standard52().cards()) {
      if (!PlayingCard.cards(seat0 + " " + seat1).contains(card)) {
        (first.size() < 26 ? first : second).add(card);
      }
    }
    List<PlayingCard> pack = new ArrayList<>();
    for (int i = 25; i >= 0; i--) { // AGG-2: the card dealt last is the top.
      pack.add(first.get(i));
      pack.add(second.get(i));
    }
    return RULES.apply(
        RULES.start(), new AggravationMove.Shuffle(CardList.copyOf(PlayingCard.FAMILY, pack)));
  }

  /** Plays lines such as {@code "0 turn @900; 1 turn @1000"}. */
  private static AggravationState play(
      Rules<AggravationState, AggravationMove> rules, AggravationState state, String lines) {
    AggravationState at = state;
    for (String line : Splitter.on(';').trimResults().omitEmptyStrings().split(lines)) {
      at = rules.apply(at, rules.syntax().parse(line.charAt(0) - '0', line.substring(2)));
    }
    return at;
  }

  private static String rule(
      Rules<AggravationState, AggravationMove> rules, AggravationState state, String line) {
    return rules
        .refusal(state, rules.syntax().parse(line.charAt(0) - '0', line.substring(2)))
        .map(refusal -> refusal.ruleId())
        .orElse("legal");
  }

  private static String fact(AggravationState state, String name) {
    return RULES.table(state).fact(name).value();
  }

  /** The tableau {@code 5h Kd / 9c 5s} of the rulebook's first example, with fives matched. */
  private static AggravationState fives() {
    return play(
        RULES,
        dealt("5h 9c 2d 3d", "Kd 5s Jc 3c"),
        "0 turn @900; 1 turn @1000; 0 turn @1500; 1 turn @2000");
  }

  @Test
  @Covers({"AGG-2", "AGG-3", "AGG-14", "AGG-16", "AGG-18", "AGG-7", "AGG-8", "AGG-9", "AGG-13"})
  void bothTurnTogetherAndEqualRanksAreFlagged() {
    AggravationState start = dealt("5h 9c", "Kd 5s");
    assertThat(start.left(0)).isEqualTo(26);
    assertThat(RULES.table(start).piles())
        .extracting(Pile::name)
        .containsExactly("deck.0", "deck.1");
    assertThat(start.turn().seats()).containsExactly(0, 1);

    AggravationState waiting = play(RULES, start, "0 turn @900");
    assertThat(fact(waiting, "pending")).isEqualTo("0");
    assertThat(fact(waiting, "event")).isEqualTo("0");
    assertThat(rule(RULES, waiting, "0 turn @900")).isEqualTo("AGG-18");
    assertThat(waiting.turn().seats()).containsExactly(1);

    AggravationState turned = play(RULES, waiting, "1 turn @1000");
    assertThat(fact(turned, "event")).isEqualTo("2");
    assertThat(turned.clock()).isEqualTo(1000);
    assertThat(fact(turned, "flagged")).isEqualTo("-");

    AggravationState matched = play(RULES, turned, "0 turn @1500; 1 turn @2000");
    assertThat(fact(matched, "flagged")).isEqualTo("0.1 1.2");
    assertThat(fact(matched, "formed")).isEqualTo("5: 4 @2000");
    assertThat(RULES.table(matched).seenBy(Viewer.bystander()).pile("0.2").toString())
        .isEqualTo("0.2: 9c");
  }

  @Test
  @Covers({"AGG-15", "AGG-8"})
  void nobodyTurnsWhileAMatchIsOpen() {
    assertThat(rule(RULES, fives(), "0 turn @2000")).isEqualTo("AGG-15");
  }

  @Test
  @Covers({"AGG-10", "AGG-11", "AGG-22", "AGG-23", "AGG-15"})
  void theRestOfAMatchMayBeCoveredUntilCardsAreTurned() {
    AggravationState half = play(RULES, fives(), "0 cover 1.2 @2300");
    assertThat(fact(half, "flagged")).isEqualTo("0.1");
    assertThat(rule(RULES, half, "1 cover 0.1 @2350")).isEqualTo("legal");
    assertThat(rule(RULES, half, "1 cover 0.2 @2350")).isEqualTo("AGG-22");
    assertThat(rule(RULES, half, "1 cover 1.9 @2350")).isEqualTo("AGG-22");

    AggravationState turned = play(RULES, half, "0 turn @2400; 1 turn @2500");
    assertThat(turned.flagged()).as("the flag of 0.1 is gone").doesNotContain(0);
  }

  @Test
  @Covers("AGG-10")
  void withMatchOnlyTheRestLosesItsFlag() {
    Rules<AggravationState, AggravationMove> rules = rules("flags", "match-only");
    AggravationState half = play(rules, fives(), "0 cover 1.2 @2300");
    assertThat(fact(half, "flagged")).isEqualTo("-");
    assertThat(rule(rules, half, "1 cover 0.1 @2350")).isEqualTo("AGG-22");
  }

  @Test
  @Covers({"AGG-12", "AGG-9"})
  void aCoverThatEqualsAnotherCardIsANewMatch() {
    AggravationState fives =
        play(
            RULES,
            dealt("5h 9c 9s", "Kd 5s Jc"),
            "0 turn @900; 1 turn @1000; 0 turn @1500; 1 turn @2000");
    AggravationState after = play(RULES, fives, "0 cover 1.2 @2300");
    assertThat(fact(after, "flagged")).isEqualTo("0.1 0.2 1.2");
    assertThat(rule(RULES, after, "1 cover 1.2 @2300")).isEqualTo("legal");
  }

  @Test
  @Covers({"AGG-24", "AGG-24a", "AGG-25", "AGG-6"})
  void twoCoversOfOnePlaceAtTheSameTimeBothStay() {
    AggravationState one = play(RULES, fives(), "0 cover 0.1 @4000");
    assertThat(rule(RULES, one, "1 cover 0.1 @4001")).isEqualTo("AGG-24");
    AggravationState both = play(RULES, one, "1 cover 0.1 @4000");
    assertThat(RULES.table(both).pile("0.1").toString()).isEqualTo("0.1: 5h 2d Jc");
    assertThat(fact(both, "covered")).isEqualTo("-");
    assertThat(rule(RULES, both, "0 cover 0.1 @4000")).isEqualTo("AGG-22");

    Rules<AggravationState, AggravationMove> slow = rules("collision", "500");
    AggravationState later = play(slow, fives(), "0 cover 0.1 @4000");
    assertThat(rule(slow, later, "1 cover 0.1 @4500")).isEqualTo("legal");
    assertThat(rule(slow, later, "1 cover 0.1 @4501")).isEqualTo("AGG-24");
    assertThat(rule(slow, later, "0 cover 0.1 @4000")).isEqualTo("AGG-22");
  }

  @Test
  @Covers({"AGG-4", "AGG-5", "AGG-6a"})
  void timesDoNotGoBack() {
    assertThat(rule(RULES, fives(), "0 cover 0.1 @1999")).isEqualTo("AGG-4");
    assertThat(rule(RULES, fives(), "1 cover 0.1 @999999999")).isEqualTo("legal");
    assertThat(rule(RULES, fives(), "1 cover 0.1 @1000000000")).isEqualTo("AGG-4");
    assertThat(rule(RULES, fives(), "1 cover 0.1 @9223372036854775807")).isEqualTo("AGG-4");
    assertThat(RULES.legalMoves(fives()))
        .extracting(move -> move.seat() + " " + RULES.syntax().format(move))
        .containsExactly(
            "0 cover 0.1 @2000", "0 cover 1.2 @2000", "1 cover 0.1 @2000", "1 cover 1.2 @2000");
    assertThat(RULES.refusal(fives(), new AggravationMove.Turn(5, 3000)).orElseThrow().ruleId())
        .isEqualTo("AGG-5");
  }

  @Test
  @Covers("AGG-19")
  void aCoverEndsTheOthersWaiting() {
    AggravationState half = play(RULES, fives(), "0 cover 1.2 @2300; 0 turn @2400");
    assertThat(rule(RULES, half, "0 cover 0.1 @2400")).isEqualTo("AGG-19");
    AggravationState covered = play(RULES, half, "1 cover 0.1 @2500");
    assertThat(fact(covered, "pending")).isEqualTo("-");
  }

  @Test
  @Covers("AGG-1")
  void aShuffleNamesThePack() {
    AggravationMove shuffle = RULES.chance(RULES.start(), new SplittableRandom(1));
    String text = RULES.syntax().format(shuffle);
    AggravationMove bad =
        RULES.syntax().parseChance(text.substring(0, text.lastIndexOf(' ')) + " X1");
    assertThat(RULES.refusal(RULES.start(), bad).orElseThrow().ruleId()).isEqualTo("AGG-1");
    assertThat(rule(RULES, RULES.start(), "0 turn @0")).isEqualTo("AGG-2");
  }

  @Test
  @Covers("AGG-36")
  void thereIsOneHand() {
    AggravationMove shuffle = RULES.chance(RULES.start(), new SplittableRandom(1));
    assertThat(RULES.refusal(fives(), shuffle).orElseThrow().ruleId()).isEqualTo("AGG-36");
  }

  /**
   * A late position, the latest card of each seat laid at an event; the last event was the 38th.
   */
  private static AggravationState late(
      String deck0, String deck1, String row0, String row1, int last0) {
    Tableau tableau = lay(Tableau.empty(), 0, row0, last0);
    tableau = lay(tableau, 1, row1, 38);
    PlayingCard more = PlayingCard.parse("2c"); // It leaves the deck at the time of the position.
    LaidCard last = new LaidCard(How.TURNED, 0, tableau.free(0), more, null, 38, 69900);
    return fives()
        .with(deck("2c " + deck0), deck(deck1), tableau)
        .laid(last, tableau, tableau.matched());
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
    AggravationState state = late("2s", "3s 4s 6s", "5h", "Kd", 30);
    assertThat(rule(RULES, state, "0 turn @70000")).isEqualTo("AGG-21");
    AggravationState turned = play(RULES, state, "1 turn @70000");
    assertThat(RULES.table(turned).pile("1.2").toString()).isEqualTo("1.2: 3s");
    assertThat(turned.left(0)).isEqualTo(1);
    assertThat(fact(turned, "event")).isEqualTo("39");

    Rules<AggravationState, AggravationMove> turns = rules("last-card", "turn");
    assertThat(rule(turns, state, "0 turn @70000")).isEqualTo("legal");
  }

  @Test
  @Covers({"AGG-17", "AGG-26", "AGG-35"})
  void lastCardsAreTurnedWhenBothHaveOneAndWithoutAMatchTheGameIsDrawn() {
    AggravationState state = late("2s", "3s", "5h", "Kd", 30);
    AggravationState drawn = play(RULES, state, "0 turn @70000; 1 turn @70100");
    assertThat(drawn.turn().isOver()).isTrue();
    assertThat(drawn.outcome().orElseThrow().isDraw()).isTrue();
    assertThat(fact(drawn, "emptied")).isEqualTo("40 @70100 40 @70100");
    assertThat(fact(drawn, "scores")).isEqualTo("0 0");

    AggravationState alone = late("", "3s", "5h", "Kd", 30);
    assertThat(play(RULES, alone, "1 turn @70000").turn().isOver()).isTrue();
  }

  @Test
  @Covers({"AGG-27", "AGG-28", "AGG-29", "AGG-31", "AGG-33", "AGG-34"})
  void theNextMatchAfterTheLastCardIsCalled() {
    AggravationState state = late("", "Qs 2s 3s", "5h Qh", "Kd", 38);
    assertThat(rule(RULES, state, "0 turn @70000")).isEqualTo("AGG-27");
    assertThat(rule(RULES, state, "0 cover 0.1 @70000")).isEqualTo("AGG-27");
    AggravationState queens = play(RULES, state, "1 turn @70000");
    assertThat(rule(RULES, queens, "1 aggravation 0.2 1.2 @70000")).isEqualTo("AGG-28");
    assertThat(rule(RULES, queens, "0 aggravation 0.1 1.2 @70000")).isEqualTo("AGG-29");
    assertThat(rule(RULES, queens, "0 aggravation 0.2 0.2 @70000")).isEqualTo("AGG-29");

    AggravationState won = play(RULES, queens, "0 aggravation 1.2 0.2 @70200");
    assertThat(won.turn().isOver()).isTrue();
    assertThat(won.outcome().orElseThrow().winners()).containsExactly(0);
    assertThat(fact(won, "scores")).isEqualTo("1 0");
    assertThat(rule(RULES, won, "1 turn @70300")).isEqualTo("AGG-34");
  }

  @Test
  @Covers({"AGG-30", "AGG-12"})
  void aMatchThatIsCoveredCannotBeCalled() {
    AggravationState queens = play(RULES, late("", "Qs 2s 3s", "5h Qh", "Kd", 38), "1 turn @70000");
    AggravationState covered = play(RULES, queens, "1 cover 0.2 @70100");
    assertThat(rule(RULES, covered, "0 aggravation 0.2 1.2 @70200")).isEqualTo("AGG-29");
  }

  @Test
  @Covers("AGG-29")
  void anOldMatchIsCalledOnlyUnderTheOption() {
    AggravationState state = late("3c", "2s 4s", "7h 7d 7c", "Kd", 30);
    AggravationState old = play(RULES, state, "0 cover 0.1 @70000");
    assertThat(rule(RULES, old, "0 aggravation 0.2 0.3 @70000")).isEqualTo("AGG-29");
    assertThat(rule(rules("old-match", "on"), old, "0 aggravation 0.2 0.3 @70000"))
        .isEqualTo("legal");

    AggravationState own =
        play(RULES, late("7s", "2s 4s", "7h 5d", "7c", 30), "0 cover 0.1 @70000");
    assertThat(rule(RULES, own, "0 aggravation 0.1 1.1 @70000"))
        .as("the match that the last card makes may be called")
        .isEqualTo("legal");
  }

  @Test
  @Covers({"AGG-32", "AGG-6a", "AGG-6b"})
  void aCallIsAnsweredByAnEarlierOne() {
    AggravationState state = late("", "Ts", "Th 4d", "4c", 30);
    AggravationState tens = play(RULES, state, "1 cover 1.1 @69900");
    AggravationState called = play(RULES, tens, "0 aggravation 0.1 1.1 @70000");
    assertThat(called.turn().seats()).containsExactly(1);
    assertThat(RULES.legalMoves(called))
        .extracting(move -> RULES.syntax().format(move))
        .containsExactly("aggravation 0.1 1.1 @69900", "pass");
    assertThat(rule(RULES, called, "1 aggravation 0.1 1.1 @69899")).isEqualTo("AGG-32");
    assertThat(rule(RULES, called, "0 pass")).isEqualTo("AGG-32");
    assertThat(rule(RULES, called, "1 cover 0.1 @70000")).isEqualTo("AGG-32");

    assertThat(winners(called, "1 aggravation 0.1 1.1 @69990")).containsExactly(1);
    assertThat(winners(called, "1 aggravation 0.1 1.1 @70000")).isEmpty();
    assertThat(winners(called, "1 aggravation 0.1 1.1 @70001")).containsExactly(0);
    assertThat(winners(called, "1 pass")).containsExactly(0);
  }

  @Test
  @Covers({"AGG-17", "AGG-21"})
  void twoCardsAreEnoughToTurn() {
    AggravationState state = late("2s 3s", "4s", "5h", "Kd", 30);
    assertThat(rule(RULES, state, "0 turn @70000")).isEqualTo("legal");
    assertThat(rule(RULES, state, "1 turn @70000")).isEqualTo("AGG-21");
    AggravationState both = late("2s 3s", "4s 6s", "5h", "Kd", 30);
    assertThat(play(RULES, both, "1 turn @70000").turn().seats()).containsExactly(0);
  }

  @Test
  @Covers({"AGG-6a", "AGG-28"})
  void aCallIsListedAtTheClockWhileNobodyHasCalled() {
    AggravationState queens = play(RULES, late("", "Qs 2s 3s", "5h Qh", "Kd", 38), "1 turn @70000");
    assertThat(RULES.legalMoves(queens))
        .extracting(move -> move.seat() + " " + RULES.syntax().format(move))
        .containsExactly(
            "0 aggravation 0.2 1.2 @70000", "1 cover 0.2 @70000", "1 cover 1.2 @70000");
  }

  @Test
  @Covers({"AGG-15", "AGG-17", "AGG-22", "AGG-28", "AGG-32"})
  void theRulesThatGovernASeatAreNamed() {
    assertThat(RULES.governing(dealt("5h", "Kd"), 0)).containsExactly("AGG-17", "AGG-22");
    assertThat(RULES.governing(fives(), 1)).containsExactly("AGG-15", "AGG-22", "AGG-23");
    AggravationState empty = late("", "Ts", "Th 4d", "4c", 30);
    assertThat(RULES.governing(empty, 0)).containsExactly("AGG-28", "AGG-29");
    AggravationState called =
        play(RULES, empty, "1 cover 1.1 @69900; 0 aggravation 0.1 1.1 @70000");
    assertThat(RULES.governing(called, 1)).containsExactly("AGG-32");
    assertThat(fact(called, "call")).isEqualTo("0 @70000");
  }

  @Test
  @Covers({"AGG-24", "AGG-32"})
  void aRefusalTellsTimes() {
    Rules<AggravationState, AggravationMove> slow = rules("collision", "500");
    AggravationState covered = play(slow, fives(), "0 cover 0.1 @4000");
    assertThat(fact(covered, "covered")).isEqualTo("0.1: 0 @4000");
    assertThat(slow.refusal(covered, slow.syntax().parse(1, "cover 0.1 @4501")).orElseThrow())
        .hasToString("AGG-24 too-late [pile.0[1], 4500]");
    assertThat(rule(RULES, fives(), "0 pass")).isEqualTo("AGG-32");
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
    AggravationState half = play(RULES, fives(), "0 cover 1.2 @2300");
    assertThat(RULES.table(half).pile("deck.0").cards()).isEqualTo(half.deck(0));
    assertThat(RULES.table(half).pile("deck.1").cards()).isEqualTo(half.deck(1));
    assertThat(RULES.withCards(half, RULES.table(half))).isEqualTo(half);
  }

  private static List<String> told(AggravationState state, String line) {
    AggravationMove move = RULES.syntax().parse(line.charAt(0) - '0', line.substring(2));
    return RULES.stages(state, move).stream()
        .map(stage -> stage.isDone() ? "done" : WORDS.text(stage.phrase()))
        .toList();
  }

  @Test
  @Covers({"AGG-18", "AGG-14", "AGG-12"})
  void whatIsTurnedAndCoveredIsTold() {
    AggravationMove shuffle = RULES.chance(RULES.start(), new SplittableRandom(1));
    assertThat(RULES.stages(RULES.start(), shuffle))
        .extracting(Stage::name)
        .containsExactly("dealt", "done");
    AggravationState start = dealt("5h 9c", "Kd 5s");
    assertThat(told(start, "0 turn @900"))
        .containsExactly("player 0 waits for the other player to turn.", "done");
    assertThat(told(play(RULES, start, "0 turn @900"), "1 turn @1000"))
        .containsExactly("Turned up: 5♥ K♦.", "done");
    assertThat(told(fives(), "0 cover 1.2 @2300"))
        .containsExactly("player 0 lays 2♦ on place 2 of the lower row.", "done");
  }

  @Test
  @Covers({"AGG-13", "AGG-35", "AGG-34"})
  void matchesLastCardsAndTheEndAreTold() {
    AggravationState two = play(RULES, late("9s 2c", "5s 3c", "5h", "9h", 30), "0 turn @70000");
    assertThat(told(two, "1 turn @70000"))
        .containsExactly(
            "Turned up: 9♠ 5♠.",
            "There is a match of rank 5.",
            "There is a match of rank 9.",
            "done");
    AggravationState last = play(RULES, late("2s", "3s", "5h", "Kd", 30), "0 turn @70000");
    assertThat(told(last, "1 turn @70100"))
        .containsExactly(
            "Turned up: 2♠ 3♠.",
            "player 0 has no card left.",
            "player 1 has no card left.",
            "Nobody wins.");
    AggravationState queens = play(RULES, late("", "Qs 2s 3s", "5h Qh", "Kd", 38), "1 turn @70000");
    assertThat(told(queens, "0 aggravation 1.2 0.2 @70200")).containsExactly("player 0 wins.");
  }

  private static Iterable<Integer> winners(AggravationState state, String line) {
    return play(RULES, state, line).outcome().orElseThrow().winners();
  }
}
