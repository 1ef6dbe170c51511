package io.github.spadille.betting.speculation;

import io.github.spadille.betting.speculation.SpeculationMove.Accept;
import io.github.spadille.betting.speculation.SpeculationMove.Auction;
import io.github.spadille.betting.speculation.SpeculationMove.Keep;
import io.github.spadille.betting.speculation.SpeculationMove.Pass;
import io.github.spadille.betting.speculation.SpeculationMove.Refuse;
import io.github.spadille.betting.speculation.SpeculationMove.Sell;
import io.github.spadille.betting.speculation.SpeculationMove.TurnUp;
import io.github.spadille.betting.speculation.SpeculationMove.Withdraw;
import io.github.spadille.engine.game.MoveList;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Viewer;
import java.util.function.IntFunction;

/** The moves that say nothing but who, as they are legal together; all are made once. */
enum Replies {
  NONE,
  KEEP(Keep::new),
  KEEP_OR_AUCTION(Keep::new, Auction::new),
  ACCEPT_OR_PASS(Accept::new, Pass::new),
  ACCEPT_OR_REFUSE(Accept::new, Refuse::new),
  SELL_OR_WITHDRAW(Sell::new, Withdraw::new),
  PASS(Pass::new),
  TURN_UP(TurnUp::new);

  private final PerSeat<MoveList<SpeculationMove>> bySeat;

  @SafeVarargs
  Replies(IntFunction<SpeculationMove>... makers) {
    bySeat = PerSeat.each(Viewer.MAX_SEATS, seat -> list(seat, makers));
  }

  private static MoveList<SpeculationMove> list(int seat, IntFunction<SpeculationMove>[] makers) {
    MoveList.Builder<SpeculationMove> moves =
        MoveList.builder(makers.length, SpeculationMove[]::new);
    for (IntFunction<SpeculationMove> maker : makers) {
      moves.add(maker.apply(seat));
    }
    return moves.build();
  }

  /** Returns these moves of a seat. */
  MoveList<SpeculationMove> of(int seat) {
    return bySeat.get(seat);
  }
}
