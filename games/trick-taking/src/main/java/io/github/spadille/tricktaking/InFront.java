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
   * @throws IndexOutOfBoundsException if there are fewer seats
   */
  public InFront withTrick(TrickPlay play) {
    PerSeat<CardList<PlayingCard>> all = cards;
    for (int position = 0; position < play.trick().size(); position++) {
      int seat = play.playedBy(position);
      all = all.with(seat, all.get(seat).append(play.trick().get(position)));
    }
    return new InFront(all);
  }

  /** Adds a pile for each seat to a table, open to all, the latest card last. */
  public Table.Builder addTo(Table.Builder table, String name) {
    for (int seat = 0; seat < cards.size(); seat++) {
      OptionalInt owner = OptionalInt.of(seat);
      table.pile(
          new Pile(name + '.' + seat, owner, Pile.Order.TOP_LAST, cards.get(seat), Audience.ALL));
    }
    return table;
  }
}
