package io.github.spadille.betting.speculation;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.seat.Seats;
import java.util.Arrays;
import java.util.List;

/**
 * Cards that lie in a stack before each seat and leave it from the top, unseen until then.
 *
 * <p>An immutable list whose index is the seat's number; the first card of a stack is its top.
 *
 * @param <C> the cards
 */
public final class Stacks<C extends Card> extends FixedList<CardList<C>> {
  private final CardList<C>[] stacks;
  private final Seats left;

  private Stacks(CardList<C>[] stacks) {
    this.stacks = stacks;
    Seats some = Seats.none();
    for (int seat = 0; seat < stacks.length; seat++) {
      some = stacks[seat].isEmpty() ? some : some.with(seat);
    }
    this.left = some;
  }

  /** Returns the given stacks, that of seat 0 first. */
  public static <C extends Card> Stacks<C> copyOf(List<CardList<C>> stacks) {
    return new Stacks<>(stacks.toArray(array(0)));
  }

  /** Returns a stack without cards for each of some seats. */
  public static <C extends Card> Stacks<C> none(CardFamily<C> family, int seats) {
    CardList<C>[] stacks = array(seats);
    Arrays.fill(stacks, CardList.empty(family));
    return new Stacks<>(stacks);
  }

  /**
   * Returns the top cards of a pack dealt one at a time, each under those that were dealt before.
   *
   * @param seats how many seats there are
   * @param players those of them that get cards
   * @param dealer the seat after which the first player sits
   * @param each how many cards each player gets
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  public static <C extends Card> Stacks<C> deal(
      CardList<C> pack, int seats, Seats players, int dealer, int each) {
    CardList<C> dealt = pack.first(each * players.size());
    CardList<C>[] stacks = array(seats);
    Arrays.fill(stacks, CardList.empty(pack.family()));
    int seat = dealer;
    for (int place = 0; place < players.size(); place++) {
      seat = players.after(seat);
      stacks[seat] = dealt.every(players.size(), place);
    }
    return new Stacks<>(stacks);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Filled with stacks of the family's cards.
  private static <C extends Card> CardList<C>[] array(int seats) {
    return new CardList[seats];
  }

  @Override
  public CardList<C> get(int seat) {
    return stacks[seat];
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return stacks.length;
  }

  /** Returns the seats that have cards. */
  public Seats left() {
    return left;
  }

  /** Returns these stacks without the top card of a seat. */
  public Stacks<C> drawn(int seat) {
    CardList<C>[] changed = stacks.clone();
    changed[seat] = stacks[seat].draw(1);
    return new Stacks<>(changed);
  }

  /** Returns these stacks with the top card of a seat under the stack of another. */
  public Stacks<C> moved(int from, int to) {
    CardList<C>[] changed = stacks.clone();
    changed[from] = stacks[from].draw(1);
    changed[to] = stacks[to].append(stacks[from].top());
    return new Stacks<>(changed);
  }
}
