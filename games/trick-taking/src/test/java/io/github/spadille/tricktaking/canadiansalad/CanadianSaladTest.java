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
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladMove.Choose;
import io.github.spadille.tricktaking.canadiansalad.CanadianSaladState.Hearts;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanadianSaladTest {
  private static final CardSet<PlayingCard> HEARTS =
      PlayingCards.ofSuit(Deck.standard52().set(), Suit.HEARTS);
  private static final Map<String, String> BY_DEFAULT = ImmutableMap.of();
  private static final Map<String, String> STOP_EARLY = ImmutableMap.of("stop-early", "yes");

  /** Seat 0 leads in a hand with a penalty, in which each seat holds only a few cards. */
  private static CanadianSaladState hand(int penalty, String... hands) {
    return hand(penalty, ScoreSheet.empty(hands.length), hands);
  }

  private static CanadianSaladState hand(int penalty, ScoreSheet sheet, String... hands) {
    ImmutableList.Builder<CardSet<PlayingCard>> sets = ImmutableList.builder();
    for (String hand : hands) {
      sets.add(set(hand));
    }
    TrickHand fresh =
        new TrickHand(new DealtOut(penalty, hands.length - 1, set("").toList()), sheet);
    ImmutableList<Penalty> penalties = ImmutableList.copyOf(Penalty.values());
    return CanadianSaladState.undealt(fresh, new Penalties(penalties.subList(0, penalty - 1)))
        .chosen(penalties.get(penalty - 1))
        .withCards(set("").toList(), fresh.undealt().withHands(PerSeat.copyOf(sets.build())));
  }

  private static CanadianSaladState play(
      CanadianSaladState start, Map<String, String> options, String cards) {
    Rules<CanadianSaladState, TrickMove> rules =
        CanadianSalad.GAME.rules(start.scores().length(), options);
    CanadianSaladState now = start;
    for (PlayingCard card : PlayingCard.cards(cards)) {
      now = rules.apply(now, Play.of(now.turn().first(), card));
    }
    return now;
  }

  private static long[] scores(CanadianSaladState start, String cards) {
    return play(start, BY_DEFAULT, cards).scores().toArray();
  }

  @Test
  @Covers("CSL-9")
  void theHighestCardOfTheSuitLedTakesTheTrick() {
    assertThat(scores(hand(3, "9d", "4d", "Qh", "Kd"), "9d 4d Qh Kd")).containsExactly(0, 0, 0, 25);
    assertThat(scores(hand(2, "9d", "4d", "Qh", "Kd"), "9d 4d Qh Kd")).containsExactly(0, 0, 0, 10);
  }

  @Test
  @Covers("CSL-2")
  void theAceIsHighAndNoSuitIsTrumps() {
    assertThat(scores(hand(1, "Kd", "As", "Ad", "Ah"), "Kd As Ad Ah")).containsExactly(0, 0, 10, 0);
  }

  @Test
  @Covers({"CSL-11", "CSL-10"})
  void theFirstHandCostsTenForEachTrick() {
    CanadianSaladState start = hand(1, "As 3h 3d 3c", "2s Ah 4d 4c", "3s 2h 5d 5c", "4s 4h 6d 6c");
    assertThat(scores(start, "As 2s 3s 4s 3h Ah 2h 4h 4d 5d 6d 3d 6c 3c 4c 5c"))
        .containsExactly(10, 10, 0, 20);
  }

  @Test
  @Covers("CSL-11")
  void theSecondHandCostsTenForEachHeartAndNothingForOthers() {
    CanadianSaladState start = hand(2, "Ks 2d", "Qs 3h", "Jh 4d", "Ah 5h");
    assertThat(scores(start, "Ks Qs Jh Ah 2d 3h 4d 5h")).containsExactly(20, 0, 20, 0);
  }

  @Test
  @Covers("CSL-11")
  void theThirdHandCosts25ForEachQueen() {
    CanadianSaladState start = hand(3, "Ks 2d", "Qs 3h", "Qh 4d", "Qd Qc");
    assertThat(scores(start, "Ks Qs Qh Qd 2d 3h 4d Qc")).containsExactly(75, 0, 25, 0);
  }

  @Test
  @Covers("CSL-11")
  void theFourthHandCosts100ForTheKingOfSpades() {
    assertThat(scores(hand(4, "9d", "4d", "Ks", "Ad"), "9d 4d Ks Ad"))
        .containsExactly(0, 0, 0, 100);
    assertThat(scores(hand(4, "9s", "Kh", "4s", "Ks"), "9s Kh 4s Ks"))
        .containsExactly(0, 0, 0, 100);
  }

  @Test
  @Covers("CSL-11")
  void theFifthHandCosts100ForTheLastTrick() {
    CanadianSaladState start = hand(5, "As 2d", "2s 3d", "3s 4d", "4s 5c");
    assertThat(scores(start, "As 2s 3s 4s 2d 3d 4d 5c")).containsExactly(0, 0, 100, 0);
  }

  @Test
  @Covers("CSL-12")
  void inTheSixthHandAllPenaltiesAddUp() {
    CanadianSaladState start =
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
        .containsExactly(240, 0, 130, 0);
    assertThat(scores(hand(6, "Ah", "Qh", "Kh", "2h"), "Ah Qh Kh 2h"))
        .containsExactly(175, 0, 0, 0);
  }

  @Test
  @Covers("CSL-11")
  void valuesAreOptions() {
    Map<String, String> values =
        ImmutableMap.of(
            "tricks", "1", "hearts", "0", "queens", "20", "king", "300", "last", "4000");
    CanadianSaladState end = play(hand(6, "As", "Ks", "Qh", "2h"), values, "As Ks Qh 2h");
    assertThat(end.scores().toArray()).containsExactly(4321, 0, 0, 0);
    assertThat(end.sheet().lines()).hasSize(4);
  }

  @Test
  @Covers({"CSL-15", "CSL-16"})
  void theLowestTotalWinsAndTiesShareTheWin() {
    ScoreSheet sheet =
        ScoreSheet.empty(4).add(1, "CSL-11", "tricks", 0, 100).add(1, "CSL-11", "tricks", 1, 500);
    CanadianSaladState end =
        play(hand(6, sheet, "2s", "3s", "4h", "5h"), BY_DEFAULT, "2s 3s 4h 5h");
    assertThat(end.turn().isOver()).isTrue();
    assertThat(end.scores().toArray()).containsExactly(100, 630, 0, 0);
    assertThat(end.outcome().orElseThrow().winners().toString()).isEqualTo("2 3");
    assertThat(end.cards().won(1)).isEqualTo(set("2s 3s 4h 5h"));
    Rules<CanadianSaladState, TrickMove> rules = CanadianSalad.GAME.rules(4);
    assertThat(rules.refusal(end, Play.of(0, PlayingCard.parse("2s"))).orElseThrow())
        .hasToString("CSL-15 over");
    assertThat(rules.refusal(end, new Choose(0, 1)).orElseThrow()).hasToString("CSL-15 over");
  }

  @Test
  @Covers("CSL-19")
  void aHandEndsWithTheLastQueen() {
    CanadianSaladState start = hand(3, "Ks 2d", "Qs 3h", "Qh 4d", "Qd Qc");
    CanadianSaladState first = play(start, STOP_EARLY, "Ks Qs Qh Qd");
    assertThat(first.turn().isChance()).isFalse();

    CanadianSaladState more = hand(3, "Ks 2d 2h", "Qs 3d 3h", "Qh 4d 4h", "Qd Qc 5h");
    CanadianSaladState second = play(more, STOP_EARLY, "Ks Qs Qh Qd 2d 3d 4d Qc");
    assertThat(second.turn().isChance()).isTrue();
    assertThat(second.scores().toArray()).containsExactly(75, 0, 25, 0);
    assertThat(second.handNumber()).isEqualTo(4);
    assertThat(play(more, BY_DEFAULT, "Ks Qs Qh Qd 2d 3d 4d Qc").turn().isChance()).isFalse();
  }

  @Test
  @Covers({"CSL-10", "CSL-19"})
  void onlyHandsWithQueensAndTheKingOfSpadesEndEarly() {
    for (int penalty : new int[] {1, 2, 5, 6}) {
      CanadianSaladState start = hand(penalty, "As 2h", "Ks 3h", "Qs 4h", "Js 5h");
      assertThat(play(start, STOP_EARLY, "As Ks Qs Js").turn().first()).isZero();
    }
    CanadianSaladState king = hand(4, "As 2h", "Ks 3h", "Qs 4h", "Js 5h");
    assertThat(play(king, STOP_EARLY, "As Ks Qs Js").turn().isChance()).isTrue();
  }

  @Test
  @Covers("CSL-19")
  void aHandThatEndsEarlyIsToldSo() {
    Rules<CanadianSaladState, TrickMove> rules = CanadianSalad.GAME.rules(4, STOP_EARLY);
    CanadianSaladState king = hand(4, "As 2h", "Ks 3h", "Qs 4h", "Js 5h");
    CanadianSaladState beforeLast = play(king, STOP_EARLY, "As Ks Qs");
    assertThat(rules.stages(beforeLast, Play.of(3, PlayingCard.parse("Js"))))
        .extracting(Stage::name)
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
    assertThat(start.refusal("3 choose 4")).isEqualTo("CSL-3 undealt");
    assertThat(dealt.refusal("3 choose 7")).isEqualTo("CSL-18 number [7]");
    assertThat(dealt.refusal("3 choose 6")).isEqualTo("CSL-18 number [6]");
    assertThat(dealt.refusal("3 choose 0")).isEqualTo("CSL-18 number [0]");
    assertThat(dealt.refusal("2 choose 4")).isEqualTo("CSL-18 dealer [3]");
    TestTable chosen = dealt.play("choose 4");
    assertThat(chosen.refusal("3 choose 4")).isEqualTo("CSL-18 known");
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
    Rules<CanadianSaladState, TrickMove> rules =
        CanadianSalad.GAME.rules(3, ImmutableMap.of("hearts-lead", "broken"));
    for (int penalty = 1; penalty <= 6; penalty++) {
      CanadianSaladState start = hand(penalty, "2s 3h", "4s 4h", "5s 5h");
      boolean barred = penalty == 2 || penalty == 6;
      assertThat(rules.legalMoves(start)).hasSize(barred ? 1 : 2);
      assertThat(rules.governing(start, 0).contains("CSL-17")).isEqualTo(barred);
      assertThat(rules.refusal(start, Play.of(0, PlayingCard.parse("3h"))).isPresent())
          .isEqualTo(barred);
    }
  }

  @Test
  @Covers("CSL-6")
  void theRulesThatGovernALeadAndADiscard() {
    Rules<CanadianSaladState, TrickMove> rules = CanadianSalad.GAME.rules(3);
    CanadianSaladState start = hand(1, "2s 3h", "4s 4h", "5d 5h");
    assertThat(rules.governing(start, 0)).containsExactly("CSL-6");
    CanadianSaladState led = play(start, BY_DEFAULT, "2s");
    assertThat(rules.governing(led, 1)).containsExactly("CSL-7");
    assertThat(rules.governing(play(led, BY_DEFAULT, "4s"), 2)).containsExactly("CSL-8");
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
    assertThat(rules.points(hand(6, "As", "2s", "3s", "4s"), Penalty.ALL, 0)).isZero();
  }

  @Test
  @Covers("CSL-3")
  void aDealAndATrickAreToldInStages() {
    Rules<CanadianSaladState, TrickMove> rules = CanadianSalad.GAME.rules(4);
    CanadianSaladState start = rules.start();
    Stage<CanadianSaladState> dealt =
        rules.stages(start, rules.chance(start, RandomSource.seeded(1))).get(0);
    assertThat(dealt.phrase()).isEqualTo(new Phrase("stage.dealt", 3, ImmutableList.of(13, 1)));

    CanadianSaladState three = play(hand(2, "9d", "4d", "Qh", "Kd"), BY_DEFAULT, "9d 4d Qh");
    ImmutableList<Stage<CanadianSaladState>> stages =
        rules.stages(three, Play.of(3, PlayingCard.parse("Kd")));
    assertThat(stages)
        .extracting(Stage::name)
        .containsExactly("trick-complete", "trick-taken", "hand-scored", "done");
    assertThat(stages.get(0).state().cards().trick().toSet()).isEqualTo(set("9d 4d Qh Kd"));
    assertThat(stages.get(0).state().hearts()).isEqualTo(Hearts.BROKEN);
    assertThat(stages.get(1).seat()).isEqualTo(3);
    assertThat(stages.get(2).state().sheet().lines())
        .containsExactly(new ScoreSheet.Line(2, "CSL-11", "hearts", Seats.of(3), 10));
  }

  @Test
  @Covers({"CSL-7", "CSL-17"})
  void aPlayTellsWhatAHandLacks() {
    Rules<CanadianSaladState, TrickMove> free = CanadianSalad.GAME.rules(3);
    Rules<CanadianSaladState, TrickMove> broken =
        CanadianSalad.GAME.rules(3, ImmutableMap.of("hearts-lead", "broken"));
    CanadianSaladState start = hand(2, "3h 4h", "4s 5s", "6s 6h");
    Play heart = Play.of(0, PlayingCard.parse("3h"));
    assertThat(HeardDeductions.of(free, start, heart)).containsExactly("hand.0 lacks ");
    assertThat(HeardDeductions.of(broken, start, heart))
        .containsExactly("hand.0 lacks " + Deck.standard52().set().minus(HEARTS));
    CanadianSaladState led = play(start, BY_DEFAULT, "3h");
    Play spade = Play.of(1, PlayingCard.parse("4s"));
    assertThat(HeardDeductions.of(broken, led, spade))
        .hasSize(1)
        .allMatch(clue -> clue.startsWith("hand.1 lacks Ah 2h 3h"));
  }

  @Test
  void cardsOfATableComeBack() {
    Rules<CanadianSaladState, TrickMove> rules = CanadianSalad.GAME.rules(3);
    CanadianSaladState start = hand(2, "3h 4h", "4s 5h", "5s 6h");
    assertThat(rules.withCards(start, rules.table(start))).isEqualTo(start);
    assertThat(rules.withCards(rules.start(), rules.table(start)).cards().hands())
        .isEqualTo(start.cards().hands());
  }
}
