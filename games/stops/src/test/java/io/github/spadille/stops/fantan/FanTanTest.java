package io.github.spadille.stops.fantan;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.SuitRows;
import io.github.spadille.stops.fantan.FanTanMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FanTanTest {
  /** A move that the game does not know. */
  private record Knock(int seat) implements FanTanMove.Added {}

  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final DealtOut FIRST_HAND = DealtOut.first(4, PACK);
  private static final String PRICED = "false-pass=priced";

  private static final String SHUFFLE = "* shuffle ...";

  private static TestTable table(String... options) {
    return TestTable.of(FanTan.GAME, 4, options);
  }

  /** A position in the first hand of four seats: seat 2 is in turn. */
  private static TestTable position(String laid, Stakes stakes, String... hands) {
    return position(FIRST_HAND, laid, stakes, hands);
  }

  private static TestTable position(DealtOut hand, String laid, Stakes stakes, String... hands) {
    List<CardSet<PlayingCard>> cards = Arrays.stream(hands).map(PlayingCards::set).toList();
    FanTanState state =
        FanTanState.undealt(hand, 4, SuitRows.none(), stakes)
            .dealt(CardsPerSeat.copyOf(PlayingCard.FAMILY, cards), 2, stakes);
    for (PlayingCard card : PlayingCard.cards(laid)) {
      state = state.played(card, 2);
    }
    return table().with(state);
  }

  private static TestTable owing(TestTable table, Debt... debts) {
    Debts owed = Debts.none();
    for (Debt debt : debts) {
      owed = owed.plus(debt);
    }
    FanTanState state = table.state(FanTanState.class);
    return table.under(PRICED).with(state.passed(2, state.stakes(), owed));
  }

  private static Debts debts(TestTable table) {
    return table.state(FanTanState.class).debts();
  }

  private static Stakes stakes(int... chips) {
    Stakes stakes = new BuyIn(50, Optional.empty()).stakes("FAN-2", 4);
    for (int seat = 0; seat < 4; seat++) {
      stakes = stakes.pay(1, "FAN-19", seat, 50 - chips[seat]);
    }
    return stakes;
  }

  @Test
  @Covers({"FAN-1", "FAN-3"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    TestTable start = table();
    assertThat(start.refusedBy("0 pass")).isEqualTo("FAN-3");
    assertThat(start.refusal(new Shuffle(Deck.piquet32().cards()))).isEqualTo("FAN-1 pack [52]");
    assertThat(list(start.pile("stock"))).isEqualTo(PACK.cards());
    String shuffle = start.chance(1);
    TestTable dealt = start.play(shuffle);
    assertThat(dealt.pile("stock")).isEmpty();
    assertThat(dealt.refusedBy(shuffle)).isEqualTo("FAN-3");
  }

  @Test
  @Covers("FAN-2")
  void allBeginWithTheSameChipsOrWithThoseThatTheyBought() {
    assertThat(table().lines()).containsExactly("0 FAN-2 0 1 2 3 50");
    assertThat(TestTable.of(FanTan.GAME, 3, "chips=7").scores()).isEqualTo("7 7 7");
    assertThat(TestTable.of(FanTan.GAME, 3, "buy-in=40,70,55").scores()).isEqualTo("40 70 55");
  }

  @Test
  void gainsAreShownWhereChipsWereBought() {
    TestTable dealt = TestTable.of(FanTan.GAME, 3, "buy-in=40,70,55").play(SHUFFLE);
    assertThat(dealt.fact("gains")).isEqualTo("-1 -2 -2");
  }

  @ParameterizedTest
  @CsvSource({"3,18,1,5", "4,13,4,4", "5,11,2,8", "6,9,4,8", "7,8,3,11", "8,7,4,12"})
  @Covers({"FAN-4", "FAN-5", "FAN-6", "FAN-7"})
  void handsAndPotAfterTheDeal(int seats, int larger, int first, int pot) {
    TestTable dealt = TestTable.of(FanTan.GAME, seats).play(SHUFFLE);
    List<String> chips = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      boolean isLarger = seat < first;
      assertThat(list(dealt.pile("hand." + seat))).hasSize(isLarger ? larger : larger - 1);
      chips.add(isLarger ? "49" : "48");
    }
    assertThat(dealt.scores()).isEqualTo(String.join(" ", chips));
    assertThat(dealt.fact("pot")).isEqualTo(Integer.toString(pot));
  }

  @Test
  @Covers({"FAN-14", "FAN-16"})
  void theAceDoesNotFollowTheKing() {
    String laid = "7d 8d 9d Td Jd Qd Kd 6d 5d";
    TestTable state = position(laid, stakes(50, 50, 50, 50), "3d", "2d", "Ad 4d 2c", "7c");
    assertThat(state.refusedBy("2 play Ad")).isEqualTo("FAN-16");
    assertThat(state.refusal("2 play 4d")).isEqualTo("legal");
    assertThat(state.refusedBy("2 play 2c")).isEqualTo("FAN-14");
    TestTable kingMissing = position("7d 6d 8d", stakes(50, 50, 50, 50), "3d", "2d", "Ad", "Kd");
    assertThat(kingMissing.refusedBy("2 play Ad")).isEqualTo("FAN-14");
  }

  @Test
  @Covers("FAN-13")
  void anEightMayHaveToWaitForTheSix() {
    TestTable state =
        position("7h", stakes(50, 50, 50, 50), "7s", "7c", "8h 8s", "6h")
            .under("eight-needs-six=yes");
    assertThat(state.refusal("2 play 8h")).isEqualTo("FAN-13 needs [8h, 6h]");
    assertThat(state.refusal("2 play 8s")).isEqualTo("FAN-13 needs [8s, 7s]");
  }

  @Test
  @Covers("FAN-17")
  void whoeverCanPlayMayNotPass() {
    TestTable state = position("7d 6d", stakes(50, 50, 50, 50), "7c", "4d", "5d 2c", "7h");
    assertThat(state.refusedBy("2 pass")).isEqualTo("FAN-17");
    assertThat(state.under(PRICED).refusal("2 pass")).isEqualTo("legal");
    assertThat(state.moves()).containsExactly("play 5d");
    assertThat(state.under(PRICED).moves()).containsExactly("play 5d", "pass");
  }

  @Test
  @Covers({"FAN-24", "FAN-26", "FAN-29", "FAN-30"})
  void theWinnerTakesWhatTheOthersPayForTheirCards() {
    Stakes before = stakes(47, 48, 49, 46);
    TestTable state = position("7h 8h", before, "2s 3s 4s", "2d 3d 4d 5d 6d", "9h", "7c");
    TestTable after = state.play("2 play 9h");
    assertThat(after.scores()).isEqualTo("44 43 68 45");
    assertThat(after.fact("pot")).isEqualTo("0");
    assertThat(after.lines())
        .endsWith("1 FAN-24 0 -3", "1 FAN-24 1 -5", "1 FAN-24 3 -1", "1 FAN-26 2 19");
    assertThat(after.fact("phase")).isEqualTo("shuffle");
    assertThat(after.fact("hand-no")).isEqualTo("2");
    assertThat(after.fact("dealer")).isEqualTo("0");
    TestTable dealt = after.play(SHUFFLE);
    assertThat(dealt.turn()).isEqualTo("1");
    assertThat(dealt.pile("seven-h")).isEmpty();
  }

  @Test
  void theEndOfAHandIsToldStepByStep() {
    TestTable state = position("7h 8h", stakes(49, 49, 49, 49), "2s", "2d 3d", "9h", "7c");
    assertThat(state.told("2 play 9h")).containsExactly("hand-won 2", "pot-taken 2 [8]", "done");
    assertThat(state.stage("2 play 9h", "hand-won").scores()).isEqualTo("49 49 49 49");
    assertThat(state.stage("2 play 9h", "pot-taken").scores()).isEqualTo("48 47 57 48");
    TestTable owing = owing(state, Debt.toPot(0, 3));
    assertThat(owing.told("2 play 9h"))
        .containsExactly("hand-won 2", "debts-paid", "pot-taken 2 [11]", "done");
    TestTable paid = owing.stage("2 play 9h", "debts-paid");
    assertThat(paid.fact("debts")).isEqualTo("-");
    assertThat(paid.fact("pot")).isEqualTo("11");
  }

  @Test
  @Covers({"FAN-21", "FAN-22", "FAN-25"})
  void debtsAreSettledToThePotAndThenBetweenSeats() {
    TestTable state = position("7h 8h", stakes(50, 50, 50, 50), "5c", "6s 8s", "9h", "7s");
    TestTable owing =
        owing(
            state, Debt.toPot(3, 3), Debt.toSeat(3, 1, 5), Debt.toSeat(3, 1, 5), Debt.toPot(2, 3));
    TestTable after = owing.play("2 play 9h");
    assertThat(after.lines())
        .endsWith(
            "1 FAN-24 3 -1",
            "1 FAN-21 3 -3",
            "1 FAN-21 2 -3",
            "1 FAN-22 3 -5",
            "1 FAN-22 1 5",
            "1 FAN-22 3 -5",
            "1 FAN-22 1 5",
            "1 FAN-26 2 10");
    assertThat(after.scores()).isEqualTo("49 58 57 36");
    assertThat(debts(after).isEmpty()).isTrue();
  }

  @Test
  void freeFalsePassesAreOwedNothing() {
    String rules = "false-pass=priced false-pass-fee=0 seven-fee=0";
    TestTable state = position("7h", stakes(50, 50, 50, 50), "6s", "8s", "7s", "6h");
    assertThat(state.under(rules).play("2 pass").fact("debts")).isEqualTo("-");
    assertThat(state.under(PRICED).play("2 pass").fact("debts")).isEqualTo("2>pot:3 2>0:5 2>1:5");
    assertThat(debts(state.under(PRICED).play("2 pass")).inOrder())
        .containsExactly(Debt.toPot(2, 3), Debt.toSeat(2, 0, 5), Debt.toSeat(2, 1, 5));
  }

  @Test
  @Covers("FAN-28")
  void chipsMayBeNegative() {
    TestTable state = position("7h", stakes(50, 50, 0, 50), "7c", "7d", "2s", "7s");
    TestTable after = state.play("2 pass");
    assertThat(after.scores()).isEqualTo("50 50 -1 50");
    assertThat(after.turn()).isEqualTo("3");
  }

  @Test
  @Covers("FAN-31")
  void equalChipsShareTheWinAfterTheLastHand() {
    String rules = "hands=1 card-fee=0";
    TestTable state = position("7h 8h", stakes(50, 50, 43, 50), "2s", "2d", "9h", "7c");
    TestTable after = state.under(rules).play("2 play 9h");
    assertThat(after.fact("phase")).isEqualTo("over");
    assertThat(after.winners()).isEqualTo("0 1 2 3");
    assertThat(after.refusal("0 pass")).isEqualTo("FAN-31 over");
    TestTable more = position("7h 8h", stakes(50, 50, 44, 50), "2s", "2d", "9h", "7c");
    assertThat(more.under(rules).play("2 play 9h").winners()).isEqualTo("0 1 2 3");
  }

  @Test
  @Covers("FAN-31")
  void everybodyDealsOnceUnlessOtherwiseAgreed() {
    DealtOut hand = FIRST_HAND;
    for (int number = 1; number <= 4; number++) {
      TestTable state = position(hand, "7h 8h", stakes(50, 50, 50, 50), "2s", "2d", "9h", "7c");
      assertThat(state.play("2 play 9h").turn()).isEqualTo(number < 4 ? "chance" : "over");
      hand = hand.next(4, PACK);
    }
  }

  @Test
  @Covers({"FAN-9", "FAN-20"})
  void onlyThePlayerInTurnPlaysOrPasses() {
    TestTable state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h", "2s");
    assertThat(state.refusal("3 play 2s")).isEqualTo("FAN-20 turn [2]");
    assertThat(state.refusal("3 pass")).isEqualTo("FAN-20 turn [2]");
    assertThat(state.refusal(new Knock(2))).isEqualTo("FAN-20 move");
    assertThat(state.refusal(new Knock(3))).isEqualTo("FAN-20 move");
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    TestTable state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h", "2s");
    assertThat(state.governing(2))
        .containsExactly(
            "FAN-9", "FAN-10", "FAN-12", "FAN-13", "FAN-14", "FAN-15", "FAN-16", "FAN-17",
            "FAN-18");
    assertThat(state.under(PRICED).governing(2))
        .containsExactly(
            "FAN-9", "FAN-10", "FAN-12", "FAN-13", "FAN-14", "FAN-15", "FAN-16", "FAN-18",
            "FAN-21");
    TestTable stuck = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "2s", "6h");
    assertThat(stuck.governing(2)).containsExactly("FAN-9", "FAN-19");
    TestTable first = position("", stakes(50, 50, 50, 50), "7s", "7c", "7d", "6h");
    assertThat(first.under("opening=7d").governing(2)).containsExactly("FAN-8", "FAN-9");
    assertThat(first.governing(2)).containsExactly("FAN-9", "FAN-10", "FAN-11", "FAN-17", "FAN-18");
  }

  @Test
  void aPassTellsWhatIsNotHeldUnlessItMayBeFalse() {
    TestTable state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "2s", "6h");
    assertThat(state.deduced("2 pass")).containsExactly("hand.2 lacks 7s 6h 8h 7d 7c");
    assertThat(state.under(PRICED).deduced("2 pass")).isEmpty();
    TestTable more = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h 2s", "5h");
    assertThat(more.deduced("2 play 6h")).isEmpty();
    assertThat(more.under(PRICED).deduced("2 play 6h")).isEmpty();
  }

  @Test
  void theDealTellsWhoOpensAndTheEndWhoPassedFalsely() {
    TestTable opening = table("opening=7d");
    assertThat(opening.deduced(SHUFFLE))
        .containsExactly("hand." + opening.play(SHUFFLE).turn() + " has one of [7d]");
    assertThat(table().deduced(SHUFFLE)).isEmpty();
    TestTable last = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "6h", "5h");
    assertThat(last.under(PRICED).deduced("2 play 6h")).containsExactly("unknown");
    assertThat(last.deduced("2 play 6h")).isEmpty();
  }

  @Test
  void theDealIsTold() {
    assertThat(table().told(SHUFFLE)).containsExactly("dealt 3 [4]");
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    TestTable state = position("7h", stakes(50, 50, 50, 50), "7s", "7c", "2s", "6h");
    TestTable other = position("7h", stakes(50, 50, 50, 50), "2s", "6h", "7s", "7c");
    assertThat(other.withCards("hand.0: 7s", "hand.1: 7c", "hand.2: 2s", "hand.3: 6h"))
        .isEqualTo(state);
    ScoreSheet noted = state.state().sheet().withNote("reversed", 1);
    FanTanState changed = state.state(FanTanState.class).withSheet(noted);
    assertThat(changed.sheet().notes()).containsEntry("reversed", 1);
    assertThat(changed.stakes().pot()).isEqualTo(state.state(FanTanState.class).stakes().pot());
  }
}
