package io.github.spadille.tricktaking.ohhell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.formats.record.GameRecord;
import io.github.spadille.formats.record.Replay;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.TrickMove.Play;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What players are told: the rules that bind them, why not, and what is seen to happen. */
class OhHellToldTest {
  /** Spades are led first and diamonds are trumps; only player 1 has no spade. */
  private static final String DEAL =
      "* deal hand.0: As 2s; hand.1: 3h Ah; hand.2: 4s 2h; turn-up: 2d\n";

  private static final String BIDS = DEAL + "0 bid 1\n1 bid 1\n2 bid 1\n";

  private static Match<OhHellState, TrickMove> played(String options, String lines) {
    String head = "spadille 1\nGame: oh-hell\nSeats: 3\nOptions: " + options + "\n\n";
    return Replay.match(GameRecord.parse("test", head + lines), OhHell.GAME);
  }

  private static Match<OhHellState, TrickMove> played(String lines) {
    return played("first-size=2", lines);
  }

  /** Names of what the last move set off. */
  private static List<String> stages(Match<OhHellState, TrickMove> match) {
    return stagesOf(match).stream().map(Stage::name).toList();
  }

  private static List<Stage<OhHellState>> stagesOf(Match<OhHellState, TrickMove> match) {
    return match.rules().stages(match.undo().state(), match.last().orElseThrow());
  }

  private static Phrase phrase(Match<OhHellState, TrickMove> match, String name) {
    return stagesOf(match).get(stages(match).indexOf(name)).phrase();
  }

  private static Table table(Match<OhHellState, TrickMove> match, String name) {
    return match.rules().table(stagesOf(match).get(stages(match).indexOf(name)).state());
  }

  private static String governing(Match<OhHellState, TrickMove> match) {
    int seat = match.state().turn().first();
    return String.join(" ", match.rules().governing(match.state(), seat));
  }

  private static String refusal(Match<OhHellState, TrickMove> match, int seat, String move) {
    TrickMove parsed = match.rules().syntax().parse(seat, move);
    return match.rules().refusal(match.state(), parsed).map(Object::toString).orElse("legal");
  }

  @Test
  @Covers({"OHH-8", "OHH-9", "OHH-10", "OHH-11", "OHH-13", "OHH-14", "OHH-15"})
  void theRulesThatAllowAndForbidAreTold() {
    assertThat(governing(played(DEAL))).isEqualTo("OHH-8 OHH-9");
    assertThat(governing(played(DEAL + "0 bid 1\n1 bid 1\n"))).isEqualTo("OHH-8 OHH-10 OHH-11");
    assertThat(governing(played(BIDS))).isEqualTo("OHH-13");
    assertThat(governing(played(BIDS + "0 play As\n"))).isEqualTo("OHH-15");
    assertThat(governing(played(BIDS + "0 play As\n1 play 3h\n"))).isEqualTo("OHH-14");
    assertThat(governing(played("first-size=2 bidding=at-once", DEAL))).isEqualTo("OHH-8 OHH-9");
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
    Match<OhHellState, TrickMove> match = played("first-size=2 dealer-bid=" + option, lines);
    assertThat(match.refusal(new Bid(2, bid)).map(Object::toString).orElse("legal"))
        .isEqualTo(refusal);
  }

  @ParameterizedTest
  @CsvSource({
    "exceed, OHH-8 OHH-10 OHH-11",
    "hook, OHH-8 OHH-9 OHH-10",
    "free, OHH-8 OHH-9 OHH-10"
  })
  @Covers({"OHH-8", "OHH-9", "OHH-10", "OHH-11"})
  void whatGovernsTheDealersBidIsInForce(String option, String rules) {
    String lines = DEAL + "0 bid 1\n1 bid 1\n";
    Match<OhHellState, TrickMove> match = played("first-size=2 dealer-bid=" + option, lines);
    assertThat(governing(match)).isEqualTo(rules);
    for (int other : new int[] {-1, 0, 1, 3, 16}) {
      assertThat(match.rules().governing(match.state(), other)).isEmpty();
    }
  }

