package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.engine.game.ScoreSheet;

/** Writes down what goes from hand to hand when chips are won; none are made or lost (PON-49). */
final class Payments {
  private Payments() {}

  /** Returns the sheet when all players have paid for a banker's pontoon. */
  static ScoreSheet bankersPontoon(PontoonState state) { // PON-13, PON-14
    ScoreSheet.Builder sheet = state.sheet().toBuilder();
    int hand = state.handNumber();
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      int bet = state.bet(p);
      sheet.add(hand, "PON-13", p, -bet).add(hand, "PON-13", state.banker(), 2L * bet);
    }
    return sheet.build();
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
          .add(number, "PON-43", seat, stake + multiple * stake)
          .add(number, "PON-43", state.banker(), -multiple * stake);
      return;
    }
    sheet.add(number, "PON-42", state.banker(), -multiple * stake); // PON-49
    if (multiple != -1) {
      sheet.add(number, "PON-42", seat, (multiple + 1) * stake);
    }
  }
}
