package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.ArrayList;
import java.util.List;

/** What becomes of the hand that is played, and which is played next (PON-15 to PON-40). */
final class PlayedHand {
  /** The second card of a hand that was split costs nothing (PON-28). */
  private static final int SPLIT_PRICE = 0;

  private final PontoonOptions options;
  private final Settlement settlement;

  PlayedHand(PontoonOptions options, Settlement settlement) {
    this.options = options;
    this.settlement = settlement;
  }

  /** Takes no more cards. */
  PontoonState stick(PontoonState state, StageListener<PontoonState> stages) { // PON-18
    return handDone(state, state.hand().with(Status.STUCK), state.sheet(), stages);
  }

  /** Draws a card face up. */
  PontoonState twist(PontoonState state, StageListener<PontoonState> stages) { // PON-21
    PlayingCard card = state.top();
    PontoonHand hand = state.hand().twisting(card);
    if (stages.isListening()) {
      stages.reached("card-twisted", state.seat(), state.with(hand, state.sheet()), card);
    }
    return drawn(state, hand, state.sheet(), stages);
  }

  /** Draws a card face down and pays for it. */
  PontoonState buy(PontoonState state, int price, StageListener<PontoonState> stages) { // PON-19
    PontoonHand hand = state.hand().buying(state.top(), price);
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-19", state.seat(), -price);
    if (stages.isListening()) {
      stages.reached("card-bought", state.seat(), state.with(hand, sheet));
    }
    return drawn(state, hand, sheet, stages);
  }

  /**
   * Goes on when a card was drawn.
   *
   * @param state the state before the card
   * @param hand the hand with the card
   * @param sheet with its price
   */
  private PontoonState drawn(
      PontoonState state, PontoonHand hand, ScoreSheet sheet, StageListener<PontoonState> stages) {
    if (hand.isAbove()) {
      return bust(state, hand, sheet, stages); // PON-11
    }
    if (!isFull(hand)) {
      return state.with(hand, sheet);
    }
    PontoonHand stuck = hand.with(Status.STUCK);
    if (stages.isListening()) { // Whether five cards count 21 as well is not told.
      String why = isFullByCards(hand) ? "stuck-with-five" : "stuck-at-21";
      stages.reached(why, state.seat(), state.with(stuck, sheet));
    }
    return handDone(state, stuck, sheet, stages);
  }

  /** Tells whether a hand that is not bust gets no more cards. */
  boolean isFull(PontoonHand hand) {
    return hand.low() == TwentyOne.LIMIT || isFullByCards(hand); // PON-22, PON-23
  }

  private boolean isFullByCards(PontoonHand hand) {
    return options.fiveCardStop() && hand.hasFiveCards(); // PON-25
  }

  private PontoonState bust(
      PontoonState state, PontoonHand hand, ScoreSheet sheet, StageListener<PontoonState> stages) {
    if (stages.isListening()) { // PON-24
      PontoonState shown = state.with(hand.with(Status.BUST).turnedUp(), sheet);
      stages.reached("bust", state.seat(), shown, hand.cards(), hand.total());
    }
    if (state.phase() == Phase.BANK) {
      return handDone(state, hand.with(Status.BUST), sheet, stages); // PON-40
    }
    ScoreSheet paid = sheet.add(state.handNumber(), "PON-24", state.banker(), hand.stake());
    PackAndHands cards = state.cards().thrownIn(state.place(), hand, hand.lost()); // PON-38
    if (stages.isListening()) {
      PontoonState lost = state.playing(state.place(), cards, paid);
      stages.reached("thrown-in", state.seat(), lost, hand.stake(), Seats.of(state.banker()));
    }
    return playNext(state, cards, paid, stages);
  }

  /** Shows a pontoon. */
  PontoonState declare(PontoonState state, StageListener<PontoonState> stages) { // PON-16
    PontoonHand hand = state.hand().declared();
    Seats pontoons = state.round().pontoons().with(hand.seat());
    PontoonState shown =
        state.withRound(state.round().afterPontoon(pontoons)).with(hand, state.sheet());
    stages.reached("ace-shown", hand.seat(), shown, hand.card(hand.isUp(0) ? 0 : 1));
    return handDone(shown, hand, shown.sheet(), stages);
  }

  /** Makes two hands of a pair. */
  PontoonState split(PontoonState state, StageListener<PontoonState> stages) {
    PontoonHand pair = state.hand();
    int place = state.place();
    int seat = pair.seat();
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-27", seat, -pair.bet());
    PontoonHand one = pair.half(0);
    PontoonHand other = pair.half(1);
    if (stages.isListening()) {
      PontoonState parted = state.playing(place, split(state, one, other), sheet);
      stages.reached("pair-parted", seat, parted, pair.cards(), pair.bet());
    }
    PontoonHand first = one.buying(state.cards().left(0), SPLIT_PRICE); // PON-28
    PontoonHand second = other.buying(state.cards().left(1), SPLIT_PRICE);
    PontoonState dealt = state.playing(place, split(state, first, second), sheet);
    stages.reached("split-dealt", seat, dealt);
    return dealt;
  }

  private static PackAndHands split( // PON-30
      PontoonState state, PontoonHand one, PontoonHand other) {
    List<PontoonHand> all = new ArrayList<>(state.cards().hands());
    all.set(state.place(), one);
    all.add(state.place() + 1, other);
    return state.cards().with(all.toArray(new PontoonHand[0]));
  }

  /** Goes on when the hand that is played is done. */
  private PontoonState handDone(
      PontoonState state, PontoonHand done, ScoreSheet sheet, StageListener<PontoonState> stages) {
    PackAndHands cards = state.cards().with(state.place(), done);
    return state.phase() == Phase.BANK
        ? settlement.settle(state.playing(state.place(), cards, sheet), stages)
        : playNext(state, cards, sheet, stages);
  }

  private PontoonState playNext(
      PontoonState state,
      PackAndHands cards,
      ScoreSheet sheet,
      StageListener<PontoonState> stages) {
    PontoonState next = state.playing(state.place() + 1, cards, sheet);
    if (next.phase() == Phase.PLAY) {
      return next; // PON-15, PON-29, PON-30
    }
    if (!next.has(Status.STUCK)) {
      return settlement.settle(next, stages); // PON-35, PON-36
    }
    PontoonHand hand = next.hand().turnedUp(); // PON-34
    PontoonState shown = next.with(hand, sheet);
    if (stages.isListening()) {
      stages.reached("bank-shown", hand.seat(), shown, hand.card(0), hand.total());
    }
    return shown;
  }
}
