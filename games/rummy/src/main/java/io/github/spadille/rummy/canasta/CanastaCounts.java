package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.rummy.canasta.CanastaState.GoneOut;
import java.util.Optional;

/**
 * What of a hand of Canasta scores (CAN-61), whether it was counted in cards or entered by people.
 *
 * @param sides what each side scores for
 * @param goneOut who has gone out, if somebody has
 */
record CanastaCounts(PerSeat<SideCounts> sides, Optional<GoneOut> goneOut) {
  /** Returns what scores at the end of a hand. */
  static CanastaCounts of(CanastaState ended) {
    PerSeat<SideCounts> sides = PerSeat.each(Side.COUNT, side -> SideCounts.of(ended, side));
    return new CanastaCounts(sides, ended.hand().goneOut());
  }
}
