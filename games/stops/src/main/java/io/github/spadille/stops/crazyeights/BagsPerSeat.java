package io.github.spadille.stops.crazyeights;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Deal;
import java.util.List;
import java.util.Objects;

/**
 * The cards that each seat (or each side) has where equal cards may be there: hands of one pack or
 * several.
 *
 * <p>An immutable {@link List} of bags whose index is the seat's number; methods that change it are
 * unsupported. While no two cards are equal, all have an index below 64, and there are at most
 * seven seats, giving or taking a card makes one small object; otherwise as many as with a {@link
 * PerSeat} of bags. Where cards are never equal, {@link CardsPerSeat} has sets.
 *
 * @param <C> the class of the cards
 */
public sealed class BagsPerSeat<C extends Card> extends FixedList<CardBag<C>> {
  private static final int MAX_PACKED = 7; // seats

  /** What no move changes; one reference keeps the object small. */
  private record Frame<C extends Card>(CardFamily<C> family, int seats) {}

  private final Frame<C> frame;

  // The three words together hold a number for each card, a bit in each word: 0 for a card that
  // nobody has, otherwise 1 + the seat.
  private final long ones;
  private final long twos;
  private final long fours;

  private BagsPerSeat(Frame<C> frame, long ones, long twos, long fours) {
    this.frame = frame;
    this.ones = ones;
    this.twos = twos;
    this.fours = fours;
  }

  /** Creates one that does not use the words. */
  BagsPerSeat(CardFamily<C> family, int seats) {
    this(new Frame<>(family, seats), 0, 0, 0);
  }

  private static <C extends Card> BagsPerSeat<C> of(
      Frame<C> frame, long ones, long twos, long fours) {
    return new BagsPerSeat<>(frame, ones, twos, fours);
  }

  /**
   * Returns no card for each of some seats.
   *
   * @throws IllegalArgumentException if {@code seats} is not 0 to 16
   */
  public static <C extends Card> BagsPerSeat<C> none(CardFamily<C> family, int seats) {
    checkSeats(seats);
    return seats <= MAX_PACKED
        ? new BagsPerSeat<>(family, seats)
        : new ManyBagsPerSeat<>(family, PerSeat.of(seats, CardBag.empty(family)));
  }

  private static void checkSeats(int seats) {
    checkArgument(seats >= 0 && seats <= Viewer.MAX_SEATS, "%s seats; expected 0 to 16", seats);
  }

  /**
   * Returns the given cards, those of seat 0 first.
   *
   * @throws IllegalArgumentException if there are more than 16 seats
   */
  public static <C extends Card> BagsPerSeat<C> copyOf(
      CardFamily<C> family, List<CardBag<C>> cards) {
    BagsPerSeat<C> all = none(family, cards.size());
    for (int seat = 0; seat < cards.size(); seat++) {
      for (C card : cards.get(seat)) {
        all = all.plus(seat, card);
      }
    }
    return all;
  }

  /**
   * Returns the hands, dealt one card at a time.
   *
   * @param seats the number of seats
   * @param first the seat that gets the first card
   * @param count how many cards are dealt in all
   * @throws IndexOutOfBoundsException if the pack has fewer cards
   * @throws IllegalArgumentException if there are more than 16 seats
   */
  static <C extends Card> BagsPerSeat<C> deal(CardList<C> pack, int seats, int first, int count) {
    checkSeats(seats);
    long[] hands = new long[Math.max(seats, MAX_PACKED)];
    int highest = 0;
    int seat = first;
    for (int i = 0; i < count; i++) {
      int index = pack.indexAt(i);
      highest |= index;
      hands[seat] |= 1L << index;
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    long ones = hands[0] | hands[2] | hands[4] | hands[6];
    long twos = hands[1] | hands[2] | hands[5] | hands[6];
    long fours = hands[3] | hands[4] | hands[5] | hands[6];
    // Equal cards make the count too small.
    return seats <= MAX_PACKED && highest < Long.SIZE && Long.bitCount(ones | twos | fours) == count
        ? of(new Frame<>(pack.family(), seats), ones, twos, fours)
        : new ManyBagsPerSeat<>(pack.family(), Deal.bags(pack, seats, first, count));
  }

  private long bits(int seat) {
    int number = Objects.checkIndex(seat, frame.seats) + 1;
    // Each word, or its complement where the number has no such bit.
    return (ones ^ (number & 1) - 1L)
        & (twos ^ (number >> 1 & 1) - 1L)
        & (fours ^ (number >> 2) - 1L);
  }

  /**
   * Returns the cards of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  @Override
  public CardBag<C> get(int seat) {
    return distinct(seat).toBag();
  }

  /**
   * Returns the cards of a seat, each once.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardSet<C> distinct(int seat) {
    return CardSet.ofBits(frame.family, bits(seat), 0);
  }

  /**
   * Returns whether a seat has no card.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public boolean isEmpty(int seat) {
    return bits(seat) == 0;
  }

  /**
   * Returns these cards and one more for a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public BagsPerSeat<C> plus(int seat, C card) {
    return plusIndex(seat, card.index());
  }

  /**
   * Returns these cards and one more for a seat: that at a place of a pile.
   *
   * @throws IndexOutOfBoundsException if there is no such seat or no such place
   */
  public final BagsPerSeat<C> plus(int seat, CardList<C> pile, int place) {
    return plusIndex(seat, pile.indexAt(place));
  }

  BagsPerSeat<C> plusIndex(int seat, int index) {
    long bit = 1L << index;
    if (index >= Long.SIZE || ((ones | twos | fours) & bit) != 0) {
      return new ManyBagsPerSeat<>(frame.family, PerSeat.copyOf(this)).plusIndex(seat, index);
    }
    int number = Objects.checkIndex(seat, frame.seats) + 1;
    return of(
        frame,
        ones | bit & -(number & 1),
        twos | bit & -(number >> 1 & 1),
        fours | bit & -(number >> 2));
  }

  /**
   * Returns these cards except one copy of a card that a seat has.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public BagsPerSeat<C> without(int seat, C card) {
    assert distinct(seat).contains(card);
    long bit = 1L << card.index();
    return of(frame, ones & ~bit, twos & ~bit, fours & ~bit);
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return frame.seats;
  }

  /** Bags of any cards, of any number of seats. */
  static final class ManyBagsPerSeat<C extends Card> extends BagsPerSeat<C> {
    private final CardFamily<C> family;
    private final PerSeat<CardBag<C>> bags;

    ManyBagsPerSeat(CardFamily<C> family, PerSeat<CardBag<C>> bags) {
      super(family, bags.size());
      this.family = family;
      this.bags = bags;
    }

    @Override
    public CardBag<C> get(int seat) {
      return bags.get(seat);
    }

    @Override
    public CardSet<C> distinct(int seat) {
      return bags.get(seat).distinct();
    }

    @Override
    public boolean isEmpty(int seat) {
      return bags.get(seat).isEmpty();
    }

    @Override
    BagsPerSeat<C> plusIndex(int seat, int index) {
      return new ManyBagsPerSeat<>(
          family, bags.with(seat, bags.get(seat).with(family.card(index))));
    }

    @Override
    public BagsPerSeat<C> without(int seat, C card) {
      return new ManyBagsPerSeat<>(family, bags.with(seat, bags.get(seat).without(card)));
    }
  }
}
