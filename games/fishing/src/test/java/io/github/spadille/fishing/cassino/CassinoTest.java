package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.testkit.Covers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CassinoTest {
  private static final Rules<CassinoState, CassinoMove> TWO = Cassino.GAME.rules(2);
  private static final String PACK =
      "As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh "
          + "Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc";

  /** 28 cards: seven spades, two aces, both Cassinos. */
  private static final String MOST =
      "As 2s 3s 4s 5s 6s 7s Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh 2d 3d 4d 5d 6d 7d 8d Td";

  private static final PlayingCard KING = PlayingCard.parse("Kc");

  private static Rules<CassinoState, CassinoMove> two(String option, String value) {
    return Cassino.GAME.rules(2, ImmutableMap.of(option, value));
  }

  private static CassinoState play(
      Rules<CassinoState, CassinoMove> rules, CassinoState state, int seat, String... moves) {
    for (String move : moves) {
      state = rules.apply(state, read(rules, seat, move));
    }
    return state;
  }

  private static CassinoMove read(Rules<CassinoState, CassinoMove> rules, int seat, String move) {
    return seat == Move.CHANCE
        ? rules.syntax().parseChance(move)
        : rules.syntax().parse(seat, move);
  }

  private static CassinoState dealt(Rules<CassinoState, CassinoMove> rules, String pack) {
    return play(rules, rules.start(), Move.CHANCE, "shuffle " + pack);
  }

  private static CassinoPosition last(String hand0, String hand1) {
    return new CassinoPosition(dealt(TWO, PACK)).stock("").hands(hand0, hand1).board("").seat(1);
  }

  /** Returns a position of two seats in which the dealer, seat 1, moves and the stock is gone. */
  private static CassinoState lastCards(String hand0, String hand1, String board) {
    return last(hand0, hand1).board(board).state();
  }

  /** Returns the end of a hand: what seat 0 has won; seat 1 the rest, with one card to trail. */
  private static CassinoState beforeTheEnd(String won0, Integer... sweepers) {
    return before(won0, sweepers).state();
  }

  private static CassinoPosition before(String won0, Integer... sweepers) {
    String won1 = Deck.standard52().set().minus(set(won0)).without(KING).toString();
    return last("", "Kc").won(won0, won1).lastCapturer(1).sweepers(List.of(sweepers));
  }

  private static String refusal(
      Rules<CassinoState, CassinoMove> rules, CassinoState state, int seat, String move) {
    return rules.refusal(state, read(rules, seat, move)).map(Refusal::ruleId).orElse("legal");
  }

  @Test
  @Covers({"CAS-1", "CAS-2"})
  void aShuffleNamesThePackAndOpensAHand() {
    String doubled = PACK.replace("2s", "As");
    assertThat(refusal(TWO, TWO.start(), Move.CHANCE, "shuffle " + doubled)).isEqualTo("CAS-1");
    assertThat(refusal(TWO, TWO.start(), 0, "trail As")).isEqualTo("CAS-2");
    assertThat(refusal(TWO, dealt(TWO, PACK), Move.CHANCE, "shuffle " + PACK)).isEqualTo("CAS-2");
  }

  @Test
  @Covers({"CAS-2", "CAS-6"})
  void cardsAreDealtInPairsToTheOthersTheBoardAndTheDealer() {
    CassinoState dealt = dealt(TWO, PACK);
    assertThat(dealt.held(0)).isEqualTo(set("As 2s 7s 8s"));
    assertThat(dealt.held(1)).isEqualTo(set("5s 6s Js Qs"));
    assertThat(dealt.board()).isEqualTo(set("3s 4s 9s Ts"));
    assertThat(dealt.stock()).startsWith(PlayingCard.parse("Ks")).hasSize(40);
    assertThat(dealt.turn()).isEqualTo(Turn.of(0));
  }

  @Test
  @Covers("CAS-3")
  void laterDealsLeaveTheBoardAsItIs() {
    CassinoState before = new CassinoPosition(dealt(TWO, PACK)).hands("", "Js").seat(1).state();
    CassinoState after = play(TWO, before, 1, "trail Js");
    assertThat(after.held(0)).isEqualTo(set("Ks Ah 4h 5h"));
    assertThat(after.held(1)).isEqualTo(set("2h 3h 6h 7h"));
    assertThat(after.board()).isEqualTo(set("3s 4s 9s Ts Js"));
    assertThat(after.stock()).hasSize(32);
    assertThat(after.turn()).isEqualTo(Turn.of(0));
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
    CassinoState state = lastCards("", "Kc", "Kh Kd");
    CassinoMove capture = TWO.syntax().parse(1, "capture Kc Kd Kh");
    assertThat(TWO.apply(state, capture).sheet().lines())
        .contains(new ScoreSheet.Line(1, "CAS-34", "sweep", Seats.of(1), 1));
    assertThat(TWO.apply(state, capture).scores().get(1)).isEqualTo(4); // Cards and the sweep.
    assertThat(two("last-sweep", "off").apply(state, capture).scores().get(1)).isEqualTo(3);
    assertThat(two("sweeps", "off").apply(state, capture).scores().get(1)).isEqualTo(3);
  }

  @Test
  @Covers({"CAS-16", "CAS-17"})
  void withoutLastSweepAnEarlierCardSweepsAllTheSame() {
    CassinoState state = lastCards("2h", "Kc 3c", "Kh Kd");
    for (Rules<CassinoState, CassinoMove> rules : List.of(TWO, two("last-sweep", "off"))) {
      CassinoState after = play(rules, state, 1, "capture Kc Kd Kh");
      assertThat(after.hand().sweeps().log()).isEqualTo(ImmutableIntArray.of(1));
      assertThat(rules.table(after).seenBy(Viewer.seat(0)).toString()).contains("Kc ?? ??");
    }
  }

  @Test
  @Covers({"CAS-15", "CAS-16"})
  void aBuildLeftOnTheTableIsNoSweep() {
    Build build = new Build(1, Build.Kind.SUM, Rank.NINE, 0, 1, set("5c 4d"));
    CassinoState state = last("9h 2h", "Kc 3c").board("Kh Kd").builds(build).state();
    CassinoState after = play(TWO, state, 1, "capture Kc Kd Kh");
    assertThat(after.hand().sweeps().log().isEmpty()).isTrue();
    assertThat(after.lastCapturer()).isEqualTo(1);
    CassinoState swept = play(TWO, after, 0, "capture 9h b1");
    assertThat(swept.hand().sweeps().log()).isEqualTo(ImmutableIntArray.of(0));
    assertThat(swept.hand().sweeps().markers()).isEqualTo(set("9h"));
    assertThat(swept.won().get(0)).isEqualTo(set("5c 4d 9h"));
  }

  @Test
  @Covers("CAS-33")
  void whatIsLeftGoesToTheLastCapturerAndIsNoSweep() {
    CassinoState left = play(TWO, lastCards("", "Kc", "Kh Kd 3c"), 1, "capture Kc Kd Kh");
    assertThat(left.scores().get(1)).isEqualTo(3);
    String others = Deck.standard52().set().minus(set(MOST + " Kc Ad")).toString();
    CassinoPosition taken = before(MOST).won(MOST, others).board("Ad").lastCapturer(0);
    CassinoState trailed = play(TWO, taken.state(), 1, "trail Kc");
    assertThat(trailed.scores().asList()).containsExactly(10L, 1L); // Three aces and one.
  }

  @Test
  @Covers("CAS-33")
  void buildsLeftGoToTheLastCapturerToo() {
    Rules<CassinoState, CassinoMove> rules = two("hold", "at-build");
    Build build = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("Ad 8d"));
    String others =
        Deck.standard52().set().minus(set(MOST + " Kc")).minus(build.cards()).toString();
    String most = set(MOST).minus(build.cards()).toString();
    CassinoPosition end = before(MOST).won(most, others).builds(build).lastCapturer(0);
    assertThat(play(rules, end.state(), 1, "trail Kc").scores().get(0)).isEqualTo(10);
  }

  @Test
  @Covers("CAS-33")
  void withoutACaptureTheTableCountsForNobody() {
    CassinoState after = play(TWO, lastCards("", "Kc", "Ah 2s Td"), 1, "trail Kc");
    assertThat(after.sheet().lines()).isEmpty();
    assertThat(after.handNumber()).isEqualTo(2);
  }

  @Test
  @Covers({"CAS-34", "CAS-37"})
  void sidesScoreForMajoritiesCassinosAcesAndSweeps() {
    CassinoState after = play(TWO, beforeTheEnd(MOST, 0, 1, 1), 1, "trail Kc");
    assertThat(after.scores().asList()).containsExactly(10L, 4L);
    assertThat(after.sheet().lines())
        .extracting(line -> line.seats() + " " + line.reason() + " " + line.points())
        .containsExactly(
            "0 cards 3",
            "0 spades 1",
            "0 big-cassino 2",
            "0 little-cassino 1",
            "0 ace-of-spades 1",
            "0 ace-of-hearts 1",
            "1 ace-of-diamonds 1",
            "1 ace-of-clubs 1",
            "0 sweep 1",
            "1 sweep 1",
            "1 sweep 1");
  }

  @Test
  @Covers({"CAS-35", "CAS-37"})
  void equalNumbersOfCardsScoreNothing() {
    String half = MOST.replace(" 7d 8d", "");
    assertThat(play(TWO, beforeTheEnd(half), 1, "trail Kc").scores().asList())
        .containsExactly(6L, 2L);
  }

  @Test
  @Covers("CAS-36")
  void equalNumbersOfSpadesScoreNothing() {
    Rules<CassinoState, CassinoMove> three = Cassino.GAME.rules(3);
    CassinoPosition state =
        new CassinoPosition(dealt(three, PACK))
            .stock("")
            .hands("", "", "Kc")
            .board("")
            .seat(2)
            .won("3s 4s 5s 6s 3h", "7s 8s 9s Ts 4h", "Js Qs Ks 5h")
            .lastCapturer(2);
    assertThat(play(three, state.state(), 2, "trail Kc").sheet().lines()).isEmpty();
    CassinoPosition more = // Most cards and spades.
        state.won("3s 4s 5s 6s 3h", "2d 7s 8s 9s Ts As", "Js Qs Ks 5h");
    assertThat(play(three, more.state(), 2, "trail Kc").scores().asList())
        .containsExactly(0L, 5L, 0L);
  }

  @Test
  @Covers({"CAS-38", "CAS-39"})
  void atTheTargetTheHigherScoreWinsAndEqualOnesGoOn() {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CAS-34", 0, 15).add(1, "CAS-34", 1, 19);
    CassinoState won =
        play(TWO, beforeTheEnd(MOST, 1, 1).withSheet(sheet), 1, "trail Kc"); // 9 and 4
    assertThat(won.scores().asList()).containsExactly(24L, 23L);
    assertThat(won.outcome().orElseThrow().winners()).containsExactly(0);
    assertThat(won.phase()).isEqualTo(HandPhase.OVER);
    assertThat(refusal(TWO, won, 0, "trail As")).isEqualTo("CAS-38");

    CassinoState equal =
        play(
            TWO,
            beforeTheEnd(MOST.replace("Ah", "9d"), 1).withSheet(sheet),
            1,
            "trail Kc"); // 8 and 4
    assertThat(equal.scores().asList()).containsExactly(23L, 23L);
    assertThat(equal.phase()).isEqualTo(HandPhase.SHUFFLE);
    assertThat(equal.handNumber()).isEqualTo(2);
    assertThat(equal.hand().dealer()).isZero();
    assertThat(equal.stock()).hasSize(52);
    assertThat(dealtTo(equal).turn()).isEqualTo(Turn.of(1));
  }

  private static CassinoState dealtTo(CassinoState state) {
    return play(TWO, state, Move.CHANCE, "shuffle " + PACK);
  }

  @Test
  @Covers("CAS-38")
  void countedOutTheFirstSideAtTheTargetWins() {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CAS-34", 0, 17).add(1, "CAS-34", 1, 20);
    CassinoState state = beforeTheEnd(MOST, 1, 1, 1, 1, 1, 1).withSheet(sheet);
    CassinoState full = play(TWO, state, 1, "trail Kc");
    assertThat(full.scores().asList()).containsExactly(26L, 28L);
    assertThat(full.outcome().orElseThrow().winners()).containsExactly(1);
    // Cards make 20, spades 21: seat 0 is out before seat 1 scores an ace.
    CassinoState inOrder = play(two("count-out", "in-order"), state, 1, "trail Kc");
    assertThat(inOrder.scores().asList()).containsExactly(21L, 20L);
    assertThat(inOrder.outcome().orElseThrow().winners()).containsExactly(0);
  }

  @Test
  @Covers("CAS-38")
  void anItemIsCountedWhole() {
    ScoreSheet sheet = ScoreSheet.empty(2).add(1, "CAS-34", 0, 19).add(1, "CAS-34", 1, 20);
    CassinoState state = beforeTheEnd(MOST).withSheet(sheet);
    CassinoState after = play(two("count-out", "in-order"), state, 1, "trail Kc");
    assertThat(after.scores().asList()).containsExactly(22L, 20L);
  }

  @Test
  @Covers("CAS-38")
  void theTargetIsAnOption() {
    CassinoState state = beforeTheEnd(MOST, 0, 0);
    assertThat(play(TWO, state, 1, "trail Kc").outcome()).isEmpty();
    assertThat(play(two("target", "11"), state, 1, "trail Kc").outcome()).isPresent();
  }

  @Test
  @Covers("CAS-34")
  void partnersScoreTogetherUnlessThereAreNoTeams() {
    for (String teams : List.of("on", "off")) {
      Rules<CassinoState, CassinoMove> rules =
          Cassino.GAME.rules(4, ImmutableMap.of("teams", teams));
      CassinoState state =
          new CassinoPosition(dealt(rules, PACK))
              .stock("")
              .hands("", "", "", "Ac")
              .board("Ah")
              .seat(3)
              .state();
      List<Long> expected = teams.equals("on") ? List.of(0L, 6L, 0L, 6L) : List.of(0L, 0L, 0L, 6L);
      assertThat(play(rules, state, 3, "capture Ac Ah").scores().asList()).isEqualTo(expected);
    }
  }

  private static CassinoState at1(CassinoState state) {
    return new CassinoPosition(state).seat(1).state();
  }

  @Test
  @Covers("CAS-20")
  void numbersOfBuildsAreNotUsedAgain() {
    CassinoState state = lastCards("2h 5d", "8s 8h 7d 7c", "8c 7s 8d");
    CassinoState built = at1(play(TWO, state, 1, "build pair 8 8s 8c"));
    CassinoState captured = at1(play(TWO, built, 1, "capture 8h b1"));
    CassinoState again = play(TWO, captured, 1, "build pair 7 7d 7s");
    assertThat(again.builds().all())
        .containsExactly(new Build(2, Build.Kind.PAIR, Rank.SEVEN, 1, 2, set("7d 7s")));
  }

  @Test
  @Covers({"CAS-8", "CAS-13", "CAS-21"})
  void oneCardServesAndCapturesSeveralBuildsOfARank() {
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    Build other = new Build(2, Build.Kind.SUM, Rank.NINE, 0, 1, set("6c 3d"));
    CassinoState state = last("9c 2h", "9h 8s").board("As 8d").builds(own, other).state();
    assertThat(refusal(TWO, state, 1, "build sum 9 8s As")).isEqualTo("legal");
    assertThat(refusal(TWO, state, 1, "capture 9h b2")).isEqualTo("CAS-21");
    assertThat(refusal(TWO, state, 1, "capture 9h 8d As")).isEqualTo("CAS-21");
    assertThat(refusal(TWO, state, 1, "capture 9h b1")).isEqualTo("legal");
    assertThat(refusal(TWO, state, 1, "capture 9h As 8d b1 b2")).isEqualTo("legal");
    assertThat(refusal(TWO, state, 1, "raise b1 T 9h")).isEqualTo("CAS-27");
  }

  @Test
  @Covers({"CAS-21", "CAS-32"})
  void aSeatWithoutACardForItsBuildCanStillMove() {
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    CassinoState state = last("9c 2h", "8s 7h").board("Ad").builds(own).state();
    assertThat(TWO.legalMoves(state))
        .extracting(TWO.syntax()::format)
        .containsExactly("build sum 8 7h Ad");
    assertThat(refusal(TWO, state, 1, "extend b1 8s Ad")).isEqualTo("CAS-21");
    assertThat(refusal(TWO, state, 1, "trail 8s")).isEqualTo("CAS-30");
    assertThat(TWO.legalMoves(new CassinoPosition(state).board("").state()))
        .extracting(TWO.syntax()::format)
        .containsExactly("trail 8s", "trail 7h");
  }

  @Test
  @Covers({"CAS-5", "CAS-32"})
  void movesAreListedByKindAndCard() {
    // The order is part of the contract: agents and records that name a move by number rely on it.
    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    CassinoState state = last("", "9h 7s Ts 2d Ac").board("7d 9c 2h").builds(own).state();
    assertThat(TWO.legalMoves(state))
        .extracting(TWO.syntax()::format)
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
  @Covers({"CAS-8", "CAS-18", "CAS-21", "CAS-25", "CAS-27", "CAS-29", "CAS-30", "CAS-31"})
  void theRulesThatGovernAreThoseOfTheMovesThereAre() {
    CassinoState state = lastCards("2h", "9h 7s Ts Ac", "7d 9c 2d");
    assertThat(TWO.governing(state, 1)).containsExactly("CAS-8", "CAS-18", "CAS-29", "CAS-31");
    assertThat(TWO.governing(state, 0)).isEmpty();
    CassinoState jack = new CassinoPosition(state).board("Js").state();
    assertThat(two("trail-rule", "forced-only").governing(jack, 1)).containsExactly("CAS-31");
    CassinoState paired = lastCards("2h", "9h 9s", "9c");
    assertThat(TWO.governing(paired, 1)).containsExactly("CAS-8", "CAS-19", "CAS-29");

    Build own = new Build(1, Build.Kind.SUM, Rank.NINE, 1, 1, set("5c 4d"));
    CassinoState built = new CassinoPosition(state).builds(own).state();
    assertThat(TWO.governing(built, 1))
        .containsExactly("CAS-8", "CAS-18", "CAS-21", "CAS-25", "CAS-27", "CAS-29", "CAS-30");
    assertThat(two("hold", "at-build").governing(built, 1)).doesNotContain("CAS-21");
    assertThat(two("trail-with-build", "on").governing(built, 1)).endsWith("CAS-29", "CAS-31");
  }

  @Test
  void whatIsNamedTwiceCannotBeRead() {
    for (String text : List.of("capture 9h 9c 9c", "capture 9h b1 b1", "extend b1 2s 7h 7h")) {
      assertThatThrownBy(() -> TWO.syntax().parse(0, text))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining("none twice");
    }
    for (String build : List.of("b0", "b01", "b27", "c1", "b")) {
      assertThatThrownBy(() -> TWO.syntax().parse(0, "raise " + build + " 9 As"))
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
            .play(read(TWO, Move.CHANCE, "shuffle 5s 9h 4s 2s 3s 6s 7s 8s As 9s " + rest.strip()));
    assertThat(match.play(0, "build sum 9 5s 4s").observe(1).knowledge().place("hand.0").oneOf())
        .containsExactly(ImmutableSet.copyOf(PlayingCard.cards("9s 9h 9d 9c")));
  }
}
