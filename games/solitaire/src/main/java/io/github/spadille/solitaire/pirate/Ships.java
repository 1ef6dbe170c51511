package io.github.spadille.solitaire.pirate;

import static io.github.spadille.engine.table.Audience.ALL;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.table.Table;

/**
 * The ships that are being built, one of each suit, by the players from both ends until they meet:
 * by one up from the ace, by the other down from the king.
 *
 * <p>Immutable, with value equality. Each number stands at the ordinal of its suit.
 *
 * @param upSeats the seat, 0 or 1, that builds up; the other builds down
 * @param up how many cards are built up
 * @param down how many are built down
 */
public record Ships(IntPerSeat upSeats, IntPerSeat up, IntPerSeat down) {
  /** The number of cards of a whole suit. */
  static final int WHOLE = 13;

  private static final Rank[] RANKS = Rank.values();
  private static final Suit[] SUITS = Suit.values();
  private static final ImmutableList<String> UP = ImmutableList.of("up-s", "up-h", "up-d", "up-c");
  private static final ImmutableList<String> DOWN =
      ImmutableList.of("down-s", "down-h", "down-d", "down-c");

  /** Returns ships without a card, all to be built up by one seat. */
  static Ships empty(int upSeat) {
    IntPerSeat none = IntPerSeat.of(SUITS.length, 0);
    return new Ships(IntPerSeat.of(SUITS.length, upSeat), none, none);
  }

  /** Returns the seat that builds a suit up. */
  public int upSeat(Suit suit) {
    return upSeats.get(suit.ordinal());
  }

  /** Returns the number of cards of the half of a suit that a seat builds. */
  public int size(Suit suit, int seat) {
    return (seat == upSeat(suit) ? up : down).get(suit.ordinal());
  }

  /** Returns the rank that a seat builds next on its half of a suit that is not whole. */
  public Rank next(Suit suit, int seat) {
    int size = size(suit, seat);
    return RANKS[seat == upSeat(suit) ? size : WHOLE - 1 - size];
  }

  /** Tells whether a suit lacks one card; it is the next of both halves. */
  public boolean lacksOne(Suit suit) {
    return up.get(suit.ordinal()) + down.get(suit.ordinal()) == WHOLE - 1;
  }

  /** Returns these ships with the next card of the half that a seat builds. */
  Ships plus(Suit suit, int seat) {
    return seat == upSeat(suit)
        ? new Ships(upSeats, up.plus(suit.ordinal(), 1), down)
        : new Ships(upSeats, up, down.plus(suit.ordinal(), 1));
  }

  /** Returns these ships without the cards of a suit, to be built up by a seat. */
  Ships without(Suit suit, int upSeat) {
    int i = suit.ordinal();
    return new Ships(upSeats.with(i, upSeat), up.with(i, 0), down.with(i, 0));
  }

  /** Returns the cards of a whole suit, from the ace to the king. */
  static CardList<PlayingCard> whole(Suit suit) {
    int ace = suit.ordinal() * WHOLE;
    return Deck.standard52().cards().subList(ace, ace + WHOLE);
  }

  /** Returns who builds each suit up: {@code s: 0}. */
  ImmutableList<String> builders() {
    ImmutableList.Builder<String> builders = ImmutableList.builder();
    for (Suit suit : SUITS) {
      builders.add(suit.code() + ": " + upSeat(suit));
    }
    return builders.build();
  }

  /** Adds the halves of each suit to a table, open to all: {@code up-s}, {@code down-s} ... */
  Table.Builder addTo(Table.Builder table) {
    for (Suit suit : SUITS) {
      CardList<PlayingCard> whole = whole(suit);
      int i = suit.ordinal();
      table
          .pileTopLast(UP.get(i), whole.first(up.get(i)), ALL)
          .pileTopLast(DOWN.get(i), whole.last(down.get(i)).reversed(), ALL);
    }
    return table;
  }
}
