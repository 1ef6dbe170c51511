package io.github.spadille.fishing.koikoi;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.list;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.koikoi.KoiKoiState.FIELD;
import static io.github.spadille.fishing.koikoi.Positions.at;
import static io.github.spadille.fishing.koikoi.Positions.deciding;
import static io.github.spadille.fishing.koikoi.Positions.position;
import static io.github.spadille.fishing.koikoi.Positions.rules;
import static io.github.spadille.fishing.koikoi.Positions.won;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.words.Words;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shuffle;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import io.github.spadille.testkit.Covers;
import org.junit.jupiter.api.Test;

class KoiKoiStagesTest {
  private static final Rules<KoiKoiState, KoiKoiMove> RULES = rules();
  private static final Words WORDS =
      KoiKoi.GAME.words().withPlayers(ImmutableList.of("Ada", "Ben"));

  private static ImmutableList<Stage<KoiKoiState>> stages(KoiKoiState state, String move) {
    return RULES.stages(state, RULES.syntax().parse(0, move));
  }

  private static ImmutableList<String> names(ImmutableList<Stage<KoiKoiState>> stages) {
    return stages.stream().map(Stage::name).collect(toImmutableList());
  }

  private static String text(Stage<KoiKoiState> stage) {
    return WORDS.text(stage.phrase());
  }

  private static Shuffle shuffle(String first) {
    CardList<HanafudaCard> top = list(first);
    return new Shuffle(top.appendAll(pack().set().minus(top.toSet()).toList()));
  }

  @Test
  @Covers({"KOI-18", "KOI-19"})
  void theCardFromTheStockLiesOpenBeforeItCaptures() {
    ImmutableList<Stage<KoiKoiState>> stages =
        stages(position("6P1 9R", "5P1", "1P1", "6R 2A"), "discard 6P1");
    assertThat(names(stages))
        .containsExactly("card-played", "card-drawn", "drawn-captured", "done");
    KoiKoiState played = stages.get(0).state();
    assertThat(played.field()).isEqualTo(set("1P1 6P1"));
    assertThat(played.stock()).isEqualTo(list("6R 2A"));
    KoiKoiState drawn = stages.get(1).state();
    assertThat(drawn.drawn()).isEqualTo(set("6R"));
    assertThat(drawn.stock()).isEqualTo(list("2A"));
    assertThat(drawn.field()).isEqualTo(set("1P1 6P1"));
    KoiKoiState captured = stages.get(2).state();
    assertThat(captured.drawn()).isEmpty();
    assertThat(captured.field()).isEqualTo(set("1P1"));
    assertThat(captured.won(0)).isEqualTo(set("6P1 6R"));
    assertThat(text(stages.get(1))).isEqualTo("Ada turns up peony blue ribbon from the stock.");
    assertThat(text(stages.get(2))).isEqualTo("Ada captures peony 1 with peony blue ribbon.");
  }

  @Test
  @Covers("KOI-18")
  void theCardFromTheStockJoinsTheFieldWithoutAMatch() {
    ImmutableList<Stage<KoiKoiState>> stages =
        stages(position("1R 9R", "5P1", "1P1", "6R 2A"), "capture 1R 1P1");
    assertThat(names(stages)).containsExactly("card-played", "card-drawn", "drawn-laid", "done");
    assertThat(stages.get(0).state().won(0)).isEqualTo(set("1R 1P1"));
    assertThat(stages.get(1).state().field()).isEmpty();
    assertThat(stages.get(2).state().field()).isEqualTo(set("6R"));
  }

  @Test
  @Covers("KOI-18")
  void thePlayerChoosesBetweenTwoCardsBeforeTheCapture() {
    ImmutableList<Stage<KoiKoiState>> stages =
        stages(position("1R 9R", "5P1", "1P1 3B 3P1", "3R 2A"), "capture 1R 1P1");
    assertThat(names(stages)).containsExactly("card-played", "card-drawn", "done");
    KoiKoiState choice = stages.get(2).state();
    assertThat(choice.phase()).isEqualTo(Phase.TAKE);
    assertThat(RULES.governing(choice, 0)).containsExactly("KOI-18");
    ImmutableList<Stage<KoiKoiState>> taken = stages(choice, "take 3B");
    assertThat(names(taken)).containsExactly("drawn-captured", "done");
    assertThat(taken.get(0).state().phase()).isEqualTo(Phase.PLAY);
    assertThat(taken.get(0).state().won(0)).isEqualTo(set("1R 1P1 3R 3B"));
    assertThat(text(taken.get(0)))
        .isEqualTo("Ada captures cherry curtain with cherry poetry ribbon.");
  }

