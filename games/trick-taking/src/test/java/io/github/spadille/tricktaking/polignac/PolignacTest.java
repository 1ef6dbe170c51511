package io.github.spadille.tricktaking.polignac;

import static io.github.spadille.engine.card.PlayingCards.set;
import static io.github.spadille.engine.seat.Seats.NOBODY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.toepen.ToepenMove.Knock;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PolignacTest {
  /** Seat 0 leads in the third hand of a game, in which each seat holds only a few cards. */
  private static TestTable hand(ScoreSheet sheet, int announcer, String... hands) {
    TrickHand fresh = new TrickHand(new DealtOut(3, hands.length - 1, set("").toList()), sheet);
    List<CardSet<PlayingCard>> held = Arrays.stream(hands).map(PlayingCards::set).toList();
    return TestTable.of(Polignac.GAME, hands.length)
        .with(
            PolignacState.undealt(fresh)
                .announcedBy(announcer)
                .withCards(fresh.undealt().withHands(PerSeat.copyOf(held))));
  }

  private static TestTable hand(String... hands) {
    return hand(ScoreSheet.empty(hands.length), NOBODY, hands);
  }

  private static ScoreSheet sheet(int... scores) {
    ScoreSheet sheet = ScoreSheet.empty(scores.length);
    for (int seat = 0; seat < scores.length; seat++) {
      sheet = sheet.add(1, "POL-11", "jacks", seat, scores[seat]);
    }
    return sheet;
  }

  /** Returns the moves that play cards in turn. */
  private static String[] cards(String cards) {
    return Arrays.stream(cards.split(" ")).map(card -> "play " + card).toArray(String[]::new);
  }

  private static String scores(TestTable table, String cards) {
    return table.play(cards(cards)).scores();
  }

  @Test
  @Covers({"POL-3", "POL-9", "POL-11"})
  void theKingIsHigherThanTheJackAndTheJackThanTheAce() {
    assertThat(scores(hand("Js", "As", "9s", "Ks"), "Js As 9s Ks")).isEqualTo("0 0 0 2");
    assertThat(scores(hand("Ah", "Jh", "Th", "9h"), "Ah Jh Th 9h")).isEqualTo("0 1 0 0");
    assertThat(scores(hand("Th", "Ah", "Js", "9h"), "Th Ah Js 9h")).isEqualTo("0 2 0 0");
    assertThat(scores(hand("Td", "9d", "8d", "Jh"), "Td 9d 8d Jh")).isEqualTo("1 0 0 0");
    assertThat(scores(hand("7d", "9d", "8d", "Jh"), "7d 9d 8d Jh")).isEqualTo("0 1 0 0");
    assertThat(scores(hand("Qd", "Jd", "Kd", "8d"), "Qd Jd Kd 8d")).isEqualTo("0 0 1 0");
  }

  @Test
  @Covers("POL-9")
  void aCardOfAnotherSuitTakesNothing() {
    TestTable end = hand("Td 7d", "Kc 7c", "As 7s", "8d 7h").play(cards("Td Kc As 8d"));
    assertThat(end.turn()).isEqualTo("0");
    assertThat(set(end.pile("won.0"))).isEqualTo(set("Td Kc As 8d"));
  }

  @Test
  @Covers({"POL-11", "POL-12"})
  void theJackOfSpadesCostsTwoAndEachOtherOne() {
    TestTable start = hand("Ks Kd Qh 7c", "Js 7d 9h Jc", "8s Jd Kh Kc", "9s 8d Jh 8c");
    TestTable end = start.play(cards("Ks Js 8s 9s Kd 7d Jd 8d Qh 9h Kh Jh Kc 8c 7c Jc"));
    assertThat(end.scores()).isEqualTo("3 0 2 0");
    assertThat(end.lines()).hasSize(3);
    assertThat(end.fact("hand-no")).isEqualTo("4");
  }

  @Test
  @Covers("POL-11")
  void thePriceOfThePolignacIsAnOption() {
    TestTable start = hand("Ks", "Js", "Jd");
    TestTable five = start.under("polignac=5").play(cards("Ks Js Jd"));
    assertThat(five.scores()).isEqualTo("6 0 0");
    TestTable nothing = start.under("polignac=0").play(cards("Ks Js Jd"));
    assertThat(nothing.scores()).isEqualTo("1 0 0");
    assertThat(nothing.lines()).hasSize(1);
  }

  @Test
  @Covers({"POL-13", "POL-14"})
  void tenPointsEndTheGameAndTheLowestTotalWins() {
    TestTable end =
        hand(sheet(8, 4, 6, 2), NOBODY, "Ks Ad Kc 7h", "Js Kd Tc 8h", "9s 8d 9c Kh", "Ts Jd Jc Jh")
            .play(cards("Ks Js 9s Ts Kc Tc 9c Jc Ad Kd 8d Jd 8h Kh Jh 7h"));
    assertThat(end.scores()).isEqualTo("11 5 7 2");
    assertThat(end.turn()).isEqualTo("over");
    assertThat(end.winners()).isEqualTo("3");
    assertThat(set(end.pile("won.2"))).isEqualTo(set("8h Kh Jh 7h"));
  }

  @Test
  @Covers("POL-13")
  void withNinePointsTheGameGoesOn() {
    TestTable next =
        hand(sheet(9, 4, 6, 7), NOBODY, "7s", "Js", "7d", "9h").play(cards("7s Js 7d 9h"));
    assertThat(next.scores()).isEqualTo("9 6 6 7");
    assertThat(next.turn()).isEqualTo("chance");
    assertThat(next.winners()).isEqualTo("-");
    TestTable ten =
        hand(sheet(9, 8, 6, 7), NOBODY, "7s", "Js", "7d", "9h").play(cards("7s Js 7d 9h"));
    assertThat(ten.turn()).isEqualTo("over");
  }

  @Test
  @Covers("POL-14")
  void equalTotalsShareTheWin() {
    TestTable end =
        hand(sheet(9, 4, 4, 6), NOBODY, "Ks", "Js", "7d", "9h").play(cards("Ks Js 7d 9h"));
    assertThat(end.scores()).isEqualTo("11 4 4 6");
    assertThat(end.winners()).isEqualTo("1 2");
  }

  @Test
  @Covers("POL-13")
  void aNumberOfHandsEndsTheGameInsteadOfAScore() {
    TestTable start = hand(sheet(9, 4, 4, 6), NOBODY, "Ks", "Js", "7d", "9h");
    TestTable third = start.under("hands=3").play(cards("Ks Js 7d 9h"));
    assertThat(third.turn()).isEqualTo("over");
    TestTable more = start.under("hands=4").play(cards("Ks Js 7d 9h"));
    assertThat(more.turn()).isEqualTo("chance");
    TestTable fewer = start.under("hands=4", "target=1").play(cards("Ks Js 7d 9h"));
    assertThat(fewer.turn()).isEqualTo("chance");
  }

  @Test
  @Covers("POL-16")
  void aCapotThatFailsCostsFiveAndTheJacksCount() {
    TestTable start =
        hand(ScoreSheet.empty(4), 0, "Ks Kd Kh Qc", "Js 7d 9h Kc", "8s Jd 8h 8c", "9s 8d Jh Jc");
    TestTable end = start.play(cards("Ks Js 8s 9s Kd 7d Jd 8d Kh 9h 8h Jh Qc Kc 8c Jc"));
    assertThat(end.scores()).isEqualTo("9 1 0 0");
    assertThat(end.fact("capot")).isEqualTo("-");
  }

  @Test
  @Covers("POL-16")
  void aCapotIsMadeByItsAnnouncerAlone() {
    TestTable start = hand(ScoreSheet.empty(3), 1, "7s 7d", "Ks Kd", "8s Jd");
    assertThat(start.under("polignac=9").play(cards("7s Ks 8s Kd Jd 7d")).scores())
        .isEqualTo("5 0 5");
    TestTable other = hand(ScoreSheet.empty(3), 2, "7s 7d", "Ks Kd", "8s Jd");
    assertThat(scores(other, "7s Ks 8s Kd Jd 7d")).isEqualTo("0 1 5");
  }

  @Test
  @Covers("POL-15")
  void tokensMayFallBelowNothing() {
    TestTable end =
        hand(sheet(9, 3, 2, 0), NOBODY, "Ks", "Js", "7d", "9h").play(cards("Ks Js 7d 9h"));
    assertThat(end.under("tokens=yes").fact("tokens")).isEqualTo("-1 7 8 10");
    assertThat(end.under("tokens=yes", "token-start=20").fact("tokens")).isEqualTo("9 17 18 20");
    assertThat(end.table().facts()).noneMatch(fact -> fact.name().equals("tokens"));
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
    assertThat(start.refusal(new Knock(0))).isEqualTo("POL-4 undealt");
    assertThat(dealt.refusal(new Knock(0))).isEqualTo("POL-16 announcing");
    assertThat(start.refusal("0 capot")).isEqualTo("POL-4 undealt");
    assertThat(dealt.refusal("1 pass")).isEqualTo("POL-16 turn [0]");
    TestTable second = dealt.play("pass");
    assertThat(second.moves()).containsExactly("capot", "pass");
    TestTable announced = second.play("capot");
    assertThat(announced.refusal("2 pass")).isEqualTo("POL-16 ended");
    assertThat(announced.refusal(new Knock(0))).isEqualTo("POL-6 playing");
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
    TestTable start = hand("8s 9h", "Ts Th", "8d 8h");
    assertThat(start.governing()).containsExactly("POL-6");
    assertThat(start.play(cards("8s")).governing()).containsExactly("POL-6", "POL-7");
    assertThat(start.play(cards("8s Ts")).governing()).containsExactly("POL-6", "POL-8");
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
    TestTable start = TestTable.of(Polignac.GAME, 4);
    assertThat(start.told(start.chance(1)).get(0)).isEqualTo("dealt 3 [8]");

    TestTable three = hand("9d", "8d", "Js", "Kd").play(cards("9d 8d Js"));
    assertThat(three.told("play Kd"))
        .containsExactly("trick-complete", "trick-taken 3", "hand-scored", "done");
    assertThat(three.stage("play Kd", "trick-complete").pile("trick")).isEqualTo("9d 8d Js Kd");
    assertThat(three.stage("play Kd", "hand-scored").scores()).isEqualTo("0 0 0 2");
  }

  @Test
  @Covers("POL-7")
  void aPlayTellsWhatAHandLacks() {
    TestTable led = hand("9h", "8s", "Js").play("play 9h");
    assertThat(led.deduced("play 8s"))
        .hasSize(1)
        .allMatch(clue -> clue.startsWith("hand.1 lacks Ah 2h 3h"));
  }

  @Test
  void cardsOfATableComeBack() {
    TestTable table = hand("9h", "8s", "Js");
    assertThat(table.withCards()).isEqualTo(table);
    TestTable start = TestTable.of(Polignac.GAME, 3);
    TestTable dealt = start.withCards("stock:", "hand.0: 9h", "hand.1: 8s", "hand.2: Js");
    assertThat(dealt.state(PolignacState.class).cards().hands())
        .isEqualTo(table.state(PolignacState.class).cards().hands());
  }

  @Test
  @Covers("POL-15")
  void tokensAreNotShownByDefault() {
    assertThat(PolignacOptions.SCHEMA.defaults().tokens()).isFalse();
  }
}
