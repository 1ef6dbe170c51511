package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.game.Rules;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Pass;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players are told: the rules that bind them, why not, and what is seen to happen. */
class OhHellToldTest {
  /** Spades are led first and diamonds are trumps; only player 1 has no spade. */
  private static final String DEAL =
      "* deal hand.0: As 2s; hand.1: 3h Ah; hand.2: 4s 2h; turn-up: 2d\n";

  private static final String BIDS = DEAL + "0 bid 1\n1 bid 1\n2 bid 1\n";

  private static TestTable played(String options, String lines) {
    return TestTable.scenario(OhHell.GAME, "Seats: 3\nOptions: " + options + "\n\n" + lines);
  }

  private static TestTable played(String lines) {
    return played("first-size=2", lines);
  }

  @Test
  @Covers({"OHH-8", "OHH-9", "OHH-10", "OHH-11", "OHH-13", "OHH-14", "OHH-15"})
  void theRulesThatAllowAndForbidAreTold() {
    assertThat(played(DEAL).governing()).containsExactly("OHH-8", "OHH-9");
    assertThat(played(DEAL + "0 bid 1\n1 bid 1\n").governing())
        .containsExactly("OHH-8", "OHH-9", "OHH-10", "OHH-11");
    assertThat(played(BIDS).governing()).containsExactly("OHH-13");
    assertThat(played(BIDS + "0 play As\n").governing()).containsExactly("OHH-13", "OHH-15");
    assertThat(played(BIDS + "0 play As\n1 play 3h\n").governing())
        .containsExactly("OHH-13", "OHH-14");
    assertThat(played("first-size=2 bidding=at-once", DEAL).governing(0))
        .containsExactly("OHH-8", "OHH-9");
  }

  @ParameterizedTest
  @CsvSource({
    "exceed, 1 1, 0, OHH-10 below [1]",
    "exceed, 1 1, 3, OHH-11 above [2]",
    "exceed, 0 0, 2, OHH-10 below [3]",
    "exceed, 0 0, 4, OHH-11 above [3]",
    "hook, 1 0, 1, OHH-10 equal [2]",
    "hook, 1 1, 3, OHH-9 above [2]",
    "hook, 2 0, 0, OHH-10 equal [2]",
    "hook, 0 0, 2, OHH-10 equal [2]",
    "free, 1 0, 3, OHH-9 above [2]",
    "free, 1 0, 1, legal",
    "hook, 2 2, 0, legal",
    "exceed, 1 1, -1, OHH-9 below",
    "exceed, 2 2, -1, OHH-9 below",
    "hook, 2 1, -1, OHH-9 below",
    "free, 0 0, -1, OHH-9 below"
  })
  @Covers({"OHH-9", "OHH-10", "OHH-11"})
  void theDealerHearsWhyABidIsRefused(String option, String bids, int bid, String refusal) {
    String lines = DEAL + "0 bid " + bids.replace(" ", "\n1 bid ") + "\n";
    TestTable table = played("first-size=2 dealer-bid=" + option, lines);
    assertThat(table.refusal(new Bid(2, bid))).isEqualTo(refusal);
  }

  @ParameterizedTest
  @CsvSource({
    "exceed, '[OHH-8, OHH-9, OHH-10, OHH-11]'",
    "hook, '[OHH-8, OHH-9, OHH-10]'",
    "free, '[OHH-8, OHH-9, OHH-10]'"
  })
  @Covers({"OHH-8", "OHH-9", "OHH-10", "OHH-11"})
  void whatGovernsTheDealersBidIsInForce(String option, String rules) {
    String lines = DEAL + "0 bid 1\n1 bid 1\n";
    TestTable table = played("first-size=2 dealer-bid=" + option, lines);
    assertThat(table.governing()).hasToString(rules);
    for (int other : new int[] {-1, 0, 1, 3, 16}) {
      assertThat(table.governing(other)).isEmpty();
    }
  }

