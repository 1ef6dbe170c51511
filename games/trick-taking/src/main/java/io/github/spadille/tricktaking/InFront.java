package io.github.spadille.tricktaking;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The cards that lie in front of those who played them, where nobody takes a trick.
 *
 * <p>A state holds those of finished tricks; the cards of the trick are added as it is finished, or
 * to be shown. A trick more makes one small object: the tricks are kept, and the cards of a seat
 * are looked up when they are asked for. Immutable, with value equality.
 */
public final class InFront {
  private static final InFront[] NOTHING = new InFront[Viewer.MAX_SEATS + 1]; // of so many seats

  static {
    for (int seats = 1; seats < NOTHING.length; seats++) {
      NOTHING[seats] = new InFront(null, TrickPlay.undealt(seats, 0, 0));
    }
  }

  private final @Nullable InFront before;
  private final TrickPlay last;

  private InFront(@Nullable InFront before, TrickPlay last) {
    this.before = before;
    this.last = last;
  }

  /** Returns what lies there before the first trick. */
  public static InFront nothing(int seats) {
    return NOTHING[seats];
  }

  /**
   * Returns these cards with those of the trick that lies on the table.
   *
   * @param play of as many seats
   */
  public InFront withTrick(TrickPlay play) {
    return play.trick().isEmpty() ? this : new InFront(this, play);
  }

  /** Returns the cards of each seat, in order of play. */
  public PerSeat<CardList<PlayingCard>> cards() {
    return PerSeat.each(last.tricks().size(), this::of);
  }

  /** Returns the cards in front of a seat, in order of play; none if there is no such seat. */
  public CardList<PlayingCard> of(int seat) {
    CardList.Builder<PlayingCard> cards = CardList.builder(FAMILY, count(seat));
    addTo(cards, seat);
    return cards.build();
  }

  private int count(int seat) {
    int count = 0;
    for (InFront tricks = this; tricks != null; tricks = tricks.before) {
      count += tricks.last.positionOf(seat) < 0 ? 0 : 1;
    }
    return count;
  }

  private void addTo(CardList.Builder<PlayingCard> cards, int seat) {
    if (before != null) {
      before.addTo(cards, seat);
    }
    int position = last.positionOf(seat);
    if (position >= 0) {
      cards.addIndex(last.trick().indexAt(position));
    }
  }

  /** Returns the cards in front of a seat as a set; none if there is no such seat. */
  public CardSet<PlayingCard> set(int seat) {
    long low = 0;
    long high = 0;
    for (InFront tricks = this; tricks != null; tricks = tricks.before) {
      int position = tricks.last.positionOf(seat);
      int index = tricks.last.trick().indexAt(Math.max(0, position));
      long bit = position < 0 ? 0 : 1L << index;
      low |= index < Long.SIZE ? bit : 0;
      high |= index < Long.SIZE ? 0 : bit;
    }
    return CardSet.ofBits(FAMILY, low, high);
  }

  /** Adds a pile for each seat to a table, open to all, the latest card last. */
  public Table.Builder addTo(Table.Builder table, String name) {
    for (int seat = 0; seat < last.tricks().size(); seat++) {
      addTo(table, name, seat);
    }
    return table;
  }

  /** Adds the pile of one seat to a table, open to all, the latest card last. */
  public Table.Builder addTo(Table.Builder table, String name, int seat) {
    OptionalInt owner = OptionalInt.of(seat);
    return table.pile(
        new Pile(name + '.' + seat, owner, Pile.Order.TOP_LAST, of(seat), Audience.ALL));
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof InFront other && other.cards().equals(cards());
  }

  @Override
  public int hashCode() {
    return cards().hashCode();
  }

  /** Returns the cards of each seat. */
  @Override
  public String toString() {
    return cards().toString();
  }
}
