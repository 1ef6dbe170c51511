package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.game.HandFacts;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.game.Rules;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.tricktaking.TrickMove;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import java.util.Optional;

/**
 * What people enter of a hand of Oh Hell: the bids in the order of bidding, then the tricks of each
 * player.
 *
 * <p>Bids are moves of the game, which its rules refuse or carry out. In place of the play stand
 * the tricks that each player has won.
 *
 * @param rules those that refuse and carry out bids
 * @param state the hand dealt, with the bids that are entered
 * @param tricks the tricks that each player has won, {@link #NOT_ENTERED} for the others
 */
record OhHellFacts(Rules<OhHellState, TrickMove> rules, OhHellState state, IntPerSeat tricks)
    implements HandFacts<OhHellState, OhHellFacts> {
  private static final int NOT_ENTERED = -1;

  /** Returns the facts of a hand that is dealt, before the first bid. */
  static OhHellFacts none(Rules<OhHellState, TrickMove> rules, OhHellState dealt) {
    return new OhHellFacts(rules, dealt, IntPerSeat.of(rules.seats(), NOT_ENTERED));
  }

  @Override
  public Optional<PadQuestion> question() {
    if (isBidding()) {
      return Optional.of(PadQuestion.number("bid", seat(), 0, handSize() + 1)); // OHH-11
    }
    return tricks.contains(NOT_ENTERED)
        ? Optional.of(PadQuestion.number("tricks", seat(), 0, handSize()))
        : Optional.empty();
  }

  private boolean isBidding() {
    return state.phase() == Phase.BID;
  }

  /** Returns the player whose bid or tricks are asked; the dealer's come last. */
  private int seat() {
    Seats toAnswer =
        isBidding()
            ? state.bids().toBid()
            : Seats.where(rules.seats(), seat -> tricks.get(seat) == NOT_ENTERED);
    return toAnswer.after(dealer());
  }

  @Override
  public Optional<Refusal> refusal(int answer) {
    if (isBidding()) {
      return rules.refusal(state, Bid.of(seat(), answer));
    }
    int left = tricksLeft();
    if (answer > left) {
      return refuse("OHH-17", "above", left);
    }
    return seat() == dealer() && answer < left ? refuse("OHH-17", "below", left) : Optional.empty();
  }

  /** Returns how many tricks of the hand no player has so far. */
  private int tricksLeft() {
    int left = handSize();
    for (int seat = 0; seat < rules.seats(); seat++) {
      left -= Math.max(0, tricks.get(seat));
    }
    return left;
  }

  @Override
  public OhHellFacts with(int answer) {
    return isBidding()
        ? new OhHellFacts(rules, rules.apply(state, Bid.of(seat(), answer)), tricks)
        : new OhHellFacts(rules, state, tricks.with(seat(), answer));
  }

  @Override
  public int answerOf(OhHellState played) {
    return isBidding() ? played.bids().bySeat().get(seat()) : played.cards().tricks().get(seat());
  }

  @Override
  public int dealer() {
    return state.hand().dealer();
  }

  @Override
  public int handSize() {
    return state.hand().size();
  }
}
