package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.set;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.PlayedCards;
import io.github.spadille.tricktaking.Following.Duty;
import org.junit.jupiter.api.Test;

/** Each test shows what one of the games in its comment asks for. */
class TrickPlayTest {
  private static final Following SUIT = Following.free().must("TST-5", "follow", Duty.followSuit());
  private static final Trick.Order ACE_HIGH = Suits.noTrumps();

  private static TrickPlay dealt(int leader, String... hands) {
    return dealt(TrickPlay.undealt(hands.length, leader), hands);
  }

  private static TrickPlay dealt(TrickPlay undealt, String... hands) {
    ImmutableList.Builder<CardSet<PlayingCard>> sets = ImmutableList.builder();
    for (String hand : hands) {
      sets.add(set(hand));
    }
    return undealt.withHands(PerSeat.copyOf(sets.build()));
  }

  private static TrickPlay play(TrickPlay start, String cards) {
    TrickPlay now = start;
    for (PlayingCard card : PlayingCard.cards(cards)) {
      now = now.play(card);
    }
    return now;
  }

  @Test
  void seatsPlayRoundTheTableFromTheLeader() {
    TrickPlay play = dealt(2, "As 7h", "2s 8h", "3s 9h");
    assertThat(play.seatInTurn()).isEqualTo(2);
    play = play(play, "3s");
    assertThat(play.seatInTurn()).isEqualTo(0);
    play = play(play, "As");
    assertThat(play.seatInTurn()).isEqualTo(1);
    assertThat(play.isComplete()).isFalse();
    play = play(play, "2s");
    assertThat(play.isComplete()).isTrue();
    assertThat(play.seatInTurn()).isEqualTo(2);
    assertThat(play.trick()).isEqualTo(PlayingCards.list("3s As 2s"));
    assertThat(play.playedBy(0)).isEqualTo(2);
    assertThat(play.playedBy(1)).isEqualTo(0);
    assertThat(play.playedBy(2)).isEqualTo(1);
    assertThat(play.hands()).containsExactly(set("7h"), set("8h"), set("9h"));
  }

  @Test
  void theLastSeatRoundTheTableCompletesTheTrick() {
    TrickPlay play = dealt(2, "As 7h", "2s 8h", "3s 9h");
    assertThat(play.isLastToPlay()).isFalse();
    play = play(play, "3s As");
    assertThat(play.led()).isEqualTo(PlayingCard.parse("3s"));
    assertThat(play.handInTurn()).isEqualTo(set("2s 8h"));
    assertThat(play.isLastToPlay()).isTrue();
    play = play(play, "2s");
    assertThat(play.isLastToPlay()).isFalse();
    assertThat(play.handInTurn()).isEmpty();
    assertThat(play.hand(2)).isEqualTo(set("9h"));
  }

  @Test
  void withASecondPackTheSeatInTurnHoldsEqualCardsToo() {
    TrickPlay play = dealt(0, "7h", "7h' As'");
    assertThat(play.handInTurn()).isEqualTo(set("7h"));
    play = play(play, "7h");
    assertThat(play.handInTurn()).isEqualTo(set("7h' As'"));
    assertThat(play.playable(SUIT)).isEqualTo(set("7h'"));
    assertThat(play.isLastToPlay()).isTrue();
    assertThat(play(play, "7h'").winner(ACE_HIGH)).isEqualTo(0);
  }

