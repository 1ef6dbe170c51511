package io.github.spadille.stops;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one pack that lie face up in front of those who played them, in order of play.
 *
 * <p>One more card makes one small object that shares the others; the cards of a seat are looked up
 * when they are asked for. Immutable, with value equality: the same seats played the same cards in
 * the same order.
 */
public final class PlayedCards {
  private static final PlayedCards NONE = new PlayedCards(null, 0, 0, 0);

  private final @Nullable PlayedCards before; // null where no card was played
  private final int seat; // that played the latest card
  private final int index; // of that card
  private final long all; // bit i for the card with index i

  private PlayedCards(@Nullable PlayedCards before, int seat, int index, long all) {
    this.before = before;
    this.seat = seat;
    this.index = index;
    this.all = all;
  }

  /** Returns what lies there before a card is played. */
  public static PlayedCards none() {
    return NONE;
  }

  /** Tells whether no card was played. */
  public boolean isEmpty() {
    return all == 0;
  }

  /** Tells whether a card was played, by any seat. */
  public boolean has(PlayingCard card) {
    return card.index() < Long.SIZE && (all >>> card.index() & 1) != 0;
  }

  /**
   * Returns these cards and one that a seat played.
   *
   * @throws IllegalArgumentException if it was played already, or has the second back
   */
  public PlayedCards plus(int seat, PlayingCard card) {
    checkArgument(
        card.index() < Long.SIZE && !has(card), "%s cannot be played after %s", card, this);
    return new PlayedCards(this, seat, card.index(), all | 1L << card.index());
  }

  /** Returns the seat that played a card, or {@link Seats#NOBODY} if no seat did. */
  public int by(PlayingCard card) {
    for (PlayedCards rest = this; rest.before != null; rest = rest.before) {
      if (rest.index == card.index()) {
        return rest.seat;
      }
    }
    return Seats.NOBODY;
  }

  /** Returns the cards that a seat played, the latest last. */
  public CardList<PlayingCard> of(int seat) {
    CardList.Builder<PlayingCard> latestFirst = CardList.builder(PlayingCard.FAMILY, count(seat));
    for (PlayedCards rest = this; rest.before != null; rest = rest.before) {
      if (rest.seat == seat) {
        latestFirst.addIndex(rest.index);
      }
    }
    return latestFirst.build().reversed();
  }

  private int count(int seat) {
    int count = 0;
    for (PlayedCards rest = this; rest.before != null; rest = rest.before) {
      count += rest.seat == seat ? 1 : 0;
    }
    return count;
  }

  /** Adds a pile for each of some seats to a table, open to all, the latest card last. */
  public Table.Builder addTo(Table.Builder table, String name, int seats) {
    for (int owner = 0; owner < seats; owner++) {
      table.pile(
          new Pile(
              name + '.' + owner,
              OptionalInt.of(owner),
              Pile.Order.TOP_LAST,
              of(owner),
              Audience.ALL));
    }
    return table;
  }

  @Override
  public boolean equals(@Nullable Object o) {
    if (!(o instanceof PlayedCards other) || other.all != all) {
      return false;
    }
    PlayedCards rest = this;
    while (rest != other && rest.before != null && other.before != null) {
      if (rest.seat != other.seat || rest.index != other.index) {
        return false;
      }
      rest = rest.before;
      other = other.before;
    }
    return true;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(all);
  }

  /** Returns the cards in order of play, each after the seat that played it: {@code 0:5h 1:6h}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (PlayedCards rest = this; rest.before != null; rest = rest.before) {
      String card = rest.seat + ":" + PlayingCard.FAMILY.card(rest.index);
      text.insert(0, text.length() == 0 ? card : card + ' ');
    }
    return text.toString();
  }
}
