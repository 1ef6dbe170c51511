package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.awaiting;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.deciding;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.in;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.won;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.words.Words;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import io.github.spadille.testkit.TestView;
import org.junit.jupiter.api.Test;

class KoiKoiStagesTest {
  private static final Words WORDS = KoiKoi.GAME.words();
  private static final TestTable START = TestTable.of(KoiKoi.GAME).players("Ada", "Ben");
  private static final TestTable DEALS =
      TestTable.of(KoiKoi.GAME, "first-dealer=seat-1").players("Ada", "Ben");

  private static TestTable table(String hand0, String hand1, String field, String stock) {
    return KoiKoiTables.table(hand0, hand1, field, stock).players("Ada", "Ben");
  }

  @Test
  @Covers({"KOI-18", "KOI-19"})
  void theCardFromTheStockLiesOpenBeforeItCaptures() {
    TestTable before = table("6P1 9R", "5P1", "1P1", "6R 2A");
    ImmutableList<TestTable> stages = before.stages("discard 6P1");
    assertThat(before.stageNames("discard 6P1"))
        .containsExactly("card-played", "card-drawn", "drawn-captured", "done");
    TestTable played = stages.get(0);
    assertThat(played.pile("field")).isEqualTo("1P1 6P1");
    assertThat(played.pile("stock")).isEqualTo("6R 2A");
    TestTable drawn = stages.get(1);
    assertThat(drawn.pile("drawn")).isEqualTo("6R");
    assertThat(drawn.pile("stock")).isEqualTo("2A");
    assertThat(drawn.pile("field")).isEqualTo("1P1 6P1");
    TestTable captured = stages.get(2);
    assertThat(captured.pile("drawn")).isEmpty();
    assertThat(captured.pile("field")).isEqualTo("1P1");
    assertThat(captured.pile("won.0")).isEqualTo("6R 6P1");
    assertThat(before.toldTexts("discard 6P1"))
        .contains("Ada turns up peony blue ribbon from the stock.");
    assertThat(before.toldTexts("discard 6P1"))
        .contains("Ada captures peony 1 with peony blue ribbon.");
  }

  @Test
  @Covers("KOI-18")
  void theCardFromTheStockJoinsTheFieldWithoutAMatch() {
    TestTable before = table("1R 9R", "5P1", "1P1", "6R 2A");
    ImmutableList<TestTable> stages = before.stages("capture 1R 1P1");
    assertThat(before.stageNames("capture 1R 1P1"))
        .containsExactly("card-played", "card-drawn", "drawn-laid", "done");
    assertThat(stages.get(0).pile("won.0")).isEqualTo("1R 1P1");
    assertThat(stages.get(1).pile("field")).isEmpty();
    assertThat(stages.get(2).pile("field")).isEqualTo("6R");
  }

  @Test
  @Covers("KOI-18")
  void thePlayerChoosesBetweenTwoCardsBeforeTheCapture() {
    TestTable before = table("1R 9R", "5P1", "1P1 3B 3P1", "3R 2A");
    ImmutableList<TestTable> stages = before.stages("capture 1R 1P1");
    assertThat(before.stageNames("capture 1R 1P1"))
        .containsExactly("card-played", "card-drawn", "done");
    TestTable choice = stages.get(2);
    assertThat(choice.fact("phase")).isEqualTo("take");
    assertThat(choice.governing()).containsExactly("KOI-12", "KOI-18");
    ImmutableList<TestTable> taken = choice.stages("take 3B");
    assertThat(choice.stageNames("take 3B")).containsExactly("drawn-captured", "done");
    assertThat(taken.get(0).fact("phase")).isEqualTo("play");
    assertThat(taken.get(0).pile("won.0")).isEqualTo("1R 1P1 3B 3R");
    assertThat(choice.toldTexts("take 3B"))
        .contains("Ada captures cherry curtain with cherry poetry ribbon.");
  }

