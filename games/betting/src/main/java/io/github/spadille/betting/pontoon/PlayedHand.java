package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;

/** What becomes of the hand that is being played, and which is played next (PON-15 to PON-40). */
final class PlayedHand {
  private final Pontoon rules;
  private final boolean fiveCardStop;
  private final NextHand nextHand;

  PlayedHand(Pontoon rules, PontoonOptions options, NextHand nextHand) {
    this.rules = rules;
    this.fiveCardStop = options.fiveCardStop();
    this.nextHand = nextHand;
  }

  /** Takes no more cards. */
  PontoonState stick(PontoonState state, Stages<PontoonState> stages) {
    PontoonHand stuck = state.hand().with(Status.STUCK);
    return goOn(state, state.round(), stuck, state.taken(), state.sheet(), stages);
  }

  /** Draws a card face up. */
  PontoonState twist(PontoonState state, Stages<PontoonState> stages) { // PON-21
    PontoonHand hand = state.hand().with(state.undealt(0), true, 0, Status.TWISTED);
    if (stages.areHeard()) {
      PontoonStages.twisted(state, hand, stages);
    }
    return draw(state, hand, state.sheet(), stages);
  }

  /** Draws a card face down and pays for it. */
  PontoonState buy(PontoonState state, int price, Stages<PontoonState> stages) { // PON-19
    PontoonHand hand = state.hand().with(state.undealt(0), false, price, Status.OPEN);
    ScoreSheet sheet = state.sheet().add(state.handNumber(), "PON-19", state.active(), -price);
    if (stages.areHeard()) {
      PontoonStages.bought(state, hand, sheet, stages);
    }
    return draw(state, hand, sheet, stages);
  }

  /**
   * Goes on when a card was drawn.
   *
   * @param state the state before the card
   * @param hand with the card; the sheet likewise
   */
  private PontoonState draw(
      PontoonState state, PontoonHand hand, ScoreSheet sheet, Stages<PontoonState> stages) {
    int taken = state.taken() + 1;
    if (hand.isAbove()) { // PON-11
      return bust(state, hand, taken, sheet, stages);
    }
    return isFull(hand)
        ? stickByItself(state, hand.with(Status.STUCK), taken, sheet, stages)
        : state.played(hand, taken, sheet);
  }

  /** Tells whether a hand that is not bust gets no more cards. */
  boolean isFull(PontoonHand hand) {
    return hand.low() == TwentyOne.LIMIT || isFullByCards(hand); // PON-22, PON-23
  }

  private boolean isFullByCards(PontoonHand hand) {
    return fiveCardStop && hand.hasFiveCards(); // PON-25
  }

  private PontoonState stickByItself(
      PontoonState state,
      PontoonHand stuck,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    if (stages.areHeard()) {
      PontoonStages.stuck(state, stuck, isFullByCards(stuck), taken, sheet, stages);
    }
    return goOn(state, state.round(), stuck, taken, sheet, stages);
  }

  private PontoonState bust(
      PontoonState state,
      PontoonHand hand,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    if (stages.areHeard()) {
      PontoonStages.bust(state, hand, taken, sheet, stages);
    }
    if (state.phase() == Phase.BANK) {
      return goOn(state, state.round(), hand.with(Status.BUST), taken, sheet, stages); // PON-40
    }
    ScoreSheet paid = sheet.add(state.handNumber(), "PON-24", state.banker(), hand.stake());
    if (stages.areHeard()) {
      PontoonStages.thrownIn(state, hand, taken, paid, stages);
    }
    return goOn(state, state.round(), hand.lost(), taken, paid, stages); // PON-38
  }

  /** Shows a pontoon. */
  PontoonState declare(PontoonState state, Stages<PontoonState> stages) {
    PontoonHand declared = state.hand().declared();
    Round round = state.declared();
    if (stages.areHeard()) {
      PontoonStages.aceShown(state, round, declared, stages);
    }
    return goOn(state, round, declared, state.taken(), state.sheet(), stages);
  }

  /**
   * Goes on with the next hand to be played when one is done.
   *
   * @param state the state when it was to be played
   * @param round what holds when it is done; the cards taken and the sheet likewise
   * @param done the hand
   */
  private PontoonState goOn(
      PontoonState state,
      Round round,
      PontoonHand done,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonHands hands = state.replaced(done);
    if (state.phase() == Phase.BANK) {
      return settle(state, round, hands, taken, sheet, stages);
    }
    int seat = state.active();
    int second = state.activeHand() + 1;
    if (second < hands.count(seat)) { // PON-29, PON-30
      return state.turnTo(round, seat, second, hands, taken, sheet);
    }
    int player = state.nextPlayer(seat);
    return player == NONE
        ? playBanker(state, round, hands, taken, sheet, stages)
        : state.turnTo(round, player, 0, hands, taken, sheet); // PON-15
  }

  private PontoonState playBanker(
      PontoonState state,
      Round round,
      PontoonHands hands,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    boolean against = false;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; hands.has(p, k); k++) {
        against |= hands.hand(p, k).status() == Status.STUCK;
      }
    }
    if (!against) {
      return settle(state, round, hands, taken, sheet, stages); // PON-35, PON-36
    }
    PontoonState turn = state.bankersTurn(round, hands, taken, sheet); // PON-34
    if (stages.areHeard()) {
      PontoonStages.bankShown(turn, stages);
    }
    return turn;
  }

  private PontoonState settle(
      PontoonState state,
      Round round,
      PontoonHands hands,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonState ended = Settlement.settle(rules, state, round, hands, taken, sheet, stages);
    return nextHand.after(ended, stages); // PON-41
  }
}