  @Test
  @Covers({"OHH-4", "OHH-8", "OHH-12", "OHH-13", "OHH-14", "OHH-23"})
  void whoMovesAtTheWrongTimeHearsWhy() {
    TestTable dealt = played(DEAL);
    assertThat(dealt.refusal("0 play As")).isEqualTo("OHH-8 bidding");
    assertThat(dealt.refusal("1 bid 1")).isEqualTo("OHH-8 turn [0]");
    TestTable bid = played(BIDS);
    assertThat(bid.refusal("0 bid 1")).isEqualTo("OHH-12 final");
    assertThat(bid.refusal("1 play Ah")).isEqualTo("OHH-13 turn [0]");
    assertThat(bid.refusal("0 play 4s")).isEqualTo("OHH-13 not-held [4s]");
    TestTable led = played(BIDS + "0 play As\n1 play 3h\n");
    assertThat(led.refusal("2 play 2h")).isEqualTo("OHH-14 follow [2h, As]");
    TestTable undealt = played("");
    assertThat(undealt.refusal("0 play As")).isEqualTo("OHH-4 undealt");
    assertThat(undealt.refusal("0 bid 1")).isEqualTo("OHH-4 undealt");

    String hand =
        "* deal hand.0: As; hand.1: 3h; hand.2: 4s; turn-up: 2d\n0 bid 1\n1 bid 0\n2 bid 1\n";
    TestTable over = played("first-size=1 tie=shared", hand + "0 play As\n1 play 3h\n2 play 4s\n");
    assertThat(over.refusal("0 bid 1")).isEqualTo("OHH-23 over");
    assertThat(over.refusal("0 play As")).isEqualTo("OHH-23 over");
    assertThat(over.refusal(undealt.chance(1))).isEqualTo("OHH-23 over");
  }

  @Test
  @Covers({"OHH-4", "OHH-8", "OHH-13", "OHH-23"})
  void aMoveOfAnotherGameIsRefusedByWhatIsDue() {
    TrickMove pass = new Pass(0);
    TestTable undealt = played("");
    assertThat(undealt.refusal(pass)).isEqualTo("OHH-4 undealt");
    assertThat(played(DEAL).refusal(pass)).isEqualTo("OHH-8 bidding");
    assertThat(played(BIDS).refusal(pass)).isEqualTo("OHH-13 playing");
    assertThat(played(BIDS).refusal(undealt.chance(1))).isEqualTo("OHH-4 dealt");
  }

  @Test
  @Covers("OHH-14")
  void whoDoesNotFollowShowsThatTheSuitIsMissing() {
    TestTable led = played(BIDS + "0 play As\n");
    assertThat(led.deduced("play 3h"))
        .containsExactly("hand.1 lacks As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks 11s 12s");
    assertThat(led.play("play 3h").deduced("play 4s")).containsExactly("hand.2 lacks ");
    assertThat(played(DEAL).deduced("bid 1")).isEmpty();
  }

  @Test
  @Covers({"OHH-4", "OHH-5"})
  void theDealIsSeen() {
    TestTable undealt = played("");
    assertThat(undealt.told(DEAL.strip())).containsExactly("dealt 2 [2, 2d, DIAMONDS]");
    assertThat(undealt.stage(DEAL.strip(), "dealt").fact("phase")).isEqualTo("bid");
  }

  @Test
  @Covers({"OHH-8", "OHH-12"})
  void bidsMadeAtOnceAreShownWhenAllHaveBid() {
    TestTable two = played("first-size=2 bidding=at-once", DEAL + "2 bid 0\n");
    assertThat(two.told("0 bid 2")).containsExactly("done");
    TestTable three = two.play("0 bid 2");
    assertThat(three.told("1 bid 1")).singleElement().asString().startsWith("bids-shown");
    assertThat(three.toldTexts("1 bid 1").toString()).containsSubsequence("2", "1", "0");
    assertThat(three.stage("1 bid 1", "bids-shown").fact("phase")).isEqualTo("play");
    assertThat(played(DEAL + "0 bid 1\n1 bid 1\n").told("2 bid 1")).containsExactly("done");
  }

  @Test
  @Covers({"OHH-8", "OHH-9", "OHH-12"})
  void bidsMadeAtOnceAreThoseOfAllWhoHaveNotBidAndNobodySeesAnothers() {
    String options = "first-size=2 bidding=at-once";
    TestTable dealt = played(options, DEAL);
    assertThat(dealt.moves())
        .containsExactly(
            "0 bid 0", "0 bid 1", "0 bid 2", "1 bid 0", "1 bid 1", "1 bid 2", "2 bid 0", "2 bid 1",
            "2 bid 2");
    TestTable bid = played(options, DEAL + "1 bid 2\n");
    assertThat(bid.moves())
        .containsExactly("0 bid 0", "0 bid 1", "0 bid 2", "2 bid 0", "2 bid 1", "2 bid 2");
    assertThat(bid.seenBy(1).fact("bids")).isEqualTo("? 2 ?");
    assertThat(bid.seenBy(0).fact("bids")).isEqualTo("- ? ?");
    assertThat(played(DEAL + "0 bid 1\n").seenBy(2).fact("bids")).isEqualTo("1 - -");
    assertThat(played(options, DEAL + "1 bid 2\n0 bid 1\n2 bid 0\n").seenBy(2).fact("bids"))
        .isEqualTo("1 2 0");
  }

