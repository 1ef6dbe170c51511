package io.github.spadille.stops.playorpay;

import static io.github.spadille.engine.card.PlayingCards.list;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.option.OptionException;
import io.github.spadille.engine.state.BuyIn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Pay;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Play;
import io.github.spadille.stops.playorpay.PlayOrPayMove.Shuffle;
import io.github.spadille.testkit.Covers;
import io.github.spadille.testkit.TestTable;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayOrPayTest {
  /** A move that the game does not know. */
  private record Knock(int seat) implements PlayOrPayMove.Added {}

  private static final Deck<PlayingCard> PACK = Deck.standard52();
  private static final DealtOut FIRST_HAND = DealtOut.first(4, PACK);
  private static final String KING_STOPS = "corner=king-stops";
  private static final String RUN_ON = "run-on=yes";

  private static final String SHUFFLE = "* shuffle ...";

  private static TestTable table(String... options) {
    return TestTable.of(PlayOrPay.GAME, 4, options);
  }

  /**
   * A position in the first hand of four seats: seat 2 is in turn.
   *
   * @param played the cards of the sequence in order, all of which seat 3 played
   * @param hands the cards of each seat
   */
  private static TestTable follow(String played, String... hands) {
    return follow(FIRST_HAND, played, hands);
  }

  private static TestTable follow(DealtOut hand, String played, String... hands) {
    ImmutableList<PlayingCard> cards = PlayingCard.cards(played);
    PlayingCard last = cards.get(cards.size() - 1);
    Sequence sequence = new Sequence(cards.get(0), Sequence.successor(last));
    return position(hand, played, sequence, hands);
  }

  /** The same where a sequence is to be begun. */
  private static TestTable start(String played, String... hands) {
    return position(FIRST_HAND, played, null, hands);
  }

  private static TestTable position(
      DealtOut hand, String played, @Nullable Sequence sequence, String... hands) {
    List<CardSet<PlayingCard>> held = Arrays.stream(hands).map(PlayingCards::set).toList();
    Stakes stakes = stakes(50, 50, 50, 50);
    PlayOrPayState state =
        PlayOrPayState.undealt(hand, 4, stakes)
            .dealt(CardsPerSeat.copyOf(PlayingCard.FAMILY, held), stakes)
            .paid(3, stakes);
    for (PlayingCard card : PlayingCard.cards(played)) {
      state = state.played(card, sequence, 3);
    }
    return table().with(state.paid(2, stakes));
  }

  private static Stakes stakes(int... chips) {
    Stakes stakes = new BuyIn(50, Optional.empty()).stakes("POP-2", 4);
    for (int seat = 0; seat < 4; seat++) {
      stakes = stakes.pay(1, "POP-11", seat, 50 - chips[seat]);
    }
    return stakes;
  }

  private static TestTable withStakes(TestTable table, Stakes stakes) {
    return table.after(PlayOrPayState.class, state -> state.withStakes(stakes));
  }

  /** Returns the first card of the sequence that runs, and the next one. */
  private static String sequence(TestTable table) {
    return table.fact("first") + ' ' + table.fact("next");
  }

  private static PlayingCard card(String code) {
    return PlayingCard.parse(code);
  }

  @Test
  @Covers({"POP-1", "POP-3"})
  void thePackIsShuffledBeforeAnythingIsPlayed() {
    TestTable start = table();
    assertThat(start.refusal("0 pay")).isEqualTo("POP-3 undealt");
    assertThat(start.refusal(new Shuffle(Deck.piquet32().cards()))).isEqualTo("POP-1 pack [52]");
    assertThat(list(start.pile("stock"))).isEqualTo(PACK.cards());
    assertThat(start.turn()).isEqualTo("chance");
    assertThat(start.moves()).isEmpty();
    String shuffle = start.chance(1);
    TestTable dealt = start.play(shuffle);
    assertThat(dealt.pile("stock")).isEmpty();
    assertThat(dealt.refusal(shuffle)).isEqualTo("POP-3 dealt");
  }

  @Test
  @Covers("POP-2")
  void allBeginWithTheSameChipsOrWithThoseThatTheyBought() {
    assertThat(table().lines()).containsExactly("0 POP-2 0 1 2 3 50");
    assertThat(table("chips=7").scores()).isEqualTo("7 7 7 7");
    assertThat(table("buy-in=40,50,60,50").scores()).isEqualTo("40 50 60 50");
    assertThatThrownBy(() -> table("buy-in=40,50,60"))
        .isInstanceOf(OptionException.class)
        .hasMessageContaining(BuyIn.PROBLEM);
  }

  @Test
  void gainsAreShownWhereChipsWereBought() {
    TestTable dealt = table("buy-in=40,50,60,50", "ante=2").play(SHUFFLE);
    assertThat(dealt.fact("gains")).isEqualTo("-2 -2 -2 -2");
    assertThat(table().table().facts()).noneMatch(fact -> fact.name().equals("gains"));
  }

  @ParameterizedTest
  @CsvSource({"3,18,1", "4,13,4", "5,11,2", "6,9,4", "7,8,3", "8,7,4"})
  @Covers("POP-4")
  void handsAfterTheDeal(int seats, int larger, int first) {
    TestTable dealt = TestTable.of(PlayOrPay.GAME, seats).play(SHUFFLE);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(list(dealt.pile("hand." + seat))).hasSize(seat < first ? larger : larger - 1);
    }
    assertThat(dealt.scores()).isEqualTo("50" + " 50".repeat(seats - 1));
    assertThat(dealt.turn()).isEqualTo("0");
    assertThat(dealt.moves()).hasSize(larger);
  }

  @Test
  @Covers("POP-5")
  void theAnteIsPaidAfterTheDeal() {
    TestTable start = table("ante=3");
    assertThat(start.told(SHUFFLE)).containsExactly("dealt 3 [12]");
    TestTable dealt = start.stage(SHUFFLE, "dealt");
    assertThat(dealt.scores()).isEqualTo("47 47 47 47");
    assertThat(dealt.lines()).endsWith("1 POP-5 0 1 2 3 -3");
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
    TestTable state = start("", "2s", "2c", "5h Kc", "6h");
    assertThat(state.refusal("2 pay")).isEqualTo("POP-7 begin");
    assertThat(state.refusal("2 play 6h")).isEqualTo("POP-7 not-held [6h]");
    assertThat(state.refusal("3 play 6h")).isEqualTo("POP-9 turn [2]");
    assertThat(state.refusal("3 pay")).isEqualTo("POP-9 turn [2]");
    assertThat(state.refusal(new Knock(2))).isEqualTo("POP-9 move");
    assertThat(state.refusal(new Knock(3))).isEqualTo("POP-9 move");
    assertThat(state.moves()).containsExactly("play 5h", "play Kc");
    TestTable begun = state.play("2 play 5h");
    assertThat(begun.fact("phase")).isEqualTo("follow");
    assertThat(sequence(begun)).isEqualTo("5h 6h");
    assertThat(begun.turn()).isEqualTo("3");
    assertThat(begun.pile("hand.2")).isEqualTo("Kc");
    assertThat(begun.pile("played.2")).isEqualTo("5h");
  }

  @Test
  @Covers("POP-10")
  void whoeverHoldsTheNextCardMustPlayIt() {
    TestTable state = follow("5h", "2s", "2c", "6h 6s", "7h");
    assertThat(state.refusal("2 pay")).isEqualTo("POP-10 must-play [6h]");
    assertThat(state.refusal("2 play 6s")).isEqualTo("POP-10 must-play [6h]");
    assertThat(state.refusal("2 play 6h")).isEqualTo("legal");
    assertThat(state.moves()).containsExactly("play 6h");
  }

  @Test
  @Covers("POP-11")
  void whoeverDoesNotHoldTheNextCardMustPay() {
    TestTable state = follow("5h", "2s", "6h", "7h 6s", "2c");
    assertThat(state.refusal("2 play 7h")).isEqualTo("POP-11 must-pay [6h]");
    assertThat(state.refusal("2 play 6h")).isEqualTo("POP-11 must-pay [6h]");
    assertThat(state.moves()).containsExactly("pay");
    TestTable paid = state.play("2 pay");
    assertThat(paid.scores()).isEqualTo("50 50 49 50");
    assertThat(paid.fact("pot")).isEqualTo("1");
    assertThat(paid.turn()).isEqualTo("3");
    assertThat(sequence(paid)).isEqualTo(sequence(state));
    assertThat(state.under("pay-fee=0").play("2 pay").fact("pot")).isEqualTo("0");
  }

  @Test
  @Covers({"POP-9", "POP-12", "POP-13"})
  void theSecondOfTwoCardsInARowWaitsUnlessPlayersRunOn() {
    TestTable state = follow("5h", "2s", "2c", "6h 7h Ts", "8h");
    TestTable played = state.play("2 play 6h");
    assertThat(played.turn()).isEqualTo("3");
    assertThat(sequence(played)).isEqualTo("5h 7h");
    TestTable run = state.under(RUN_ON).play("2 play 6h");
    assertThat(run.turn()).isEqualTo("2");
    assertThat(run.play("2 play 7h").turn()).isEqualTo("3");
  }

  @Test
  @Covers({"POP-14", "POP-15", "POP-17"})
  void whoeverPlaysTheThirteenthCardBeginsAnotherSuit() {
    String twelve = "5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 3h";
    TestTable state = follow(twelve, "2s", "3s", "4h Qs 2c", "4s");
    assertThat(state.told("2 play 4h")).containsExactly("sequence-complete 2");
    TestTable complete = state.play("2 play 4h");
    assertThat(complete.fact("phase")).isEqualTo("start");
    assertThat(sequence(complete)).isEqualTo("- -");
    assertThat(complete.refusal("2 pay")).isEqualTo("POP-14 begin");
    assertThat(complete.refusal("2 play 4h")).isEqualTo("POP-7 not-held [4h]");
    assertThat(complete.moves()).containsExactly("play Qs", "play 2c");
    TestTable again = complete.play("2 play Qs");
    assertThat(sequence(again)).isEqualTo("Qs Ks");
  }

  @Test
  @Covers("POP-14")
  void aSequenceThatTheAceBeganEndsWithTheKing() {
    String twelve = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc";
    TestTable state = follow(twelve, "2s", "3s", "Kc Qs", "4s");
    assertThat(state.play("2 play Kc").fact("phase")).isEqualTo("start");
    TestTable eleven = follow("2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc", "2s", "Ac", "Kc Qs", "4s");
    assertThat(sequence(eleven.play("2 play Kc"))).isEqualTo("2c Ac");
    assertThat(eleven.under(KING_STOPS).play("2 play Kc").fact("phase")).isEqualTo("start");
  }

  @Test
  @Covers({"POP-6", "POP-14"})
  void kingsStopWhereAgreed() {
    TestTable state = start("Qh", "2s", "2c", "Jh Kh Ah", "2h");
    TestTable king = state.under(KING_STOPS).play("2 play Kh");
    assertThat(king.fact("phase")).isEqualTo("start");
    assertThat(king.turn()).isEqualTo("2");
    TestTable jack = king.play("2 play Jh");
    assertThat(jack.fact("phase")).isEqualTo("start");
    assertThat(jack.turn()).isEqualTo("2");
    assertThat(sequence(state.play("2 play Kh"))).isEqualTo("Kh Ah");
  }

  @Test
  @Covers({"POP-16", "POP-20"})
  void whoeverPlaysTheThirteenthCardAsItsLastWinsTheHand() {
    String twelve = "5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2h 3h";
    TestTable state = follow(twelve, "2s", "3s", "4h", "4s");
    assertThat(state.told("2 play 4h")).containsExactly("hand-won 2", "pot-taken 2 [3]", "done");
    assertThat(state.play("2 play 4h").fact("phase")).isEqualTo("shuffle");
  }

  @Test
  @Covers({"POP-18", "POP-19", "POP-20", "POP-21"})
  void theWinnerTakesWhatTheOthersPayForTheirCards() {
    TestTable state =
        withStakes(follow("5h", "2s 3s", "2d 3d 4d 5d", "6h", "7c"), stakes(41, 38, 43, 40));
    assertThat(state.told("2 play 6h")).containsExactly("hand-won 2", "pot-taken 2 [45]", "done");
    TestTable won = state.stage("2 play 6h", "hand-won");
    assertThat(won.scores()).isEqualTo("41 38 43 40");
    assertThat(won.pile("hand.2")).isEmpty();
    TestTable taken = state.stage("2 play 6h", "pot-taken");
    assertThat(taken.scores()).isEqualTo("39 34 88 39");
    assertThat(taken.pile("hand.1")).isEqualTo("2d 3d 4d 5d");
    TestTable after = state.play("2 play 6h");
    assertThat(after.scores()).isEqualTo("39 34 88 39");
    assertThat(after.fact("pot")).isEqualTo("0");
    assertThat(after.lines())
        .endsWith("1 POP-18 0 -2", "1 POP-18 1 -4", "1 POP-18 3 -1", "1 POP-19 2 45");
    assertThat(after.fact("phase")).isEqualTo("shuffle");
    assertThat(after.fact("hand-no")).isEqualTo("2");
    assertThat(after.fact("dealer")).isEqualTo("0");
    assertThat(after.pile("played.2")).isEmpty();
    assertThat(sequence(after)).isEqualTo("- -");
    assertThat(after.pile("hand.1")).isEmpty();
    TestTable dealt = after.play(SHUFFLE);
    assertThat(dealt.turn()).isEqualTo("1");
    assertThat(dealt.fact("phase")).isEqualTo("start");
  }

  @Test
  @Covers("POP-18")
  void cardsCostWhatWasAgreed() {
    TestTable state = follow("5h", "2s 3s", "2d", "6h", "7c");
    assertThat(state.under("card-fee=3").play("2 play 6h").scores()).isEqualTo("44 47 62 47");
    assertThat(state.under("card-fee=0").play("2 play 6h").scores()).isEqualTo("50 50 50 50");
  }

  @Test
  @Covers("POP-22")
  void equalChipsShareTheWinAfterTheLastHand() {
    TestTable state = follow("5h", "2s", "2d", "6h", "7c").under("hands=1 card-fee=0");
    TestTable after = state.play("2 play 6h");
    assertThat(after.fact("phase")).isEqualTo("over");
    assertThat(after.turn()).isEqualTo("over");
    assertThat(sequence(after)).isEqualTo("- -");
    assertThat(after.winners()).isEqualTo("0 1 2 3");
    assertThat(after.moves()).isEmpty();
    assertThat(after.refusal("0 pay")).isEqualTo("POP-22 over");
    assertThat(state.winners()).isEqualTo("-");
    TestTable paid = withStakes(state, stakes(50, 50, 50, 50).pay(1, "POP-18", 0, 1, 2));
    assertThat(paid.play("2 play 6h").winners()).isEqualTo("1");
  }

  @Test
  @Covers("POP-22")
  void everybodyDealsOnceUnlessOtherwiseAgreed() {
    DealtOut hand = FIRST_HAND;
    for (int number = 1; number <= 4; number++) {
      TestTable state = follow(hand, "5h", "2s", "2d", "6h", "7c");
      assertThat(state.play("2 play 6h").turn()).isEqualTo(number < 4 ? "chance" : "over");
      assertThat(state.under("hands=2").play("2 play 6h").turn())
          .isEqualTo(number < 2 ? "chance" : "over");
      hand = hand.next(4, PACK);
    }
  }

  @Test
  @Covers("POP-23")
  void chipsMayBeNegative() {
    TestTable state = withStakes(follow("5h", "2s", "2d", "7h", "6h"), stakes(50, 50, 0, 50));
    TestTable after = state.play("2 pay");
    assertThat(after.turn()).isEqualTo("3");
    assertThat(after.fact("chips")).isEqualTo("50 50 -1 50");
  }

  @Test
  void movesAreWrittenAsWords() {
    assertThat(PlayOrPayMove.SYNTAX.format(Pay.of(2))).isEqualTo("pay");
    assertThat(PlayOrPayMove.SYNTAX.parse(2, "play 5h")).isEqualTo(Play.of(2, card("5h")));
  }

  @Test
  void governingRulesAreThoseOfThePosition() {
    assertThat(start("", "2s", "2d", "6h", "7c").governing(2)).containsExactly("POP-7");
    assertThat(start("5h", "2s", "2d", "6h", "7c").governing(2)).containsExactly("POP-7", "POP-14");
    assertThat(follow("5h", "2s", "2d", "6h", "7c").governing(2)).containsExactly("POP-10");
    assertThat(follow("5h", "2s", "2d", "7h", "6h").governing(2)).containsExactly("POP-11");
  }

  @Test
  void aPaymentTellsWhatIsNotHeld() {
    TestTable state = follow("5h", "2s", "2d", "7h", "6h");
    assertThat(state.deduced("2 pay")).containsExactly("hand.2 lacks [6h]");
    assertThat(state.under(RUN_ON).deduced("2 pay")).containsExactly("hand.2 lacks [6h]");
    assertThat(table().deduced(SHUFFLE)).isEmpty();
  }

  @Test
  void whoeverRunsOnTellsByTheTurn() {
    TestTable state = follow("5h", "2s", "2d", "6h 7h 9h", "8h");
    assertThat(state.deduced("2 play 6h")).isEmpty();
    assertThat(state.under(RUN_ON).deduced("2 play 6h")).containsExactly("hand.2 has one of [7h]");
    TestTable run = state.under(RUN_ON).play("2 play 6h");
    assertThat(run.deduced("2 play 7h")).containsExactly("hand.2 lacks [8h]");
    TestTable last = follow("5h", "2s", "2d", "6h", "7h");
    assertThat(last.under(RUN_ON).deduced("2 play 6h")).isEmpty();
  }

  @Test
  void theTableShowsTheSequence() {
    TestTable running = follow("5h 6h", "2s", "2d", "7h", "8h");
    assertThat(running.fact("phase")).isEqualTo("follow");
    assertThat(running.fact("suit")).isEqualTo("h");
    assertThat(sequence(running)).isEqualTo("5h 7h");
    assertThat(running.pile("played.3")).isEqualTo("5h 6h");
    TestTable begun = start("5h 6h", "2s", "2d", "7h", "8h");
    assertThat(begun.fact("suit")).isEqualTo("-");
    assertThat(sequence(begun)).isEqualTo("- -");
  }

  @Test
  void withCardsIsTheInverseOfTheTable() {
    TestTable state = follow("5h", "2s", "2d", "7h", "6h");
    TestTable other = follow("5h", "7h", "6h", "2s", "2d");
    assertThat(other.withCards("hand.0: 2s", "hand.1: 2d", "hand.2: 7h", "hand.3: 6h"))
        .isEqualTo(state);
    String reversed = PACK.cards().reversed().toString();
    assertThat(table().withCards("stock: " + reversed).pile("stock")).isEqualTo(reversed);
    ScoreSheet noted = state.state().sheet().withNote("reversed", 1);
    PlayOrPayState changed = state.state(PlayOrPayState.class).withSheet(noted);
    assertThat(changed.sheet().notes()).containsEntry("reversed", 1);
    assertThat(changed.stakes().pot()).isZero();
  }
}
