package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.seat.Seats;

/**
 * What one side scores for in a hand of Canasta, whether it was counted in cards or entered by
 * people.
 *
 * @param seats the players of the side
 * @param melded the value of the cards that it has melded; 0 if and only if it has no meld
 * @param naturalCanastas how many of its canastas have no wild card
 * @param mixedCanastas how many of its canastas have wild cards
 * @param redThrees how many red threes it has laid
 * @param left the value of the cards that are left in its hands
 * @param charges what it has been charged for
 */
record SideCounts(
    Seats seats,
    int melded,
    int naturalCanastas,
    int mixedCanastas,
    int redThrees,
    int left,
    ImmutableMultiset<Charge> charges) {
  /** Returns what a side scores for at the end of a hand. */
  static SideCounts of(CanastaState ended, int number) {
    Side side = ended.sides().get(number);
    return new SideCounts(
        Side.seats(number, ended.hands().size()),
        Kinds.value(side.melds().all()), // CAN-66, CAN-67
        side.melds().naturalCanastas(),
        side.melds().mixedCanastas(),
        side.redThrees().size(),
        Kinds.value(ended.heldBy(number)),
        side.charges());
  }
}
