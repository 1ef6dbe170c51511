package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.list;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CassinoTest {
  private static final String PACK =
      "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh "
          + "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";

  /** 28 cards: seven spades, two aces, both Cassinos. */
  private static final String MOST =
      "As 2s 3s 4s 5s 6s 7s Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d 3d 4d 5d 6d 7d 8d Td";

  private static TestTable dealt(int seats, String... options) {
    return TestTable.of(Cassino.GAME, seats, options).play("shuffle " + PACK);
  }

  /** Returns a position of two seats in which the dealer, seat 1, moves and the stock is gone. */
  private static TestTable last(String hand0, String hand1, String board) {
    return dealt(2)
        .withCards("stock:", "hand.0: " + hand0, "hand.1: " + hand1, "board: " + board)
        .then(turnOf(1));
  }

  private static UnaryOperator<TestTable> turnOf(int seat) {
    return position(position -> position.seat(seat));
  }

  private static UnaryOperator<TestTable> builds(Build... builds) {
    return position(position -> position.builds(builds));
  }

  private static UnaryOperator<TestTable> captured(int seat) {
    return position(position -> position.lastCapturer(seat));
  }

  private static UnaryOperator<TestTable> position(UnaryOperator<CassinoPosition> change) {
    return table ->
        table.after(CassinoState.class, state -> change.apply(new CassinoPosition(state)).state());
  }

  private static UnaryOperator<TestTable> scores(int first, int second) {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CAS-34", 0, first).add(1, "CAS-34", 1, second);
    return table -> table.after(CassinoState.class, state -> state.withSheet(sheet));
  }

  /** Returns the end of a hand: what seat 0 has won; seat 1 the rest, with one card to trail. */
  private static TestTable beforeTheEnd(String won0, Integer... sweepers) {
    return last("", "Kc", "")
        .withCards("won.0: " + won0, "won.1: " + without(won0 + " Kc"))
        .then(captured(1))
        .then(position(position -> position.sweepers(List.of(sweepers))));
  }

  private static String without(String cards) {
    return Deck.standard52().set().minus(set(cards)).toString();
  }

  @Test
  @Covers({"CAS-1", "CAS-2"})
  void aShuffleNamesThePackAndOpensAHand() {
    TestTable start = TestTable.of(Cassino.GAME, 2);
    String doubled = PACK.replace("2s", "As");
    assertThat(start.refusedBy("shuffle " + doubled)).isEqualTo("CAS-1");
    assertThat(start.refusedBy("0 trail As")).isEqualTo("CAS-2");
    assertThat(dealt(2).refusedBy("* shuffle " + PACK)).isEqualTo("CAS-2");
  }

  @Test
  @Covers({"CAS-2", "CAS-6"})
  void cardsAreDealtInPairsToTheOthersTheBoardAndTheDealer() {
    TestTable dealt = dealt(2);
    assertThat(dealt.pile("hand.0")).isEqualTo("As 2s 7s 8s");
    assertThat(dealt.pile("hand.1")).isEqualTo("5s 6s Js Qs");
    assertThat(dealt.pile("board")).isEqualTo("3s 4s 9s Ts");
    assertThat(dealt.pile("stock")).startsWith("Ks ");
    assertThat(list(dealt.pile("stock"))).hasSize(40);
    assertThat(dealt.turn()).isEqualTo("0");
  }

  @Test
  @Covers("CAS-3")
  void laterDealsLeaveTheBoardAsItIs() {
    TestTable after = dealt(2).withCards("hand.0:", "hand.1: Js").then(turnOf(1)).play("trail Js");
    assertThat(after.pile("hand.0")).isEqualTo("Ks Ah 4h 5h");
    assertThat(after.pile("hand.1")).isEqualTo("2h 3h 6h 7h");
    assertThat(after.pile("board")).isEqualTo("3s 4s 9s Ts Js");
    assertThat(list(after.pile("stock"))).hasSize(32);
    assertThat(after.turn()).isEqualTo("0");
  }

  @Test
  @Covers({"CAS-4", "CAS-37"})
  void theStockComesOutEvenAndAHandIsElevenPointsAndTheSweeps() {
    for (int seats = 2; seats <= 4; seats++) {
      Rules<CassinoState, CassinoMove> rules = Cassino.GAME.rules(seats);
      RandomSource random = RandomSource.seeded(7);
      for (int game = 0; game < 20; game++) {
        CassinoState state = rules.apply(rules.start(), rules.chance(rules.start(), random));
        CassinoState last = state;
        int turns = 0;
        for (; state.phase() == HandPhase.PLAY && state.handNumber() == 1; turns++) {
          last = state;
          List<CassinoMove> moves = rules.legalMoves(state);
          state = rules.apply(state, moves.get(random.nextInt(moves.size())));
        }
        assertThat(turns).isEqualTo(48);
        long points = state.sheet().lines().stream().mapToLong(ScoreSheet.Line::points).sum();
        int sweeps = last.hand().sweeps().log().length();
        assertThat(points - sweeps).isBetween(7L, 12L);
      }
    }
  }

  @Test
  @Covers({"CAS-16", "CAS-17"})
  void theLastCardSweepsIfItClearsTheTable() {
    TestTable table = last("", "Kc", "Kh Kd");
    TestTable swept = table.play("capture Kc Kd Kh");
    assertThat(swept.lines()).contains("1 CAS-34 sweep 1 1");
    assertThat(swept.scores()).isEqualTo("0 4"); // Cards and the sweep.
    for (String option : List.of("last-sweep=off", "sweeps=off")) {
      assertThat(table.under(option).play("capture Kc Kd Kh").scores()).isEqualTo("0 3");
    }
  }

  @Test
  @Covers({"CAS-16", "CAS-17"})
  void withoutLastSweepAnEarlierCardSweepsAllTheSame() {
    TestTable table = last("2h", "Kc 3c", "Kh Kd");
    for (TestTable each : List.of(table, table.under("last-sweep=off"))) {
      TestTable after = each.play("capture Kc Kd Kh");
      assertThat(after.fact("sweep-log")).isEqualTo("1");
      assertThat(after.seenBy(0).toString()).contains("Kc ?? ??");
    }
  }

  @Test
  @Covers({"CAS-15", "CAS-16"})
  void aBuildLeftOnTheTableIsNoSweep() {
    Build build = new Build(1, Build.Kind.SUM, Rank.NINE, 0, 1, set("5c 4d"));
    TestTable after = last("9h 2h", "Kc 3c", "Kh Kd").then(builds(build)).play("capture Kc Kd Kh");
    assertThat(after.fact("sweep-log")).isEqualTo("-");
    assertThat(after.fact("last-capturer")).isEqualTo("1");
    TestTable swept = after.play("capture 9h b1");
    assertThat(swept.fact("sweep-log")).isEqualTo("0");
    assertThat(swept.seenBy(1).pile("won.0")).isEqualTo("9h ?? ??"); // 9h marks the sweep.
    assertThat(set(swept.pile("won.0"))).isEqualTo(set("5c 4d 9h"));
  }

  @Test
  @Covers("CAS-33")
  void whatIsLeftGoesToTheLastCapturerAndIsNoSweep() {
    TestTable left = last("", "Kc", "Kh Kd 3c").play("capture Kc Kd Kh");
    assertThat(left.scores()).isEqualTo("0 3");
    TestTable trailed =
        beforeTheEnd(MOST)
            .withCards("won.1: " + without(MOST + " Kc Ad"), "board: Ad")
            .then(captured(0))
            .play("trail Kc");
    assertThat(trailed.scores()).isEqualTo("10 1"); // Three aces and one.
  }

  @Test
  @Covers("CAS-33")
  void buildsLeftGoToTheLastCapturerToo() {
    Build build = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("Ad 8d"));
    TestTable end =
        beforeTheEnd(MOST)
            .withCards(
                "won.0: " + set(MOST).minus(build.cards()), "won.1: " + without(MOST + " Kc Ad"))
            .then(builds(build))
            .then(captured(0));
    assertThat(end.under("hold=at-build").play("trail Kc").scores()).isEqualTo("10 1");
  }

  @Test
  @Covers("CAS-33")
  void withoutACaptureTheTableCountsForNobody() {
    TestTable after = last("", "Kc", "Ah 2s Td").play("trail Kc");
    assertThat(after.lines()).isEmpty();
    assertThat(after.fact("hand-number")).isEqualTo("2");
  }

  @Test
  @Covers({"CAS-34", "CAS-37"})
  void sidesScoreForMajoritiesCassinosAcesAndSweeps() {
    TestTable after = beforeTheEnd(MOST, 0, 1, 1).play("trail Kc");
    assertThat(after.scores()).isEqualTo("10 4");
    assertThat(after.lines())
        .containsExactly(
            "1 CAS-34 cards 0 3",
            "1 CAS-34 spades 0 1",
            "1 CAS-34 big-cassino 0 2",
            "1 CAS-34 little-cassino 0 1",
            "1 CAS-34 ace-of-spades 0 1",
            "1 CAS-34 ace-of-hearts 0 1",
            "1 CAS-34 ace-of-diamonds 1 1",
            "1 CAS-34 ace-of-clubs 1 1",
            "1 CAS-34 sweep 0 1",
            "1 CAS-34 sweep 1 1",
            "1 CAS-34 sweep 1 1");
  }

  @Test
  @Covers({"CAS-35", "CAS-37"})
  void equalNumbersOfCardsScoreNothing() {
    String half = MOST.replace(" 7d 8d", "");
    assertThat(beforeTheEnd(half).play("trail Kc").scores()).isEqualTo("6 2");
  }

  @Test
  @Covers("CAS-36")
  void equalNumbersOfSpadesScoreNothing() {
    TestTable equal =
        dealt(3)
            .withCards(
                "stock:",
                "hand.0:",
                "hand.1:",
                "hand.2: Kc",
                "board:",
                "won.0: 3s 4s 5s 6s 3h",
                "won.1: 7s 8s 9s Ts 4h",
                "won.2: Js Qs Ks 5h")
            .then(turnOf(2))
            .then(captured(2));
    assertThat(equal.play("trail Kc").lines()).isEmpty();
    TestTable more = equal.withCards("won.1: 2d 7s 8s 9s Ts As"); // Most cards and spades.
    assertThat(more.play("trail Kc").scores()).isEqualTo("0 5 0");
  }

  @Test
  @Covers({"CAS-38", "CAS-39"})
  void atTheTargetTheHigherScoreWinsAndEqualOnesGoOn() {
    TestTable won = beforeTheEnd(MOST, 1, 1).then(scores(15, 19)).play("trail Kc"); // 9 and 4
    assertThat(won.scores()).isEqualTo("24 23");
    assertThat(won.winners()).isEqualTo("0");
    assertThat(won.fact("phase")).isEqualTo("over");
    assertThat(won.refusedBy("0 trail As")).isEqualTo("CAS-38");

    TestTable equal =
        beforeTheEnd(MOST.replace("Ah", "9d"), 1).then(scores(15, 19)).play("trail Kc"); // 8 and 4
    assertThat(equal.scores()).isEqualTo("23 23");
    assertThat(equal.fact("phase")).isEqualTo("shuffle");
    assertThat(equal.fact("hand-number")).isEqualTo("2");
    assertThat(equal.fact("dealer")).isEqualTo("0");
    assertThat(list(equal.pile("stock"))).hasSize(52);
    assertThat(equal.play("shuffle " + PACK).turn()).isEqualTo("1");
  }

  @Test
  @Covers("CAS-38")
  void countedOutTheFirstSideAtTheTargetWins() {
    TestTable end = beforeTheEnd(MOST, 1, 1, 1, 1, 1, 1).then(scores(17, 20));
    TestTable full = end.play("trail Kc");
    assertThat(full.scores()).isEqualTo("26 28");
    assertThat(full.winners()).isEqualTo("1");
    // Cards make 20, spades 21: seat 0 is out before seat 1 scores an ace.
    TestTable inOrder = end.under("count-out=in-order").play("trail Kc");
    assertThat(inOrder.scores()).isEqualTo("21 20");
    assertThat(inOrder.winners()).isEqualTo("0");
  }

  @Test
  @Covers("CAS-38")
  void anItemIsCountedWhole() {
    TestTable end = beforeTheEnd(MOST).then(scores(19, 20)).under("count-out=in-order");
    assertThat(end.play("trail Kc").scores()).isEqualTo("22 20");
  }

  @Test
  @Covers("CAS-38")
  void theTargetIsAnOption() {
    TestTable end = beforeTheEnd(MOST, 0, 0);
    assertThat(end.play("trail Kc").winners()).isEqualTo("-");
    assertThat(end.under("target=11").play("trail Kc").winners()).isEqualTo("0");
  }

  @Test
  @Covers("CAS-34")
  void partnersScoreTogetherUnlessThereAreNoTeams() {
    for (String teams : List.of("on", "off")) {
      TestTable table =
          dealt(4, "teams=" + teams)
              .withCards("stock:", "hand.0:", "hand.1:", "hand.2:", "hand.3: Ac", "board: Ah")
              .then(turnOf(3));
      assertThat(table.play("capture Ac Ah").scores())
          .isEqualTo(teams.equals("on") ? "0 6 0 6" : "0 0 0 6");
    }
  }

  @Test
  @Covers("CAS-20")
  void numbersOfBuildsAreNotUsedAgain() {
    TestTable again =
        last("2h 5d", "8s 8h 7d 7c", "8c 7s 8d")
            .play("build pair 8 8s 8c")
            .then(turnOf(1))
            .play("capture 8h b1")
            .then(turnOf(1))
            .play("build pair 7 7d 7s");
    assertThat(again.fact("builds")).isEqualTo("b2 pair 7 1 2");
    assertThat(again.pile("b2")).isEqualTo("7s 7d");
  }

  @Test
  @Covers({"CAS-8", "CAS-13", "CAS-21"})
  void oneCardServesAndCapturesSeveralBuildsOfARank() {
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    Build other = new Build(2, Build.Kind.SUM, Rank.NINE, 0, 1, set("6c 3d"));
    TestTable table = last("9c 2h", "9h 8s", "As 8d").then(builds(own, other));
    assertThat(table.refusedBy("build sum 9 8s As")).isEqualTo("legal");
    assertThat(table.refusedBy("capture 9h b2")).isEqualTo("CAS-21");
    assertThat(table.refusedBy("capture 9h 8d As")).isEqualTo("CAS-21");
    assertThat(table.refusedBy("capture 9h b1")).isEqualTo("legal");
    assertThat(table.refusedBy("capture 9h As 8d b1 b2")).isEqualTo("legal");
    assertThat(table.refusedBy("raise b1 T 9h")).isEqualTo("CAS-27");
  }

  @Test
  @Covers({"CAS-21", "CAS-32"})
  void aSeatWithoutACardForItsBuildCanStillMove() {
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    TestTable table = last("9c 2h", "8s 7h", "Ad").then(builds(own));
    assertThat(table.moves()).containsExactly("build sum 8 7h Ad");
    assertThat(table.refusedBy("extend b1 8s Ad")).isEqualTo("CAS-21");
    assertThat(table.refusedBy("trail 8s")).isEqualTo("CAS-30");
    assertThat(table.withCards("board:").moves()).containsExactly("trail 8s", "trail 7h");
  }

  @Test
  @Covers({"CAS-5", "CAS-32"})
  void movesAreListedByKindAndCard() {
    // The order is part of the contract: agents and records that name a move by number rely on it.
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    TestTable table = last("", "9h 7s Ts 2d Ac", "7d 9c 2h").then(builds(own));
    assertThat(table.moves())
        .containsExactly(
            "capture 7s 7d",
            "capture 9h b1",
            "capture 9h 9c b1",
            "capture 9h 2h 7d b1",
            "capture 9h 2h 7d 9c b1",
            "capture 2d 2h",
            "build sum 9 7s 2h",
            "build sum 9 2d 7d",
            "build sum T Ac 2h 7d",
            "build sum T Ac 9c",
            "extend b1 7s 2h",
            "extend b1 2d 7d",
            "raise b1 T Ac");
  }

  @Test
  @Covers({"CAS-8", "CAS-14", "CAS-18", "CAS-21", "CAS-25", "CAS-26", "CAS-29", "CAS-30", "CAS-31"})
  void theRulesOfATurnGovern() {
    TestTable table = last("2h", "9h 7s Ts Ac", "7d 9c 2d");
    assertThat(governing(table)).isEqualTo("6 7 8 9 10 11 14 18 19 21 29 31");
    assertThat(table.governing(0)).isEmpty();
    assertThat(governing(table.under("trail-rule=forced-only")))
        .isEqualTo("6 7 8 9 10 11 14 18 19 21 29 31");
    assertThat(table.under("royal=on").governing()).doesNotContain("CAS-14");

    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    TestTable built = table.then(builds(own));
    assertThat(governing(built)).isEqualTo("6 7 8 9 10 11 12 14 18 19 21 24 25 26 27 28 29 30");
    assertThat(built.under("mixed-builds=on").governing()).doesNotContain("CAS-26");
    assertThat(built.under("trail-with-build=on").governing()).endsWith("CAS-29", "CAS-31");
    Build others = new Build(1, Build.Kind.SUM, Rank.NINE, 0, 1, set("5c 4d"));
    assertThat(table.then(builds(others)).governing())
        .contains("CAS-12")
        .endsWith("CAS-29", "CAS-31");
  }

  /** Returns the numbers of the rules that govern. */
  private static String governing(TestTable table) {
    return String.join(" ", table.governing()).replace("CAS-", "");
  }

  @Test
  void whatIsNamedTwiceCannotBeRead() {
    for (String text : List.of("capture 9h 9c 9c", "capture 9h b1 b1", "extend b1 2s 7h 7h")) {
      assertThatThrownBy(() -> Cassino.GAME.rules(2).syntax().parse(0, text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("none twice");
    }
    for (String build : List.of("b0", "b01", "b27", "c1", "b")) {
      assertThatThrownBy(() -> Cassino.GAME.rules(2).syntax().parse(0, "raise " + build + " 9 As"))
          .hasMessageContaining("a build such as b1");
    }
  }

  @Test
  void aRefusalCanBeLookedUp() {
    assertThat(Cassino.GAME.rulebook().rule("CAS-9").text()).contains("all loose cards");
    Map<String, String> unknown = ImmutableMap.of("royal", "yes");
    assertThatThrownBy(() -> Cassino.GAME.rules(2, unknown))
        .hasMessageContaining("allowed: on, off");
  }

  @Test
  @Covers("CAS-21")
  void whoBuildsHoldsACardForIt() {
    String rest = PACK.replaceFirst("As 2s 3s 4s 5s 6s 7s 8s 9s", "").replace("9h ", "");
    Match<CassinoState, CassinoMove> match =
        Match.start(Cassino.GAME.setup())
            .playChance("shuffle 5s 9h 4s 2s 3s 6s 7s 8s As 9s " + rest.strip());
    assertThat(match.play(0, "build sum 9 5s 4s").observe(1).knowledge().place("hand.0").oneOf())
        .containsExactly(ImmutableSet.copyOf(PlayingCard.cards("9s 9h 9d 9c")));
  }
}
