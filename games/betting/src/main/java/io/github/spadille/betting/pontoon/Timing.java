package io.github.spadille.betting.pontoon;

import static io.github.spadille.engine.game.Refusal.refuse;

import io.github.spadille.betting.pontoon.PontoonMove.Bank;
import io.github.spadille.betting.pontoon.PontoonMove.Bet;
import io.github.spadille.betting.pontoon.PontoonMove.Limits;
import io.github.spadille.betting.pontoon.PontoonMove.Shuffle;
import io.github.spadille.betting.pontoon.PontoonState.Phase;
import io.github.spadille.engine.game.Refusal;
import io.github.spadille.engine.seat.Seats;
import java.util.Optional;

/** When a move is made, and by whom. */
final class Timing {
  private Timing() {}

  /** Returns why a move is not made now: it is the time of another move, or the turn of another. */
  static Optional<Refusal> refusal(PontoonState state, PontoonMove move) {
    Phase phase = state.phase();
    Seats inTurn = Seats.of(state.seat());
    if (phase == Phase.OVER) {
      return refuse("PON-56", "over");
    }
    if (move instanceof Shuffle) {
      return refuse("PON-6", "undue");
    }
    if (phase == Phase.BANK_OFFER) {
      return refuse("PON-51", "offered", inTurn);
    }
    if (move instanceof Bank) {
      return refuse("PON-51", "not-offered");
    }
    if (phase == Phase.LIMITS) {
      return refuse("PON-3", "banker", inTurn);
    }
    if (move instanceof Limits) {
      return refuse("PON-3", "fixed", state.round().limitMin(), state.round().limitMax());
    }
    if (phase == Phase.SHUFFLE) {
      return refuse("PON-7", "undealt");
    }
    if (phase == Phase.BET) {
      return refuse("PON-8", "turn", inTurn);
    }
    if (move instanceof Bet) {
      return refuse("PON-8", "made");
    }
    return phase == Phase.PLAY
        ? refuse("PON-15", "turn", inTurn)
        : refuse("PON-34", "turn", inTurn);
  }
}
