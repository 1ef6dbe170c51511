package io.github.spadille.tricktaking;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Pile;
import io.github.spadille.engine.table.Table;
import java.util.OptionalInt;

/**
 * The cards that lie in front of those who played them, where nobody takes a trick.
 *
 * <p>A state holds those of finished tricks; the cards of the trick are added as it is finished, or
 * to be shown. Immutable.
 *
 * @param cards those of each seat, in order of play
 */
public record InFront(PerSeat<CardList<PlayingCard>> cards) {
  /** Returns what lies there before the first trick. */
  public static InFront nothing(int seats) {
    return new InFront(PerSeat.of(seats, CardList.empty(PlayingCard.FAMILY)));
  }

  /**
   * Returns these cards with those of the trick that lies on the table.
   *
   * @param play of as many seats
   */
  public InFront withTrick(TrickPlay play) {
    return new InFront(PerSeat.each(cards.size(), seat -> of(seat, play)));
  }

  /**
   * Returns the cards in front of a seat with the one that it has played to the trick, if it has.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardList<PlayingCard> of(int seat, TrickPlay play) {
    CardList<PlayingCard> all = cards.get(seat);
    for (int position = 0; position < play.trick().size(); position++) {
      all = play.playedBy(position) == seat ? all.append(play.trick().get(position)) : all;
    }
    return all;
  }

  /** Adds a pile for each seat to a table, open to all, the latest card last. */
  public Table.Builder addTo(Table.Builder table, String name) {
    for (int seat = 0; seat < cards.size(); seat++) {
      addTo(table, name, seat);
    }
    return table;
  }

  /** Adds the pile of one seat to a table, open to all, the latest card last. */
  public Table.Builder addTo(Table.Builder table, String name, int seat) {
    OptionalInt owner = OptionalInt.of(seat);
    return table.pile(
        new Pile(name + '.' + seat, owner, Pile.Order.TOP_LAST, cards.get(seat), Audience.ALL));
  }
}