  @Test
  @Covers("KOI-18")
  void threeCardsAreCapturedWithoutAChoice() {
    TestTable before = table("1R 9R", "5P1", "1P1 3B 3P1 3P2", "3R 2A");
    assertThat(before.stageNames("capture 1R 1P1"))
        .containsExactly("card-played", "card-drawn", "drawn-captured", "done");
    assertThat(before.told("capture 1R 1P1"))
        .contains("drawn-captured 0 [3R, " + set("3B 3P1 3P2") + "]");
  }

  @Test
  @Covers({"KOI-21", "KOI-28"})
  void yakuAreToldByName() {
    TestTable state = table("3B 9R", "5P1", "3P1", "6R 2A").then(won("1B 8B 9A", ""));
    TestTable made = state.stage("capture 3B 3P1", "yaku-made");
    assertThat(state.toldTexts("capture 3B 3P1"))
        .contains(
            "Ada has three brights (5), moon viewing (5) and blossom viewing (5): 15 points.");
    assertThat(made.fact("phase")).isEqualTo("decide");
    assertThat(made.governing()).containsExactly("KOI-21", "KOI-22", "KOI-23");
  }

  @Test
  @Covers("KOI-32")
  void theFirstKoiDoublesWhatTheOpponentScores() {
    TestTable state =
        table("4P1", "5P1", "7P1", "8P1").then(won("1B 3B 8B", "")).then(deciding(0, 0));
    assertThat(state.told("koi")).containsExactly("doubled 1");
    assertThat(state.toldTexts("koi"))
        .contains("If Ben scores in this round, the points are doubled.");
    TestTable again = state.then(deciding(1, 0));
    assertThat(again.stageNames("koi")).containsExactly("done");
    assertThat(state.under("koi-multiplier=off").stageNames("koi")).containsExactly("done");
  }

  @Test
  @Covers({"KOI-28", "KOI-32"})
  void eachYakuAndEachDoublingHasItsReason() {
    TestTable state =
        table("4P1", "5P1", "7P1", "8P1").then(won("1B 3B 8B 9A", "")).then(deciding(0, 1));
    assertThat(state.stageNames("shobu")).containsExactly("round-scored", "next-round");
    TestTable scored = state.stage("shobu", "round-scored");
    assertThat(scored.state(KoiKoiState.class).cards())
        .isEqualTo(state.state(KoiKoiState.class).cards());
    assertThat(scored.lineTexts())
        .containsExactly(
            "5 three brights",
            "5 moon viewing",
            "5 blossom viewing",
            "15 doubled because the yaku are worth so much",
            "30 doubled because the opponent called koi");
    assertThat(state.toldTexts("shobu")).containsExactly("Round 1 is over.", "Ada deals round 2.");
    assertThat(state.play("shobu").fact("round")).isEqualTo("2");
  }

  @Test
  @Covers("KOI-26")
  void theLastCardIsToldBeforeTheRoundStops() {
    TestTable state = table("4P1", "", "8P1 5P1", "8B 9P1").then(won("1B 3B", ""));
    ImmutableList<TestTable> stages = state.stages("discard 4P1");
    assertThat(state.stageNames("discard 4P1"))
        .containsExactly(
            "card-played",
            "card-drawn",
            "drawn-captured",
            "yaku-made",
            "stopped",
            "round-scored",
            "next-round");
    assertThat(stages.get(5).pile("won.0")).isEqualTo("1B 3B 8B 8P1");
    assertThat(stages.get(5).scores()).isEqualTo("5 0");
    assertThat(state.toldTexts("discard 4P1")).contains("Ada has no card left and must stop.");
  }

  @Test
  @Covers({"KOI-27", "KOI-37"})
  void emptyHandsAreToldBeforeTheNextDeal() {
    TestTable state = table("4P1", "", "8P1 5P1", "9P1");
    assertThat(state.stageNames("discard 4P1"))
        .containsExactly(
            "card-played", "card-drawn", "drawn-laid", "hands-empty", "round-scored", "next-round");
    assertThat(state.toldTexts("discard 4P1")).contains("Round 1 is over and nobody scores.");
    assertThat(state.told("discard 4P1")).endsWith("next-round 0 [2]");
  }