  @Test
  void nobodyHasLedToAnEmptyTrick() {
    TrickPlay play = dealt(0, "7h", "8h");
    assertThatThrownBy(play::led).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void handsAreNotEmptyWhileAnybodyInPlayHoldsACard() {
    TrickPlay play = dealt(0, "", "8h", "");
    assertThat(play.handsAreEmpty()).isFalse();
    assertThat(play.withInPlay(Seats.of(0, 2)).handsAreEmpty()).isTrue();
    assertThat(play.withInPlay(Seats.of(0, 1)).handsAreEmpty()).isFalse();
    assertThat(dealt(0, "As", "", "8h").withInPlay(Seats.of(0, 2)).handsAreEmpty()).isFalse();
    assertThat(play(dealt(0, "As", "8h"), "As").handsAreEmpty()).isFalse();
    assertThat(play(dealt(0, "As", "8h"), "As 8h").handsAreEmpty()).isTrue();
  }

  @Test
  void theWinnerTakesTheTrickAndLeads() {
    TrickPlay play = play(dealt(2, "As 7h", "2s 8h", "3s 9h"), "3s As 2s");
    assertThat(play.winner(ACE_HIGH)).isEqualTo(0);
    TrickPlay taken = play.take(0);
    assertThat(taken.leader()).isEqualTo(0);
    assertThat(taken.seatInTurn()).isEqualTo(0);
    assertThat(taken.trick()).isEmpty();
    assertThat(taken.won()).containsExactly(set("As 2s 3s"), noCards(), noCards());
    assertThat(taken.tricks()).isEqualTo(IntPerSeat.copyOf(1, 0, 0));
    assertThat(taken.handsAreEmpty()).isFalse();
    TrickPlay last = play(taken, "7h 8h 9h");
    assertThat(last.handsAreEmpty()).isTrue();
    assertThat(last.take(last.winner(ACE_HIGH)).tricks()).isEqualTo(IntPerSeat.copyOf(1, 0, 1));
  }

  @Test
  void refusalsAreThoseOfHandAndDuties() {
    TrickPlay play = play(dealt(0, "As 7h", "2s 8h", "3s 9h"), "As");
    assertThat(play.refusalUnlessPlayable(PlayingCard.parse("2s"), SUIT, "TST-4")).isEmpty();
    assertThat(play.refusalUnlessPlayable(PlayingCard.parse("3s"), SUIT, "TST-4"))
        .contains(Refusal.of("TST-4", "not-held", PlayingCard.parse("3s")));
    assertThat(play.refusalUnlessPlayable(PlayingCard.parse("8h"), SUIT, "TST-4"))
        .contains(Refusal.of("TST-5", "follow", PlayingCard.parse("8h"), PlayingCard.parse("As")));
    assertThat(play.playable(SUIT)).isEqualTo(set("2s"));
    assertThat(play.binding(SUIT)).containsExactly("TST-5");
  }

  /** Tute. */
  @Test
  void partnersShareAPile() {
    TrickPlay undealt = TrickPlay.undealt(4, 0, 2);
    TrickPlay play = play(dealt(undealt, "2s", "3s", "As", "4s"), "2s 3s As 4s");
    TrickPlay taken = play.take(2, 0);
    assertThat(taken.won()).containsExactly(set("2s 3s As 4s"), noCards());
    assertThat(taken.tricks()).isEqualTo(IntPerSeat.copyOf(0, 0, 1, 0));
    assertThat(taken.leader()).isEqualTo(2);
    assertThatThrownBy(() -> play.take(2)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  /** Toepen, with eight players, and Chicago: the cards stay before those who played them. */
  @Test
  void theGameMayKeepTheCardsOfATrick() {
    TrickPlay play =
        play(dealt(0, "7s", "8s", "9s", "Ts", "7h", "8h", "9h", "Th"), "7s 8s 9s Ts 7h 8h 9h Th");
    TrickPlay cleared = play.clear(3);
    assertThat(cleared.trick()).isEmpty();
    assertThat(cleared.won()).allMatch(CardSet::isEmpty);
    assertThat(cleared.tricks().get(3)).isEqualTo(1);
    assertThat(cleared.leader()).isEqualTo(3);
  }

  /** Toepen. */
  @Test
  void whoIsNotInPlayIsLeftOutOfTheTurn() {
    TrickPlay play = dealt(3, "As", "", "2s", "3s").withInPlay(Seats.of(0, 2, 3));
    play = play(play, "3s As");
    assertThat(play.seatInTurn()).isEqualTo(2);
    play = play(play, "2s");
    assertThat(play.isComplete()).isTrue();
    assertThat(play.playedBy(2)).isEqualTo(2);
    assertThat(play.winner(ACE_HIGH)).isEqualTo(0);
    assertThat(play.handsAreEmpty()).isTrue();
  }

  /** TOE-28: a folded card does not win. */
  @Test
  void whoHasLeftCannotWin() {
    TrickPlay play = play(dealt(0, "Th", "9h", "Ks", "8d"), "Th 9h");
    play = play(play.withInPlay(Seats.of(1, 2, 3)), "Ks 8d");
    assertThat(play.isComplete()).isTrue();
    assertThat(play.leader()).isEqualTo(0);
    assertThat(play.playedBy(3)).isEqualTo(3);
    assertThat(play.winner(ACE_HIGH)).isEqualTo(1);
    TrickPlay complete = play;
    assertThatThrownBy(() -> complete.take(0)).isInstanceOf(IllegalArgumentException.class);
  }

  /** TOE-29: nobody left has followed suit. */
  @Test
  void theFirstCardOfThoseLeftCountsAsLedIfNoneCanWin() {
    TrickPlay play = play(dealt(0, "Th", "9h", "Qs", "Ks"), "Th 9h");
    play = play(play.withInPlay(Seats.of(2, 3)), "Qs Ks");
    assertThat(play.winner(ACE_HIGH)).isEqualTo(3);
    Trick.Order nothingWins = (card, led) -> -1;
    assertThat(play.winner(nothingWins)).isEqualTo(2);
  }

  /** TOE-31. */
  @Test
  void theNextSeatLeadsIfTheLeaderLeaves() {
    TrickPlay play = dealt(2, "As", "2s", "3s", "4s");
    assertThat(play.withInPlay(Seats.of(0, 1)).leader()).isEqualTo(0);
    assertThat(play.withInPlay(Seats.of(0, 1, 3)).seatInTurn()).isEqualTo(3);
  }

  /** TOE-31a. */
  @Test
  void aTrickIsCompleteWhenThoseWhoWereToPlayHaveLeft() {
    TrickPlay play = play(dealt(0, "Th", "9h", "Ks", "8d"), "Th 9h Ks");
    assertThat(play.isComplete()).isFalse();
    TrickPlay left = play.withInPlay(Seats.of(0, 1, 2));
    assertThat(left.isComplete()).isTrue();
    assertThat(left.winner(ACE_HIGH)).isEqualTo(0);
  }

  @Test
  void someSeatTakesPart() {
    TrickPlay play = dealt(0, "As", "2s");
    assertThatThrownBy(() -> play.withInPlay(Seats.none()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> play.withInPlay(Seats.of(0, 2)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seats 0 2 of 2");
  }

  /** Page One. */
  @Test
  void cardsAreDrawnInTheMiddleOfATrick() {
    TrickPlay play = play(dealt(0, "9h 2s", "4s", "5s"), "9h");
    TrickPlay drawn = play.exchange(1, noCards(), PlayingCards.list("3h"));
    assertThat(drawn.seatInTurn()).isEqualTo(1);
    assertThat(drawn.playable(SUIT)).isEqualTo(set("3h"));
    assertThat(play(drawn, "3h").seatInTurn()).isEqualTo(2);
  }

  /** Chicago: cards are thrown away, and as many drawn as there are. */
  @Test
  void aSeatLaysCardsAwayAndDrawsOthers() {
    TrickPlay play = dealt(0, "9h 2s", "4s 5s");
    TrickPlay drawn = play.exchange(1, set("4s"), PlayingCards.list("As Kd"));
    assertThat(drawn.hands()).containsExactly(set("9h 2s"), set("As 5s Kd"));
    assertThat(play.exchange(0, set("9h 2s"), PlayingCards.list("")).hand(0)).isEmpty();
    assertThatThrownBy(() -> play.exchange(0, noCards(), PlayingCards.list("5s")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> play.exchange(2, noCards(), PlayingCards.list("6s")))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  /** Chicago: whoever has called leads. */
  @Test
  void anotherSeatLeadsToTheFirstTrick() {
    TrickPlay play = dealt(0, "9h 2s", "4s 5s", "6s 7s").withLeader(2);
    assertThat(play.seatInTurn()).isEqualTo(2);
    assertThat(play(play, "6s").seatInTurn()).isEqualTo(0);
    assertThat(play(play, "6s 2s").positionOf(2)).isZero();
    assertThat(play(play, "6s 2s").positionOf(0)).isEqualTo(1);
    assertThat(play(play, "6s 2s").positionOf(1)).isEqualTo(-1);
    assertThat(play.positionOf(3)).isEqualTo(-1);
    TrickPlay two = play.withInPlay(Seats.of(0, 2));
    assertThatThrownBy(() -> two.withLeader(1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("leader 1");
  }

  /** Page One: one pile for all, which is taken away to be shuffled. */
  @Test
  void cardsAreDealtToThoseWhoTakePart() {
    TrickPlay play = TrickPlay.undealt(4, 3).withInPlay(Seats.of(0, 1, 3));
    TrickPlay dealt = play.deal(PlayingCards.list("As Ks Qs 2h 3h 4h 7d"), 1, 2);
    assertThat(dealt.hands()).containsExactly(set("Ks 3h"), set("Qs 4h"), noCards(), set("As 2h"));
    assertThat(dealt.inPlay()).isEqualTo(play.inPlay());
    assertThat(dealt.leader()).isEqualTo(3);
    assertThat(dealt.deal(PlayingCards.list("8s 9s Ts"), 2, 1).hands())
        .containsExactly(set("9s"), set("Ts"), noCards(), set("8s"));
    assertThatThrownBy(() -> play.deal(PlayingCards.list("As Ks"), 0, 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void thePilesOfTricksCanBeChanged() {
    TrickPlay play = play(dealt(TrickPlay.undealt(2, 0, 1), "9h 2s", "Th 3s"), "9h Th").take(1, 0);
    assertThat(play.won()).containsExactly(set("9h Th"));
    assertThat(play.withWon(PerSeat.of(1, noCards())).won()).containsExactly(noCards());
    assertThatThrownBy(() -> play.withWon(PerSeat.of(2, noCards())))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> play.withHands(PerSeat.of(3, noCards())))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCardOfTheSecondBackIsAnotherCard() {
    TrickPlay play = play(dealt(0, "9h", "9h'"), "9h 9h'");
    assertThat(play.winner(ACE_HIGH)).isEqualTo(0);
    assertThat(play.take(0).won().get(0)).isEqualTo(set("9h 9h'"));
    TrickPlay dealt = TrickPlay.undealt(2, 0).deal(PlayingCards.list("9h 9h' Kh' Kh"), 1, 2);
    assertThat(dealt.hands()).containsExactly(set("9h Kh'"), set("9h' Kh"));
  }

  @Test
  void whatCannotHappenIsAnError() {
    TrickPlay play = dealt(0, "9h", "Th");
    assertThatThrownBy(() -> play.play(PlayingCard.parse("Th")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("seat 0 does not hold Th; it holds: 9h");
    assertThatThrownBy(() -> play.take(0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> play.clear(0)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> play.playedBy(0)).isInstanceOf(IndexOutOfBoundsException.class);
    TrickPlay complete = play(play, "9h Th");
    assertThatThrownBy(() -> complete.play(PlayingCard.parse("2h")))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> TrickPlay.undealt(3, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("leader 3; expected 0 to 2");
  }

  @Test
  void valuesAreEqualByTheirParts() {
    TrickPlay play = dealt(0, "9h 2s", "Th 3s");
    assertThat(play)
        .isEqualTo(dealt(0, "9h 2s", "Th 3s"))
        .hasSameHashCodeAs(dealt(0, "9h 2s", "Th 3s"));
    assertThat(play).hasToString(dealt(0, "9h 2s", "Th 3s").toString());
    assertThat(play).doesNotHaveSameHashCodeAs(dealt(1, "9h 2s", "Th 3s"));
    TrickPlay played = play(play, "9h Th");
    assertThat(
            ImmutableList.of(
                dealt(1, "9h 2s", "Th 3s"),
                dealt(0, "9h 3s", "Th 2s"),
                play(play, "9h"),
                play(play, "2s"),
                played.take(0),
                played.take(1),
                played.clear(0),
                play.withInPlay(Seats.of(0)),
                play.withWon(PerSeat.copyOf(ImmutableList.of(set("4s"), noCards())))))
        .doesNotHaveDuplicates()
        .doesNotContain(play, played);
  }

  @Test
  void whatIsPlayedLeavesTheHandAtOnce() {
    TrickPlay play = play(dealt(0, "As 7h", "2s 8h"), "As");
    assertThat(play.hand(0)).isEqualTo(set("7h"));
    assertThat(play.hand(1)).isEqualTo(set("2s 8h"));
    assertThat(play.withHands(play.hands())).isEqualTo(play).hasSameHashCodeAs(play);
    assertThat(play.exchange(0, noCards(), PlayingCards.list("9c")).hands())
        .containsExactly(set("7h 9c"), set("2s 8h"));
    assertThat(play).isNotEqualTo(dealt(0, "As 7h", "2s 8h"));
    TrickPlay taken = play(play, "2s").take(0);
    assertThat(taken.hands()).containsExactly(set("7h"), set("8h"));
    assertThat(taken.won(0)).isEqualTo(set("As 2s"));
    assertThat(taken.won(1)).isEmpty();
    assertThat(taken.toString()).contains("hands [7h, 8h]");
  }

  /** Of equal cards the first wins, also if somebody has left the trick. */
  @Test
  void ofCardsOfOneStrengthTheFirstWins() {
    Trick.Order allEqual = (card, led) -> 1;
    TrickPlay play = play(dealt(0, "As 7h", "2s 8h", "3s 9h"), "As 2s 3s");
    assertThat(play.winner(allEqual)).isZero();
    assertThat(play.withInPlay(Seats.of(1, 2)).winner(allEqual)).isEqualTo(1);
  }

  /** A strength of zero is a card that can win. */
  @Test
  void theWeakestCardThatCanWinWins() {
    Trick.Order onlyHearts = (card, led) -> card.suit() == Suit.HEARTS ? 0 : -1;
    TrickPlay play = play(dealt(0, "As 7c", "2s 7d", "3h 9h"), "As 2s 3h");
    assertThat(play.withInPlay(Seats.of(1, 2)).winner(onlyHearts)).isEqualTo(2);
  }

  @Test
  void cardsStayInFrontOfThoseWhoPlayedThem() {
    PlayedCards<PlayingCard> none = PlayedCards.none(PlayingCard.FAMILY);
    TrickPlay play = dealt(1, "As 7s", "Ks 8s", "Qs 9s'");
    assertThat(play.addTrickTo(none)).isSameAs(none);
    play = play(play, "Ks Qs");
    assertThat(play.withInPlay(Seats.of(0, 1)).addTrickTo(none)).hasToString("1:Ks 2:Qs");
    play = play(play, "As");
    PlayedCards<PlayingCard> first = play.addTrickTo(none);
    assertThat(play(play.clear(2), "9s'").addTrickTo(first)).hasToString("1:Ks 2:Qs 0:As 2:9s'");
  }
}
