package io.github.spadille.stops.playorpay;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.ScoreSheet.Line;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.engine.table.Table;
import io.github.spadille.stops.DealtOut;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Pay;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Play;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Shuffle;
import io.github.spadille.stops.playorpay.PlayOrPayState.Phase;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.HeardDeductions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayOrPayTest {
  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final DealtOut FIRST_HAND = DealtOut.first(4, PACK);
  private static final Map<String, String> KING_STOPS = Map.of("corner", "king-stops");
  private static final Map<String, String> RUN_ON = Map.of("run-on", "yes");

  private static Rules<PlayOrPayState, PlayOrPayMove> rules(Map<String, String> options) {
    return PlayOrPay.GAME.rules(4, options);
  }

  private static Rules<PlayOrPayState, PlayOrPayMove> rules() {
    return rules(Map.of());
  }

  /**
   * A position in the first hand of four seats: seat 2 is in turn.
   *
   * @param played the cards of the sequence in order, all of which seat 3 played
   * @param hands the cards of each seat
   */
  private static PlayOrPayState follow(String played, String... hands) {
    return follow(FIRST_HAND, played, hands);
  }

  private static PlayOrPayState follow(DealtOut hand, String played, String... hands) {
    ImmutableList<PlayingCard> cards = PlayingCard.cards(played);
    PlayingCard last = cards.get(cards.size() - 1);
    Sequence sequence = new Sequence(cards.get(0), Sequence.successor(last));
    return position(hand, played, sequence, hands);
  }

  /** The same where a sequence is to be begun. */
  private static PlayOrPayState start(String played, String... hands) {
    return position(FIRST_HAND, played, null, hands);
  }

  private static PlayOrPayState position(
      DealtOut hand, String played, @Nullable Sequence sequence, String... hands) {
    List<CardSet<PlayingCard>> held =
        Arrays.stream(hands).map(cards -> cards.isEmpty() ? noCards() : set(cards)).toList();
    Stakes stakes = stakes(50, 50, 50, 50);
    PlayOrPayState state =
        PlayOrPayState.undealt(hand, 4, stakes)
            .dealt(CardsPerSeat.copyOf(PlayingCard.FAMILY, held), stakes)
            .paid(3, stakes);
    for (PlayingCard card : PlayingCard.cards(played)) {
      state = state.played(card, sequence, 3);
    }
    return state.paid(2, stakes);
  }

  private static Stakes stakes(int... chips) {
    Stakes stakes = new BuyIn(50, Optional.empty()).stakes("POP-2", 4);
    for (int seat = 0; seat < 4; seat++) {
      stakes = stakes.pay(1, "POP-11", seat, 50 - chips[seat]);
    }
    return stakes;
  }

  private static Optional<String> refusal(PlayOrPayState state, PlayOrPayMove move) {
    return rules().refusal(state, move).map(refusal -> refusal.phrase().toString());
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  private static Play play(int seat, String card) {
    return Play.of(seat, card(card));
  }

  @Test
  @Covers({"POP-1", "POP-3"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    PlayOrPayState start = rules().start();
    assertThat(refusal(start, Pay.of(0))).contains("refusal.POP-3.undealt");
    assertThat(refusal(start, new Shuffle(Deck.piquet32().cards())))
        .contains("refusal.POP-1.pack[52]");
    assertThat(start.hand().stock()).isEqualTo(PACK.cards());
    assertThat(start.turn().isChance()).isTrue();
    assertThat(rules().legalMoves(start)).isEmpty();
    PlayOrPayMove shuffle = rules().chance(start, new Random(1));
    assertThat(((Shuffle) shuffle).cards().isPermutationOf(PACK.cards())).isTrue();
    assertThat(refusal(start, shuffle)).isEmpty();
    PlayOrPayState dealt = rules().apply(start, shuffle);
    assertThat(dealt.hand().stock()).isEmpty();
    assertThat(refusal(dealt, shuffle)).contains("refusal.POP-3.dealt");
  }

  @Test
  @Covers("POP-2")
  void allBeginWithTheSameChipsOrWithThoseThatTheyBought() {
    assertThat(rules().start().sheet().lines())
        .containsExactly(Line.of(0, "POP-2", Seats.all(4), 50));
    assertThat(rules(Map.of("chips", "7")).start().scores())
        .isEqualTo(ImmutableLongArray.of(7, 7, 7, 7));
    assertThat(rules(Map.of("buy-in", "40,50,60,50")).start().scores())
        .isEqualTo(ImmutableLongArray.of(40, 50, 60, 50));
    assertThatThrownBy(() -> rules(Map.of("buy-in", "40,50,60")))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining(BuyIn.PROBLEM);
  }

  @Test
  void gainsAreShownWhereChipsWereBought() {
    Rules<PlayOrPayState, PlayOrPayMove> rules =
        rules(Map.of("buy-in", "40,50,60,50", "ante", "2"));
    PlayOrPayState dealt = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    assertThat(rules.table(dealt).fact("gains").value()).isEqualTo("-2 -2 -2 -2");
    assertThat(rules().table(dealt).facts()).noneMatch(fact -> fact.name().equals("gains"));
  }

  @ParameterizedTest
  @CsvSource({"3,18,1", "4,13,4", "5,11,2", "6,9,4", "7,8,3", "8,7,4"})
  @Covers("POP-4")
  void handsAfterTheDeal(int seats, int larger, int first) {
    Rules<PlayOrPayState, PlayOrPayMove> rules = PlayOrPay.GAME.rules(seats);
    PlayOrPayState dealt = rules.apply(rules.start(), new Shuffle(PACK.cards()));
    for (int seat = 0; seat < seats; seat++) {
      assertThat(dealt.hands().get(seat)).hasSize(seat < first ? larger : larger - 1);
      assertThat(dealt.sheet().total(seat)).isEqualTo(50);
    }
    assertThat(dealt.turn().first()).isZero();
    assertThat(rules.legalMoves(dealt)).hasSize(larger);
  }

  @Test
  @Covers("POP-5")
  void theAnteIsPaidAfterTheDeal() {
    Rules<PlayOrPayState, PlayOrPayMove> rules = rules(Map.of("ante", "3"));
    ImmutableList<Stage<PlayOrPayState>> stages =
        rules.stages(rules.start(), new Shuffle(PACK.cards()));
    assertThat(stages).extracting(Stage::name).containsExactly("dealt");
    assertThat(stages.get(0).seat()).isEqualTo(3);
    assertThat(stages.get(0).arguments()).containsExactly(12L);
    assertThat(stages.get(0).state().scores()).isEqualTo(ImmutableLongArray.of(47, 47, 47, 47));
    assertThat(stages.get(0).state().sheet().lines())
        .endsWith(Line.of(1, "POP-5", Seats.all(4), -3));
  }

  @Test
  @Covers("POP-6")
  void theRanksFormARing() {
    assertThat(Sequence.successor(card("Kh"))).isEqualTo(card("Ah"));
    assertThat(Sequence.successor(card("Ah"))).isEqualTo(card("2h"));
    assertThat(Sequence.successor(card("Qc"))).isEqualTo(card("Kc"));
    PlayingCard card = card("5d");
    for (int i = 0; i < 13; i++) {
      card = Sequence.successor(card);
    }
    assertThat(card).isEqualTo(card("5d"));
  }

  @Test
  @Covers({"POP-7", "POP-8", "POP-9"})
  void anyCardBeginsTheFirstSequence() {
    PlayOrPayState state = start("", "2s", "2c", "5h Kc", "6h");
    assertThat(refusal(state, Pay.of(2))).contains("refusal.POP-7.begin");
    assertThat(refusal(state, play(2, "6h"))).contains("refusal.POP-7.not-held[6h]");
    assertThat(refusal(state, play(3, "6h"))).contains("refusal.POP-9.turn[2]");
    assertThat(rules().legalMoves(state)).containsExactly(play(2, "5h"), play(2, "Kc"));
    PlayOrPayState begun = rules().apply(state, play(2, "5h"));
    assertThat(begun.phase()).isEqualTo(Phase.FOLLOW);
    assertThat(begun.sequence()).isEqualTo(new Sequence(card("5h"), card("6h")));
    assertThat(begun.turn().first()).isEqualTo(3);
    assertThat(begun.hands().get(2)).containsExactly(card("Kc"));
    assertThat(begun.played()).hasToString("2:5h");
  }

  @Test
  @Covers("POP-10")
  void whoeverHoldsTheNextCardMustPlayIt() {
    PlayOrPayState state = follow("5h", "2s", "2c", "6h 6s", "7h");
    assertThat(refusal(state, Pay.of(2))).contains("refusal.POP-10.must-play[6h]");
    assertThat(refusal(state, play(2, "6s"))).contains("refusal.POP-10.must-play[6h]");
    assertThat(refusal(state, play(2, "6h"))).isEmpty();
    assertThat(rules().legalMoves(state)).containsExactly(play(2, "6h"));
  }

  @Test
  @Covers("POP-11")
  void whoeverDoesNotHoldTheNextCardMustPay() {
    PlayOrPayState state = follow("5h", "2s", "6h", "7h 6s", "2c");
    assertThat(refusal(state, play(2, "7h"))).contains("refusal.POP-11.must-pay[6h]");
    assertThat(refusal(state, play(2, "6h"))).contains("refusal.POP-11.must-pay[6h]");
    assertThat(rules().legalMoves(state)).containsExactly(Pay.of(2));
    PlayOrPayState paid = rules().apply(state, Pay.of(2));
    assertThat(paid.scores()).isEqualTo(ImmutableLongArray.of(50, 50, 49, 50));
    assertThat(paid.stakes().pot()).isEqualTo(1);
    assertThat(paid.turn().first()).isEqualTo(3);
    assertThat(paid.sequence()).isEqualTo(state.sequence());
    assertThat(rules(Map.of("pay-fee", "0")).apply(state, Pay.of(2)).stakes())
        .isEqualTo(state.stakes());
  }

  @Test
  @Covers({"POP-9", "POP-12", "POP-13"})
  void theSecondOfTwoCardsInARowWaitsUnlessPlayersRunOn() {
    PlayOrPayState state = follow("5h", "2s", "2c", "6h 7h Ts", "8h");
    PlayOrPayState played = rules().apply(state, play(2, "6h"));
    assertThat(played.turn().first()).isEqualTo(3);
    assertThat(played.sequence()).isEqualTo(new Sequence(card("5h"), card("7h")));
    PlayOrPayState run = rules(RUN_ON).apply(state, play(2, "6h"));
    assertThat(run.turn().first()).isEqualTo(2);
    assertThat(rules(RUN_ON).apply(run, play(2, "7h")).turn().first()).isEqualTo(3);
  }

  @Test
  @Covers({"POP-14", "POP-15", "POP-17"})
  void whoeverPlaysTheThirteenthCardBeginsAnotherSuit() {
    String twelve = "5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 3h";
    PlayOrPayState state = follow(twelve, "2s", "3s", "4h Qs 2c", "4s");
    ImmutableList<Stage<PlayOrPayState>> stages = rules().stages(state, play(2, "4h"));
    assertThat(stages).extracting(Stage::name).containsExactly("sequence-complete");
    assertThat(stages.get(0).seat()).isEqualTo(2);
    PlayOrPayState complete = stages.get(0).state();
    assertThat(complete.phase()).isEqualTo(Phase.START);
    assertThat(complete.sequence()).isNull();
    assertThat(refusal(complete, Pay.of(2))).contains("refusal.POP-14.begin");
    assertThat(refusal(complete, play(2, "4h"))).contains("refusal.POP-7.not-held[4h]");
    assertThat(rules().legalMoves(complete)).containsExactly(play(2, "Qs"), play(2, "2c"));
    PlayOrPayState again = rules().apply(complete, play(2, "Qs"));
    assertThat(again.sequence()).isEqualTo(new Sequence(card("Qs"), card("Ks")));
  }

  @Test
  @Covers("POP-14")
  void aSequenceThatTheAceBeganEndsWithTheKing() {
    String twelve = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc";
    PlayOrPayState state = follow(twelve, "2s", "3s", "Kc Qs", "4s");
    assertThat(rules().apply(state, play(2, "Kc")).phase()).isEqualTo(Phase.START);
    PlayOrPayState eleven = follow("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc", "2s", "Ac", "Kc Qs", "4s");
    assertThat(rules().apply(eleven, play(2, "Kc")).sequence())
        .isEqualTo(new Sequence(card("2c"), card("Ac")));
    assertThat(rules(KING_STOPS).apply(eleven, play(2, "Kc")).phase()).isEqualTo(Phase.START);
  }

  @Test
  @Covers({"POP-6", "POP-14"})
  void kingsStopWhereAgreed() {
    Rules<PlayOrPayState, PlayOrPayMove> rules = rules(KING_STOPS);
    PlayOrPayState state = start("Qh", "2s", "2c", "Jh Kh Ah", "2h");
    PlayOrPayState king = rules.apply(state, play(2, "Kh"));
    assertThat(king.phase()).isEqualTo(Phase.START);
    assertThat(king.turn().first()).isEqualTo(2);
    PlayOrPayState jack = rules.apply(king, play(2, "Jh"));
    assertThat(jack.phase()).isEqualTo(Phase.START);
    assertThat(jack.turn().first()).isEqualTo(2);
    assertThat(rules().apply(state, play(2, "Kh")).sequence())
        .isEqualTo(new Sequence(card("Kh"), card("Ah")));
  }

  @Test
  @Covers({"POP-16", "POP-20"})
  void whoeverPlaysTheThirteenthCardAsItsLastWinsTheHand() {
    String twelve = "5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 3h";
    PlayOrPayState state = follow(twelve, "2s", "3s", "4h", "4s");
    ImmutableList<Stage<PlayOrPayState>> stages = rules().stages(state, play(2, "4h"));
    assertThat(stages).extracting(Stage::name).containsExactly("hand-won", "pot-taken", "done");
    assertThat(stages.get(2).state().phase()).isEqualTo(Phase.SHUFFLE);
  }

  @Test
  @Covers({"POP-18", "POP-19", "POP-20", "POP-21"})
  void theWinnerTakesWhatTheOthersPayForTheirCards() {
    PlayOrPayState state =
        follow("5h", "2s 3s", "2d 3d 4d 5d", "6h", "7c").withStakes(stakes(41, 38, 43, 40));
    ImmutableList<Stage<PlayOrPayState>> stages = rules().stages(state, play(2, "6h"));
    assertThat(stages).extracting(Stage::name).containsExactly("hand-won", "pot-taken", "done");
    assertThat(stages.get(0).seat()).isEqualTo(2);
    assertThat(stages.get(0).state().stakes()).isEqualTo(state.stakes());
    assertThat(stages.get(0).state().hands().get(2)).isEmpty();
    assertThat(stages.get(1).seat()).isEqualTo(2);
    assertThat(stages.get(1).arguments()).containsExactly(45L);
    assertThat(stages.get(1).state().hands()).isEqualTo(stages.get(0).state().hands());
    PlayOrPayState after = stages.get(2).state();
    assertThat(after.scores()).isEqualTo(ImmutableLongArray.of(39, 34, 88, 39));
    assertThat(after.stakes().pot()).isZero();
    assertThat(after.sheet().lines())
        .endsWith(
            Line.of(1, "POP-18", Seats.of(0), -2),
            Line.of(1, "POP-18", Seats.of(1), -4),
            Line.of(1, "POP-18", Seats.of(3), -1),
            Line.of(1, "POP-19", Seats.of(2), 45));
    assertThat(after.phase()).isEqualTo(Phase.SHUFFLE);
    assertThat(after.handNumber()).isEqualTo(2);
    assertThat(after.hand().dealer()).isZero();
    assertThat(after.played().isEmpty()).isTrue();
    assertThat(after.sequence()).isNull();
    assertThat(after.hands().areAllEmpty()).isTrue();
    PlayOrPayState dealt = rules().apply(after, new Shuffle(PACK.cards()));
    assertThat(dealt.turn().first()).isEqualTo(1);
    assertThat(dealt.phase()).isEqualTo(Phase.START);
  }

  @Test
  @Covers("POP-18")
  void cardsCostWhatWasAgreed() {
    PlayOrPayState state = follow("5h", "2s 3s", "2d", "6h", "7c");
    assertThat(rules(Map.of("card-fee", "3")).apply(state, play(2, "6h")).scores())
        .isEqualTo(ImmutableLongArray.of(44, 47, 62, 47));
    assertThat(rules(Map.of("card-fee", "0")).apply(state, play(2, "6h")).scores())
        .isEqualTo(ImmutableLongArray.of(50, 50, 50, 50));
  }

  @Test
  @Covers("POP-22")
  void equalChipsShareTheWinAfterTheLastHand() {
    Rules<PlayOrPayState, PlayOrPayMove> rules = rules(Map.of("hands", "1", "card-fee", "0"));
    PlayOrPayState state = follow("5h", "2s", "2d", "6h", "7c");
    PlayOrPayState after = rules.apply(state, play(2, "6h"));
    assertThat(after.phase()).isEqualTo(Phase.OVER);
    assertThat(after.turn().isOver()).isTrue();
    assertThat(after.sequence()).isNull();
    assertThat(after.outcome().orElseThrow().winners()).isEqualTo(Seats.all(4));
    assertThat(rules.legalMoves(after)).isEmpty();
    assertThat(rules.refusal(after, Pay.of(0)).map(Refusal::toString)).contains("POP-22 over");
    assertThat(state.outcome()).isEmpty();
    PlayOrPayState paid = state.withStakes(state.stakes().pay(1, "POP-18", 0, 1, 2));
    assertThat(rules.apply(paid, play(2, "6h")).outcome().orElseThrow().winners())
        .isEqualTo(Seats.of(1));
  }

  @Test
  @Covers("POP-22")
  void everybodyDealsOnceUnlessOtherwiseAgreed() {
    DealtOut hand = FIRST_HAND;
    for (int number = 1; number <= 4; number++) {
      PlayOrPayState state = follow(hand, "5h", "2s", "2d", "6h", "7c");
      assertThat(rules().apply(state, play(2, "6h")).phase())
          .isEqualTo(number < 4 ? Phase.SHUFFLE : Phase.OVER);
      assertThat(rules(Map.of("hands", "2")).apply(state, play(2, "6h")).phase())
          .isEqualTo(number < 2 ? Phase.SHUFFLE : Phase.OVER);
      hand = hand.next(4, PACK);
    }
  }

  @Test
  @Covers("POP-23")
  void chipsMayBeNegative() {
    PlayOrPayState state = follow("5h", "2s", "2d", "7h", "6h").withStakes(stakes(50, 50, 0, 50));
    PlayOrPayState after = rules().apply(state, Pay.of(2));
    assertThat(after.sheet().total(2)).isEqualTo(-1);
    assertThat(after.turn().first()).isEqualTo(3);
    assertThat(rules().table(after).fact("chips").value()).isEqualTo("50 50 -1 50");
  }

  @Test
  void movesAreWrittenAsWords() {
    assertThat(rules().syntax().format(Pay.of(2))).isEqualTo("pay");
    assertThat(rules().syntax().parse(2, "play 5h")).isEqualTo(play(2, "5h"));
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    assertThat(rules().governing(start("", "2s", "2d", "6h", "7c"), 2)).containsExactly("POP-7");
    assertThat(rules().governing(start("5h", "2s", "2d", "6h", "7c"), 2)).containsExactly("POP-14");
    assertThat(rules().governing(follow("5h", "2s", "2d", "6h", "7c"), 2))
        .containsExactly("POP-10");
    assertThat(rules().governing(follow("5h", "2s", "2d", "7h", "6h"), 2))
        .containsExactly("POP-11");
  }

  @Test
  void aPaymentTellsWhatIsNotHeld() {
    PlayOrPayState state = follow("5h", "2s", "2d", "7h", "6h");
    assertThat(HeardDeductions.of(rules(), state, Pay.of(2))).containsExactly("hand.2 lacks [6h]");
    assertThat(HeardDeductions.of(rules(RUN_ON), state, Pay.of(2)))
        .containsExactly("hand.2 lacks [6h]");
    assertThat(HeardDeductions.of(rules(), rules().start(), new Shuffle(PACK.cards()))).isEmpty();
  }

  @Test
  void whoeverRunsOnTellsByTheTurn() {
    PlayOrPayState state = follow("5h", "2s", "2d", "6h 7h 9h", "8h");
    assertThat(HeardDeductions.of(rules(), state, play(2, "6h"))).isEmpty();
    assertThat(HeardDeductions.of(rules(RUN_ON), state, play(2, "6h")))
        .containsExactly("hand.2 has one of [7h]");
    PlayOrPayState run = rules(RUN_ON).apply(state, play(2, "6h"));
    assertThat(HeardDeductions.of(rules(RUN_ON), run, play(2, "7h")))
        .containsExactly("hand.2 lacks [8h]");
    PlayOrPayState last = follow("5h", "2s", "2d", "6h", "7h");
    assertThat(HeardDeductions.of(rules(RUN_ON), last, play(2, "6h"))).isEmpty();
  }

  @Test
  void theTableShowsTheSequence() {
    Table table = rules().table(follow("5h 6h", "2s", "2d", "7h", "8h"));
    assertThat(table.fact("phase").value()).isEqualTo("follow");
    assertThat(table.fact("suit").value()).isEqualTo("h");
    assertThat(table.fact("first").value()).isEqualTo("5h");
    assertThat(table.fact("next").value()).isEqualTo("7h");
    assertThat(table.list("played.3", PlayingCard.FAMILY)).containsExactly(card("5h"), card("6h"));
    Table begun = rules().table(start("5h 6h", "2s", "2d", "7h", "8h"));
    assertThat(begun.fact("suit").value()).isEqualTo("-");
    assertThat(begun.fact("first").value()).isEqualTo("-");
    assertThat(begun.fact("next").value()).isEqualTo("-");
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    PlayOrPayState state = follow("5h", "2s", "2d", "7h", "6h");
    PlayOrPayState other = follow("5h", "7h", "6h", "2s", "2d");
    assertThat(rules().withCards(other, rules().table(state))).isEqualTo(state);
    PlayOrPayState undealt = rules().start();
    PlayOrPayState reversed = undealt.withCards(undealt.hands(), PACK.cards().reversed());
    assertThat(rules().withCards(undealt, rules().table(reversed))).isEqualTo(reversed);
    ScoreSheet noted = state.sheet().withNote("reversed", 1);
    assertThat(state.withSheet(noted).sheet().notes()).containsEntry("reversed", 1);
    assertThat(state.withSheet(noted).stakes().pot()).isEqualTo(state.stakes().pot());
  }
}
