package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.engine.game.ScoreSheet;

/** Writes down what goes from hand to hand when chips are won; none are made or lost (PON-49). */
final class Payments {
  private Payments() {}

  /** Writes down what a player loses to a banker's pontoon. */
  static void bankersPontoon( // PON-13, PON-14
      PontoonState state, ScoreSheet.Builder sheet, int seat) {
    int bet = state.bet(seat);
    int hand = state.handNumber();
    sheet
        .add(hand, "PON-13", "stake", state.banker(), bet)
        .add(hand, "PON-13", "double", seat, -bet)
        .add(hand, "PON-13", "double", state.banker(), bet);
  }

  /**
   * Writes down what is paid for one hand when all are settled.
   *
   * @param multiple how often the banker pays the stake; negative if the player pays
   */
  static void settle(
      PontoonState state, ScoreSheet.Builder sheet, int seat, PontoonHand hand, int multiple) {
    long stake = hand.stake();
    int number = state.handNumber();
    if (multiple > 0) { // PON-43, PON-48
      sheet
          .add(number, "PON-43", paid(hand), seat, stake + multiple * stake)
          .add(number, "PON-43", pays(hand), state.banker(), -multiple * stake);
      return;
    }
    sheet.add(number, "PON-42", "stake", state.banker(), stake); // PON-49
    if (multiple != -1) {
      long more = (-multiple - 1) * stake;
      sheet
          .add(number, "PON-42", "double", seat, -more)
          .add(number, "PON-42", "double", state.banker(), more);
    }
  }

  private static String paid(PontoonHand hand) {
    return hand.status() == Status.PONTOON
        ? "pontoon"
        : hand.isFiveCardTrick() ? "five-cards" : "even";
  }

  private static String pays(PontoonHand hand) {
    return hand.status() == Status.PONTOON
        ? "pays-pontoon"
        : hand.isFiveCardTrick() ? "pays-five-cards" : "pays-even";
  }
}
