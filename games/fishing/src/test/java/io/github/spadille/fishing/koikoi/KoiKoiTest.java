package io.github.spadille.fishing.koikoi;

import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.awaiting;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.deciding;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.in;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.table;
import static io.github.spadille.fishing.koikoi.KoiKoiTables.won;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableMap;
import com.google.common.math.IntMath;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.random.RandomSource;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.fishing.hanafuda.FlowerKind;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KoiKoiTest {
  private static final Rules<KoiKoiState, KoiKoiMove> RULES = KoiKoi.GAME.rules();
  private static final TestTable START = TestTable.of(KoiKoi.GAME);

  /** Returns a state in which seat 0 decides with a yaku. */
  private static TestTable decision(String won0, String won1, int... calls) {
    return table("4P1", "5P1 6P1", "7P1", "8P1 9P1").then(won(won0, won1)).then(deciding(calls));
  }

  @Test
  @Covers({"KOI-1", "KOI-2", "KOI-3"})
  void thePackHasTwelveMonthsOfFourCardsInOrder() {
    CardList<HanafudaCard> cards = RULES.start().stock();
    assertThat(cards).hasSize(48);
    assertThat(cards.first(8)).hasToString("1B 1R 1P1 1P2 2A 2R 2P1 2P2");
    assertThat(cards.last(8)).hasToString("11B 11A 11R 11P 12B 12P1 12P2 12P3");
    for (FlowerKind kind : FlowerKind.values()) {
      long ofKind = cards.stream().filter(card -> card.kind() == kind).count();
      assertThat(ofKind)
          .isEqualTo(
              switch (kind) {
                case BRIGHT -> 5;
                case ANIMAL -> 9;
                case RIBBON -> 10;
                case PLAIN -> 24;
              });
    }
  }

  @Test
  @Covers({"KOI-1", "KOI-6"})
  void aShuffleNamesThePackAndComesBeforeARound() {
    CardList<HanafudaCard> cards = pack().cards();
    assertThat(START.refusedBy("* shuffle " + cards.draw(1))).isEqualTo("KOI-1");
    assertThat(START.refusedBy("* shuffle 12P3 " + cards.draw(1))).isEqualTo("KOI-1");
    TestTable drawn = START.play("* shuffle " + cards);
    assertThat(drawn.refusedBy("* shuffle " + drawn.pile("stock"))).isEqualTo("KOI-1");
    assertThat(table("1B", "2A", "3B", "4A").refusedBy("* shuffle ...")).isEqualTo("KOI-6");
  }

  @ParameterizedTest
  @CsvSource({"4P1, 4A, 1", "4A, 4P1, 0", "12B, 1P1, 1", "1P1, 12B, 0", "8B, 8A, 0", "11P, 11R, 1"})
  @Covers("KOI-5")
  void lotsFindTheDealer(String first, String second, int dealer) {
    TestTable drawn = START.play("* shuffle " + first + " " + second + " ...");
    assertThat(drawn.fact("dealer")).isEqualTo(String.valueOf(dealer));
  }

  @Test
  @Covers({"KOI-8", "KOI-9"})
  void specialDealsAreAsRareAsCombinatoricsSays() {
    KoiKoi rules = new KoiKoi(2, KoiKoiOptions.SCHEMA.defaults());
    long[] counts = countHands(rules, 1, 8, 0, 1);
    assertThat(counts[0]).as("48 choose 8").isEqualTo(377_348_994);
    int teshi = 12 * IntMath.binomial(44, 4) - IntMath.binomial(12, 2);
    int kuttsuki = IntMath.binomial(12, 4) * 6 * 6 * 6 * 6;
    assertThat(counts[1]).as("void fields").isEqualTo(teshi);
    assertThat(counts[2]).as("hands that score").isEqualTo(teshi + kuttsuki);
  }

  /** Counts hands, void fields and scoring hands, going through the sizes of all months. */
  private static long[] countHands(KoiKoi rules, int month, int left, long bits, long ways) {
    if (month > HanafudaCard.MONTHS) {
      CardSet<HanafudaCard> cards = CardSet.ofBits(FAMILY, bits, 0);
      long all = left == 0 ? ways : 0;
      return new long[] {all, rules.isVoid(cards) ? all : 0, rules.isDealtYaku(cards) ? all : 0};
    }
    long[] counts = new long[3];
    for (int size = 0; size <= Math.min(4, left); size++) {
      long some = ((1L << size) - 1) << 4 * (month - 1);
      long[] more =
          countHands(rules, month + 1, left - size, bits | some, ways * IntMath.binomial(4, size));
      for (int i = 0; i < counts.length; i++) {
        counts[i] += more[i];
      }
    }
    return counts;
  }

  /** Pins the order, which records and agents may rely on. */
  @Test
  @Covers({"KOI-14", "KOI-15", "KOI-16", "KOI-17"})
  void movesAreListedByHandCardThenFieldCard() {
    TestTable state = table("5R 12P1 1R 8A", "2A", "8P2 8B 8P1 5P1 5A 12B", "4A");
    assertThat(state.moves())
        .containsExactly(
            "capture 5R 5A", "capture 5R 5P1", "capture 8A 8B 8P1 8P2", "capture 12P1 12B");
    assertThat(state.under("must-match=free").moves())
        .containsExactly(
            "capture 5R 5A",
            "capture 5R 5P1",
            "capture 8A 8B 8P1 8P2",
            "capture 12P1 12B",
            "discard 1R");
    assertThat(state.withCards("field: 2R 3B").moves())
        .containsExactly("discard 1R", "discard 5R", "discard 8A", "discard 12P1");
    assertThat(state.then(awaiting(Phase.DECIDE, 0)).moves()).containsExactly("koi", "shobu");
    TestTable taking =
        state.withCards("drawn: 3R", "field: 3P1 3B 4R").then(awaiting(Phase.TAKE, 0));
    assertThat(taking.moves()).containsExactly("take 3B", "take 3P1");
  }

  @Test
  @Covers("KOI-15")
  void capturedCardsAreNamedInAnyOrderButNotTwice() {
    Move move = RULES.syntax().parse(0, "capture 8A 8P2 8B 8P1");
    assertThat(move).isEqualTo(new Capture(0, HanafudaCard.parse("8A"), set("8B 8P1 8P2")));
    assertThat(RULES.syntax().format((KoiKoiMove) move)).isEqualTo("capture 8A 8B 8P1 8P2");
    assertThatThrownBy(() -> RULES.syntax().parse(0, "capture 8A 8B 8B"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("none twice");
  }

  @Test
  void usualMovesAreShared() {
    HanafudaCard card = HanafudaCard.parse("8A");
    assertThat(Discard.of(1, card)).isSameAs(Discard.of(1, card));
    assertThat(Take.of(1, card)).isSameAs(Take.of(1, card));
    assertThat(Koi.of(1)).isSameAs(Koi.of(1));
    assertThat(Shobu.of(1)).isSameAs(Shobu.of(1));
    assertThat(Discard.of(-1, card)).isEqualTo(new Discard(-1, card));
    assertThat(Take.of(5, card)).isEqualTo(new Take(5, card));
    assertThat(Koi.of(7)).isEqualTo(new Koi(7));
    assertThat(Shobu.of(-1)).isEqualTo(new Shobu(-1));
  }

  @Test
  @Covers("KOI-12")
  void aCaptureOfNothingIsRefused() {
    TestTable state = table("1B 2A", "3B 4A", "1P1 5P1", "6P1");
    assertThat(state.refusal(new Capture(0, HanafudaCard.parse("1B"), noCards())))
        .startsWith("KOI-12 ");
    assertThat(state.refusedBy("0 capture 2A 1P1")).isEqualTo("KOI-12");
    assertThat(state.refusedBy("0 capture 1B 1P2")).isEqualTo("KOI-12");
  }

  @Test
  @Covers({"KOI-4", "KOI-7", "KOI-11", "KOI-18", "KOI-21"})
  void movesHaveTheirTime() {
    String discard = "0 discard 2A";
    assertThat(START.refusedBy(discard)).isEqualTo("KOI-4");
    assertThat(TestTable.of(KoiKoi.GAME, "first-dealer=seat-1").refusedBy(discard))
        .isEqualTo("KOI-7");
    TestTable state = table("1B 2A", "3B 4A", "1P1 5P1", "6P1");
    assertThat(state.refusedBy("1 discard 3B")).isEqualTo("KOI-11");
    assertThat(state.refusedBy("0 koi")).isEqualTo("KOI-21");
    assertThat(state.refusedBy("1 koi")).isEqualTo("KOI-21");
    assertThat(state.refusedBy("0 take 1P1")).isEqualTo("KOI-18");
    assertThat(state.then(awaiting(Phase.DECIDE, 0)).refusedBy(discard)).isEqualTo("KOI-21");
    assertThat(state.withCards("drawn: 5R").then(awaiting(Phase.TAKE, 0)).refusedBy(discard))
        .isEqualTo("KOI-18");
  }

  @Test
  @Covers({"KOI-12", "KOI-18"})
  void theCardTurnedUpTakesACardOfItsMonthFromTheField() {
    TestTable state = table("1B", "2A", "3P1 3B 4R", "4A").withCards("drawn: 3R");
    TestTable taking = state.then(awaiting(Phase.TAKE, 0));
    assertThat(taking.refusal("0 take 3B")).isEqualTo("legal");
    assertThat(taking.refusedBy("0 take 3P2")).isEqualTo("KOI-12");
    assertThat(taking.refusedBy("0 take 4R")).isEqualTo("KOI-12");
  }

  @Test
  @Covers({"KOI-11", "KOI-13", "KOI-14", "KOI-15"})
  void aCaptureIsOfOneCardOrOfAllThree() {
    TestTable state = table("1B 5A 8A", "3B 4A", "1P1 1P2 5P1 8B 8P1 8P2", "6P1");
    assertThat(state.refusedBy("0 capture 1R 1P1")).isEqualTo("KOI-11");
    assertThat(state.refusedBy("0 capture 1B 1P1 1P2")).isEqualTo("KOI-14");
    assertThat(state.refusedBy("0 capture 8A 8B")).isEqualTo("KOI-15");
    assertThat(state.refusal("0 capture 8A 8B 8P1 8P2")).isEqualTo("legal");
    assertThat(state.refusal("0 capture 5A 5P1")).isEqualTo("legal");
  }

  @Test
  @Covers({"KOI-11", "KOI-16"})
  void whoCanCaptureMustNotDiscard() {
    TestTable state = table("1B 2A", "3B 4A", "1P1 5P1", "6P1");
    assertThat(state.refusedBy("0 discard 3B")).isEqualTo("KOI-11");
    assertThat(state.refusedBy("0 discard 1B")).isEqualTo("KOI-16");
    String other = "0 discard 2A";
    assertThat(state.refusedBy(other)).isEqualTo("KOI-16");
    assertThat(state.under("must-match=free").refusal(other)).isEqualTo("legal");
    assertThat(state.withCards("field: 5P1").refusal(other)).isEqualTo("legal");
  }

  @Test
  @Covers({"KOI-13", "KOI-18", "KOI-20"})
  void eachPlayerKeepsWhatTheyCapture() {
    TestTable state = table("1B", "3B 4A", "3P1 6A", "6P1 7P1").then(awaiting(Phase.PLAY, 1));
    TestTable after = state.play("1 capture 3B 3P1");
    assertThat(after.pile("won.1")).isEqualTo("3B 3P1 6A 6P1");
    assertThat(after.pile("won.0")).isEmpty();
    assertThat(after.pile("hand.1")).isEqualTo("4A");
    assertThat(after.turn()).isEqualTo("0");
  }

  @ParameterizedTest
  @CsvSource({
    "winner, 0, 1, 1",
    "winner, 1, 0, 0",
    "alternate, 0, 0, 1",
    "alternate, 1, 1, 0",
  })
  @Covers("KOI-37")
  void theWinnerDealsNextOrTheOtherPlayer(String option, int dealer, int winner, int next) {
    TestTable state =
        table("4P1", "5P1", "7P1", "8P1 9P1")
            .withCards("won." + winner + ": 1B 3B 8B")
            .then(in(KoiKoiRound.of(1, dealer, ScoreSheet.empty(2))))
            .then(awaiting(Phase.DECIDE, winner));
    assertThat(state.under("next-dealer=" + option).play("shobu").fact("dealer"))
        .isEqualTo(String.valueOf(next));
  }

  @ParameterizedTest
  @CsvSource({"zero, 0", "dealer-6, 6"})
  @Covers({"KOI-27", "KOI-37"})
  void theDealerScoresByOptionIfNobodyStops(String option, long score) {
    TestTable state =
        table("4P1", "", "8P1 5P1", "9P1").then(in(KoiKoiRound.of(1, 1, ScoreSheet.empty(2))));
    TestTable after = state.under("exhaustion=" + option).play("0 discard 4P1");
    assertThat(after.scores()).isEqualTo("0 " + score);
    assertThat(after.fact("dealer")).isEqualTo("1");
    assertThat(after.fact("round")).isEqualTo("2");
  }

  @ParameterizedTest
  @CsvSource({
    "1B 3B 8B, 0, 5",
    "1B 3B 8B, 1, 10",
    "1B 3B 8B, 3, 10",
    "1B 3B 8B 11B, 0, 7",
    "1B 3B 8B 11B, 1, 14",
    "1B 3B 8B 12B, 0, 16",
    "1B 3B 8B 9A, 0, 30",
    "1B 3B 8B 9A, 2, 60",
    "1R 2R 3R 6R 9R 10R, 0, 24",
  })
  @Covers({"KOI-22", "KOI-32", "KOI-33"})
  void theSeatThatStopsScores(String won, int koi, long score) {
    TestTable state = decision(won, "6A 7A 10A", 1, koi);
    assertThat(state.play("0 shobu").scores()).isEqualTo(score + " 0");
  }

  @ParameterizedTest
  @CsvSource({"1B 3B 8B 11B, 0, 14", "1B 3B 8B 11B, 1, 28", "1B 3B 8B, 0, 5"})
  @Covers("KOI-32")
  void sevenCanBeEnoughToDouble(String won, int koi, long score) {
    TestTable state = decision(won, "", 0, koi);
    assertThat(state.under("double-from=7").play("0 shobu").scores()).isEqualTo(score + " 0");
  }

  @Test
  @Covers({"KOI-23", "KOI-25"})
  void koiKeepsTheSumAndEndsTheTurn() {
    TestTable calls = decision("1B 3B 8B", "6A 7A 10A", 1, 2);
    KoiKoiRound round = calls.state(KoiKoiState.class).hand();
    TestTable state =
        calls.then(
            in(
                new KoiKoiRound(
                    1, 0, IntPerSeat.copyOf(4, 3), round.calls(), round.shown(), round.sheet())));
    TestTable after = state.play("0 koi");
    assertThat(after.fact("decided.0")).isEqualTo("5");
    assertThat(after.fact("decided.1")).isEqualTo("3");
    assertThat(after.fact("koi.0")).isEqualTo("2");
    assertThat(after.fact("koi.1")).isEqualTo("2");
    assertThat(after.turn()).isEqualTo("1");
    assertThat(after.fact("phase")).isEqualTo("play");
    assertThat(after.table().piles()).isEqualTo(state.table().piles());
  }

  @Test
  @Covers({"KOI-18", "KOI-21", "KOI-26"})
  void theLastTurnIsLookedAtBeforeTheRoundEnds() {
    // Seat 0 plays the last card of the round; the stock completes its three brights.
    TestTable state = table("4P1", "", "8P1 5P1", "8B 9P1").then(won("1B 3B", ""));
    TestTable after = state.play("0 discard 4P1");
    assertThat(after.scores()).isEqualTo("5 0");
    assertThat(after.fact("round")).isEqualTo("2");
    assertThat(after.table().pile("stock").size()).isEqualTo(48);
  }

  @Test
  @Covers({"KOI-35", "KOI-36", "KOI-38"})
  void equalTotalsAreADraw() {
    TestTable state =
        decision("1B 3B 8B", "", 0, 0)
            .then(in(KoiKoiRound.of(6, 0, ScoreSheet.empty(2).add(1, "KOI-28", 1, 5))));
    TestTable end = state.under("rounds=6").play("shobu");
    assertThat(end.scores()).isEqualTo("5 5");
    assertThat(end.turn()).isEqualTo("over");
    assertThat(end.winners()).isEqualTo("0 1");
    assertThat(end.fact("winner")).isEqualTo("0 1");
    assertThat(KoiKoi.GAME.words().text(end.state().outcome().orElseThrow().phrase()))
        .isEqualTo("The game is a draw.");
    assertThat(state.play("0 shobu").turn()).isEqualTo("chance");
  }

  @Test
  @Covers({"KOI-36", "KOI-38"})
  void aGameHasTwelveRounds() {
    RandomSource random = RandomSource.seeded(3);
    TestTable state = START;
    while (!state.turn().equals("over")) {
      state = state.playAny(random);
    }
    assertThat(state.fact("round")).isEqualTo("12");
    assertThat(state.refusedBy("0 shobu")).isEqualTo("KOI-38");
  }

  @Test
  @Covers("KOI-16")
  void whoDiscardsHoldsNoCardThatMatches() {
    Match<KoiKoiState, KoiKoiMove> match =
        Match.start(KoiKoi.GAME.setup(2, ImmutableMap.of("first-dealer", "seat-1")));
    for (int seed = 0; seed < 100; seed++) {
      Match<KoiKoiState, KoiKoiMove> dealt = match.resolveChance(Dealer.seeded(seed));
      KoiKoiMove move = dealt.rules().legalMoves(dealt.state()).get(0);
      if (move instanceof KoiKoiMove.Discard) {
        assertThat(dealt.play(move).observe(0).knowledge().place("hand.1").possible())
            .noneMatch(
                card ->
                    dealt.state().field().toList().stream()
                        .anyMatch(open -> open.month() == ((HanafudaCard) card).month()));
      }
    }
  }

  @Test
  @Covers("KOI-16")
  void aDiscardTellsThatNothingMatches() {
    TestTable state = table("1B 2A", "3B 4A", "5A 11R", "6P1 7P1");
    String discard = "0 discard 1B";
    assertThat(state.deduced(discard))
        .containsExactly("hand.0 lacks 5A 5R 5P1 5P2 11B 11A 11R 11P");
    assertThat(state.under("must-match=free").deduced(discard)).isEmpty();
    TestTable matching = table("1B 2A", "3B 4A", "1P1 11R", "6P1 7P1");
    assertThat(matching.deduced("0 capture 1B 1P1")).isEmpty();
  }

  @Test
  @Covers("KOI-9")
  void aDealTellsThatNoHandScores() {
    // Two cards each for seat 0, the field and seat 1, by turns.
    String deal =
        "* shuffle 1B 2A 1R 2R 3B 4A 5A 6A 3R 4R 7A 8B 9A 10A 5R 6R 11B 12B 1P1 2P1 7R 8A 9R 10R"
            + " ...";
    TestTable start = TestTable.of(KoiKoi.GAME, "first-dealer=seat-1");
    assertThat(start.deduced(deal))
        .containsExactly("hand.0 has a property", "hand.1 has a property");
    for (String hand : List.of("hand.0", "hand.1")) {
      String free = "1B 2A 3B 4A 5A 6A 7A 8B";
      String pairs = "1B 1R 2A 2R 3B 3R 4A 4R";
      assertThat(start.fitting(deal, hand, free, pairs)).containsExactly(free);
    }
    assertThat(start.under("dealt-yaku=0").deduced(deal)).isEmpty();
    TestTable last = decision("1B 3B 8B", "", 0, 0);
    assertThat(last.deduced("0 shobu")).containsExactly("unknown");
    assertThat(last.then(in(KoiKoiRound.of(12, 0, ScoreSheet.empty(2)))).deduced("0 shobu"))
        .containsExactly("unknown");
    assertThat(last.deduced("0 koi")).isEmpty();
  }

  @Test
  @Covers("KOI-20")
  void theTableHasAllPilesAndGivesThemBack() {
    TestTable state =
        table("1B 2A", "3B 4A", "5P1 11R", "6P1 7P1").then(won("5A", "6A")).withCards("drawn: 3R");
    TestTable full = state.withCards("lot.0: 9A", "lot.1: 10A");
    assertThat(full.table().piles().stream().map(Pile::name))
        .containsExactly(
            "stock", "lot.0", "lot.1", "hand.0", "hand.1", "field", "drawn", "won.0", "won.1");
    assertThat(full.withCards()).isEqualTo(full);
    KoiKoiState back = RULES.withCards(RULES.start(), full.table());
    assertThat(back.cards()).isEqualTo(full.state(KoiKoiState.class).cards());
    assertThat(back.stock()).isEqualTo(full.state(KoiKoiState.class).stock());
  }
}
