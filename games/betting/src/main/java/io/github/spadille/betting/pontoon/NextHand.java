package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonState.Round;
import io.github.spadille.engine.game.StageListener;
import io.github.spadille.engine.seat.Seats;

/**
 * What comes when a hand is over: who keeps the bank, who names limits, the shuffle and the deal.
 */
final class NextHand {
  private final PontoonOptions options;
  private final int lowestLimit;

  NextHand(PontoonOptions options) {
    this.options = options;
    this.lowestLimit = options.bankersLimits() ? options.limitSteps().get(0) : options.tableMin();
  }

  /** Goes on when a hand is settled. */
  PontoonState after(PontoonState ended, StageListener<PontoonState> stages) {
    return ended.handNumber() == options.hands()
        ? ended.over() // PON-56
        : nextBanker(ended, stages);
  }

  /** Goes on when a seat has said whether it wants the bank. */
  PontoonState answer(PontoonState state, Bank bank, StageListener<PontoonState> stages) { // PON-51
    if (bank.accepts()) {
      return takeBank(state, bank.seat(), stages);
    }
    Seats others = state.round().pontoons().without(bank.seat());
    return offerBank(state.withRound(state.round().afterPontoon(others)), stages);
  }

  private PontoonState nextBanker(PontoonState state, StageListener<PontoonState> stages) {
    Seats heirs = heirs(state);
    return options.bankDecline() || heirs.isEmpty()
        ? offerBank(state, stages)
        : takeBank(state, heirs.after(state.banker()), stages);
  }

  /** Returns the seats that can take the bank for a pontoon. */
  private static Seats heirs(PontoonState state) { // PON-51, PON-51a
    return state.round().pontoons().and(state.others(state.banker(), 1));
  }

  /** Asks the next seat that can take the bank for a pontoon, if there is one. */
  private PontoonState offerBank(PontoonState state, StageListener<PontoonState> stages) {
    int banker = state.banker();
    Seats heirs = heirs(state);
    if (!heirs.isEmpty()) {
      PontoonState offered = state.offeringBank(heirs.after(banker));
      stages.reached("bank-offered", offered.seat(), offered);
      return offered;
    }
    if (state.chips(banker) > 0) {
      return begin(state, banker, stages); // PON-52
    }
    int heir = state.others(banker, 1).after(banker); // PON-55
    stages.reached("bank-passed", heir, state.banked(heir), Seats.of(banker));
    return begin(state, heir, stages);
  }

  private PontoonState takeBank(PontoonState state, int heir, StageListener<PontoonState> stages) {
    stages.reached("bank-taken", heir, state.banked(heir));
    return begin(state, heir, stages);
  }

  private PontoonState begin(PontoonState state, int banker, StageListener<PontoonState> stages) {
    if (lowestLimit > state.affordable(banker)) { // PON-56
      PontoonState over = state.over();
      stages.reached("nobody-can-bet", banker, over);
      return over;
    }
    Round round = state.round();
    int min = round.limitMin();
    boolean keeps = banker == state.banker() && options.limitsStay(); // PON-3, PON-53
    if (!options.bankersLimits() || keeps && min <= state.affordable(banker)) {
      return shuffleOrDeal(state, round.next(banker, state.sheet()), stages);
    }
    PontoonState names = state.awaitingLimits(round.nextWithoutLimits(banker, state.sheet()));
    if (keeps) {
      stages.reached("limits-lifted", banker, names, min);
    }
    return names;
  }

  /** Goes on when limits are named, or hold. */
  PontoonState shuffleOrDeal(PontoonState state, Round round, StageListener<PontoonState> stages) {
    return round.reshuffle() // PON-6
        ? state.awaitingShuffle(round)
        : deal(state, round, state.cards(), stages);
  }

  /** Deals the first cards, face down, and lets the first player bet. */
  PontoonState deal( // PON-7
      PontoonState state, Round round, PackAndHands pack, StageListener<PontoonState> stages) {
    int banker = round.banker();
    Seats dealtTo = round.dealtTo();
    PontoonState dealt = state.betting(round, dealtTo.after(banker), pack, state.sheet());
    if (stages.isListening()) {
      stages.reached("dealt", banker, dealt, dealtTo.without(banker));
    }
    return dealt;
  }
}
