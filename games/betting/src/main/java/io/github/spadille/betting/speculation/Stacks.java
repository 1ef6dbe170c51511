package io.github.spadille.betting.speculation;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.seat.Seats;
import java.util.Arrays;
import java.util.List;

/**
 * Cards that lie in a stack before each seat and leave it from the top, unseen until then.
 *
 * <p>An immutable list whose index is the seat's number; the first card of a stack is its top.
 */
public final class Stacks extends FixedList<CardList<PlayingCard>> {
  private final CardList<PlayingCard>[] stacks;
  private final Seats left;

  private Stacks(CardList<PlayingCard>[] stacks) {
    this.stacks = stacks;
    Seats some = Seats.none();
    for (int seat = 0; seat < stacks.length; seat++) {
      some = stacks[seat].isEmpty() ? some : some.with(seat);
    }
    this.left = some;
  }

  /** Returns the given stacks, that of seat 0 first. */
  static Stacks copyOf(List<CardList<PlayingCard>> stacks) {
    return new Stacks(stacks.toArray(array(0)));
  }

  /** Returns a stack without cards for each of some seats. */
  static Stacks none(int seats) {
    CardList<PlayingCard>[] stacks = array(seats);
    Arrays.fill(stacks, CardList.empty(FAMILY));
    return new Stacks(stacks);
  }

  /**
   * Deals the top cards of a pack one at a time; each lies under those dealt to its seat before.
   *
   * @param seats how many seats there are
   * @param players those of them that get cards
   * @param dealer the seat after which the first player sits
   * @param each how many cards each player gets
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  static Stacks deal(CardList<PlayingCard> pack, int seats, Seats players, int dealer, int each) {
    CardList<PlayingCard> dealt = pack.first(each * players.size());
    CardList<PlayingCard>[] stacks = array(seats);
    Arrays.fill(stacks, CardList.empty(FAMILY));
    int seat = dealer;
    for (int place = 0; place < players.size(); place++) {
      seat = players.after(seat);
      stacks[seat] = dealt.every(players.size(), place);
    }
    return new Stacks(stacks);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Filled with stacks of cards.
  private static CardList<PlayingCard>[] array(int seats) {
    return new CardList[seats];
  }

  @Override
  public CardList<PlayingCard> get(int seat) {
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
  Stacks drawn(int seat) {
    CardList<PlayingCard>[] changed = stacks.clone();
    changed[seat] = stacks[seat].draw(1);
    return new Stacks(changed);
  }

  /** Returns these stacks with the top card of a seat under the stack of another. */
  Stacks moved(int from, int to) {
    CardList<PlayingCard>[] changed = stacks.clone();
    changed[from] = stacks[from].draw(1);
    changed[to] = stacks[to].append(stacks[from].top());
    return new Stacks(changed);
  }
}
