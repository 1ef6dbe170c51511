package io.github.spadille.tricktaking.polignac;

import io.github.spadille.engine.move.SeatMoves;
import io.github.spadille.engine.notation.MoveSyntax;
import io.github.spadille.tricktaking.TrickMove;

/** The moves of Polignac besides those of every trick game: announcements before the first lead. */
public sealed interface PolignacMove extends TrickMove {
  /** How moves are written where capot may be announced. */
  MoveSyntax<TrickMove> SYNTAX =
      TrickMove.forms().form("capot", Capot.class).form("pass", Pass.class).build();

  /**
   * A seat announces that it will take all tricks.
   *
   * @param seat the seat
   */
  record Capot(int seat) implements PolignacMove {
    private static final SeatMoves<Capot> SHARED = SeatMoves.of(Capot::new);

    /** Returns the announcement of a seat; those of possible seats are shared. */
    public static Capot of(int seat) {
      return SHARED.get(seat);
    }
  }

  /**
   * A seat announces nothing.
   *
   * @param seat the seat
   */
  record Pass(int seat) implements PolignacMove {
    private static final SeatMoves<Pass> SHARED = SeatMoves.of(Pass::new);

    /** Returns the pass of a seat; those of possible seats are shared. */
    public static Pass of(int seat) {
      return SHARED.get(seat);
    }
  }
}
