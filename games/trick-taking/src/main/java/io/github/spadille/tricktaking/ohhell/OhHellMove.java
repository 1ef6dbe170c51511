package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.notation.Args.NUMBER;

import io.github.spadille.engine.move.NumberMoves;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The bid, the one move that Oh Hell adds to those of every trick game. */
public sealed interface OhHellMove extends TrickMove {
  /** How moves are written when all bids are open. */
  MoveSyntax<TrickMove> OPEN_BIDS =
      TrickMove.forms().form("bid", Bid.class, Bid::of, NUMBER.of(Bid::tricks)).build();

  /** How moves are written when a player sees only their own bid. */
  MoveSyntax<TrickMove> SECRET_BIDS = OPEN_BIDS.toBuilder().concealed(Bid.class).build();

  /**
   * A seat says how many tricks it will win (OHH-9).
   *
   * @param seat the seat
   * @param tricks the number of tricks
   */
  record Bid(int seat, int tricks) implements OhHellMove {
    private static final NumberMoves<TrickMove> SHARED = NumberMoves.of(Bid::new);

    /** Returns a bid; for possible seats and up to 255 tricks, the same object every time. */
    public static Bid of(int seat, int tricks) {
      return (Bid) SHARED.get(seat, tricks);
    }
  }
}
