package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.pontoon.PontoonHand.Status;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;

/** Ends a hand: chips change hands, and the cards go where they lie until the next deal. */
final class Settlement {
  private Settlement() {}

  /**
   * Settles every hand that is left, and puts all cards under the pack.
   *
   * @param rules tell what is paid
   * @param round what holds when all hands are done; the hands, the cards taken and the sheet
   *     likewise
   */
  static PontoonState settle( // PON-41, PON-47
      Pontoon rules,
      PontoonState state,
      Round round,
      PontoonHands hands,
      int taken,
      ScoreSheet sheet,
      Stages<PontoonState> stages) {
    PontoonHand banker = hands.hand(state.banker(), 0);
    ScoreSheet.Builder lines = sheet.toBuilder();
    boolean told = stages.areHeard();
    PontoonState now =
        told ? PontoonStages.handsShown(state, round, hands, taken, sheet, stages) : state;
    for (int p = state.nextPlayer(state.banker()); p != NONE; p = state.nextPlayer(p)) {
      for (int k = 0; hands.has(p, k); k++) {
        PontoonHand hand = hands.hand(p, k);
        if (hand.status() != Status.BUST) { // PON-46
          int multiple = rules.multiple(hand, banker);
          Payments.settle(state, lines, p, hand, multiple);
          now = told ? PontoonStages.settled(now, p, k, multiple, stages) : now;
        }
      }
    }
    PontoonState ended =
        state.ended(
            round,
            taken,
            PontoonDeal.collected(round, taken, hands),
            PontoonHands.none(hands.size()),
            lines.build());
    stages.reached(round.reshuffle() ? "gathered" : "under-the-pack", ended); // PON-54
    return ended;
  }

  /**
   * Ends a hand with a banker's pontoon; the cards lie on the table until the shuffle.
   *
   * @param playerTakes whether a player who has a pontoon as well can take the bank
   */
  static PontoonState bankersPontoon(
      PontoonState opened, boolean playerTakes, Stages<PontoonState> stages) {
    int banker = opened.banker();
    PontoonHands hands = opened.begun();
    hands = hands.with(banker, 0, hands.hand(banker, 0).turnedUp()); // PON-13
    ScoreSheet.Builder lines = opened.sheet().toBuilder();
    Seats pontoons = Seats.none();
    for (int p = opened.nextPlayer(banker); p != NONE; p = opened.nextPlayer(p)) {
      Payments.bankersPontoon(opened, lines, p);
      PontoonHand paid = hands.hand(p, 0).betting(0);
      boolean takes = playerTakes && paid.isTwoCard21(); // PON-51a
      hands = hands.with(p, 0, takes ? paid.turnedUp() : paid);
      pontoons = takes ? pontoons.with(p) : pontoons;
    }
    if (stages.areHeard()) {
      PontoonStages.bankersPontoon(opened, pontoons, stages);
    }
    Round round = opened.round().withPontoons(pontoons); // PON-54
    return opened.ended(round, opened.taken(), opened.pack(), hands, lines.build());
  }
}