  @Test
  @Covers("KOI-18")
  void threeCardsAreCapturedWithoutAChoice() {
    ImmutableList<Stage<KoiKoiState>> stages =
        stages(position("1R 9R", "5P1", "1P1 3B 3P1 3P2", "3R 2A"), "capture 1R 1P1");
    assertThat(names(stages))
        .containsExactly("card-played", "card-drawn", "drawn-captured", "done");
    assertThat(stages.get(2).arguments())
        .containsExactly(HanafudaCard.parse("3R"), set("3B 3P1 3P2"));
  }

  @Test
  @Covers({"KOI-21", "KOI-28"})
  void yakuAreToldByName() {
    KoiKoiState state = won("1B 8B 9A", "", position("3B 9R", "5P1", "3P1", "6R 2A"));
    Stage<KoiKoiState> made = stages(state, "capture 3B 3P1").get(3);
    assertThat(made.name()).isEqualTo("yaku-made");
    assertThat(text(made))
        .isEqualTo(
            "Ada has three brights (5), moon viewing (5) and blossom viewing (5): 15 points.");
    assertThat(made.state().phase()).isEqualTo(Phase.DECIDE);
    assertThat(RULES.governing(made.state(), 0)).containsExactly("KOI-21", "KOI-22", "KOI-23");
  }

  @Test
  @Covers("KOI-32")
  void theFirstKoiDoublesWhatTheOpponentScores() {
    KoiKoiState state = deciding(won("1B 3B 8B", "", position("4P1", "5P1", "7P1", "8P1")), 0, 0);
    ImmutableList<Stage<KoiKoiState>> first = stages(state, "koi");
    assertThat(names(first)).containsExactly("doubled");
    assertThat(first.get(0).seat()).isEqualTo(1);
    assertThat(text(first.get(0)))
        .isEqualTo("If Ben scores in this round, the points are doubled.");
    KoiKoiState again = deciding(state, 1, 0);
    assertThat(names(stages(again, "koi"))).containsExactly("done");
    assertThat(names(rules("koi-multiplier", "off").stages(state, Koi.of(0))))
        .containsExactly("done");
  }

  @Test
  @Covers({"KOI-28", "KOI-32"})
  void eachYakuAndEachDoublingHasItsReason() {
    KoiKoiState state =
        deciding(won("1B 3B 8B 9A", "", position("4P1", "5P1", "7P1", "8P1")), 0, 1);
    ImmutableList<Stage<KoiKoiState>> stages = RULES.stages(state, Shobu.of(0));
    assertThat(names(stages)).containsExactly("round-scored", "next-round");
    assertThat(stages.get(0).state().cards()).isEqualTo(state.cards());
    assertThat(stages.get(0).state().sheet().lines())
        .map(line -> line.points() + " " + WORDS.text(line.phrase()))
        .containsExactly(
            "5 three brights",
            "5 moon viewing",
            "5 blossom viewing",
            "15 doubled because the yaku are worth so much",
            "30 doubled because the opponent called koi");
    assertThat(text(stages.get(0))).isEqualTo("Round 1 is over.");
    assertThat(text(stages.get(1))).isEqualTo("Ada deals round 2.");
    assertThat(stages.get(1).state().handNumber()).isEqualTo(2);
  }

  @Test
  @Covers("KOI-26")
  void theLastCardIsToldBeforeTheRoundStops() {
    KoiKoiState state = won("1B 3B", "", position("4P1", "", "8P1 5P1", "8B 9P1"));
    ImmutableList<Stage<KoiKoiState>> stages = stages(state, "discard 4P1");
    assertThat(names(stages))
        .containsExactly(
            "card-played",
            "card-drawn",
            "drawn-captured",
            "yaku-made",
            "stopped",
            "round-scored",
            "next-round");
    assertThat(stages.get(5).state().won(0)).isEqualTo(set("1B 3B 8B 8P1"));
    assertThat(stages.get(5).state().scores().asList()).containsExactly(5L, 0L);
    assertThat(text(stages.get(4))).isEqualTo("Ada has no card left and must stop.");
  }

  @Test
  @Covers({"KOI-27", "KOI-37"})
  void emptyHandsAreToldBeforeTheNextDeal() {
    KoiKoiState state = position("4P1", "", "8P1 5P1", "9P1");
    ImmutableList<Stage<KoiKoiState>> stages = stages(state, "discard 4P1");
    assertThat(names(stages))
        .containsExactly(
            "card-played", "card-drawn", "drawn-laid", "hands-empty", "round-scored", "next-round");
    assertThat(text(stages.get(4))).isEqualTo("Round 1 is over and nobody scores.");
    assertThat(stages.get(5).seat()).isEqualTo(0);
  }