  @Test
  @Covers({"OHH-4", "OHH-8", "OHH-12", "OHH-13", "OHH-14", "OHH-23"})
  void whoMovesAtTheWrongTimeHearsWhy() {
    Match<OhHellState, TrickMove> dealt = played(DEAL);
    assertThat(refusal(dealt, 0, "play As")).isEqualTo("OHH-8 bidding");
    assertThat(refusal(dealt, 1, "bid 1")).isEqualTo("OHH-8 turn [0]");
    Match<OhHellState, TrickMove> bid = played(BIDS);
    assertThat(refusal(bid, 0, "bid 1")).isEqualTo("OHH-12 final");
    assertThat(refusal(bid, 1, "play Ah")).isEqualTo("OHH-13 turn [0]");
    assertThat(refusal(bid, 0, "play 4s")).isEqualTo("OHH-13 not-held [4s]");
    Match<OhHellState, TrickMove> led = played(BIDS + "0 play As\n1 play 3h\n");
    assertThat(refusal(led, 2, "play 2h")).isEqualTo("OHH-14 follow [2h, As]");
    Match<OhHellState, TrickMove> undealt = played("");
    assertThat(refusal(undealt, 0, "play As")).isEqualTo("OHH-4 undealt");
    assertThat(refusal(undealt, 0, "bid 1")).isEqualTo("OHH-4 undealt");

    String hand =
        "* deal hand.0: As; hand.1: 3h; hand.2: 4s; turn-up: 2d\n0 bid 1\n1 bid 0\n2 bid 1\n";
    Match<OhHellState, TrickMove> over =
        played("first-size=1 tie=shared", hand + "0 play As\n1 play 3h\n2 play 4s\n");
    assertThat(refusal(over, 0, "bid 1")).isEqualTo("OHH-23 over");
    assertThat(refusal(over, 0, "play As")).isEqualTo("OHH-23 over");
    TrickMove shuffle = over.rules().chance(over.rules().start(), new SplittableRandom(1));
    assertThat(over.rules().refusal(over.state(), shuffle)).hasToString("Optional[OHH-23 over]");
  }

  @Test
  @Covers("OHH-14")
  void whoDoesNotFollowShowsThatTheSuitIsMissing() {
    Match<OhHellState, TrickMove> led = played(BIDS + "0 play As\n");
    assertThat(
            HeardDeductions.of(
                led.rules(), led.state(), Play.of(1, PlayingCard.cards("3h").get(0))))
        .containsExactly("hand.1 lacks As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks 11s 12s");
    Match<OhHellState, TrickMove> next = played(BIDS + "0 play As\n1 play 3h\n");
    assertThat(
            HeardDeductions.of(
                next.rules(), next.state(), Play.of(2, PlayingCard.cards("4s").get(0))))
        .containsExactly("hand.2 lacks ");
    Match<OhHellState, TrickMove> dealt = played(DEAL);
    assertThat(HeardDeductions.of(dealt.rules(), dealt.state(), OhHellMove.Bid.of(0, 1))).isEmpty();
  }

  @Test
  @Covers({"OHH-4", "OHH-5"})
  void theDealIsSeen() {
    Match<OhHellState, TrickMove> dealt = played(DEAL);
    assertThat(stages(dealt)).startsWith("dealt");
    assertThat(phrase(dealt, "dealt").seat()).isEqualTo(2);
    assertThat(phrase(dealt, "dealt").arguments()).hasToString("[2, 2d, DIAMONDS]");
    assertThat(table(dealt, "dealt").fact("phase").value()).isEqualTo("bid");
  }

