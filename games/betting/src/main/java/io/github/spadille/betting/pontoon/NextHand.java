package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
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
        ? ended.awaiting(Phase.OVER, ended.seat()) // PON-56
        : chooseBanker(ended, options.bankDecline(), stages);
  }

  /** Goes on when a seat has said whether it wants the bank. */
  PontoonState answer(PontoonState state, Bank bank, StageListener<PontoonState> stages) { // PON-51
    if (bank.accepts()) {
      return takeBank(state, bank.seat(), stages);
    }
    Seats others = state.round().pontoons().without(bank.seat());
    return chooseBanker(state.with(state.round().afterPontoon(others)), true, stages);
  }

  private PontoonState chooseBanker(
      PontoonState state, boolean asks, StageListener<PontoonState> stages) {
    int banker = state.banker();
    Seats solvent = state.others(banker, 1);
    Seats heirs = state.round().pontoons().and(solvent); // PON-51, PON-51a
    if (!heirs.isEmpty() && asks) {
      PontoonState offered = state.awaiting(Phase.BANK_OFFER, heirs.after(banker));
      stages.reached("bank-offered", offered.seat(), offered);
      return offered;
    }
    if (!heirs.isEmpty()) {
      return takeBank(state, heirs.after(banker), stages);
    }
    if (state.chips(banker) > 0) {
      return begin(state, banker, stages); // PON-52
    }
    int heir = solvent.after(banker); // PON-55
    stages.reached("bank-passed", heir, banked(state, heir), Seats.of(banker));
    return begin(state, heir, stages);
  }

  private PontoonState takeBank(PontoonState state, int heir, StageListener<PontoonState> stages) {
    stages.reached("bank-taken", heir, banked(state, heir));
    return begin(state, heir, stages);
  }

  /** Returns a state that is told: a seat has the bank, and nothing is done with it yet. */
  private static PontoonState banked(PontoonState state, int heir) {
    return state.with(state.round().withBanker(heir)).awaiting(Phase.BANK, heir);
  }

  private PontoonState begin(PontoonState state, int banker, StageListener<PontoonState> stages) {
    if (state.others(banker, lowestLimit).isEmpty()) {
      PontoonState over = state.awaiting(Phase.OVER, state.seat()); // PON-56
      stages.reached("nobody-can-bet", banker, over);
      return over;
    }
    Round round = state.round();
    int min = round.limitMin();
    boolean keeps = banker == state.banker() && options.limitsStay(); // PON-3, PON-53
    if (!options.bankersLimits() || keeps && !state.others(banker, min).isEmpty()) {
      return shuffleOrDeal(state, round.next(banker, min, round.limitMax(), state.sheet()), stages);
    }
    Round next = round.next(banker, 0, 0, state.sheet());
    PontoonState names = state.with(next).awaiting(Phase.LIMITS, banker);
    if (keeps) {
      stages.reached("limits-lifted", banker, names, min);
    }
    return names;
  }

  /** Goes on when limits are named, or hold. */
  PontoonState shuffleOrDeal(PontoonState state, Round round, StageListener<PontoonState> stages) {
    return round.reshuffle() // PON-6
        ? state.with(round).awaiting(Phase.SHUFFLE, round.banker())
        : deal(state, round, state.cards(), stages);
  }

  /** Deals the first cards, face down, and lets the first player bet. */
  PontoonState deal( // PON-7
      PontoonState state,
      Round round,
      PackAndHands<PontoonHand> pack,
      StageListener<PontoonState> stages) {
    int banker = round.banker();
    Seats dealtTo = round.dealtTo();
    PontoonState dealt = state.betting(round, dealtTo.after(banker), pack, state.sheet());
    if (stages.isListening()) {
      stages.reached("dealt", banker, dealt, dealtTo.without(banker));
    }
    return dealt;
  }
}
