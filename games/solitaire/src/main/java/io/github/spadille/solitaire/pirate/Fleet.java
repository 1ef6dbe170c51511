package io.github.spadille.solitaire.pirate;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.ScoreSheet;

/**
 * The ships that are being built, and those that are complete.
 *
 * @param ships the ship that is being built of each suit (PIR-12)
 * @param won the cards of the ships that each seat has captured, ship by ship
 * @param sunk those of the ships that were sunk
 * @param sheet every ship captured
 */
public record Fleet(
    Ships ships, PerSeat<CardList<PlayingCard>> won, CardList<PlayingCard> sunk, ScoreSheet sheet) {
  /** Returns no ships, all to be built up by one seat. */
  static Fleet none(int upSeat, ScoreSheet sheet) {
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    return new Fleet(Ships.empty(upSeat), PerSeat.of(2, none), none, sheet); // PIR-13
  }

  /** Returns how many ships a seat has captured. */
  public int captured(int seat) {
    return won.get(seat).size() / Ships.WHOLE;
  }

  /** Returns how many ships were sunk. */
  public int sunkShips() {
    return sunk.size() / Ships.WHOLE;
  }

  /** Returns this fleet with the next card of a seat's half of a ship. */
  Fleet plus(Suit suit, int seat) {
    return new Fleet(ships.plus(suit, seat), won, sunk, sheet);
  }

  /** Returns this fleet after a seat has captured a ship. */
  Fleet afterCapture(Suit suit, int captor) {
    CardList<PlayingCard> all = won.get(captor).appendAll(Ships.whole(suit)); // PIR-28
    return new Fleet(
        withoutWhole(suit), won.with(captor, all), sunk, sheet.add(1, "PIR-31", captor, 1));
  }

  /** Returns this fleet after a ship was sunk. */
  Fleet afterSinking(Suit suit) {
    return new Fleet(withoutWhole(suit), won, sunk.appendAll(Ships.whole(suit)), sheet);
  }

  private Ships withoutWhole(Suit suit) {
    return ships.without(suit, 1 - ships.upSeat(suit)); // PIR-29
  }

  Fleet withSheet(ScoreSheet other) {
    return new Fleet(ships, won, sunk, other);
  }
}
