package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.table.Audience.ALL;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Table;

/**
 * The ships that are being built, and those that are complete.
 *
 * @param ships the ship that is being built of each suit, at the suit's ordinal (PIR-12)
 * @param won the cards of the ships that each seat has captured, ship by ship
 * @param sunk those of the ships that were sunk
 * @param sheet every ship captured
 */
public record Fleet(
    PerSeat<Ship> ships,
    PerSeat<CardList<PlayingCard>> won,
    CardList<PlayingCard> sunk,
    ScoreSheet sheet) {
  private static final int SIZE = 13;
  private static final Rank[] RANKS = Rank.values();
  private static final ImmutableList<String> UP = ImmutableList.of("up-s", "up-h", "up-d", "up-c");
  private static final ImmutableList<String> DOWN =
      ImmutableList.of("down-s", "down-h", "down-d", "down-c");

  /**
   * A ship that is being built from both ends.
   *
   * @param upSeat the seat that builds up from the ace; the other builds down from the king
   * @param up how many cards the half has that is built up
   * @param down how many the other half has
   */
  public record Ship(int upSeat, int up, int down) {
    /** Returns the rank that a seat adds next to its half of an incomplete ship. */
    public Rank next(int seat) {
      return RANKS[seat == upSeat ? up : SIZE - 1 - down]; // PIR-14, PIR-15
    }

    /** Returns how many cards the half of a seat has. */
    public int size(int seat) {
      return seat == upSeat ? up : down;
    }

    /** Tells whether one card completes the ship; it is the next of both halves. */
    public boolean lacksOne() {
      return up + down == SIZE - 1; // PIR-22, PIR-23
    }

    private Ship plus(int seat) {
      return seat == upSeat ? new Ship(upSeat, up + 1, down) : new Ship(upSeat, up, down + 1);
    }
  }

  /** Returns no ships, all to be built up by the same one of some seats. */
  static Fleet none(int seats, int upSeat) {
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    return new Fleet(
        PerSeat.of(Suit.values().length, new Ship(upSeat, 0, 0)), // PIR-13
        PerSeat.of(seats, none),
        none,
        ScoreSheet.empty(seats));
  }

  /** Returns the ship of a suit that is being built. */
  public Ship ship(Suit suit) {
    return ships.get(suit.ordinal());
  }

  /** Returns who builds the ship of each suit up: {@code s: 0}. */
  ImmutableList<String> upSeats() {
    ImmutableList.Builder<String> upSeats = ImmutableList.builder();
    for (Suit suit : Suit.values()) {
      upSeats.add(suit.code() + ": " + ship(suit).upSeat);
    }
    return upSeats.build();
  }

  /** Adds the piles of all ships. */
  void addTo(Table.Builder table) {
    for (Suit suit : Suit.values()) {
      CardList<PlayingCard> whole = whole(suit);
      Ship ship = ship(suit);
      table.pileTopLast(UP.get(suit.ordinal()), whole.first(ship.up), ALL);
      table.pileTopLast(DOWN.get(suit.ordinal()), whole.last(ship.down).reversed(), ALL);
    }
    table.piles("won", won, ALL).pile("sunk", sunk, ALL);
  }

  private static CardList<PlayingCard> whole(Suit suit) {
    CardList.Builder<PlayingCard> cards = CardList.builder(PlayingCard.FAMILY, SIZE);
    for (int i = 0; i < SIZE; i++) {
      cards.add(PlayingCard.of(RANKS[i], suit));
    }
    return cards.build();
  }

  /** Returns how many ships a seat has captured. */
  public int captured(int seat) {
    return won.get(seat).size() / SIZE;
  }

  /** Returns how many ships were sunk. */
  public int sunkShips() {
    return sunk.size() / SIZE;
  }

  /** Returns this fleet with the next card of a seat's half of a ship. */
  Fleet plus(int seat, Suit suit) {
    return new Fleet(ships.with(suit.ordinal(), ship(suit).plus(seat)), won, sunk, sheet);
  }

  /** Returns this fleet after a seat has captured a ship (PIR-28, PIR-31). */
  Fleet captured(int seat, Suit suit) {
    CardList<PlayingCard> more = won.get(seat).appendAll(whole(suit));
    ScoreSheet scored = sheet.add(1, "PIR-31", seat, 1);
    return new Fleet(shipsAfter(suit), won.with(seat, more), sunk, scored);
  }

  /** Returns this fleet after a ship was sunk (PIR-28). */
  Fleet sunk(Suit suit) {
    return new Fleet(shipsAfter(suit), won, sunk.appendAll(whole(suit)), sheet);
  }

  private PerSeat<Ship> shipsAfter(Suit suit) {
    return ships.with(suit.ordinal(), new Ship(1 - ship(suit).upSeat, 0, 0)); // PIR-29
  }
}
