package io.github.spadille.rummy.canasta;

import com.google.common.collect.ImmutableMultiset;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.seat.Seats;
import java.util.List;

/**
 * What a side has done in a hand.
 *
 * @param melds its melds
 * @param redThrees the red threes that it has laid
 * @param minimum the value of cards with which it opens
 * @param missing what it must still lay to open; 0 once it has opened
 * @param charges what it has been charged for
 */
public record Side(
    SideMelds melds,
    CardBag<PlayingCard> redThrees,
    int minimum,
    int missing,
    ImmutableMultiset<Charge> charges) {
  static final int COUNT = 2; // CAN-3

  /** Returns a side that has done nothing yet. */
  static Side start(int minimum) {
    CardBag<PlayingCard> none = CardBag.empty(PlayingCard.FAMILY);
    return new Side(SideMelds.none(), none, minimum, minimum, ImmutableMultiset.of());
  }

  /** Returns the side of a seat. */
  public static int of(int seat) {
    return seat % COUNT; // CAN-3
  }

  /** Returns the seats of a side. */
  static Seats seats(int side, int seats) {
    return Seats.of(side, side + seats - COUNT);
  }

  /** Tells whether this side has met its minimum. */
  public boolean opened() { // CAN-29
    return missing == 0;
  }

  /** Returns the value of the cards laid by a side that has not opened, else 0. */
  public int pending() { // CAN-30
    return opened() ? 0 : minimum - missing;
  }

  /** Returns what all charges cost, zero or less. */
  public int penalty() {
    int points = 0;
    for (Charge charge : charges) {
      points += charge.points();
    }
    return points;
  }

  /** Returns this side with cards laid, which may open it. */
  Side laid(Rank rank, List<PlayingCard> cards) {
    int stillMissing = Math.max(0, missing - Kinds.value(cards));
    return new Side(melds.with(rank, cards), redThrees, minimum, stillMissing, charges);
  }

  /** Returns this side with one more red three. */
  Side withRedThree(PlayingCard three) {
    return new Side(melds, redThrees.with(three), minimum, missing, charges);
  }

  /** Returns this side with a charge, so many times. */
  Side charged(Charge charge, int times) {
    ImmutableMultiset<Charge> more =
        ImmutableMultiset.<Charge>builder().addAll(charges).addCopies(charge, times).build();
    return new Side(melds, redThrees, minimum, missing, more);
  }
}
