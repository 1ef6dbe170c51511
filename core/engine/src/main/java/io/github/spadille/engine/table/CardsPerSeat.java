package io.github.spadille.engine.table;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import java.util.List;
import java.util.Objects;

/**
 * The cards that each seat (or each side) has where no two have the same: hands, tricks won.
 *
 * <p>An immutable {@link List} of sets whose index is the seat's number; methods that change it are
 * unsupported. Giving or taking cards makes one small object, whatever the number of seats, where a
 * {@link PerSeat} of sets makes three. It holds cards with an index below 64, of up to seven seats;
 * for others take a {@link PerSeat}.
 *
 * @param <C> the class of the cards
 */
public final class CardsPerSeat<C extends Card> extends FixedList<CardSet<C>> {
  /** The largest number of seats. */
  public static final int MAX_SEATS = 7;

  // The three words together hold a number for each card, a bit in each word: 0 for a card that
  // nobody has, otherwise 1 + the seat.
  private final long ones;
  private final long twos;
  private final long fours;
  private final CardFamily<C> family;
  private final int seats;

  private CardsPerSeat(CardFamily<C> family, int seats, long ones, long twos, long fours) {
    this.family = family;
    this.seats = seats;
    this.ones = ones;
    this.twos = twos;
    this.fours = fours;
  }

  /**
   * Returns no card for each of some seats.
   *
   * @throws IllegalArgumentException if there are more than seven seats
   */
  public static <C extends Card> CardsPerSeat<C> none(CardFamily<C> family, int seats) {
    checkArgument(seats <= MAX_SEATS, "%s seats; at most 7", seats);
    return new CardsPerSeat<>(family, seats, 0, 0, 0);
  }

  /**
   * Returns the given cards, those of seat 0 first.
   *
   * @throws IllegalArgumentException if there are more than seven seats, two have the same card, or
   *     the index of a card is 64 or more
   */
  public static <C extends Card> CardsPerSeat<C> copyOf(
      CardFamily<C> family, List<CardSet<C>> cards) {
    CardsPerSeat<C> all = none(family, cards.size());
    for (int seat = 0; seat < cards.size(); seat++) {
      all = all.plus(seat, cards.get(seat));
    }
    return all;
  }

  /**
   * Returns the cards that {@linkplain #ones three} {@linkplain #twos words} {@linkplain #fours
   * tell}.
   *
   * @throws IllegalArgumentException if there are more than seven seats
   */
  public static <C extends Card> CardsPerSeat<C> ofWords(
      CardFamily<C> family, int seats, long ones, long twos, long fours) {
    checkArgument(seats <= MAX_SEATS, "%s seats; at most 7", seats);
    return of(family, seats, ones, twos, fours);
  }

  private static <C extends Card> CardsPerSeat<C> of(
      CardFamily<C> family, int seats, long ones, long twos, long fours) {
    return new CardsPerSeat<>(family, seats, ones, twos, fours);
  }

  /** What {@link Deal#cards} does. */
  static <C extends Card> CardsPerSeat<C> deal(CardList<C> pack, int seats, int first, int count) {
    checkArgument(seats <= MAX_SEATS, "%s seats; at most 7", seats);
    long[] hands = new long[MAX_SEATS];
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
    // A card that is there twice, or has no bit of its own, makes the count too small.
    boolean distinct = Long.bitCount(ones | twos | fours) == count && highest < Long.SIZE;
    checkArgument(distinct, "equal cards, or an index above 63, in the first %s: %s", count, pack);
    return of(pack.family(), seats, ones, twos, fours);
  }

  /**
   * Returns a word for a state that holds its parts as words: bit i is the lowest bit of 1 + the
   * seat that has the card with index i, and 0 if nobody has it.
   */
  public long ones() {
    return ones;
  }

  /** Returns the second lowest bits, as {@link #ones} does the lowest. */
  public long twos() {
    return twos;
  }

  /** Returns the third lowest bits, as {@link #ones} does the lowest. */
  public long fours() {
    return fours;
  }

  /**
   * Returns the bits of the cards of a seat, out of the words of a state: bit i for the card with
   * index i.
   *
   * @param seat 0 to 6
   */
  public static long bits(int seat, long ones, long twos, long fours) {
    int number = seat + 1;
    // Each word, or its complement where the number has no such bit.
    return (ones ^ (number & 1) - 1L)
        & (twos ^ (number >> 1 & 1) - 1L)
        & (fours ^ (number >> 2) - 1L);
  }

  /**
   * Returns the seat that has the card with an index, out of the words of a state; -1 if nobody
   * has.
   *
   * @param index 0 to 63
   */
  public static int holder(int index, long ones, long twos, long fours) {
    int number =
        (int) (ones >>> index & 1 | (twos >>> index & 1) << 1 | (fours >>> index & 1) << 2);
    return number - 1;
  }

  /** The bits of the cards that a seat has. */
  private long bits(int seat) {
    return bits(Objects.checkIndex(seat, seats), ones, twos, fours);
  }

  /**
   * Returns the cards of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  @Override
  public CardSet<C> get(int seat) {
    return CardSet.ofBits(family, bits(seat), 0);
  }

  /** Returns whether a seat has a card. */
  public boolean has(int seat, C card) {
    return (bits(seat) >>> card.index() & 1) != 0 && card.index() < Long.SIZE;
  }

  /** Returns whether no seat has a card. */
  public boolean areAllEmpty() {
    return (ones | twos | fours) == 0;
  }

  /**
   * Returns these cards and one more for a seat.
   *
   * @throws IllegalArgumentException if somebody has it, or its index is 64 or more
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> plus(int seat, C card) {
    int index = card.index();
    checkArgument(index < Long.SIZE, "card %s has the index %s; at most 63", card, index);
    return plusBits(seat, 1L << index);
  }

  /**
   * Returns these cards and more for a seat.
   *
   * @throws IllegalArgumentException if somebody has one of them, or an index is 64 or more
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> plus(int seat, CardSet<C> cards) {
    checkArgument(cards.high() == 0, "cards %s; expected indexes of at most 63", cards);
    return plusBits(seat, cards.low());
  }

  private CardsPerSeat<C> plusBits(int seat, long bits) {
    int number = Objects.checkIndex(seat, seats) + 1;
    if (((ones | twos | fours) & bits) != 0) {
      throw new IllegalArgumentException(
          "cards of two seats among: " + CardSet.ofBits(family, bits, 0) + "; there are: " + this);
    }
    return of(
        family,
        seats,
        ones | bits & -(number & 1),
        twos | bits & -(number >> 1 & 1),
        fours | bits & -(number >> 2));
  }

  /** Returns these cards except one, whoever has it, if anybody. */
  public CardsPerSeat<C> without(C card) {
    int index = card.index();
    return index < Long.SIZE ? withoutBits(1L << index) : this;
  }

  /** Returns these cards except some, whoever has them, if anybody. */
  public CardsPerSeat<C> without(CardSet<C> cards) {
    return withoutBits(cards.low());
  }

  private CardsPerSeat<C> withoutBits(long bits) {
    return of(family, seats, ones & ~bits, twos & ~bits, fours & ~bits);
  }

  /**
   * Returns these cards with others in place of those of one seat.
   *
   * @throws IllegalArgumentException if another seat has one of them, or an index is 64 or more
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> with(int seat, CardSet<C> cards) {
    return withoutBits(bits(seat)).plus(seat, cards);
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return seats;
  }
}
