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
 * unsupported. Giving or taking cards makes one small object, where a {@link PerSeat} of sets makes
 * three. Cards with an index below 64 of up to seven seats take no more than that; more seats, and
 * cards of a second pack, take an array.
 *
 * @param <C> the class of the cards
 */
public sealed class CardsPerSeat<C extends Card> extends FixedList<CardSet<C>>
    permits WideCardsPerSeat {
  private static final int MAX_PACKED = 7; // seats

  // The three words together hold a number for each card, a bit in each word: 0 for a card that
  // nobody has, otherwise 1 + the seat.
  private final long ones;
  private final long twos;
  private final long fours;
  private final CardFamily<C> family;
  private final int seats;

  CardsPerSeat(CardFamily<C> family, int seats, long ones, long twos, long fours) {
    this.family = family;
    this.seats = seats;
    this.ones = ones;
    this.twos = twos;
    this.fours = fours;
  }

  /**
   * Returns no card for each of some seats.
   *
   * @throws IllegalArgumentException if {@code seats} is not 0 to 16
   */
  public static <C extends Card> CardsPerSeat<C> none(CardFamily<C> family, int seats) {
    checkSeats(seats);
    return seats <= MAX_PACKED
        ? of(family, seats, 0, 0, 0)
        : WideCardsPerSeat.ofWords(family, new long[2 * seats]);
  }

  private static void checkSeats(int seats) {
    checkArgument(seats >= 0 && seats <= Viewer.MAX_SEATS, "%s seats; expected 0 to 16", seats);
  }

  /**
   * Returns the given cards, those of seat 0 first.
   *
   * @throws IllegalArgumentException if there are more than 16 seats, or two have the same card
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
    checkArgument(seats <= MAX_PACKED, "%s seats; at most 7", seats);
    return of(family, seats, ones, twos, fours);
  }

  private static <C extends Card> CardsPerSeat<C> of(
      CardFamily<C> family, int seats, long ones, long twos, long fours) {
    return new CardsPerSeat<>(family, seats, ones, twos, fours);
  }

  /** What {@link Deal#cards} does. */
  static <C extends Card> CardsPerSeat<C> deal(CardList<C> pack, int seats, int first, int count) {
    checkSeats(seats);
    int places = Math.max(seats, MAX_PACKED);
    long[] hands = new long[places];
    int highest = 0;
    int seat = first;
    for (int i = 0; i < count; i++) {
      int index = pack.indexAt(i);
      highest |= index;
      hands[seat] |= 1L << index;
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    if (seats > MAX_PACKED || highest >= Long.SIZE) {
      return copyOf(pack.family(), Deal.sets(pack, seats, first, count));
    }
    long ones = hands[0] | hands[2] | hands[4] | hands[6];
    long twos = hands[1] | hands[2] | hands[5] | hands[6];
    long fours = hands[3] | hands[4] | hands[5] | hands[6];
    // A card that is there twice makes the count too small.
    checkArgument(
        Long.bitCount(ones | twos | fours) == count, "equal cards, first %s: %s", count, pack);
    return of(pack.family(), seats, ones, twos, fours);
  }

  /**
   * Returns a word for a state that holds its parts as words: bit i is the lowest bit of 1 + the
   * seat that has the card with index i, and 0 if nobody has it.
   *
   * @throws IllegalStateException if there are more than seven seats, or a card has had an index of
   *     64 or more
   */
  public long ones() {
    return ones;
  }

  /**
   * Returns the second lowest bits, as {@link #ones} does the lowest.
   *
   * @throws IllegalStateException as that does
   */
  public long twos() {
    return twos;
  }

  /**
   * Returns the third lowest bits, as {@link #ones} does the lowest.
   *
   * @throws IllegalStateException as that does
   */
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

  /** Returns the cards of all seats. */
  public CardSet<C> all() {
    return CardSet.ofBits(family, ones | twos | fours, 0);
  }

  /** Returns whether no seat has a card. */
  public boolean areAllEmpty() {
    return (ones | twos | fours) == 0;
  }

  /**
   * Returns these cards and one more for a seat.
   *
   * @throws IllegalArgumentException if somebody has it
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> plus(int seat, C card) {
    int index = card.index();
    return index < Long.SIZE ? plusBits(seat, 1L << index) : toWide().plus(seat, card);
  }

  /**
   * Returns these cards and more for a seat.
   *
   * @throws IllegalArgumentException if somebody has one of them
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> plus(int seat, CardSet<C> cards) {
    return cards.high() == 0 ? plusBits(seat, cards.low()) : toWide().plus(seat, cards);
  }

  /** Returns the same cards, held in such a way that there may be any. */
  private CardsPerSeat<C> toWide() {
    long[] words = new long[2 * seats];
    for (int seat = 0; seat < seats; seat++) {
      words[seat] = bits(seat);
    }
    return WideCardsPerSeat.ofWords(family, words);
  }

  private CardsPerSeat<C> plusBits(int seat, long bits) {
    int number = Objects.checkIndex(seat, seats) + 1;
    if (((ones | twos | fours) & bits) != 0) {
      throw twoOwners(CardSet.ofBits(family, bits, 0));
    }
    return of(
        family,
        seats,
        ones | bits & -(number & 1),
        twos | bits & -(number >> 1 & 1),
        fours | bits & -(number >> 2));
  }

  /** Says that some of these cards belong to somebody else. */
  final IllegalArgumentException twoOwners(CardSet<C> cards) {
    return new IllegalArgumentException(
        "cards of two seats among: " + cards + "; there are: " + this);
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
   * @throws IllegalArgumentException if another seat has one of them
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> with(int seat, CardSet<C> cards) {
    return withoutBits(bits(seat)).plus(seat, cards);
  }

  /** Returns the number of seats. */
  @Override
  public final int size() {
    return seats;
  }
}