  @Test
  @Covers({"OHH-8", "OHH-12"})
  void bidsMadeAtOnceAreShownWhenAllHaveBid() {
    String options = "first-size=2 bidding=at-once";
    assertThat(stages(played(options, DEAL + "2 bid 0\n0 bid 2\n"))).doesNotContain("bids-shown");
    Match<OhHellState, TrickMove> shown = played(options, DEAL + "2 bid 0\n0 bid 2\n1 bid 1\n");
    assertThat(stages(shown)).contains("bids-shown");
    assertThat(phrase(shown, "bids-shown").arguments().toString())
        .containsSubsequence("2", "1", "0");
    assertThat(table(shown, "bids-shown").fact("phase").value()).isEqualTo("play");
    assertThat(stages(played(BIDS))).doesNotContain("bids-shown");
  }

  @Test
  @Covers({"OHH-8", "OHH-9", "OHH-12"})
  void bidsMadeAtOnceAreThoseOfAllWhoHaveNotBidAndNobodySeesAnothers() {
    String options = "first-size=2 bidding=at-once";
    Match<OhHellState, TrickMove> dealt = played(options, DEAL);
    assertThat(moves(dealt))
        .containsExactly(
            "0 bid 0", "0 bid 1", "0 bid 2", "1 bid 0", "1 bid 1", "1 bid 2", "2 bid 0", "2 bid 1",
            "2 bid 2");
    Match<OhHellState, TrickMove> bid = played(options, DEAL + "1 bid 2\n");
    assertThat(moves(bid))
        .containsExactly("0 bid 0", "0 bid 1", "0 bid 2", "2 bid 0", "2 bid 1", "2 bid 2");
    assertThat(bids(bid, 1)).isEqualTo("? 2 ?");
    assertThat(bids(bid, 0)).isEqualTo("- ? ?");
    assertThat(bids(played(DEAL + "0 bid 1\n"), 2)).isEqualTo("1 - -");
    assertThat(bids(played(options, DEAL + "1 bid 2\n0 bid 1\n2 bid 0\n"), 2)).isEqualTo("1 2 0");
  }

  private static List<String> moves(Match<OhHellState, TrickMove> match) {
    return match.rules().legalMoves(match.state()).stream()
        .map(move -> move.seat() + " " + match.rules().syntax().format(move))
        .toList();
  }

  /** What a seat sees of the bids. */
  private static String bids(Match<OhHellState, TrickMove> match, int seat) {
    return match.rules().table(match.state()).seenBy(Viewer.seat(seat)).fact("bids").orElse("");
  }

  @Test
  @Covers({"OHH-5", "OHH-14", "OHH-24"})
  void theTableSaysWhatIsTrumpAndWhatWasLed() {
    assertThat(fact(played(""), "trump")).isEqualTo("-");
    assertThat(fact(played(DEAL), "trump")).isEqualTo("d");
    assertThat(fact(played(BIDS), "led")).isEqualTo("-");
    assertThat(fact(played(BIDS + "0 play As\n"), "led")).isEqualTo("s");
    assertThat(fact(played(BIDS), "contenders")).isEqualTo("-");
  }

  private static String fact(Match<OhHellState, TrickMove> match, String name) {
    return match.rules().table(match.state()).fact(name).value().toString();
  }

  @Test
  @Covers({"OHH-19", "OHH-20", "OHH-21"})
  void pointsAreForTheBidOrTheTricksMissed() {
    String last = "0 play As\n1 play 3h\n2 play 4s\n0 play 2s\n1 play Ah\n2 play 2h\n";
    String bids = DEAL + "0 bid 2\n1 bid 0\n2 bid 1\n";
    assertThat(fact(played(bids + last), "scores")).isEqualTo("20 10 -10");
    assertThat(fact(played("first-size=2 scoring=ten-plus", bids + last), "scores"))
        .isEqualTo("12 10 0");
    assertThat(fact(played("first-size=2 zero-bid=5", bids + last), "scores"))
        .isEqualTo("20 5 -10");
    assertThat(fact(played(DEAL + "0 bid 0\n1 bid 0\n2 bid 3\n" + last), "scores"))
        .isEqualTo("-20 10 -30");
  }

