package io.github.spadille.solitaire.pirate;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Where players have cut their packs, each its own, to find out who has the lowest card.
 *
 * <p>The cards are seen when everybody has cut. The packs are shuffled before and after. Immutable,
 * with value equality.
 *
 * @param places where each seat has cut its pack, from 1; {@link #UNCUT} since its shuffle, {@link
 *     #UNSHUFFLED} before any
 * @param exposed the cards that the cuts have exposed, by seat; none until everybody has cut
 * @param low the seat that exposed the lowest card; {@link Seats#NOBODY} if none or several have
 */
record Cuts(IntPerSeat places, CardList<PlayingCard> exposed, int low) {
  private static final int UNCUT = 0;
  private static final int UNSHUFFLED = -1;
  private static final CardList<PlayingCard> NONE = CardList.empty(PlayingCard.FAMILY);

  /** Returns what there is before the packs of some seats are shuffled. */
  static Cuts none(int seats) {
    return new Cuts(IntPerSeat.of(seats, UNSHUFFLED), NONE, Seats.NOBODY);
  }

  /** Returns the first seat whose pack is not shuffled, or not since it was cut. */
  int toShuffle() {
    int seat = 0;
    while (places.get(seat) == UNCUT) {
      seat++;
    }
    return seat;
  }

  /** Tells whether all know the card of a seat's pack at a place, from 0. */
  boolean exposes(int seat, int place) {
    int cut = places.get(seat);
    return cut == UNSHUFFLED || !exposed.isEmpty() && cut == place + 1;
  }

  /** Returns these cuts after the pack of a seat was shuffled. */
  Cuts shuffled(int seat) {
    return new Cuts(places.with(seat, UNCUT), exposed, low);
  }

  /** Returns these cuts after a seat has cut at a place, from 1; no card is seen. */
  Cuts cut(int seat, int place) {
    return new Cuts(places.with(seat, place), NONE, Seats.NOBODY);
  }

  /**
   * Returns these cuts with the cards that they expose.
   *
   * @param packs the pack of each seat
   * @param height tells how high a card is
   */
  Cuts seen(List<StockAndWaste> packs, ToIntFunction<PlayingCard> height) {
    CardList.Builder<PlayingCard> cards = CardList.builder(PlayingCard.FAMILY, packs.size());
    int lowest = Integer.MAX_VALUE;
    int lower = Seats.NOBODY;
    for (int seat = 0; seat < packs.size(); seat++) {
      PlayingCard card = packs.get(seat).stock().get(places.get(seat) - 1);
      int its = height.applyAsInt(card);
      cards.add(card);
      if (its < lowest) {
        lowest = its;
        lower = seat;
      } else if (its == lowest) {
        lower = Seats.NOBODY;
      }
    }
    return new Cuts(places, cards.build(), lower);
  }

  /** Returns the code of the card that a seat has exposed, or a hyphen while none is seen. */
  String code(int seat) {
    return exposed.isEmpty() ? "-" : exposed.get(seat).code();
  }
}