  @Test
  @Covers({"OHH-5", "OHH-14", "OHH-24"})
  void theTableSaysWhatIsTrumpAndWhatWasLed() {
    assertThat(played("").fact("trump")).isEqualTo("-");
    assertThat(played(DEAL).fact("trump")).isEqualTo("d");
    assertThat(played(BIDS).fact("led")).isEqualTo("-");
    assertThat(played(BIDS + "0 play As\n").fact("led")).isEqualTo("s");
    assertThat(played(BIDS).fact("contenders")).isEqualTo("-");
  }

  @Test
  @Covers({"OHH-19", "OHH-20", "OHH-21"})
  void pointsAreForTheBidOrTheTricksMissed() {
    String last = "0 play As\n1 play 3h\n2 play 4s\n0 play 2s\n1 play Ah\n2 play 2h\n";
    String bids = DEAL + "0 bid 2\n1 bid 0\n2 bid 1\n";
    assertThat(played(bids + last).fact("scores")).isEqualTo("20 10 -10");
    assertThat(played("first-size=2 scoring=ten-plus", bids + last).fact("scores"))
        .isEqualTo("12 10 0");
    assertThat(played("first-size=2 zero-bid=5", bids + last).fact("scores")).isEqualTo("20 5 -10");
    assertThat(played(DEAL + "0 bid 0\n1 bid 0\n2 bid 3\n" + last).fact("scores"))
        .isEqualTo("-20 10 -30");
  }

  @Test
  @Covers({"OHH-16", "OHH-17", "OHH-18"})
  void aTrickIsSeenWholeThenTakenThenScored() {
    TestTable two = played(BIDS + "0 play As\n1 play 3h\n");
    assertThat(two.told("play 4s")).containsExactly("trick-complete", "trick-taken 0");
    assertThat(two.stage("play 4s", "trick-complete").pile("trick")).isEqualTo("As 3h 4s");
    TestTable taken = two.stage("play 4s", "trick-taken");
    assertThat(taken.pile("trick")).isEmpty();
    assertThat(taken.pile("won.0").split(" ")).hasSize(3);

    TestTable last = two.play("play 4s", "play 2s", "play Ah");
    assertThat(last.told("play 2h")).startsWith("trick-complete", "trick-taken 0", "hand-scored");
    assertThat(last.stage("play 2h", "hand-scored").scores()).isEqualTo("-10 -10 -10");
  }

  @Test
  @Covers("OHH-24")
  void aTieIsSeen() {
    TestTable dealt =
        played("first-size=1", "* deal hand.0: As; hand.1: 3h; hand.2: 4s; turn-up: 2d\n");
    String[] tricks = {"play As", "play 3h"};
    TestTable won = dealt.play("bid 0", "bid 0", "bid 2").play(tricks);
    assertThat(won.told("play 4s").toString()).doesNotContain("tied");
    TestTable even = dealt.play("bid 1", "bid 0", "bid 1").play(tricks);
    assertThat(even.told("play 4s")).contains("tied [0 1]");
    assertThat(even.stage("play 4s", "tied").fact("contenders")).isEqualTo("0 1");
    assertThat(even.under("first-size=1 tie=shared").told("play 4s").toString())
        .doesNotContain("tied");
  }

  @Test
  @Covers({"OHH-19", "OHH-20", "OHH-21"})
  void theScoreSheetNamesTheRuleOfEachLine() {
    String hand = "* deal hand.0: As; hand.1: 3h; hand.2: 4s; turn-up: 2d\n";
    String moves = "0 bid 1\n1 bid 0\n2 bid 1\n0 play As\n1 play 3h\n2 play 4s\n";
    assertThat(played("first-size=1", hand + moves).lines())
        .containsExactly("1 OHH-19 0 10", "1 OHH-20 1 10", "1 OHH-21 2 -10");
  }

  @Test
  @Covers("OHH-4")
  void nobodyMovesBeforeTheShuffleAndNoCardIsTurned() {
    TestTable undealt = played("");
    assertThat(undealt.moves()).isEmpty();
    assertThat(undealt.pile("turn-up")).isEmpty();
    assertThat(undealt.pile("stub").split(" ")).hasSize(52);
    TestTable dealt = played(DEAL);
    assertThat(dealt.pile("turn-up")).isEqualTo("2d");
    assertThat(dealt.pile("stub").split(" ")).hasSize(45).doesNotContain("2d");
  }

  @Test
  @Covers({"OHH-4", "OHH-6"})
  void aStateWithOtherHiddenCardsIsTheSameOtherwise() {
    OhHellState state = played(BIDS + "0 play As\n1 play 3h\n").state(OhHellState.class);
    Rules<OhHellState, TrickMove> rules = OhHell.GAME.rules(3);
    assertThat(rules.withCards(state, rules.table(state))).isEqualTo(state);
  }
}