  @Test
  @Covers({"OHH-16", "OHH-17", "OHH-18"})
  void aTrickIsSeenWholeThenTakenThenScored() {
    Match<OhHellState, TrickMove> first = played(BIDS + "0 play As\n1 play 3h\n2 play 4s\n");
    assertThat(stages(first)).startsWith("trick-complete", "trick-taken");
    assertThat(stages(first)).doesNotContain("hand-scored");
    assertThat(table(first, "trick-complete").pile("trick").size()).isEqualTo(3);
    assertThat(table(first, "trick-taken").pile("trick").size()).isZero();
    assertThat(table(first, "trick-taken").pile("won.0").size()).isEqualTo(3);
    assertThat(phrase(first, "trick-taken").seat()).isZero();

    String last = "0 play As\n1 play 3h\n2 play 4s\n0 play 2s\n1 play Ah\n2 play 2h\n";
    Match<OhHellState, TrickMove> scored = played(BIDS + last);
    assertThat(stages(scored)).startsWith("trick-complete", "trick-taken", "hand-scored");
    assertThat(table(scored, "hand-scored").fact("scores").value()).isEqualTo("-10 -10 -10");
  }

  @Test
  @Covers("OHH-24")
  void aTieIsSeen() {
    String hand =
        "* deal hand.0: As; hand.1: 3h; hand.2: 4s; turn-up: 2d\n0 bid 0\n1 bid 0\n2 bid 2\n";
    String tricks = "0 play As\n1 play 3h\n2 play 4s\n";
    assertThat(stages(played("first-size=1", hand + tricks))).doesNotContain("tied");
    String even = hand.replace("0 bid 0", "0 bid 1");
    Match<OhHellState, TrickMove> tied =
        played("first-size=1", even.replace("2 bid 2", "2 bid 1") + tricks);
    assertThat(phrase(tied, "tied").arguments()).hasToString("[0 1]");
    assertThat(table(tied, "tied").fact("contenders").value()).isEqualTo("0 1");
    assertThat(
            stages(played("first-size=1 tie=shared", even.replace("2 bid 2", "2 bid 1") + tricks)))
        .doesNotContain("tied");
  }

  @Test
  @Covers({"OHH-19", "OHH-20", "OHH-21"})
  void theScoreSheetNamesTheRuleOfEachLine() {
    String hand = "* deal hand.0: As; hand.1: 3h; hand.2: 4s; turn-up: 2d\n";
    String moves = "0 bid 1\n1 bid 0\n2 bid 1\n0 play As\n1 play 3h\n2 play 4s\n";
    OhHellState scored = played("first-size=1", hand + moves).state();
    assertThat(scored.sheet().lines().stream().map(line -> line.ruleId() + " " + line.points()))
        .containsExactlyInAnyOrder("OHH-19 10", "OHH-20 10", "OHH-21 -10");
  }

  @Test
  @Covers("OHH-4")
  void nobodyMovesBeforeTheShuffleAndNoCardIsTurned() {
    Match<OhHellState, TrickMove> undealt = played("");
    assertThat(undealt.rules().legalMoves(undealt.state())).isEmpty();
    assertThat(undealt.state().turnUp()).isEmpty();
    assertThat(undealt.state().stub()).hasSize(52);
    OhHellState dealt = played(DEAL).state();
    assertThat(dealt.turnUp()).hasToString("2d");
    assertThat(dealt.stub()).hasSize(45).doesNotContain(PlayingCard.cards("2d").get(0));
  }

  @Test
  @Covers({"OHH-4", "OHH-6"})
  void aStateWithOtherHiddenCardsIsTheSameOtherwise() {
    Match<OhHellState, TrickMove> match = played(BIDS + "0 play As\n1 play 3h\n");
    Table table = match.rules().table(match.state());
    assertThat(match.rules().withCards(match.state(), table)).isEqualTo(match.state());
  }
}
