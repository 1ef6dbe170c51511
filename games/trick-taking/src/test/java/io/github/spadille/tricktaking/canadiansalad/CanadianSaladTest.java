package io.github.spadille.tricktaking.canadiansalad;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladMove.Choose;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState.Hearts;
import io.github.spadille.tricktaking.toepen.ToepenMove.Knock;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanadianSaladTest {
  private static final CardSet<PlayingCard> HEARTS =
      PlayingCards.ofSuit(Deck.standard52().set(), Suit.HEARTS);

  /** Seat 0 leads in a hand with a penalty, in which each seat holds only a few cards. */
  private static TestTable hand(int penalty, String... hands) {
    return hand(penalty, ScoreSheet.empty(hands.length), hands);
  }

  private static TestTable hand(int penalty, ScoreSheet sheet, String... hands) {
    TrickHand fresh =
        new TrickHand(new DealtOut(penalty, hands.length - 1, set("").toList()), sheet);
    ImmutableList<Penalty> penalties = ImmutableList.copyOf(Penalty.values());
    List<CardSet<PlayingCard>> held = Arrays.stream(hands).map(PlayingCards::set).toList();
    return TestTable.of(CanadianSalad.GAME, hands.length)
        .with(
            CanadianSaladState.undealt(fresh, new Penalties(penalties.subList(0, penalty - 1)))
                .chosen(penalties.get(penalty - 1))
                .withCards(set("").toList(), fresh.undealt().withHands(PerSeat.copyOf(held))));
  }

  /** Returns the moves that play cards in turn. */
  private static String[] cards(String cards) {
    return Arrays.stream(cards.split(" ")).map(card -> "play " + card).toArray(String[]::new);
  }

  private static String scores(TestTable table, String cards) {
    return table.play(cards(cards)).scores();
  }

  @Test
  @Covers("CSL-9")
  void theHighestCardOfTheSuitLedTakesTheTrick() {
    assertThat(scores(hand(3, "9d", "4d", "Qh", "Kd"), "9d 4d Qh Kd")).isEqualTo("0 0 0 25");
    assertThat(scores(hand(2, "9d", "4d", "Qh", "Kd"), "9d 4d Qh Kd")).isEqualTo("0 0 0 10");
  }

  @Test
  @Covers("CSL-2")
  void theAceIsHighAndNoSuitIsTrumps() {
    assertThat(scores(hand(1, "Kd", "As", "Ad", "Ah"), "Kd As Ad Ah")).isEqualTo("0 0 10 0");
  }

  @Test
  @Covers({"CSL-11", "CSL-10"})
  void theFirstHandCostsTenForEachTrick() {
    TestTable start = hand(1, "As 3h 3d 3c", "2s Ah 4d 4c", "3s 2h 5d 5c", "4s 4h 6d 6c");
    assertThat(scores(start, "As 2s 3s 4s 3h Ah 2h 4h 4d 5d 6d 3d 6c 3c 4c 5c"))
        .isEqualTo("10 10 0 20");
  }

  @Test
  @Covers("CSL-11")
  void theSecondHandCostsTenForEachHeartAndNothingForOthers() {
    TestTable start = hand(2, "Ks 2d", "Qs 3h", "Jh 4d", "Ah 5h");
    assertThat(scores(start, "Ks Qs Jh Ah 2d 3h 4d 5h")).isEqualTo("20 0 20 0");
  }

  @Test
  @Covers("CSL-11")
  void theThirdHandCosts25ForEachQueen() {
    TestTable start = hand(3, "Ks 2d", "Qs 3h", "Qh 4d", "Qd Qc");
    assertThat(scores(start, "Ks Qs Qh Qd 2d 3h 4d Qc")).isEqualTo("75 0 25 0");
  }

  @Test
  @Covers("CSL-11")
  void theFourthHandCosts100ForTheKingOfSpades() {
    assertThat(scores(hand(4, "9d", "4d", "Ks", "Ad"), "9d 4d Ks Ad")).isEqualTo("0 0 0 100");
    assertThat(scores(hand(4, "9s", "Kh", "4s", "Ks"), "9s Kh 4s Ks")).isEqualTo("0 0 0 100");
  }

  @Test
  @Covers("CSL-11")
  void theFifthHandCosts100ForTheLastTrick() {
    TestTable start = hand(5, "As 2d", "2s 3d", "3s 4d", "4s 5c");
    assertThat(scores(start, "As 2s 3s 4s 2d 3d 4d 5c")).isEqualTo("0 0 100 0");
  }

  @Test
  @Covers("CSL-12")
  void inTheSixthHandAllPenaltiesAddUp() {
    TestTable start =
        hand(
            6,
            "As Ah Ac Ad 5s 4c 6c",
            "Qs Qh 2c 2d 3s 5c 7d",
            "2s 2h 3c 3d 6s 7c 8c",
            "Ks 3h 4h 4d 4s 5d 6d");
    assertThat(
            scores(
                start,
                "As Qs 2s Ks Ah Qh 2h 3h Ac 2c 3c 4h Ad 2d 3d 4d "
                    + "5s 3s 6s 4s 7c 5d 4c 5c 8c 6d 6c 7d"))
        .isEqualTo("240 0 130 0");
    assertThat(scores(hand(6, "Ah", "Qh", "Kh", "2h"), "Ah Qh Kh 2h")).isEqualTo("175 0 0 0");
  }

  @Test
  @Covers("CSL-11")
  void valuesAreOptions() {
    TestTable end =
        hand(6, "As", "Ks", "Qh", "2h")
            .under("tricks=1", "hearts=0", "queens=20", "king=300", "last=4000")
            .play(cards("As Ks Qh 2h"));
    assertThat(end.scores()).isEqualTo("4321 0 0 0");
    assertThat(end.lines()).hasSize(4);
  }

  @Test
  @Covers({"CSL-15", "CSL-16"})
  void theLowestTotalWinsAndTiesShareTheWin() {
    ScoreSheet sheet =
        ScoreSheet.empty(4).add(1, "CSL-11", "tricks", 0, 100).add(1, "CSL-11", "tricks", 1, 500);
    TestTable end = hand(6, sheet, "2s", "3s", "4h", "5h").play(cards("2s 3s 4h 5h"));
    assertThat(end.turn()).isEqualTo("over");
    assertThat(end.scores()).isEqualTo("100 630 0 0");
    assertThat(end.winners()).isEqualTo("2 3");
    assertThat(set(end.pile("won.1"))).isEqualTo(set("2s 3s 4h 5h"));
    assertThat(end.refusal("0 play 2s")).isEqualTo("CSL-15 over");
    assertThat(end.refusal(new Choose(0, 1))).isEqualTo("CSL-15 over");
  }

  @Test
  @Covers("CSL-19")
  void aHandEndsWithTheLastQueen() {
    TestTable first =
        hand(3, "Ks 2d", "Qs 3h", "Qh 4d", "Qd Qc")
            .under("stop-early=yes")
            .play(cards("Ks Qs Qh Qd"));
    assertThat(first.turn()).isEqualTo("0");

    TestTable more = hand(3, "Ks 2d 2h", "Qs 3d 3h", "Qh 4d 4h", "Qd Qc 5h");
    String[] played = cards("Ks Qs Qh Qd 2d 3d 4d Qc");
    TestTable second = more.under("stop-early=yes").play(played);
    assertThat(second.turn()).isEqualTo("chance");
    assertThat(second.scores()).isEqualTo("75 0 25 0");
    assertThat(second.fact("hand-no")).isEqualTo("4");
    assertThat(more.play(played).turn()).isEqualTo("2");
  }

  @Test
  @Covers({"CSL-10", "CSL-19"})
  void onlyHandsWithQueensAndTheKingOfSpadesEndEarly() {
    String[] hands = {"As 2h", "Ks 3h", "Qs 4h", "Js 5h"};
    for (int penalty : new int[] {1, 2, 5, 6}) {
      TestTable start = hand(penalty, hands).under("stop-early=yes");
      assertThat(start.play(cards("As Ks Qs Js")).turn()).isEqualTo("0");
    }
    TestTable king = hand(4, hands).under("stop-early=yes");
    assertThat(king.play(cards("As Ks Qs Js")).turn()).isEqualTo("chance");
  }

  @Test
  @Covers("CSL-19")
  void aHandThatEndsEarlyIsToldSo() {
    TestTable beforeLast =
        hand(4, "As 2h", "Ks 3h", "Qs 4h", "Js 5h").under("stop-early=yes").play(cards("As Ks Qs"));
    assertThat(beforeLast.stageNames("play Js"))
        .containsExactly("trick-complete", "trick-taken", "stopped", "hand-scored", "done");
  }

  @Test
  @Covers("CSL-1")
  void aShuffleNamesThePack() {
    String ofFour = TestTable.of(CanadianSalad.GAME, 4).chance(1);
    assertThat(TestTable.of(CanadianSalad.GAME, 3).refusal(ofFour)).startsWith("CSL-1 pack");
  }

  @ParameterizedTest
  @CsvSource({"3, 1200", "4, 1120", "5, 1060", "6, 1020"})
  @Covers({"CSL-1", "CSL-4", "CSL-13", "CSL-14"})
  void theSixHandsGiveOutEverythingOnce(int seats, long all) {
    for (String order : new String[] {"fixed", "dealer"}) {
      Rules<CanadianSaladState, TrickMove> rules =
          CanadianSalad.GAME.rules(seats, ImmutableMap.of("order", order));
      RandomSource random = RandomSource.seeded(seats);
      CanadianSaladState state = rules.start();
      while (!state.turn().isOver()) {
        CanadianSaladState before = state;
        state = rules.apply(state, anyMove(rules, state, random));
        assertThat(state.hand().dealer()).isEqualTo((seats + state.handNumber() - 2) % seats);
        assertThat(state.scores().get(0)).isGreaterThanOrEqualTo(before.scores().get(0));
      }
      assertThat(state.scores().stream().sum()).isEqualTo(all);
      assertThat(state.handNumber()).isEqualTo(6);
      assertThat(state.penalties().ofHands())
          .containsExactlyInAnyOrder(Penalty.values())
          .endsWith(Penalty.ALL);
    }
  }

  private static TrickMove anyMove(
      Rules<CanadianSaladState, TrickMove> rules, CanadianSaladState state, RandomSource random) {
    return state.turn().isChance()
        ? rules.chance(state, random)
        : rules.legalMoves(state).get(random.nextInt(rules.legalMoves(state).size()));
  }

  @Test
  @Covers("CSL-18")
  void aChoiceIsRefusedForWhatItIs() {
    TestTable start = TestTable.of(CanadianSalad.GAME, 4, "order=dealer");
    TestTable dealt = start.deal("hand.0: Ks");
    assertThat(dealt.governing()).containsExactly("CSL-18");
    assertThat(dealt.refusal("0 play Ks")).isEqualTo("CSL-18 choosing");
    assertThat(start.refusal("0 play Ks")).isEqualTo("CSL-3 undealt");
    assertThat(dealt.refusal(start.chance(1))).isEqualTo("CSL-3 dealt");
    assertThat(start.refusal(new Knock(0))).isEqualTo("CSL-3 undealt");
    assertThat(dealt.refusal(new Knock(0))).isEqualTo("CSL-18 choosing");
    assertThat(start.refusal("3 choose 4")).isEqualTo("CSL-3 undealt");
    assertThat(dealt.refusal("3 choose 7")).isEqualTo("CSL-18 number [7]");
    assertThat(dealt.refusal("3 choose 6")).isEqualTo("CSL-18 number [6]");
    assertThat(dealt.refusal("3 choose 0")).isEqualTo("CSL-18 number [0]");
    assertThat(dealt.refusal("2 choose 4")).isEqualTo("CSL-18 dealer [3]");
    TestTable chosen = dealt.play("choose 4");
    assertThat(chosen.refusal("3 choose 4")).isEqualTo("CSL-18 known");
    assertThat(chosen.refusal(new Knock(0))).isEqualTo("CSL-5 playing");
    assertThat(dealt.fact("penalty")).isEqualTo("-");
    assertThat(chosen.fact("penalty")).isEqualTo("4");
    CanadianSaladState king = chosen.state(CanadianSaladState.class);
    assertThat(king.counts(Penalty.KING)).isTrue();
    assertThat(king.counts(Penalty.LAST)).isFalse();
    assertThat(dealt.state(CanadianSaladState.class).counts(Penalty.KING)).isFalse();
  }

  @Test
  @Covers("CSL-17")
  void heartsWaitInTheSecondAndTheSixthHand() {
    for (int penalty = 1; penalty <= 6; penalty++) {
      TestTable start = hand(penalty, "2s 3h", "4s 4h", "5s 5h").under("hearts-lead=broken");
      boolean barred = penalty == 2 || penalty == 6;
      assertThat(start.moves()).hasSize(barred ? 1 : 2);
      assertThat(start.governing().contains("CSL-17")).isEqualTo(barred);
      assertThat(start.refusal("play 3h").equals("legal")).isEqualTo(!barred);
    }
  }

  @Test
  @Covers("CSL-6")
  void theRulesThatGovernALeadAndADiscard() {
    TestTable start = hand(1, "2s 3h", "4s 4h", "5d 5h");
    assertThat(start.governing()).containsExactly("CSL-5", "CSL-6");
    assertThat(start.play(cards("2s")).governing()).containsExactly("CSL-5", "CSL-7");
    assertThat(start.play(cards("2s 4s")).governing()).containsExactly("CSL-5", "CSL-8");
  }

  @Test
  void penaltiesAreNumberedFromOne() {
    assertThat(Penalty.of(0)).isEmpty();
    assertThat(Penalty.of(7)).isEmpty();
    for (Penalty penalty : Penalty.values()) {
      assertThat(Penalty.of(penalty.number())).contains(penalty);
      assertThat(penalty.includes(penalty)).isTrue();
      assertThat(Penalty.ALL.includes(penalty)).isTrue();
    }
    assertThat(Penalty.TRICKS.includes(Penalty.HEARTS)).isFalse();
  }

  @Test
  void allPenaltiesTogetherGiveNoPointsOfTheirOwn() {
    CanadianSalad rules = new CanadianSalad(4, CanadianSaladOptions.SCHEMA.defaults());
    CanadianSaladState state = hand(6, "As", "2s", "3s", "4s").state(CanadianSaladState.class);
    assertThat(rules.points(6, CanadianSaladCounts.of(state), Penalty.ALL, 0)).isZero();
  }

  @Test
  @Covers("CSL-3")
  void aDealAndATrickAreToldInStages() {
    TestTable start = TestTable.of(CanadianSalad.GAME, 4);
    assertThat(start.told(start.chance(1)).get(0)).isEqualTo("dealt 3 [13, 1]");

    TestTable three = hand(2, "9d", "4d", "Qh", "Kd").play(cards("9d 4d Qh"));
    assertThat(three.told("play Kd"))
        .containsExactly("trick-complete", "trick-taken 3", "hand-scored", "done");
    TestTable complete = three.stage("play Kd", "trick-complete");
    assertThat(complete.pile("trick")).isEqualTo("9d 4d Qh Kd");
    assertThat(complete.state(CanadianSaladState.class).hearts()).isEqualTo(Hearts.BROKEN);
    assertThat(three.stage("play Kd", "hand-scored").lines())
        .containsExactly("2 CSL-11 hearts 3 10");
  }

  @Test
  @Covers({"CSL-7", "CSL-17"})
  void aPlayTellsWhatAHandLacks() {
    TestTable free = hand(2, "3h 4h", "4s 5s", "6s 6h");
    TestTable broken = free.under("hearts-lead=broken");
    assertThat(free.deduced("play 3h")).containsExactly("hand.0 lacks ");
    assertThat(broken.deduced("play 3h"))
        .containsExactly("hand.0 lacks " + Deck.standard52().set().minus(HEARTS));
    TestTable led = free.play("play 3h").under("hearts-lead=broken");
    assertThat(led.deduced("play 4s"))
        .hasSize(1)
        .allMatch(clue -> clue.startsWith("hand.1 lacks Ah 2h 3h"));
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = hand(2, "3h 4h", "4s 5h", "5s 6h");
    assertThat(table.withCards()).isEqualTo(table);
    TestTable start = TestTable.of(CanadianSalad.GAME, 3);
    TestTable dealt = start.withCards("stock:", "hand.0: 3h 4h", "hand.1: 4s 5h", "hand.2: 5s 6h");
    assertThat(dealt.state(CanadianSaladState.class).cards().hands())
        .isEqualTo(table.state(CanadianSaladState.class).cards().hands());
  }
}