  @Test
  @Covers("KOI-38")
  void afterTheLastRoundNobodyDeals() {
    TestTable state =
        table("4P1", "5P1", "7P1", "8P1")
            .then(won("1B 3B 8B", ""))
            .then(in(KoiKoiRound.of(6, 0, ScoreSheet.empty(2))))
            .then(awaiting(Phase.DECIDE, 0))
            .under("rounds=6");
    assertThat(state.stageNames("shobu")).containsExactly("round-scored", "done");
    assertThat(state.play("shobu").turn()).isEqualTo("over");
  }

  @Test
  @Covers({"KOI-4", "KOI-5"})
  void theDrawIsShownAndItsReasonTold() {
    String months = "* shuffle 12B 1P1 ...";
    assertThat(START.stageNames(months)).containsExactly("lots-drawn", "first-dealer");
    assertThat(START.toldTexts(months))
        .containsExactly(
            "For the first deal, Ada draws paulownia phoenix and Ben draws pine 1.",
            "Ben has the earlier month and deals first.");
    assertThat(START.toldTexts("* shuffle 4A 4P1 ..."))
        .endsWith("Ada has the better card of the month and deals first.");
    assertThat(START.stageNames("* shuffle 4P2 4P1 ..."))
        .containsExactly("lots-drawn", "lots-tied");
  }

  @Test
  @Covers("KOI-8")
  void aVoidDealIsSeen() {
    // Two cards each for seat 0, the field and seat 1, by turns.
    String deal = "* shuffle 2A 3B 1B 1R 4A 5A 2R 3R 1P1 1P2 4R 5R ...";
    assertThat(DEALS.stageNames(deal)).containsExactly("dealt", "deal-void", "done");
    assertThat(DEALS.stage(deal, "deal-void").pile("field")).startsWith("1B 1R 1P1 1P2 ");
    assertThat(DEALS.told(deal).get(1)).startsWith("deal-void 1");
    assertThat(DEALS.play(deal).pile("field")).isEmpty();
  }

  @Test
  @Covers({"KOI-9", "KOI-10"})
  void aHandThatScoresIsShownToAll() {
    String deal =
        "* shuffle 2A 2R 1B 1R 4A 4R 2P1 2P2 3B 3R 5A 5R 6A 7A 12B 12P1 6R 6P1 8A 9A 10A 11A 7R 7P1"
            + " ...";
    assertThat(DEALS.stageNames(deal))
        .containsExactly("dealt", "hand-shown", "hand-shown", "round-scored", "next-round");
    assertThat(DEALS.toldTexts(deal).get(1)).endsWith(": teshi, four cards of one month.");
    assertThat(DEALS.toldTexts(deal).get(2))
        .endsWith(": kuttsuki, two cards of each of four months.");
    TestView before = DEALS.stages(deal).get(0).seenBy(Viewer.bystander());
    assertThat(before.pile("hand.1")).doesNotContain("4A");
    TestView shown = DEALS.stages(deal).get(2).seenBy(Viewer.bystander());
    assertThat(shown.pile("hand.0")).contains("2P2");
    assertThat(shown.pile("hand.1")).contains("4A");
    assertThat(DEALS.stage(deal, "round-scored").lineTexts())
        .containsExactly(
            "6 teshi, four cards of one month in the hand", "6 kuttsuki, four pairs in the hand");
  }

  @Test
  @Covers({"KOI-11", "KOI-12", "KOI-13", "KOI-14", "KOI-15", "KOI-16"})
  void theRulesOfCapturesAndDiscardsGovern() {
    TestTable state = table("1B 3B 5A 7A", "2A", "1P1 3P1 3P2 5R 5P1 5P2", "4A");
    assertThat(state.governing())
        .containsExactly("KOI-11", "KOI-12", "KOI-13", "KOI-14", "KOI-15", "KOI-16");
  }

  @Test
  @Covers("KOI-1")
  void eachCardHasANameOfItsOwn() {
    assertThat(pack().cards()).map(WORDS::card).doesNotHaveDuplicates();
    assertThat(pack().cards()).noneMatch(card -> WORDS.card(card).equals(card.code()));
    assertThat(WORDS.card(HanafudaCard.parse("8B"))).isEqualTo("pampas moon");
  }
}
