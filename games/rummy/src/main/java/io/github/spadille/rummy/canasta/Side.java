package io.github.spadille.rummy.canasta;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.Seats;
import org.immutables.value.Value;

/**
 * What a side has done in a hand.
 *
 * @param melds its melds
 * @param redThrees the red threes that it has laid
 * @param minimum the value of cards with which it opens
 * @param opened whether it has met its minimum
 * @param penalties what it has been charged
 */
@Value.Builder
public record Side(
    Melds melds, CardBag<PlayingCard> redThrees, int minimum, boolean opened, Penalties penalties)
    implements WithSide {
  static final int COUNT = 2; // CAN-3

  /** Returns a side that has done nothing yet. */
  static Side start(int minimum) {
    return new Side(
        Melds.none(), CardBag.empty(PlayingCard.FAMILY), minimum, false, Penalties.NONE);
  }

  /** Returns the seats of a side. */
  static Seats seats(int side, int seats) {
    return Seats.of(side, side + seats - COUNT);
  }

  /** Returns the side of a seat. */
  public static int of(int seat) {
    return seat & 1; // CAN-3
  }

  /** Returns this side with a charge, so many times. */
  Side charged(Charge charge, int times) {
    return withPenalties(penalties.plus(charge, times));
  }

  /** Returns this side with cards laid, which may open it. */
  Side laid(boolean opens, Rank rank, PlayingCard... cards) {
    Melds more = melds.with(rank, cards);
    return new Side(more, redThrees, minimum, opens, penalties);
  }
}
