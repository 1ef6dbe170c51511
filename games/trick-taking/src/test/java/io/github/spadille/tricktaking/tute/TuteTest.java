package io.github.spadille.tricktaking.tute;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.Iterables;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.polignac.PolignacMove.Capot;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TuteTest {
  private static final String BY_TEAM = "declare-by=team";
  private static final String[] ANA_WINS = {"play As", "play 4s", "play 5s", "play Js"};

  /** Seat 1 holds all kings, seat 3 all queens, and clubs are trumps. */
  private static final String KINGS_AND_QUEENS =
      shuffle(
          "2s 2h 2d 2c 4s 4h 4d 4c 5s 5h",
          "Ks Kh Kd Kc As Ah Ad Ac 3s 3h",
          "6s 6h 6d 6c 7s 7h 7d 7c 5d Js",
          "Qs Qh Qd Qc Jh Jd Jc 3d 3c 5c");

  /** Seat 0 holds two marriages, seat 1 one, and clubs are trumps. */
  private static final String MARRIAGES =
      shuffle(
          "As Kc Qc Kd Qd Ah Ad 3h 2h 2s",
          "3s 4s Kh Qh 3d 4d 5d 7h 3c 2c",
          "5s 6s 7s 4h 5h 6d 7d Jd 4c 6c",
          "Ks Qs Js 6h Jh 2d Ac 7c Jc 5c");

  /** Returns the shuffle with which seat 3 deals these hands; its last card is turned up. */
  private static String shuffle(String... hands) {
    List<String> cards = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      for (String hand : hands) {
        cards.add(Splitter.on(' ').splitToList(hand).get(i));
      }
    }
    return "* shuffle " + Joiner.on(' ').join(cards);
  }

  private static TestTable dealt(String shuffle, String... options) {
    return TestTable.of(Tute.GAME, options).play(shuffle);
  }

  private static TestTable marriages(String... options) {
    return dealt(MARRIAGES, options);
  }

  @Test
  @Covers({"TUT-1", "TUT-5"})
  void aShuffleNamesThePackAndOpensAHand() {
    TestTable start = TestTable.of(Tute.GAME);
    String doubled = MARRIAGES.replace("As", "5c");
    assertThat(start.refusal(doubled)).isEqualTo("TUT-1 pack [40]");
    assertThat(start.refusal("0 declare tute")).isEqualTo("TUT-5 undealt");
    assertThat(start.under(BY_TEAM).refusal("0 pass")).isEqualTo("TUT-5 undealt");
    assertThat(marriages().refusal(MARRIAGES)).isEqualTo("TUT-5 dealt");
  }

  @Test
  @Covers("TUT-36")
  void nothingIsLegalOnceTheGameIsOver() {
    TestTable over =
        dealt(KINGS_AND_QUEENS, "tute-of=kings-queens")
            .play("play 2d", "play Kd", "play 6d", "play 3d", "declare tute");
    assertThat(over.refusal(KINGS_AND_QUEENS)).isEqualTo("TUT-36 over");
    assertThat(over.refusal("0 play 2s")).isEqualTo("TUT-36 over");
    assertThat(over.moves()).isEmpty();
    assertThat(over.winners()).isEqualTo("1 3");
    assertThat(over.state().outcome().orElseThrow().ranking().toArray())
        .containsExactly(3, 1, 3, 1);
  }

  @Test
  @Covers("TUT-8")
  void aMoveOfAnotherGameIsNoDeclarationEvenOfAPlayerWhoHoldsTute() {
    TestTable kings =
        dealt(KINGS_AND_QUEENS, "tute-of=kings-queens")
            .play("play 2d", "play Kd", "play 6d", "play 3d");
    int holder = kings.state().turn().first();
    assertThat(kings.refusal(holder + " declare tute")).isEqualTo("legal");
    assertThat(kings.refusal(new Capot(holder))).isEqualTo("TUT-8 playing");
  }

  @Test
  @Covers({"TUT-18", "TUT-18a", "TUT-22"})
  void whoMayNotDeclareIsToldWhy() {
    TestTable winner = marriages().play(ANA_WINS);
    assertThat(winner.refusal("1 declare h")).isEqualTo("TUT-18 winner [0]");
    assertThat(winner.refusal("2 declare tute")).isEqualTo("TUT-18 winner [0]");

    TestTable both = marriages(BY_TEAM).play(ANA_WINS);
    assertThat(both.refusal("1 declare h")).isEqualTo("TUT-18 winner [0 2]");
    assertThat(both.refusal("2 declare tute")).isEqualTo("TUT-26 not-held");
    assertThat(both.refusal(new Pass(14))).isEqualTo("TUT-18a pass");
    assertThat(both.play("2 pass").refusal("2 declare tute")).isEqualTo("TUT-18a passed");
    TestTable declared = both.play("0 declare d");
    assertThat(declared.refusal("2 declare tute")).isEqualTo("TUT-22 once");
    assertThat(declared.refusal(new Pass(14))).isEqualTo("TUT-18a pass");
  }

  @Test
  @Covers("TUT-18a")
  void movesAreListedSeatBySeat() {
    TestTable zero = marriages(BY_TEAM).play(ANA_WINS);
    assertThat(zero.moves()).first().isEqualTo("0 declare d");
    assertThat(zero.moves()).last().isEqualTo("2 pass");
    TestTable three = marriages(BY_TEAM).play("play 2h", "play Kh", "play 4h", "play 6h");
    assertThat(three.turn()).isEqualTo("1 3");
    TestTable last =
        dealt(KINGS_AND_QUEENS, BY_TEAM).play("play 2d", "play Kd", "play 6d", "play 3d");
    assertThat(last.moves()).first().isEqualTo("1 pass");
    assertThat(last.moves()).last().asString().startsWith("3 play");
  }

  @Test
  @Covers({"TUT-8", "TUT-9", "TUT-10", "TUT-11", "TUT-13", "TUT-14", "TUT-15", "TUT-28"})
  void theRulesThatGovernAMove() {
    TestTable dealt = marriages();
    assertThat(dealt.governing()).containsExactly("TUT-8");
    assertThat(dealt.play("play 2s").governing()).containsExactly("TUT-8", "TUT-9", "TUT-10");
    assertThat(dealt.play("play Kc").governing()).containsExactly("TUT-8", "TUT-9", "TUT-11");
    assertThat(dealt.play(ANA_WINS).governing())
        .containsExactly(
            "TUT-8", "TUT-18", "TUT-20", "TUT-22", "TUT-23", "TUT-24", "TUT-26", "TUT-28");
    assertThat(marriages(BY_TEAM).play(ANA_WINS).governing(2))
        .containsExactly(
            "TUT-18", "TUT-18a", "TUT-20", "TUT-22", "TUT-23", "TUT-24", "TUT-26", "TUT-28");

    TestTable voids =
        dealt(
            shuffle(
                "7h 2h 3h Kh Qh 4h 5h 6h 2s 2d",
                "4c 3c Qc Jc 7c Ks Qs 3d 4d 5d",
                "Ah Jh Ac Kc 7s Ad 6d 7d 5c 6c",
                "As 4s 5s 6s Js Kd Qd Jd 3s 2c"));
    assertThat(voids.play("play 7h").governing()).containsExactly("TUT-8", "TUT-13");
    TestTable low = voids.play("play 7h", "play 4c", "play Ah");
    assertThat(low.governing()).containsExactly("TUT-8", "TUT-13");
    TestTable free = low.under("undertrump=free");
    assertThat(free.governing()).containsExactly("TUT-8", "TUT-14");
    TestTable trumps = free.play("play 3s", "play 3c");
    assertThat(trumps.governing()).containsExactly("TUT-8", "TUT-9", "TUT-11");
    assertThat(trumps.play("play Ac", "play 2c").governing()).containsExactly("TUT-8", "TUT-15");
  }

  @Test
  @Covers({"TUT-6", "TUT-17", "TUT-21", "TUT-26"})
  void whatHappensIsTold() {
    TestTable start = TestTable.of(Tute.GAME).players("Ana", "Ben", "Cy", "Di");
    assertThat(start.toldTexts(MARRIAGES))
        .containsExactly(
            "Di deals ten cards to each player. The last, 5♣, is turned up: clubs are trumps.");

    TestTable three = start.play(MARRIAGES).play("play As", "play 4s", "play 5s");
    assertThat(three.told("play Js")).containsExactly("trick-complete", "trick-taken 0");
    assertThat(three.toldTexts("play Js")).containsExactly("Ana takes the trick.");
    TestTable complete = three.stage("play Js", "trick-complete");
    assertThat(complete.pile("trick")).isEqualTo("As 4s 5s Js");
    assertThat(complete.turn()).isEqualTo("0");

    TestTable won = three.play("play Js");
    assertThat(won.toldTexts("declare c")).containsExactly("Ana shows Q♣ K♣ for 40 points.");
    assertThat(won.toldTexts("declare d")).containsExactly("Ana shows Q♦ K♦ for 20 points.");

    TestTable kings = start.play(KINGS_AND_QUEENS).play("play 2s", "play As", "play 6s", "play Qs");
    assertThat(kings.told("declare tute")).last().isEqualTo("done");
    assertThat(kings.toldTexts("declare tute"))
        .containsExactly("Ben shows K♠ K♥ K♦ K♣. Ben and Di win the hand by tute.");
    TestTable tute = kings.stage("declare tute", "tute");
    assertThat(tute.seenBy(0).pile("hand.1")).contains("Ks").contains("Kh Kd Kc");
    assertThat(tute.scores()).isEqualTo("0 0 0 0");
  }

  @Test
  @Covers({"TUT-29", "TUT-35"})
  void theTotalsOfAHandAreTold() {
    TestTable last = marriages().players("Ana", "Ben", "Cy", "Di");
    String move = last.moves().get(0);
    while (!last.play(move).turn().equals("over")) {
      last = last.play(move);
      move = last.moves().get(0);
    }
    List<String> totals = Splitter.on(' ').splitToList(last.play(move).fact("hand-result"));
    assertThat(Iterables.transform(last.told(move), stage -> stage.split(" ")[0]))
        .containsExactly("trick-complete", "trick-taken", "hand-scored", "done");
    assertThat(last.toldTexts(move))
        .last()
        .isEqualTo(
            "The hand is over: Ana and Cy have %s points, Ben and Di have %s."
                .formatted(totals.get(0), totals.get(1)));
    assertThat(last.stage(move, "trick-taken").scores()).isEqualTo("0 0 0 0");
    TestTable scored = last.stage(move, "hand-scored");
    assertThat(scored.state().scores().stream().sum()).isEqualTo(2);
    assertThat(scored.pile("hand.0") + scored.pile("hand.3")).isEmpty();
  }

  @Test
  @Covers("TUT-36")
  void oneHandIsPlayed() {
    assertThat(TuteOptions.SCHEMA.defaults().hands()).isEqualTo(1);
  }

  @Test
  @Covers({"TUT-9", "TUT-20"})
  void aMoveTellsWhatAHandHolds() {
    TestTable led = marriages().play("play 2s");
    assertThat(led.deduced("play 3s")).containsExactly("hand.1 lacks ");
    TestTable high = led.play("play 3s");
    assertThat(high.deduced("play 5s")).containsExactly("hand.2 lacks As");
    TestTable discards =
        dealt(
                shuffle(
                    "As 2s 3s 4s 5s 6s 7s Js Qs Ks",
                    "Ad 2d 3d 4d 5d 6d 7d Jd Qd Kd",
                    "Ah 2h 3h 4h 5h 6h 7h Jh Qh Kh",
                    "Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc"))
            .play("play 7s");
    assertThat(discards.deduced("play 4d"))
        .containsExactly(
            "hand.1 lacks As 2s 3s 4s 5s 6s 7s Js Qs Ks Ac 2c 3c 4c 5c 6c 7c Jc Qc Kc");
    TestTable won = marriages().play(ANA_WINS);
    assertThat(won.deduced("declare c"))
        .containsExactly("hand.0 has one of [Qc]", "hand.0 has one of [Kc]");
    TestTable kings = dealt(KINGS_AND_QUEENS).play("play 2s", "play As", "play 6s", "play Qs");
    assertThat(kings.deduced("declare tute")).containsExactly("unknown");
    assertThat(marriages(BY_TEAM).play(ANA_WINS).deduced("2 pass")).isEmpty();
  }

  @Test
  @Covers("TUT-20")
  void aCardThatWasShownIsHiddenOnceItWasPlayed() {
    TestTable dealt = marriages();
    assertThat(dealt.state(TuteState.class).shown()).hasToString("5c");
    TestTable declared = dealt.play(ANA_WINS).play("declare d");
    assertThat(declared.state(TuteState.class).shown()).hasToString("Qd Kd 5c");
    assertThat(declared.play("play Kd").state(TuteState.class).shown()).hasToString("Qd 5c");
  }

  @Test
  void cardsOfATableComeBack() {
    Rules<TuteState, TrickMove> rules = Tute.GAME.rules(4);
    TuteState won =
        TestTable.of(Tute.GAME, rules).play(MARRIAGES).play(ANA_WINS).state(TuteState.class);
    assertThat(rules.withCards(won, rules.table(won))).isEqualTo(won);
    assertThat(rules.withCards(rules.start(), rules.table(rules.start()))).isEqualTo(rules.start());
  }

  @Test
  void aSheetTakesNotes() {
    TuteState start = TestTable.of(Tute.GAME).state(TuteState.class);
    TuteState noted = start.withSheet(start.sheet().withNote("reversed", 1));
    assertThat(noted.sheet().note("reversed", 0)).isEqualTo(1);
    assertThat(noted.withSheet(start.sheet())).isEqualTo(start);
  }
}
