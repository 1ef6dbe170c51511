package io.github.spadille.stops.fantan;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.DealtOut;
import io.github.spadille.stops.fantan.FanTanMove.Pass;
import io.github.spadille.stops.fantan.FanTanMove.Play;
import io.github.spadille.stops.fantan.FanTanMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FanTanTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final DealtOut FIRST_HAND = DealtOut.first(4, PACK);
  private static final Map<String, String> PRICED = Map.of("false-pass", "priced");

  private static Rules<FanTanState, FanTanMove> rules(int seats, Map<String, String> options) {
    return FanTan.GAME.rules(seats, options);
  }

  private static Rules<FanTanState, FanTanMove> rules() {
    return FanTan.GAME.rules(4);
  }

  /** A position in the first hand of four seats: seat 2 is in turn. */
  private static FanTanState position(String laid, Stakes stakes, String... hands) {
    return position(FIRST_HAND, laid, stakes, hands);
  }

  private static FanTanState position(DealtOut hand, String laid, Stakes stakes, String... hands) {
    List<CardSet<PlayingCard>> cards =
        Arrays.stream(hands).map(held -> held.isEmpty() ? noCards() : set(held)).toList();
    FanTanState state =
        FanTanState.undealt(hand, 4, stakes)
            .dealt(CardsPerSeat.copyOf(PlayingCard.FAMILY, cards), 2, stakes);
    for (PlayingCard card : PlayingCard.cards(laid)) {
      state = state.played(card, 2);
    }
    return state;
  }

  private static FanTanState owing(FanTanState state, Debt... debts) {
    Debts owed = Debts.none();
    for (Debt debt : debts) {
      owed = owed.plus(debt);
    }
    return state.passed(2, state.stakes(), owed);
  }

  private static Stakes stakes(int... chips) {
    Stakes stakes = new BuyIn(50, Optional.empty()).stakes("FAN-2", 4);
    for (int seat = 0; seat < 4; seat++) {
      stakes = stakes.pay(1, "FAN-19", seat, 50 - chips[seat]);
    }
    return stakes;
  }

  private static Optional<String> refusal(FanTanState state, FanTanMove move) {
    return rules().refusal(state, move).map(Refusal::ruleId);
  }

  private static Play play(int seat, String card) {
    return Play.of(seat, PlayingCard.parse(card));
  }

  @Test
  @Covers({"FAN-1", "FAN-3"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    FanTanState start = rules().start();
    assertThat(refusal(start, Pass.of(0))).contains("FAN-3");
    assertThat(refusal(start, new Shuffle(Deck.piquet32().cards()))).contains("FAN-1");
    assertThat(start.hand().stock()).isEqualTo(PACK.cards());
    FanTanMove shuffle = rules().chance(start, new Random(1));
    assertThat(((Shuffle) shuffle).cards().isPermutationOf(PACK.cards())).isTrue();
    assertThat(refusal(start, shuffle)).isEmpty();
    FanTanState dealt = rules().apply(start, shuffle);
    assertThat(dealt.hand().stock()).isEmpty();
    assertThat(refusal(dealt, shuffle)).contains("FAN-3");
  }

  @Test
  @Covers("FAN-2")
  void allBeginWithTheSameChipsOrWithThoseThatTheyBought() {
    assertThat(rules().start().sheet().lines())
        .containsExactly(Line.of(0, "FAN-2", Seats.all(4), 50));
    assertThat(rules(3, Map.of("chips", "7")).start().scores())
        .isEqualTo(ImmutableLongArray.of(7, 7, 7));
    assertThat(rules(3, Map.of("buy-in", "40,70,55")).start().scores())
        .isEqualTo(ImmutableLongArray.of(40, 70, 55));
  }

  @Test
  void gainsAreShownWhereChipsWereBought() {
    Rules<FanTanState, FanTanMove> rules = rules(3, Map.of("buy-in", "40,70,55"));
    FanTanState dealt = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    assertThat(rules.table(dealt).fact("gains").value()).isEqualTo("-1 -2 -2");
  }

  @ParameterizedTest
  @CsvSource({"3,18,1,5", "4,13,4,4", "5,11,2,8", "6,9,4,8", "7,8,3,11", "8,7,4,12"})
  @Covers({"FAN-4", "FAN-5", "FAN-6", "FAN-7"})
  void handsAndPotAfterTheDeal(int seats, int larger, int first, int pot) {
    Rules<FanTanState, FanTanMove> rules = rules(seats, Map.of());
    FanTanState dealt = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    for (int seat = 0; seat < seats; seat++) {
      boolean isLarger = seat < first;
      assertThat(dealt.hands().get(seat)).hasSize(isLarger ? larger : larger - 1);
      assertThat(dealt.sheet().total(seat)).isEqualTo(isLarger ? 49 : 48);
    }
    assertThat(dealt.stakes().pot()).isEqualTo(pot);
  }

  @Test
  @Covers({"FAN-14", "FAN-16"})
  void theAceDoesNotFollowTheKing() {
    String laid = "7d 8d 9d Td Jd Qd Kd 6d 5d";
    FanTanState state = position(laid, stakes(50, 50, 50, 50), "3d", "2d", "Ad 4d 2c", "7c");
    assertThat(refusal(state, play(2, "Ad"))).contains("FAN-16");
    assertThat(refusal(state, play(2, "4d"))).isEmpty();
    assertThat(refusal(state, play(2, "2c"))).contains("FAN-14");
    FanTanState kingMissing = position("7d 6d 8d", state.stakes(), "3d", "2d", "Ad", "Kd");
    assertThat(refusal(kingMissing, play(2, "Ad"))).contains("FAN-14");
  }

  @Test
  @Covers("FAN-13")
  void anEightMayHaveToWaitForTheSix() {
    Rules<FanTanState, FanTanMove> rules = rules(4, Map.of("eight-needs-six", "yes"));
    FanTanState state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "8h 8s", "6h");
    assertThat(rules.refusal(state, play(2, "8h")).orElseThrow().phrase())
        .hasToString("refusal.FAN-13.needs[8h, 6h]");
    assertThat(rules.refusal(state, play(2, "8s")).orElseThrow().phrase())
        .hasToString("refusal.FAN-13.needs[8s, 7s]");
  }

  @Test
  @Covers("FAN-17")
  void whoeverCanPlayMayNotPass() {
    FanTanState state = position("7d 6d", stakes(50, 50, 50, 50), "7c", "4d", "5d 2c", "7h");
    assertThat(refusal(state, Pass.of(2))).contains("FAN-17");
    assertThat(rules(4, PRICED).refusal(state, Pass.of(2))).isEmpty();
    assertThat(rules().legalMoves(state)).containsExactly(play(2, "5d"));
    assertThat(rules(4, PRICED).legalMoves(state)).containsExactly(play(2, "5d"), Pass.of(2));
  }

  @Test
  @Covers({"FAN-24", "FAN-26", "FAN-29", "FAN-30"})
  void theWinnerTakesWhatTheOthersPayForTheirCards() {
    Stakes before = stakes(47, 48, 49, 46);
    FanTanState state = position("7h 8h", before, "2s 3s 4s", "2d 3d 4d 5d 6d", "9h", "7c");
    FanTanState after = rules().apply(state, play(2, "9h"));
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(44, 43, 68, 45));
    assertThat(after.stakes().pot()).isZero();
    assertThat(after.sheet().lines())
        .endsWith(
            Line.of(1, "FAN-24", Seats.of(0), -3),
            Line.of(1, "FAN-24", Seats.of(1), -5),
            Line.of(1, "FAN-24", Seats.of(3), -1),
            Line.of(1, "FAN-26", Seats.of(2), 19));
    assertThat(after.phase()).isEqualTo(HandPhase.SHUFFLE);
    assertThat(after.handNumber()).isEqualTo(2);
    assertThat(after.hand().dealer()).isZero();
    FanTanState dealt = rules().apply(after, new Shuffle(PACK.cards()));
    assertThat(dealt.turn().first()).isEqualTo(1);
    assertThat(dealt.rows().isEmpty()).isTrue();
  }

  @Test
  void theEndOfAHandIsToldStepByStep() {
    FanTanState state = position("7h 8h", stakes(49, 49, 49, 49), "2s", "2d 3d", "9h", "7c");
    ImmutableList<Stage<FanTanState>> stages = rules().stages(state, play(2, "9h"));
    assertThat(stages).extracting(Stage::name).containsExactly("hand-won", "pot-taken", "done");
    assertThat(stages.get(0).state().scores()).isEqualTo(state.scores());
    assertThat(stages.get(1).arguments()).containsExactly(8L);
    assertThat(stages.get(1).state().scores()).isEqualTo(ImmutableLongArray.of(48, 47, 57, 48));
    ImmutableList<Stage<FanTanState>> owed =
        rules(4, PRICED).stages(owing(state, Debt.toPot(0, 3)), play(2, "9h"));
    assertThat(owed)
        .extracting(Stage::name)
        .containsExactly("hand-won", "debts-paid", "pot-taken", "done");
    assertThat(owed.get(1).state().debts()).isEqualTo(Debts.none());
    assertThat(owed.get(1).state().stakes().pot()).isEqualTo(11);
  }

  @Test
  @Covers({"FAN-21", "FAN-22", "FAN-25"})
  void debtsAreSettledToThePotAndThenBetweenSeats() {
    Rules<FanTanState, FanTanMove> rules = rules(4, PRICED);
    FanTanState state = position("7h 8h", stakes(50, 50, 50, 50), "5c", "6s 8s", "9h", "7s");
    FanTanState owing =
        owing(
            state, Debt.toPot(3, 3), Debt.toSeat(3, 1, 5), Debt.toSeat(3, 1, 5), Debt.toPot(2, 3));
    FanTanState after = rules.apply(owing, play(2, "9h"));
    assertThat(after.sheet().lines())
        .endsWith(
            Line.of(1, "FAN-24", Seats.of(3), -1),
            Line.of(1, "FAN-21", Seats.of(3), -3),
            Line.of(1, "FAN-21", Seats.of(2), -3),
            Line.of(1, "FAN-22", Seats.of(3), -5),
            Line.of(1, "FAN-22", Seats.of(1), 5),
            Line.of(1, "FAN-22", Seats.of(3), -5),
            Line.of(1, "FAN-22", Seats.of(1), 5),
            Line.of(1, "FAN-26", Seats.of(2), 10));
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(49, 58, 57, 36));
    assertThat(after.debts().isEmpty()).isTrue();
  }

  @Test
  void freeFalsePassesAreOwedNothing() {
    Rules<FanTanState, FanTanMove> rules =
        rules(4, Map.of("false-pass", "priced", "false-pass-fee", "0", "seven-fee", "0"));
    FanTanState state = position("7h", stakes(50, 50, 50, 50), "6s", "8s", "7s", "6h");
    assertThat(rules.apply(state, Pass.of(2)).debts().isEmpty()).isTrue();
    assertThat(rules(4, PRICED).apply(state, Pass.of(2)).debts().inOrder())
        .containsExactly(Debt.toPot(2, 3), Debt.toSeat(2, 0, 5), Debt.toSeat(2, 1, 5));
  }

  @Test
  @Covers("FAN-28")
  void chipsMayBeNegative() {
    FanTanState state = position("7h", stakes(50, 50, 0, 50), "7c", "7d", "2s", "7s");
    FanTanState after = rules().apply(state, Pass.of(2));
    assertThat(after.sheet().total(2)).isEqualTo(-1);
    assertThat(after.turn().first()).isEqualTo(3);
  }

  @Test
  @Covers("FAN-31")
  void equalChipsShareTheWinAfterTheLastHand() {
    Rules<FanTanState, FanTanMove> rules = rules(4, Map.of("hands", "1", "card-fee", "0"));
    FanTanState state = position("7h 8h", stakes(50, 50, 43, 50), "2s", "2d", "9h", "7c");
    FanTanState after = rules.apply(state, play(2, "9h"));
    assertThat(after.phase()).isEqualTo(HandPhase.OVER);
    assertThat(after.outcome().orElseThrow().winners()).isEqualTo(Seats.all(4));
    assertThat(rules.refusal(after, Pass.of(0)).map(Refusal::ruleId)).contains("FAN-31");
    assertThat(rules.apply(state.withStakes(stakes(50, 50, 44, 50)), play(2, "9h")).outcome())
        .hasValueSatisfying(won -> assertThat(won.winners()).isEqualTo(Seats.of(0, 1, 3, 2)));
  }

  @Test
  @Covers("FAN-31")
  void everybodyDealsOnceUnlessOtherwiseAgreed() {
    DealtOut hand = FIRST_HAND;
    for (int number = 1; number <= 4; number++) {
      FanTanState state = position(hand, "7h 8h", stakes(50, 50, 50, 50), "2s", "2d", "9h", "7c");
      HandPhase expected = number < 4 ? HandPhase.SHUFFLE : HandPhase.OVER;
      assertThat(rules().apply(state, play(2, "9h")).phase()).isEqualTo(expected);
      hand = hand.next(4, PACK);
    }
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    FanTanState state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h", "2s");
    assertThat(rules().governing(state, 2)).containsExactly("FAN-9", "FAN-17", "FAN-18");
    assertThat(rules(4, PRICED).governing(state, 2)).containsExactly("FAN-9", "FAN-18", "FAN-21");
    FanTanState stuck = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "2s", "6h");
    assertThat(rules().governing(stuck, 2)).containsExactly("FAN-9", "FAN-19");
    FanTanState first = position("", stakes(50, 50, 50, 50), "7s", "7c", "7d", "6h");
    assertThat(rules(4, Map.of("opening", "7d")).governing(first, 2)).containsExactly("FAN-8");
  }

  @Test
  void aPassTellsWhatIsNotHeldUnlessItMayBeFalse() {
    FanTanState state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "2s", "6h");
    assertThat(HeardDeductions.of(rules(), state, Pass.of(2)))
        .containsExactly("hand.2 lacks 7s 6h 8h 7d 7c");
    assertThat(HeardDeductions.of(rules(4, PRICED), state, Pass.of(2))).isEmpty();
    FanTanState more = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h 2s", "5h");
    assertThat(HeardDeductions.of(rules(), more, play(2, "6h"))).isEmpty();
    assertThat(HeardDeductions.of(rules(4, PRICED), more, play(2, "6h"))).isEmpty();
  }

  @Test
  void theDealTellsWhoOpensAndTheEndWhoPassedFalsely() {
    Shuffle shuffle = new Shuffle(PACK.cards());
    Rules<FanTanState, FanTanMove> opening = rules(4, Map.of("opening", "7d"));
    int first = opening.apply(opening.start(), shuffle).seat();
    assertThat(HeardDeductions.of(opening, opening.start(), shuffle))
        .containsExactly("hand." + first + " has one of [7d]");
    assertThat(HeardDeductions.of(rules(), rules().start(), shuffle)).isEmpty();
    FanTanState last = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h", "5h");
    assertThat(HeardDeductions.of(rules(4, PRICED), last, play(2, "6h")))
        .containsExactly("unknown");
    assertThat(HeardDeductions.of(rules(), last, play(2, "6h"))).isEmpty();
  }

  @Test
  void theDealIsTold() {
    ImmutableList<Stage<FanTanState>> stages =
        rules().stages(rules().start(), new Shuffle(PACK.cards()));
    assertThat(stages).extracting(Stage::name).containsExactly("dealt");
    assertThat(stages.get(0).seat()).isEqualTo(3);
    assertThat(stages.get(0).arguments()).containsExactly(4L);
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    FanTanState state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "2s", "6h");
    FanTanState other = position("7h", stakes(50, 50, 50, 50), "2s", "6h", "7s", "7c");
    assertThat(rules().withCards(other, rules().table(state))).isEqualTo(state);
    ScoreSheet noted = state.sheet().withNote("reversed", 1);
    assertThat(state.withSheet(noted).sheet().notes()).containsEntry("reversed", 1);
    assertThat(state.withSheet(noted).stakes().pot()).isEqualTo(state.stakes().pot());
  }
}
