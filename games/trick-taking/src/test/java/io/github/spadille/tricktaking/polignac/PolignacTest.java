package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PolignacTest {
  private static final Map<String, String> BY_DEFAULT = ImmutableMap.of();

  /** Seat 0 leads in the third hand of a game, in which each seat holds only a few cards. */
  private static PolignacState hand(ScoreSheet sheet, int announcer, String... hands) {
    ImmutableList.Builder<CardSet<PlayingCard>> sets = ImmutableList.builder();
    for (String hand : hands) {
      sets.add(set(hand));
    }
    TrickHand fresh = new TrickHand(new DealtOut(3, hands.length - 1, set("").toList()), sheet);
    return PolignacState.undealt(fresh)
        .announcedBy(announcer)
        .withCards(fresh.undealt().withHands(PerSeat.copyOf(sets.build())));
  }

  private static PolignacState hand(String... hands) {
    return hand(ScoreSheet.empty(hands.length), NOBODY, hands);
  }

  private static ScoreSheet sheet(int... scores) {
    ScoreSheet sheet = ScoreSheet.empty(scores.length);
    for (int seat = 0; seat < scores.length; seat++) {
      sheet = sheet.add(1, "POL-11", "jacks", seat, scores[seat]);
    }
    return sheet;
  }

  private static PolignacState play(
      PolignacState start, Map<String, String> options, String cards) {
    Rules<PolignacState, TrickMove> rules = Polignac.GAME.rules(start.scores().length(), options);
    PolignacState now = start;
    for (PlayingCard card : PlayingCard.cards(cards)) {
      now = rules.apply(now, Play.of(now.turn().first(), card));
    }
    return now;
  }

  private static long[] scores(PolignacState start, String cards) {
    return play(start, BY_DEFAULT, cards).scores().toArray();
  }

  @Test
  @Covers({"POL-3", "POL-9", "POL-11"})
  void theKingIsHigherThanTheJackAndTheJackThanTheAce() {
    assertThat(scores(hand("Js", "As", "9s", "Ks"), "Js As 9s Ks")).containsExactly(0, 0, 0, 2);
    assertThat(scores(hand("Ah", "Jh", "Th", "9h"), "Ah Jh Th 9h")).containsExactly(0, 1, 0, 0);
    assertThat(scores(hand("Th", "Ah", "Js", "9h"), "Th Ah Js 9h")).containsExactly(0, 2, 0, 0);
    assertThat(scores(hand("Td", "9d", "8d", "Jh"), "Td 9d 8d Jh")).containsExactly(1, 0, 0, 0);
    assertThat(scores(hand("7d", "9d", "8d", "Jh"), "7d 9d 8d Jh")).containsExactly(0, 1, 0, 0);
    assertThat(scores(hand("Qd", "Jd", "Kd", "8d"), "Qd Jd Kd 8d")).containsExactly(0, 0, 1, 0);
  }

  @Test
  @Covers("POL-9")
  void aCardOfAnotherSuitTakesNothing() {
    PolignacState end = play(hand("Td 7d", "Kc 7c", "As 7s", "8d 7h"), BY_DEFAULT, "Td Kc As 8d");
    assertThat(end.cards().leader()).isEqualTo(0);
    assertThat(end.cards().won(0)).isEqualTo(set("Td Kc As 8d"));
  }

  @Test
  @Covers({"POL-11", "POL-12"})
  void theJackOfSpadesCostsTwoAndEachOtherOne() {
    PolignacState start = hand("Ks Kd Qh 7c", "Js 7d 9h Jc", "8s Jd Kh Kc", "9s 8d Jh 8c");
    PolignacState end = play(start, BY_DEFAULT, "Ks Js 8s 9s Kd 7d Jd 8d Qh 9h Kh Jh Kc 8c 7c Jc");
    assertThat(end.scores().toArray()).containsExactly(3, 0, 2, 0);
    assertThat(end.sheet().lines()).hasSize(3);
    assertThat(end.handNumber()).isEqualTo(4);
  }

  @Test
  @Covers("POL-11")
  void thePriceOfThePolignacIsAnOption() {
    PolignacState start = hand("Ks", "Js", "Jd");
    PolignacState five = play(start, ImmutableMap.of("polignac", "5"), "Ks Js Jd");
    assertThat(five.scores().toArray()).containsExactly(6, 0, 0);
    PolignacState nothing = play(start, ImmutableMap.of("polignac", "0"), "Ks Js Jd");
    assertThat(nothing.scores().toArray()).containsExactly(1, 0, 0);
    assertThat(nothing.sheet().lines()).hasSize(1);
  }

  @Test
  @Covers({"POL-13", "POL-14"})
  void tenPointsEndTheGameAndTheLowestTotalWins() {
    PolignacState end =
        play(
            hand(
                sheet(8, 4, 6, 2),
                NOBODY,
                "Ks Ad Kc 7h",
                "Js Kd Tc 8h",
                "9s 8d 9c Kh",
                "Ts Jd Jc Jh"),
            BY_DEFAULT,
            "Ks Js 9s Ts Kc Tc 9c Jc Ad Kd 8d Jd 8h Kh Jh 7h");
    assertThat(end.scores().toArray()).containsExactly(11, 5, 7, 2);
    assertThat(end.turn().isOver()).isTrue();
    assertThat(end.outcome().orElseThrow().winners().toString()).isEqualTo("3");
    assertThat(end.cards().won(2)).isEqualTo(set("8h Kh Jh 7h"));
  }

  @Test
  @Covers("POL-13")
  void withNinePointsTheGameGoesOn() {
    PolignacState next =
        play(hand(sheet(9, 4, 6, 7), NOBODY, "7s", "Js", "7d", "9h"), BY_DEFAULT, "7s Js 7d 9h");
    assertThat(next.scores().toArray()).containsExactly(9, 6, 6, 7);
    assertThat(next.turn().isChance()).isTrue();
    assertThat(next.outcome()).isEmpty();
    PolignacState ten =
        play(hand(sheet(9, 8, 6, 7), NOBODY, "7s", "Js", "7d", "9h"), BY_DEFAULT, "7s Js 7d 9h");
    assertThat(ten.turn().isOver()).isTrue();
  }

  @Test
  @Covers("POL-14")
  void equalTotalsShareTheWin() {
    PolignacState end =
        play(hand(sheet(9, 4, 4, 6), NOBODY, "Ks", "Js", "7d", "9h"), BY_DEFAULT, "Ks Js 7d 9h");
    assertThat(end.scores().toArray()).containsExactly(11, 4, 4, 6);
    assertThat(end.outcome().orElseThrow().winners().toString()).isEqualTo("1 2");
  }

  @Test
  @Covers("POL-13")
  void aNumberOfHandsEndsTheGameInsteadOfAScore() {
    PolignacState start = hand(sheet(9, 4, 4, 6), NOBODY, "Ks", "Js", "7d", "9h");
    PolignacState third = play(start, ImmutableMap.of("hands", "3"), "Ks Js 7d 9h");
    assertThat(third.turn().isOver()).isTrue();
    PolignacState more = play(start, ImmutableMap.of("hands", "4"), "Ks Js 7d 9h");
    assertThat(more.turn().isChance()).isTrue();
    PolignacState fewer = play(start, ImmutableMap.of("hands", "4", "target", "1"), "Ks Js 7d 9h");
    assertThat(fewer.turn().isChance()).isTrue();
  }

  @Test
  @Covers("POL-16")
  void aCapotThatFailsCostsFiveAndTheJacksCount() {
    PolignacState start =
        hand(ScoreSheet.empty(4), 0, "Ks Kd Kh Qc", "Js 7d 9h Kc", "8s Jd 8h 8c", "9s 8d Jh Jc");
    PolignacState end = play(start, BY_DEFAULT, "Ks Js 8s 9s Kd 7d Jd 8d Kh 9h 8h Jh Qc Kc 8c Jc");
    assertThat(end.scores().toArray()).containsExactly(9, 1, 0, 0);
    assertThat(end.announcer()).isEqualTo(NOBODY);
  }

  @Test
  @Covers("POL-16")
  void aCapotIsMadeByItsAnnouncerAlone() {
    PolignacState start = hand(ScoreSheet.empty(3), 1, "7s 7d", "Ks Kd", "8s Jd");
    assertThat(
            play(start, ImmutableMap.of("polignac", "9"), "7s Ks 8s Kd Jd 7d").scores().toArray())
        .containsExactly(5, 0, 5);
    PolignacState other = hand(ScoreSheet.empty(3), 2, "7s 7d", "Ks Kd", "8s Jd");
    assertThat(scores(other, "7s Ks 8s Kd Jd 7d")).containsExactly(0, 1, 5);
  }

  @Test
  @Covers("POL-15")
  void tokensMayFallBelowNothing() {
    PolignacState end =
        play(hand(sheet(9, 3, 2, 0), NOBODY, "Ks", "Js", "7d", "9h"), BY_DEFAULT, "Ks Js 7d 9h");
    assertThat(fact(end, ImmutableMap.of("tokens", "yes"), "tokens")).isEqualTo("-1 7 8 10");
    assertThat(fact(end, ImmutableMap.of("tokens", "yes", "token-start", "20"), "tokens"))
        .isEqualTo("9 17 18 20");
    assertThat(Polignac.GAME.rules(4).table(end).facts())
        .noneMatch(fact -> fact.name().equals("tokens"));
  }

  private static String fact(PolignacState state, Map<String, String> options, String name) {
    return Polignac.GAME.rules(4, options).table(state).fact(name).value();
  }

  @Test
  @Covers("POL-16")
  void anAnnouncementIsRefusedForWhatItIs() {
    TestTable start = TestTable.of(Polignac.GAME, 3, "capot=on");
    TestTable dealt = start.deal("hand.0: Ks");
    assertThat(dealt.governing()).containsExactly("POL-16");
    assertThat(start.refusal("0 play Ks")).isEqualTo("POL-4 undealt");
    assertThat(dealt.refusal("0 play Ks")).isEqualTo("POL-16 announcing");
    assertThat(dealt.refusal(start.chance(1))).isEqualTo("POL-4 dealt");
    assertThat(start.refusal("0 capot")).isEqualTo("POL-4 undealt");
    assertThat(dealt.refusal("1 pass")).isEqualTo("POL-16 turn [0]");
    TestTable second = dealt.play("pass");
    assertThat(second.moves()).containsExactly("capot", "pass");
    TestTable announced = second.play("capot");
    assertThat(announced.refusal("2 pass")).isEqualTo("POL-16 ended");
    assertThat(announced.fact("capot")).isEqualTo("1");
    assertThat(announced.turn()).isEqualTo("0");
  }

  @Test
  @Covers("POL-2")
  void aShuffleNamesThePack() {
    String ofFour = TestTable.of(Polignac.GAME, 4).chance(1);
    assertThat(TestTable.of(Polignac.GAME, 3).refusal(ofFour)).startsWith("POL-2 pack");
  }

  @Test
  @Covers({"POL-6", "POL-7", "POL-8"})
  void theRulesThatGovernALeadAndADiscard() {
    Rules<PolignacState, TrickMove> rules = Polignac.GAME.rules(3);
    PolignacState start = hand("8s 9h", "Ts Th", "8d 8h");
    assertThat(rules.governing(start, 0)).containsExactly("POL-6");
    PolignacState led = play(start, BY_DEFAULT, "8s");
    assertThat(rules.governing(led, 1)).containsExactly("POL-7");
    assertThat(rules.governing(play(led, BY_DEFAULT, "Ts"), 2)).containsExactly("POL-8");
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  @Covers({"POL-2", "POL-5", "POL-12", "POL-13"})
  void eachHandGivesOutFivePointsUntilSomebodyHasTen(int seats) {
    Rules<PolignacState, TrickMove> rules = Polignac.GAME.rules(seats);
    RandomSource random = RandomSource.seeded(seats);
    PolignacState state = rules.start();
    while (!state.turn().isOver()) {
      boolean deals = state.turn().isChance();
      if (deals) {
        assertThat(state.scores().stream().sum()).isEqualTo(5L * (state.handNumber() - 1));
        assertThat(state.scores().stream().max().orElseThrow()).isLessThan(10);
        assertThat(state.hand().dealer()).isEqualTo((seats + state.handNumber() - 2) % seats);
      }
      TrickMove move =
          deals
              ? rules.chance(state, random)
              : rules.legalMoves(state).get(random.nextInt(rules.legalMoves(state).size()));
      state = rules.apply(state, move);
      if (deals) {
        assertThat(state.cards().hands())
            .allMatch(hand -> hand.size() == (seats == 4 ? 8 : 30 / seats));
      }
    }
    assertThat(state.scores().stream().sum()).isEqualTo(5L * state.handNumber());
    assertThat(state.scores().stream().max().orElseThrow()).isGreaterThanOrEqualTo(10);
  }

  @Test
  @Covers("POL-4")
  void aDealAndATrickAreToldInStages() {
    Rules<PolignacState, TrickMove> rules = Polignac.GAME.rules(4);
    PolignacState start = rules.start();
    Stage<PolignacState> dealt =
        rules.stages(start, rules.chance(start, RandomSource.seeded(1))).get(0);
    assertThat(dealt.phrase()).isEqualTo(new Phrase("stage.dealt", 3, ImmutableList.of(8)));

    PolignacState three = play(hand("9d", "8d", "Js", "Kd"), BY_DEFAULT, "9d 8d Js");
    ImmutableList<Stage<PolignacState>> stages =
        rules.stages(three, Play.of(3, PlayingCard.parse("Kd")));
    assertThat(stages)
        .extracting(Stage::name)
        .containsExactly("trick-complete", "trick-taken", "hand-scored", "done");
    assertThat(stages.get(0).state().cards().trick().toSet()).isEqualTo(set("9d 8d Js Kd"));
    assertThat(stages.get(1).seat()).isEqualTo(3);
    assertThat(stages.get(2).state().scores().toArray()).containsExactly(0, 0, 0, 2);
  }

  @Test
  @Covers("POL-7")
  void aPlayTellsWhatAHandLacks() {
    Rules<PolignacState, TrickMove> rules = Polignac.GAME.rules(3);
    PolignacState led = play(hand("9h", "8s", "Js"), BY_DEFAULT, "9h");
    assertThat(HeardDeductions.of(rules, led, Play.of(1, PlayingCard.parse("8s"))))
        .hasSize(1)
        .allMatch(clue -> clue.startsWith("hand.1 lacks Ah 2h 3h"));
  }

  @Test
  void cardsOfATableComeBack() {
    Rules<PolignacState, TrickMove> rules = Polignac.GAME.rules(3);
    PolignacState start = hand("9h", "8s", "Js");
    assertThat(rules.withCards(start, rules.table(start))).isEqualTo(start);
    assertThat(rules.withCards(rules.start(), rules.table(start)).cards().hands())
        .isEqualTo(start.cards().hands());
  }

  @Test
  @Covers("POL-15")
  void tokensAreNotShownByDefault() {
    assertThat(PolignacOptions.SCHEMA.defaults().tokens()).isFalse();
  }
}
