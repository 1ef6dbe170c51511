package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.engine.game.AbstractScorePad;
import io.github.spadille.engine.game.PadQuestion;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.tricktaking.ohhell.OhHellMove.Bid;
import io.github.spadille.tricktaking.ohhell.OhHellState.Phase;
import java.util.Optional;

/**
 * The pad of Oh Hell: the bids of a hand in the order of bidding, then the tricks of each player.
 *
 * <p>Bids are moves of the game, which its rules refuse or carry out. In place of the play stand
 * the tricks that each player has won.
 */
final class OhHellPad extends AbstractScorePad {
  private static final int NOT_ENTERED = -1;

  private final OhHell rules;
  private final OhHellState state; // while bids are asked or tricks, or at the end
  private final IntPerSeat tricks;

  private OhHellPad(OhHell rules, OhHellState state, IntPerSeat tricks) {
    this.rules = rules;
    this.state = state;
    this.tricks = tricks;
  }

  /** Returns the pad of a game before its first hand. */
  static OhHellPad first(OhHell rules) {
    return begun(rules, rules.start());
  }

  /** Returns the pad before a hand, or after the last. */
  private static OhHellPad begun(OhHell rules, OhHellState state) {
    OhHellState awaiting = state.turn().isChance() ? rules.dealtUnseen(state) : state;
    return new OhHellPad(rules, awaiting, IntPerSeat.of(rules.seats(), NOT_ENTERED));
  }

  @Override
  public Optional<PadQuestion> question() {
    return switch (state.phase()) {
      case BID -> Optional.of(PadQuestion.number("bid", seat(), 0, handSize() + 1)); // OHH-11
      case PLAY -> Optional.of(PadQuestion.number("tricks", seat(), 0, handSize()));
      case SHUFFLE, OVER -> Optional.empty();
    };
  }

  /** Returns the player whose bid or tricks are asked; the dealer's come last. */
  private int seat() {
    Seats toAnswer =
        state.phase() == Phase.BID
            ? state.bids().toBid()
            : Seats.where(rules.seats(), seat -> tricks.get(seat) == NOT_ENTERED);
    return toAnswer.after(dealer());
  }

  @Override
  protected Optional<Refusal> refusalOf(int answer) {
    if (state.phase() == Phase.BID) {
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
  protected OhHellPad after(int answer) {
    if (state.phase() == Phase.BID) {
      return new OhHellPad(rules, rules.apply(state, Bid.of(seat(), answer)), tricks);
    }
    IntPerSeat entered = tricks.with(seat(), answer);
    return entered.contains(NOT_ENTERED)
        ? new OhHellPad(rules, state, entered)
        : begun(rules, rules.handPlayed(state, entered));
  }

  @Override
  public OhHellState state() {
    return state;
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
