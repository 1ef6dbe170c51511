package io.github.spadille.engine.screen;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.table.SeenFact;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.words.Words;

/**
 * Whose the piles and facts of a table are, so that they can stand beside those players.
 *
 * <p>The rules say whose a pile is where it belongs to one seat, and which facts have a value for
 * each seat or side. The {@linkplain Words#ownersOfFact words} say all else by whom they name.
 */
public final class Owners {
  private Owners() {}

  /** Returns the players to whom a pile belongs; nobody if it belongs to the table. */
  public static Seats of(SeenPile pile, Words words) {
    return pile.owner().isPresent()
        ? Seats.of(pile.owner().getAsInt())
        : words.ownersOfPile(pile.name());
  }

  /**
   * Returns to whom the values of a fact belong: the players of each word of it, one by one; or
   * those to whom it belongs as a whole, once; or nothing if it belongs to the table.
   *
   * @param seats how many there are
   */
  public static ImmutableList<Seats> of(SeenFact fact, int seats, Words words) {
    Seats owners = words.ownersOfFact(fact.name());
    if (!owners.isEmpty()) {
      return ImmutableList.of(owners);
    }
    int values = fact.each() ? fact.words().size() : 0;
    if (values == seats) {
      return each(seats);
    }
    return values > 0 && values == words.sides().size() ? words.sides() : ImmutableList.of();
  }

  private static ImmutableList<Seats> each(int seats) {
    ImmutableList.Builder<Seats> each = ImmutableList.builderWithExpectedSize(seats);
    for (int seat = 0; seat < seats; seat++) {
      each.add(Seats.of(seat));
    }
    return each.build();
  }
}
