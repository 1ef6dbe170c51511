package io.github.spadille.tricktaking.ohhell;

import static io.github.spadille.engine.notation.Args.NUMBER;

import io.github.spadille.engine.game.NumberMoves;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The moves of Oh Hell besides those of every trick game: bids. */
public sealed interface OhHellMove extends TrickMove {
  /** How moves are written when all bids are open. */
  MoveSyntax<TrickMove> OPEN_BIDS = TrickMove.forms().form("bid", Bid.class, NUMBER).build();

  /** How moves are written when a player sees only their own bid. */
  MoveSyntax<TrickMove> SECRET_BIDS = OPEN_BIDS.toBuilder().concealed(Bid.class).build();

  /**
   * A seat says how many tricks it will win.
   *
   * @param seat the seat
   * @param tricks how many
   */
  record Bid(int seat, int tricks) implements OhHellMove {
    private static final NumberMoves<TrickMove> SHARED = NumberMoves.of(Bid::new);

    /** Returns a bid; those of possible seats with up to 255 tricks are shared. */
    public static Bid of(int seat, int tricks) {
      return (Bid) SHARED.get(seat, tricks);
    }
  }
}
