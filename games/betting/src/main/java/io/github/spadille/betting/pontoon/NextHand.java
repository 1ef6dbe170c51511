package io.github.spadille.betting.pontoon;

import static io.github.spadille.betting.pontoon.PontoonState.NONE;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Limits;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.game.Stages;
import io.github.spadille.engine.table.Seats;

/**
 * Goes on when a hand is over: who keeps the bank, who names limits, whether cards are shuffled.
 */
final class NextHand {
  private final int hands;
  private final boolean asks;
  private final boolean tableLimits;
  private final boolean namesEachHand;
  private final int lowestLimit;

  NextHand(PontoonOptions options) {
    this.hands = options.hands();
    this.asks = options.bankDecline();
    this.tableLimits = !options.bankersLimits();
    this.namesEachHand = !options.limitsStay();
    this.lowestLimit = tableLimits ? options.tableMin() : options.limitSteps().get(0);
  }

  /** Goes on when all hands are settled and the cards lie where they lie until the next deal. */
  PontoonState after(PontoonState ended, Stages<PontoonState> stages) {
    if (ended.handNumber() == hands) {
      return over(ended); // PON-56
    }
    int heir = ended.heir();
    if (heir == NONE) {
      return passBank(ended, stages);
    }
    return asks ? offer(ended, heir, stages) : takeBank(ended, heir, stages); // PON-51
  }

  private static PontoonState offer(PontoonState state, int heir, Stages<PontoonState> stages) {
    PontoonState offered = state.offered(heir);
    stages.reached("bank-offered", heir, offered);
    return offered;
  }

  /** Goes on when a seat has said whether it wants the bank. */
  PontoonState answer(PontoonState state, Bank bank, Stages<PontoonState> stages) {
    if (bank.accepts()) {
      return takeBank(state, bank.seat(), stages);
    }
    PontoonState refused = state.without(bank.seat());
    int heir = refused.heir();
    return heir == NONE ? passBank(refused, stages) : offer(refused, heir, stages); // PON-51
  }

  private PontoonState takeBank(PontoonState state, int heir, Stages<PontoonState> stages) {
    if (stages.areHeard()) {
      stages.reached("bank-taken", heir, state.banked(heir));
    }
    return begin(state, heir, stages);
  }

  private PontoonState passBank(PontoonState state, Stages<PontoonState> stages) {
    int banker = state.banker(); // PON-52
    while (state.chips(banker) <= 0) {
      banker = banker + 1 == state.begun().size() ? 0 : banker + 1; // PON-55
    }
    if (banker != state.banker() && stages.areHeard()) {
      stages.reached("bank-passed", banker, state.banked(banker), Seats.of(state.banker()));
    }
    return begin(state, banker, stages);
  }

  private PontoonState begin(PontoonState state, int banker, Stages<PontoonState> stages) {
    if (!state.hasPlayer(banker, lowestLimit)) {
      PontoonState over = over(state); // PON-56
      stages.reached("nobody-can-bet", banker, over);
      return over;
    }
    boolean keeps = banker == state.banker() && !namesEachHand; // PON-3, PON-53
    if (tableLimits || (keeps && state.hasPlayer(banker, state.limitMin()))) {
      return deal(
          state.nextHand(Phase.SHUFFLE, banker, state.limitMin(), state.limitMax()), stages);
    }
    PontoonState names = state.nextHand(Phase.LIMITS, banker, 0, 0);
    if (keeps && stages.areHeard()) {
      stages.reached("limits-lifted", banker, names, state.limitMin());
    }
    return names;
  }

  /** Goes on when the banker has named the limits. */
  PontoonState limited(PontoonState state, Limits limits, Stages<PontoonState> stages) {
    return deal(state.limited(limits.min(), limits.max()), stages);
  }

  private static PontoonState deal(PontoonState state, Stages<PontoonState> stages) { // PON-6
    return state.reshuffle()
        ? state.awaiting(Phase.SHUFFLE)
        : PontoonDeal.first(state, state.pack(), stages);
  }

  private static PontoonState over(PontoonState state) { // PON-57
    return state.awaiting(Phase.OVER);
  }
}
