package io.github.spadille.fishing.koikoi;

import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.fishing.koikoi.KoiKoiState.Phase;
import io.github.spadille.testkit.TestTable;
import java.util.function.UnaryOperator;

/** Positions of Koi-Koi that are written as text. */
final class KoiKoiTables {
  private KoiKoiTables() {}

  /** Returns a table of the first round, which seat 0 deals and in which it is to play. */
  static TestTable table(String hand0, String hand1, String field, String stock) {
    return TestTable.of(KoiKoi.GAME)
        .play("* shuffle 1P1 12B ...")
        .resolveChance(1)
        .withCards("hand.0: " + hand0, "hand.1: " + hand1, "field: " + field, "stock: " + stock);
  }

  /** Lets each seat have captured some cards. */
  static UnaryOperator<TestTable> won(String won0, String won1) {
    return table -> table.withCards("won.0: " + won0, "won.1: " + won1);
  }

  /** Lets something be awaited of a seat. */
  static UnaryOperator<TestTable> awaiting(Phase phase, int seat) {
    return table -> table.after(KoiKoiState.class, state -> state.awaiting(phase, seat));
  }

  /** Puts another round in place of this one. */
  static UnaryOperator<TestTable> in(KoiKoiRound round) {
    return table -> table.after(KoiKoiState.class, state -> state.withRound(round));
  }

  /** Lets seat 0 decide after each seat has called koi some times. */
  static UnaryOperator<TestTable> deciding(int... calls) {
    return table -> {
      KoiKoiRound round = table.state(KoiKoiState.class).hand();
      return table
          .then(
              in(
                  new KoiKoiRound(
                      round.number(),
                      round.dealer(),
                      round.decided(),
                      IntPerSeat.copyOf(calls),
                      round.shown(),
                      round.sheet())))
          .then(awaiting(Phase.DECIDE, 0));
    };
  }
}
