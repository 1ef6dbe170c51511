package io.github.spadille.engine.table;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

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
public final class CardsPerSeat<C extends Card> extends FixedList<CardSet<C>> {
  private static final int MAX_PACKED = 7; // seats

  // Unless they are held wide, the three words together hold a number for each card, a bit in each
  // word: 0 for a card that
  // nobody has, otherwise 1 + the seat.
  private final long ones;
  private final long twos;
  private final long fours;
  private final CardFamily<C> family;
  private final int seats;
  private final @Nullable WideCards wide;

  private CardsPerSeat(
      CardFamily<C> family, int seats, long ones, long twos, long fours, @Nullable WideCards wide) {
    this.family = family;
    this.seats = seats;
    this.ones = ones;
    this.twos = twos;
    this.fours = fours;
    this.wide = wide;
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
        : ofWide(family, seats, WideCards.none(seats));
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
    return new CardsPerSeat<>(family, seats, ones, twos, fours, null);
  }

  private static <C extends Card> CardsPerSeat<C> ofWide(
      CardFamily<C> family, int seats, WideCards wide) {
    return new CardsPerSeat<>(family, seats, 0, 0, 0, wide);
  }

  /** What {@link Deal#cards} does. */
  static <C extends Card> CardsPerSeat<C> deal(CardList<C> pack, int seats, int first, int count) {
    checkSeats(seats);
    int slots = Math.max(seats, MAX_PACKED);
    long[] hands = new long[2 * slots];
    int highest = 0;
    int seat = first;
    for (int i = 0; i < count; i++) {
      int index = pack.indexAt(i);
      highest |= index;
      hands[index < Long.SIZE ? seat : slots + seat] |= 1L << index;
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    if (highest >= Long.SIZE || seats > MAX_PACKED) {
      return dealtWide(pack, seats, hands, count);
    }
    long ones = hands[0] | hands[2] | hands[4] | hands[6];
    long twos = hands[1] | hands[2] | hands[5] | hands[6];
    long fours = hands[3] | hands[4] | hands[5] | hands[6];
    checkDistinct(Long.bitCount(ones | twos | fours), count, pack);
    return of(pack.family(), seats, ones, twos, fours);
  }

  private static <C extends Card> CardsPerSeat<C> dealtWide(
      CardList<C> pack, int seats, long[] hands, int count) {
    int slots = hands.length / 2;
    long[] words = new long[2 * seats];
    long low = 0;
    long high = 0;
    for (int seat = 0; seat < seats; seat++) {
      low |= words[seat] = hands[seat];
      high |= words[seats + seat] = hands[slots + seat];
    }
    checkDistinct(Long.bitCount(low) + Long.bitCount(high), count, pack);
    return ofWide(pack.family(), seats, WideCards.ofWords(words));
  }

  /** A card that is there twice makes the number of different cards too small. */
  private static void checkDistinct(int distinct, int count, CardList<?> pack) {
    checkArgument(distinct == count, "equal cards in the first %s: %s", count, pack);
  }

  /**
   * Returns a word for a state that holds its parts as words: bit i is the lowest bit of 1 + the
   * seat that has the card with index i, and 0 if nobody has it.
   *
   * @throws IllegalStateException if there are more than seven seats, or a card has had an index of
   *     64 or more
   */
  public long ones() {
    return word(ones);
  }

  private long word(long word) {
    checkState(wide == null, "no words for %s", this);
    return word;
  }

  /** Returns the second lowest bits, as {@link #ones} does the lowest. */
  public long twos() {
    return word(twos);
  }

  /** Returns the third lowest bits, as {@link #ones} does the lowest. */
  public long fours() {
    return word(fours);
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

  private long low(int seat) {
    Objects.checkIndex(seat, seats);
    return wide == null ? bits(seat, ones, twos, fours) : wide.low(seat);
  }

  private long high(int seat) {
    return wide == null ? 0 : wide.high(seat);
  }

  /**
   * Returns the cards of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  @Override
  public CardSet<C> get(int seat) {
    return CardSet.ofBits(family, low(seat), high(seat));
  }

  /** Returns whether a seat has a card. */
  public boolean has(int seat, C card) {
    int index = card.index();
    return ((index < Long.SIZE ? low(seat) : high(seat)) >>> index & 1) != 0;
  }

  /** Returns whether no seat has a card. */
  public boolean areAllEmpty() {
    return wide == null ? (ones | twos | fours) == 0 : wide.areAllEmpty();
  }

  /**
   * Returns these cards and one more for a seat.
   *
   * @throws IllegalArgumentException if somebody has it
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> plus(int seat, C card) {
    long bit = 1L << card.index();
    return card.index() < Long.SIZE ? plus(seat, bit, 0) : plus(seat, 0, bit);
  }

  /**
   * Returns these cards and more for a seat.
   *
   * @throws IllegalArgumentException if somebody has one of them
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> plus(int seat, CardSet<C> cards) {
    return plus(seat, cards.low(), cards.high());
  }

  private CardsPerSeat<C> plus(int seat, long low, long high) {
    int number = Objects.checkIndex(seat, seats) + 1;
    if (wide != null || high != 0) {
      return plusWide(seat, low, high);
    }
    if (((ones | twos | fours) & low) != 0) {
      throw twoOwners(low, 0);
    }
    return of(
        family,
        seats,
        ones | low & -(number & 1),
        twos | low & -(number >> 1 & 1),
        fours | low & -(number >> 2));
  }

  private CardsPerSeat<C> plusWide(int seat, long low, long high) {
    WideCards all = wide();
    if (all.containsAny(low, high)) {
      throw twoOwners(low, high);
    }
    return ofWide(family, seats, all.plus(seat, low, high));
  }

  private IllegalArgumentException twoOwners(long low, long high) {
    return new IllegalArgumentException(
        "cards of two seats among: " + CardSet.ofBits(family, low, high) + "; there are: " + this);
  }

  private WideCards wide() {
    if (wide != null) {
      return wide;
    }
    long[] words = new long[2 * seats];
    for (int seat = 0; seat < seats; seat++) {
      words[seat] = low(seat);
    }
    return WideCards.ofWords(words);
  }

  /** Returns these cards except one, whoever has it, if anybody. */
  public CardsPerSeat<C> without(C card) {
    long bit = 1L << card.index();
    return card.index() < Long.SIZE ? without(bit, 0) : without(0, bit);
  }

  /** Returns these cards except some, whoever has them, if anybody. */
  public CardsPerSeat<C> without(CardSet<C> cards) {
    return without(cards.low(), cards.high());
  }

  private CardsPerSeat<C> without(long low, long high) {
    return wide == null
        ? of(family, seats, ones & ~low, twos & ~low, fours & ~low)
        : ofWide(family, seats, wide.without(low, high));
  }

  /**
   * Returns these cards with others in place of those of one seat.
   *
   * @throws IllegalArgumentException if another seat has one of them
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> with(int seat, CardSet<C> cards) {
    return without(low(seat), high(seat)).plus(seat, cards);
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return seats;
  }
}
