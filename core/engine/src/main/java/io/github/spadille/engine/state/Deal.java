package io.github.spadille.engine.state;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.seat.PerSeat;
import java.util.stream.IntStream;

/**
 * Deals the top cards of a pack, seat after seat: one at a time or in {@linkplain #rounds rounds}.
 *
 * <p>The first card goes to the first seat, the next to its left, and so on round the table. The
 * pack is left as it is; the rest of it is {@code pack.draw(count)}.
 */
public final class Deal {
  private Deal() {}

  /**
   * Returns the hands, for packs without equal cards.
   *
   * @param seats the number of seats
   * @param first the seat that gets the first card
   * @param count how many cards are dealt in all
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   * @throws IllegalArgumentException if cards are equal, or there are more than 16 seats
   */
  public static <C extends Card> CardsPerSeat<C> cards(
      CardList<C> pack, int seats, int first, int count) {
    return CardsPerSeat.deal(pack, seats, first, count);
  }

  /**
   * Returns the hands as sets, for packs without equal cards.
   *
   * @param seats the number of seats
   * @param first the seat that gets the first card
   * @param count how many cards are dealt in all
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  public static <C extends Card> PerSeat<CardSet<C>> sets(
      CardList<C> pack, int seats, int first, int count) {
    Sets sets = new Sets(seats, first);
    for (int i = 0; i < count; i++) {
      sets.add(pack, i, 1);
    }
    return sets.of(pack.family());
  }

  /**
   * Returns the hands as sets, dealt in rounds of several cards, for packs without equal cards.
   *
   * @param seats the number of seats
   * @param first the seat that gets the first cards
   * @param sizes how many cards each seat gets at once: in the first round, in the next, ...
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  public static <C extends Card> PerSeat<CardSet<C>> rounds(
      CardList<C> pack, int seats, int first, int... sizes) {
    Sets sets = new Sets(seats, first);
    int dealt = 0;
    for (int size : sizes) {
      for (int i = 0; i < seats; i++) {
        sets.add(pack, dealt, size);
        dealt += size;
      }
    }
    return sets.of(pack.family());
  }

  /**
   * Returns the order in which the cards of a pack would lie if a deal of one at a time gave each
   * seat what it gets in rounds of several cards; {@code pack.pick(order)} is that pack.
   *
   * @param seats the number of seats
   * @param aside how many cards are laid aside after each round, for a kitty; they come last
   * @param sizes how many cards each seat gets at once: in the first round, in the next, ...
   */
  public static int[] order(int seats, int aside, int... sizes) {
    int ofSeats = seats * IntStream.of(sizes).sum();
    int[] order = new int[ofSeats + aside * sizes.length];
    int next = 0;
    int dealt = 0; // to each seat
    for (int round = 0; round < sizes.length; round++) {
      for (int seat = 0; seat < seats; seat++) {
        for (int i = dealt; i < dealt + sizes[round]; i++) {
          order[seats * i + seat] = next++;
        }
      }
      for (int i = 0; i < aside; i++) {
        order[ofSeats + aside * round + i] = next++;
      }
      dealt += sizes[round];
    }
    return order;
  }

  /**
   * Returns the hands as bags, for several packs.
   *
   * @param seats the number of seats
   * @param first the seat that gets the first card
   * @param count how many cards are dealt in all
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   */
  public static <C extends Card> PerSeat<CardBag<C>> bags(
      CardList<C> pack, int seats, int first, int count) {
    CardList<C> dealt = pack.first(count);
    return PerSeat.each(
        seats, seat -> dealt.every(seats, Math.min(count, (seat - first + seats) % seats)).toBag());
  }

  /** The hands while they are dealt, each as the bits of its cards. */
  private static final class Sets {
    private final long[] low;
    private final long[] high;
    private int seat;

    Sets(int seats, int first) {
      this.low = new long[seats];
      this.high = new long[seats];
      this.seat = first;
    }

    /** Gives some cards of the pack to the seat that is next. */
    void add(CardList<?> pack, int from, int count) {
      long lows = 0;
      long highs = 0;
      for (int i = from; i < from + count; i++) {
        int index = pack.indexAt(i);
        if (index < Long.SIZE) {
          lows |= 1L << index;
        } else {
          highs |= 1L << index;
        }
      }
      low[seat] |= lows;
      high[seat] |= highs;
      seat = seat + 1 == low.length ? 0 : seat + 1;
    }

    <C extends Card> PerSeat<CardSet<C>> of(CardFamily<C> family) {
      return PerSeat.each(low.length, seat -> CardSet.ofBits(family, low[seat], high[seat]));
    }
  }
}
