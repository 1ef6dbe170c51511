package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.engine.game.ScoreSheet;

/** Writes down what goes from hand to hand when chips are won; none are made or lost (PON-49). */
final class Payments {
  private Payments() {}

  /** Returns the sheet when all players have paid for a banker's pontoon. */
  static ScoreSheet bankersPontoon(PontoonState state) { // PON-13, PON-14
    ScoreSheet sheet = state.sheet();
    int hand = state.handNumber();
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      int bet = state.bet(p);
      sheet = sheet.add(hand, "PON-13", p, -bet).add(hand, "PON-13", state.banker(), 2L * bet);
    }
    return sheet;
  }

  /**
   * Returns the sheet when a hand is settled.
   *
   * @param multiple how often the banker pays the stake; negative if the player pays
   */
  static ScoreSheet settle(
      PontoonState state, ScoreSheet sheet, int seat, PontoonHand hand, int multiple) {
    long stake = hand.stake();
    int number = state.handNumber();
    if (multiple > 0) { // PON-43, PON-48
      return sheet
          .add(number, "PON-43", seat, stake + multiple * stake)
          .add(number, "PON-43", state.banker(), -multiple * stake);
    }
    ScoreSheet lost = sheet.add(number, "PON-42", state.banker(), -multiple * stake); // PON-49
    return multiple == -1 ? lost : lost.add(number, "PON-42", seat, (multiple + 1) * stake);
  }
}
