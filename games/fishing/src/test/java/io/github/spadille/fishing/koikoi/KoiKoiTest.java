package io.github.spadille.fishing.koikoi;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.spadille.fishing.hanafuda.HanafudaCard.FAMILY;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.list;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.noCards;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.pack;
import static io.github.spadille.fishing.hanafuda.HanafudaCards.set;
import static io.github.spadille.fishing.koikoi.KoiKoiState.DRAWN;
import static io.github.spadille.fishing.koikoi.KoiKoiState.FIELD;
import static io.github.spadille.fishing.koikoi.KoiKoiState.LOT;
import static io.github.spadille.fishing.koikoi.KoiKoiState.WON;
import static io.github.spadille.fishing.koikoi.Positions.at;
import static io.github.spadille.fishing.koikoi.Positions.deciding;
import static io.github.spadille.fishing.koikoi.Positions.position;
import static io.github.spadille.fishing.koikoi.Positions.rules;
import static io.github.spadille.fishing.koikoi.Positions.won;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.math.IntMath;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.match.Dealer;
import io.github.spadille.engine.match.Match;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.NotationException;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.fishing.hanafuda.FlowerKind;
import io.github.spadille.fishing.hanafuda.HanafudaCard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Capture;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Discard;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Koi;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shobu;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Shuffle;
import io.github.spadille.fishing.koikoi.KoiKoiMove.Take;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KoiKoiTest {
  private static final Rules<KoiKoiState, KoiKoiMove> RULES = rules();

  /** Returns a state in which seat 0 decides with a yaku. */
  private static KoiKoiState decision(String won0, String won1, int... calls) {
    return deciding(won(won0, won1, position("4P1", "5P1 6P1", "7P1", "8P1 9P1")), calls);
  }

  private static ImmutableList<String> legal(
      Rules<KoiKoiState, KoiKoiMove> rules, KoiKoiState state) {
    return rules.legalMoves(state).stream().map(rules.syntax()::format).collect(toImmutableList());
  }

  private static void assertRefused(KoiKoiState state, KoiKoiMove move, String ruleId) {
    assertThat(RULES.refusal(state, move)).map(Refusal::ruleId).hasValue(ruleId);
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
    KoiKoiState start = RULES.start();
    assertRefused(start, new Shuffle(cards.draw(1)), "KOI-1");
    assertRefused(start, new Shuffle(cards.draw(1).push(cards.bottom())), "KOI-1");
    KoiKoiState drawn = RULES.apply(start, new Shuffle(cards));
    assertRefused(drawn, new Shuffle(drawn.stock()), "KOI-1");
    assertRefused(position("1B", "2A", "3B", "4A"), new Shuffle(cards), "KOI-6");
  }

  @ParameterizedTest
  @CsvSource({"4P1, 4A, 1", "4A, 4P1, 0", "12B, 1P1, 1", "1P1, 12B, 0", "8B, 8A, 0", "11P, 11R, 1"})
  @Covers("KOI-5")
  void lotsFindTheDealer(String first, String second, int dealer) {
    CardList<HanafudaCard> lots = list(first + " " + second);
    CardList<HanafudaCard> pack = lots.appendAll(pack().set().minus(lots.toSet()).toList());
    assertThat(RULES.apply(RULES.start(), new Shuffle(pack)).dealer()).isEqualTo(dealer);
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
    KoiKoiState state = position("5R 12P1 1R 8A", "2A", "8P2 8B 8P1 5P1 5A 12B", "4A");
    assertThat(legal(RULES, state))
        .containsExactly(
            "capture 5R 5A", "capture 5R 5P1", "capture 8A 8B 8P1 8P2", "capture 12P1 12B");
    assertThat(legal(rules("must-match", "free"), state))
        .containsExactly(
            "capture 5R 5A",
            "capture 5R 5P1",
            "capture 8A 8B 8P1 8P2",
            "capture 12P1 12B",
            "discard 1R");
    assertThat(legal(RULES, at(FIELD, "2R 3B", state)))
        .containsExactly("discard 1R", "discard 5R", "discard 8A", "discard 12P1");
    assertThat(legal(RULES, state.awaiting(Phase.DECIDE, 0))).containsExactly("koi", "shobu");
    KoiKoiState taking = at(FIELD, "3P1 3B 4R", at(DRAWN, "3R", state)).awaiting(Phase.TAKE, 0);
    assertThat(legal(RULES, taking)).containsExactly("take 3B", "take 3P1");
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
    KoiKoiState state = position("1B 2A", "3B 4A", "1P1 5P1", "6P1");
    assertRefused(state, new Capture(0, HanafudaCard.parse("1B"), noCards()), "KOI-12");
    assertRefused(state, new Capture(0, HanafudaCard.parse("2A"), set("1P1")), "KOI-12");
    assertRefused(state, new Capture(0, HanafudaCard.parse("1B"), set("1P2")), "KOI-12");
  }

  @Test
  @Covers({"KOI-4", "KOI-7", "KOI-11", "KOI-18", "KOI-21"})
  void movesHaveTheirTime() {
    Discard discard = Discard.of(0, HanafudaCard.parse("2A"));
    assertRefused(RULES.start(), discard, "KOI-4");
    assertRefused(rules("first-dealer", "seat-1").start(), discard, "KOI-7");
    KoiKoiState state = position("1B 2A", "3B 4A", "1P1 5P1", "6P1");
    assertRefused(state, Discard.of(1, HanafudaCard.parse("3B")), "KOI-11");
    assertRefused(state, Koi.of(0), "KOI-21");
    assertRefused(state, Take.of(0, HanafudaCard.parse("1P1")), "KOI-18");
    assertRefused(state.awaiting(Phase.DECIDE, 0), discard, "KOI-21");
    assertRefused(at(DRAWN, "5R", state).awaiting(Phase.TAKE, 0), discard, "KOI-18");
  }

  @Test
  @Covers({"KOI-12", "KOI-18"})
  void theCardTurnedUpTakesACardOfItsMonthFromTheField() {
    KoiKoiState state = at(DRAWN, "3R", position("1B", "2A", "3P1 3B 4R", "4A"));
    KoiKoiState taking = state.awaiting(Phase.TAKE, 0);
    assertThat(RULES.refusal(taking, Take.of(0, HanafudaCard.parse("3B")))).isEmpty();
    assertRefused(taking, Take.of(0, HanafudaCard.parse("3P2")), "KOI-12");
    assertRefused(taking, Take.of(0, HanafudaCard.parse("4R")), "KOI-12");
  }

  @Test
  @Covers({"KOI-11", "KOI-13", "KOI-14", "KOI-15"})
  void aCaptureIsOfOneCardOrOfAllThree() {
    KoiKoiState state = position("1B 5A 8A", "3B 4A", "1P1 1P2 5P1 8B 8P1 8P2", "6P1");
    assertRefused(state, new Capture(0, HanafudaCard.parse("1R"), set("1P1")), "KOI-11");
    assertRefused(state, new Capture(0, HanafudaCard.parse("1B"), set("1P1 1P2")), "KOI-14");
    assertRefused(state, new Capture(0, HanafudaCard.parse("8A"), set("8B")), "KOI-15");
    assertThat(RULES.refusal(state, new Capture(0, HanafudaCard.parse("8A"), set("8B 8P1 8P2"))))
        .isEmpty();
    assertThat(RULES.refusal(state, new Capture(0, HanafudaCard.parse("5A"), set("5P1"))))
        .isEmpty();
  }

  @Test
  @Covers({"KOI-11", "KOI-16"})
  void whoCanCaptureMustNotDiscard() {
    KoiKoiState state = position("1B 2A", "3B 4A", "1P1 5P1", "6P1");
    assertRefused(state, Discard.of(0, HanafudaCard.parse("3B")), "KOI-11");
    assertRefused(state, Discard.of(0, HanafudaCard.parse("1B")), "KOI-16");
    Discard other = Discard.of(0, HanafudaCard.parse("2A"));
    assertRefused(state, other, "KOI-16");
    assertThat(rules("must-match", "free").refusal(state, other)).isEmpty();
    assertThat(RULES.refusal(at(FIELD, "5P1", state), other)).isEmpty();
  }

  @Test
  @Covers({"KOI-13", "KOI-18", "KOI-20"})
  void eachPlayerKeepsWhatTheyCapture() {
    KoiKoiState state = position("1B", "3B 4A", "3P1 6A", "6P1 7P1").awaiting(Phase.PLAY, 1);
    KoiKoiState after = RULES.apply(state, new Capture(1, HanafudaCard.parse("3B"), set("3P1")));
    assertThat(after.won(1)).isEqualTo(set("3B 3P1 6A 6P1"));
    assertThat(after.won(0)).isEmpty();
    assertThat(after.held(1)).isEqualTo(set("4A"));
    assertThat(after.turn()).isEqualTo(Turn.of(0));
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
    KoiKoiState state =
        at(WON + winner, "1B 3B 8B", position("4P1", "5P1", "7P1", "8P1 9P1"))
            .with(KoiKoiRound.of(1, dealer, ScoreSheet.empty(2)))
            .awaiting(Phase.DECIDE, winner);
    Rules<KoiKoiState, KoiKoiMove> rules = rules("next-dealer", option);
    assertThat(rules.apply(state, Shobu.of(winner)).dealer()).isEqualTo(next);
  }

  @ParameterizedTest
  @CsvSource({"zero, 0", "dealer-6, 6"})
  @Covers({"KOI-27", "KOI-37"})
  void theDealerScoresByOptionIfNobodyStops(String option, long score) {
    KoiKoiState state =
        position("4P1", "", "8P1 5P1", "9P1").with(KoiKoiRound.of(1, 1, ScoreSheet.empty(2)));
    KoiKoiState after =
        rules("exhaustion", option).apply(state, Discard.of(0, HanafudaCard.parse("4P1")));
    assertThat(after.scores().asList()).containsExactly(0L, score);
    assertThat(after.dealer()).isEqualTo(1);
    assertThat(after.handNumber()).isEqualTo(2);
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
    KoiKoiState state = decision(won, "6A 7A 10A", 1, koi);
    assertThat(RULES.apply(state, Shobu.of(0)).scores().asList()).containsExactly(score, 0L);
  }

  @ParameterizedTest
  @CsvSource({"1B 3B 8B 11B, 0, 14", "1B 3B 8B 11B, 1, 28", "1B 3B 8B, 0, 5"})
  @Covers("KOI-32")
  void sevenCanBeEnoughToDouble(String won, int koi, long score) {
    KoiKoiState state = decision(won, "", 0, koi);
    assertThat(rules("double-from", "7").apply(state, Shobu.of(0)).scores().get(0))
        .isEqualTo(score);
  }

  @Test
  @Covers({"KOI-23", "KOI-25"})
  void koiKeepsTheSumAndEndsTheTurn() {
    KoiKoiState calls = decision("1B 3B 8B", "6A 7A 10A", 1, 2);
    KoiKoiRound round = calls.hand();
    KoiKoiState state =
        calls.with(
            new KoiKoiRound(
                1, 0, IntPerSeat.copyOf(4, 3), round.calls(), round.shown(), round.sheet()));
    KoiKoiState after = RULES.apply(state, Koi.of(0));
    assertThat(after.hand().decided()).isEqualTo(IntPerSeat.copyOf(5, 3));
    assertThat(after.hand().calls()).isEqualTo(IntPerSeat.copyOf(2, 2));
    assertThat(after.turn()).isEqualTo(Turn.of(1));
    assertThat(after.phase()).isEqualTo(Phase.PLAY);
    assertThat(after.cards()).isEqualTo(state.cards());
  }

  @Test
  @Covers({"KOI-18", "KOI-21", "KOI-26"})
  void theLastTurnIsLookedAtBeforeTheRoundEnds() {
    // Seat 0 plays the last card of the round; the stock completes its three brights.
    KoiKoiState state = won("1B 3B", "", position("4P1", "", "8P1 5P1", "8B 9P1"));
    KoiKoiState after = RULES.apply(state, Discard.of(0, HanafudaCard.parse("4P1")));
    assertThat(after.scores().asList()).containsExactly(5L, 0L);
    assertThat(after.handNumber()).isEqualTo(2);
    assertThat(after.stock()).hasSize(48);
  }

  @Test
  @Covers({"KOI-35", "KOI-36", "KOI-38"})
  void equalTotalsAreADraw() {
    Rules<KoiKoiState, KoiKoiMove> six = rules("rounds", "6");
    KoiKoiState state =
        decision("1B 3B 8B", "", 0, 0)
            .with(KoiKoiRound.of(6, 0, ScoreSheet.empty(2).add(1, "KOI-28", 1, 5)));
    KoiKoiState end = six.apply(state, Shobu.of(0));
    assertThat(end.scores().asList()).containsExactly(5L, 5L);
    assertThat(end.turn().isOver()).isTrue();
    assertThat(end.outcome().orElseThrow().winners()).containsExactly(0, 1);
    assertThat(six.table(end).fact("winner").value()).isEqualTo("0 1");
    assertThat(KoiKoi.GAME.words().text(end.outcome().orElseThrow().phrase()))
        .isEqualTo("The game is a draw.");
    assertThat(RULES.apply(state, Shobu.of(0)).turn().isChance()).isTrue();
  }

  @Test
  @Covers({"KOI-36", "KOI-38"})
  void aGameHasTwelveRounds() {
    SplittableRandom random = new SplittableRandom(3);
    KoiKoiState state = RULES.start();
    while (!state.turn().isOver()) {
      KoiKoiMove move =
          state.turn().isChance()
              ? RULES.chance(state, random)
              : RULES.legalMoves(state).get(random.nextInt(RULES.legalMoves(state).size()));
      state = RULES.apply(state, move);
    }
    assertThat(state.handNumber()).isEqualTo(12);
    assertRefused(state, Shobu.of(0), "KOI-38");
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
    KoiKoiState state = position("1B 2A", "3B 4A", "5A 11R", "6P1 7P1");
    KoiKoiMove discard = Discard.of(0, HanafudaCard.parse("1B"));
    assertThat(HeardDeductions.of(RULES, state, discard))
        .containsExactly("hand.0 lacks 5A 5R 5P1 5P2 11B 11A 11R 11P");
    assertThat(HeardDeductions.of(rules("must-match", "free"), state, discard)).isEmpty();
    KoiKoiState matching = position("1B 2A", "3B 4A", "1P1 11R", "6P1 7P1");
    assertThat(
            HeardDeductions.of(
                RULES, matching, new Capture(0, HanafudaCard.parse("1B"), set("1P1"))))
        .isEmpty();
  }

  @Test
  @Covers("KOI-9")
  void aDealTellsThatNoHandScores() {
    // Two cards each for seat 0, the field and seat 1, by turns.
    CardList<HanafudaCard> top =
        list("1B 2A 1R 2R 3B 4A 5A 6A 3R 4R 7A 8B 9A 10A 5R 6R 11B 12B 1P1 2P1 7R 8A 9R 10R");
    Shuffle deal = new Shuffle(top.appendAll(pack().set().minus(top.toSet()).toList()));
    KoiKoiState start = rules("first-dealer", "seat-1").start();
    assertThat(HeardDeductions.of(RULES, start, deal))
        .containsExactly("hand.0 has a property", "hand.1 has a property");
    for (String hand : List.of("hand.0", "hand.1")) {
      String free = "1B 2A 3B 4A 5A 6A 7A 8B";
      String pairs = "1B 1R 2A 2R 3B 3R 4A 4R";
      assertThat(
              HeardDeductions.fitting(RULES, start, deal, hand, HanafudaCard.FAMILY, free, pairs))
          .containsExactly(free);
    }
    assertThat(HeardDeductions.of(rules("dealt-yaku", "0"), start, deal)).isEmpty();
    KoiKoiState last = decision("1B 3B 8B", "", 0, 0);
    assertThat(HeardDeductions.of(RULES, last, Shobu.of(0))).containsExactly("unknown");
    assertThat(
            HeardDeductions.of(RULES, last.with(KoiKoiRound.of(12, 0, last.sheet())), Shobu.of(0)))
        .containsExactly("unknown");
    assertThat(HeardDeductions.of(RULES, last, Koi.of(0))).isEmpty();
  }

  @Test
  @Covers("KOI-20")
  void theTableHasAllPilesAndGivesThemBack() {
    KoiKoiState state =
        at(DRAWN, "3R", won("5A", "6A", position("1B 2A", "3B 4A", "5P1 11R", "6P1 7P1")));
    KoiKoiState full = at(LOT, "9A", at(LOT + 1, "10A", state));
    assertThat(RULES.table(full).piles().stream().map(Pile::name))
        .containsExactly(
            "stock", "lot.0", "lot.1", "hand.0", "hand.1", "field", "drawn", "won.0", "won.1");
    assertThat(RULES.withCards(RULES.start(), RULES.table(full)).cards()).isEqualTo(full.cards());
    assertThat(RULES.withCards(RULES.start(), RULES.table(full)).stock()).isEqualTo(full.stock());
  }
}