  @Test
  @Covers("KOI-38")
  void afterTheLastRoundNobodyDeals() {
    KoiKoiState state =
        won("1B 3B 8B", "", position("4P1", "5P1", "7P1", "8P1"))
            .with(KoiKoiRound.of(6, 0, ScoreSheet.empty(2)))
            .awaiting(Phase.DECIDE, 0);
    ImmutableList<Stage<KoiKoiState>> stages = rules("rounds", "6").stages(state, Shobu.of(0));
    assertThat(names(stages)).containsExactly("round-scored", "done");
    assertThat(stages.get(1).state().turn().isOver()).isTrue();
  }

  @Test
  @Covers({"KOI-4", "KOI-5"})
  void theDrawIsShownAndItsReasonTold() {
    KoiKoiState start = RULES.start();
    ImmutableList<Stage<KoiKoiState>> months = RULES.stages(start, shuffle("12B 1P1"));
    assertThat(names(months)).containsExactly("lots-drawn", "first-dealer");
    assertThat(text(months.get(0)))
        .isEqualTo("For the first deal, Ada draws paulownia phoenix and Ben draws pine 1.");
    assertThat(text(months.get(1))).isEqualTo("Ben has the earlier month and deals first.");
    ImmutableList<Stage<KoiKoiState>> kinds = RULES.stages(start, shuffle("4A 4P1"));
    assertThat(text(kinds.get(1)))
        .isEqualTo("Ada has the better card of the month and deals first.");
    ImmutableList<Stage<KoiKoiState>> tie = RULES.stages(start, shuffle("4P2 4P1"));
    assertThat(names(tie)).containsExactly("lots-drawn", "lots-tied");
  }

  @Test
  @Covers("KOI-8")
  void aVoidDealIsSeen() {
    KoiKoiState start = rules("first-dealer", "seat-1").start();
    // Two cards each for seat 0, the field and seat 1, by turns.
    Shuffle deal = shuffle("2A 3B 1B 1R 4A 5A 2R 3R 1P1 1P2 4R 5R");
    ImmutableList<Stage<KoiKoiState>> stages = RULES.stages(start, deal);
    assertThat(names(stages)).containsExactly("dealt", "deal-void", "done");
    assertThat(stages.get(1).state().field()).containsAll(set("1B 1R 1P1 1P2"));
    assertThat(stages.get(1).seat()).isEqualTo(1);
    assertThat(stages.get(2).state().field()).isEmpty();
  }

  @Test
  @Covers({"KOI-9", "KOI-10"})
  void aHandThatScoresIsShownToAll() {
    KoiKoiState start = rules("first-dealer", "seat-1").start();
    Shuffle deal =
        shuffle("2A 2R 1B 1R 4A 4R 2P1 2P2 3B 3R 5A 5R 6A 7A 12B 12P1 6R 6P1 8A 9A 10A 11A 7R 7P1");
    ImmutableList<Stage<KoiKoiState>> stages = RULES.stages(start, deal);
    assertThat(names(stages))
        .containsExactly("dealt", "hand-shown", "hand-shown", "round-scored", "next-round");
    assertThat(text(stages.get(1))).endsWith(": teshi, four cards of one month.");
    assertThat(text(stages.get(2))).endsWith(": kuttsuki, two cards of each of four months.");
    SeenTable before = RULES.table(stages.get(0).state()).seenBy(Viewer.bystander());
    assertThat(before.pile("hand.1").toString()).doesNotContain("4A");
    SeenTable shown = RULES.table(stages.get(2).state()).seenBy(Viewer.bystander());
    assertThat(shown.pile("hand.0").toString()).contains("2P2");
    assertThat(shown.pile("hand.1").toString()).contains("4A");
    assertThat(stages.get(3).state().sheet().lines())
        .map(line -> line.points() + " " + WORDS.text(line.phrase()))
        .containsExactly(
            "6 teshi, four cards of one month in the hand", "6 kuttsuki, four pairs in the hand");
  }

  @Test
  @Covers({"KOI-13", "KOI-14", "KOI-15", "KOI-16"})
  void theRulesForTheCardsOfTheHandGovern() {
    KoiKoiState state = position("1B 3B 5A 7A", "2A", "1P1 3P1 3P2 5R 5P1 5P2", "4A");
    assertThat(RULES.governing(state, 0)).containsExactly("KOI-13", "KOI-14", "KOI-15", "KOI-16");
    assertThat(RULES.governing(at(FIELD, "1P1", state), 0)).containsExactly("KOI-13", "KOI-16");
    assertThat(RULES.governing(at(FIELD, "2R", state), 0)).containsExactly("KOI-16");
  }

  @Test
  @Covers("KOI-1")
  void eachCardHasANameOfItsOwn() {
    assertThat(pack().cards()).map(WORDS::card).doesNotHaveDuplicates();
    assertThat(pack().cards()).noneMatch(card -> WORDS.card(card).equals(card.code()));
    assertThat(WORDS.card(HanafudaCard.parse("8B"))).isEqualTo("pampas moon");
  }
}
