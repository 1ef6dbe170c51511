package io.github.spadille.engine.state;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import java.util.List;
import java.util.Objects;

/**
 * The cards that each seat (or each side) has where no two have the same: hands, tricks won.
 *
 * <p>An immutable {@link List} of sets whose index is the seat's number; methods that change it are
 * unsupported. Giving or taking cards makes one small object, where a {@link PerSeat} of sets makes
 * three. Cards with an index below 64 of up to fifteen seats take no more than that; more seats,
 * and cards of a second pack, take an array.
 *
 * @param <C> the class of the cards
 */
public sealed class CardsPerSeat<C extends Card> extends FixedList<CardSet<C>>
    permits WideCardsPerSeat {
  private static final int MAX_PACKED = 15; // seats

  // The four words together hold a number for each card, a bit in each word: 0 for a card that
  // nobody has, otherwise 1 + the seat.
  private final long ones;
  private final long twos;
  private final long fours;
  private final long eights;
  private final CardFamily<C> family;
  private final int seats;

  CardsPerSeat(CardFamily<C> family, int seats, long ones, long twos, long fours, long eights) {
    this.family = family;
    this.seats = seats;
    this.ones = ones;
    this.twos = twos;
    this.fours = fours;
    this.eights = eights;
  }

  /**
   * Returns no card for each of some seats.
   *
   * @throws IllegalArgumentException if {@code seats} is not 0 to 16
   */
  public static <C extends Card> CardsPerSeat<C> none(CardFamily<C> family, int seats) {
    checkArgument(seats >= 0 && seats <= Viewer.MAX_SEATS, "%s seats; expected 0 to 16", seats);
    return seats <= MAX_PACKED
        ? of(family, seats, 0, 0, 0, 0)
        : WideCardsPerSeat.ofWords(family, new long[2 * seats]);
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

  private static <C extends Card> CardsPerSeat<C> of(
      CardFamily<C> family, int seats, long ones, long twos, long fours, long eights) {
    return new CardsPerSeat<>(family, seats, ones, twos, fours, eights);
  }

  /** What {@link Deal#cards} does. */
  static <C extends Card> CardsPerSeat<C> deal(CardList<C> pack, int seats, int first, int count) {
    long ones = 0;
    long twos = 0;
    long fours = 0;
    long eights = 0;
    int highest = 0;
    int seat = first;
    for (int i = 0; i < count; i++) {
      int index = pack.indexAt(i);
      int number = seat + 1;
      highest |= index;
      long bit = 1L << index;
      ones |= bit & -(number & 1);
      twos |= bit & -(number >> 1 & 1);
      fours |= bit & -(number >> 2 & 1);
      eights |= bit & -(number >> 3);
      seat = number == seats ? 0 : number;
    }
    CardsPerSeat<C> dealt =
        seats > MAX_PACKED || highest >= Long.SIZE
            ? copyOf(pack.family(), Deal.sets(pack, seats, first, count))
            : of(pack.family(), seats, ones, twos, fours, eights);
    // A card that is there twice makes the count too small.
    checkArgument(dealt.all().size() == count, "equal cards, first %s: %s", count, pack);
    return dealt;
  }

  /** The bits of the cards that a seat has. */
  private long bits(int seat) {
    int number = Objects.checkIndex(seat, seats) + 1;
    // Each word, or its complement where the number has no such bit.
    return (ones ^ (number & 1) - 1L)
        & (twos ^ (number >> 1 & 1) - 1L)
        & (fours ^ (number >> 2 & 1) - 1L)
        & (eights ^ (number >> 3) - 1L);
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

  /** Returns the seat that has a card; {@link Seats#NOBODY} if nobody has. */
  public int holder(C card) {
    int index = card.index();
    long number =
        ones >>> index & 1
            | (twos >>> index & 1) << 1
            | (fours >>> index & 1) << 2
            | (eights >>> index & 1) << 3;
    return index < Long.SIZE ? (int) number - 1 : Seats.NOBODY; // nobody if the number is 0
  }

  /** Returns the cards of all seats. */
  public CardSet<C> all() {
    return CardSet.ofBits(family, bitsOfAll(), 0);
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
   * Returns whether none of the first seats has a card.
   *
   * @param first how many they are
   * @throws IndexOutOfBoundsException if there are fewer seats
   */
  public boolean areEmpty(int first) {
    Objects.checkFromToIndex(0, first, seats);
    // The cards of these seats have numbers from 1 to this; compared bit by bit, the lowest first.
    long upTo = upTo(first, ones, -1L);
    upTo = upTo(first >> 1, twos, upTo);
    upTo = upTo(first >> 2, fours, upTo);
    upTo = upTo(first >> 3, eights, upTo);
    return (bitsOfAll() & upTo) == 0;
  }

  /** The cards with numbers not above another, by one bit and what the lower bits say. */
  private static long upTo(int other, long bits, long byLowerBits) {
    return (other & 1) == 0 ? ~bits & byLowerBits : ~bits | byLowerBits;
  }

  /** Returns whether no seat has a card. */
  public boolean areAllEmpty() {
    return bitsOfAll() == 0;
  }

  private long bitsOfAll() {
    return ones | twos | fours | eights;
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

  /**
   * Returns these cards and more for each of the first seats.
   *
   * @param more the cards of seat 0, of seat 1 and so on; not of more seats than there are here
   * @throws IllegalArgumentException if somebody has one of them
   * @throws IndexOutOfBoundsException if they are of more seats
   */
  public CardsPerSeat<C> plus(CardsPerSeat<C> more) {
    Objects.checkFromToIndex(0, more.seats, seats);
    if (more instanceof WideCardsPerSeat) {
      return plusEach(more);
    }
    if ((bitsOfAll() & more.bitsOfAll()) != 0) {
      throw twoOwners(more.all());
    }
    return of(
        family,
        seats,
        ones | more.ones,
        twos | more.twos,
        fours | more.fours,
        eights | more.eights);
  }

  /** The same without regard to how the cards are kept. */
  final CardsPerSeat<C> plusEach(CardsPerSeat<C> more) {
    CardsPerSeat<C> all = this;
    for (int seat = 0; seat < more.size(); seat++) {
      all = all.plus(seat, more.get(seat));
    }
    return all;
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
    if ((bitsOfAll() & bits) != 0) {
      throw twoOwners(CardSet.ofBits(family, bits, 0));
    }
    return given(seat, bits);
  }

  /** These cards after a seat was given some, which whoever had them has no more. */
  private CardsPerSeat<C> given(int seat, long bits) {
    int number = Objects.checkIndex(seat, seats) + 1;
    return of(
        family,
        seats,
        ones & ~bits | bits & -(number & 1),
        twos & ~bits | bits & -(number >> 1 & 1),
        fours & ~bits | bits & -(number >> 2 & 1),
        eights & ~bits | bits & -(number >> 3));
  }

  /**
   * Returns these cards after a seat was given one, which nobody else has any more.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> give(int seat, C card) {
    int index = card.index();
    return index < Long.SIZE ? given(seat, 1L << index) : toWide().give(seat, card);
  }

  /**
   * Returns these cards after a seat was given some, which nobody else has any more.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardsPerSeat<C> give(int seat, CardSet<C> cards) {
    return cards.high() == 0 ? given(seat, cards.low()) : toWide().give(seat, cards);
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
    return of(family, seats, ones & ~bits, twos & ~bits, fours & ~bits, eights & ~bits);
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

  /**
   * Returns the cards of the first of these seats, and none for those beyond the last.
   *
   * @param seats how many there are then
   * @throws IllegalArgumentException if {@code seats} is not 0 to 16
   */
  public CardsPerSeat<C> resized(int seats) {
    return seats >= this.seats && seats <= MAX_PACKED
        ? of(family, seats, ones, twos, fours, eights)
        : copied(seats);
  }

  /**
   * Returns the cards of the seats {@code from} to {@code to}, the latter not included.
   *
   * @throws IndexOutOfBoundsException if there are no such seats
   */
  @Override
  public CardsPerSeat<C> subList(int from, int to) {
    Objects.checkFromToIndex(from, to, seats);
    CardsPerSeat<C> some = none(family, to - from);
    for (int seat = from; seat < to; seat++) {
      some = some.plus(seat - from, get(seat));
    }
    return some;
  }

  /** The same without regard to how the cards are kept. */
  final CardsPerSeat<C> copied(int seats) {
    CardsPerSeat<C> copy = none(family, seats);
    for (int seat = 0; seat < Math.min(seats, this.seats); seat++) {
      copy = copy.plus(seat, get(seat));
    }
    return copy;
  }

  /** Returns whether a card of a second pack, with an index of 64 or more, can be among these. */
  public boolean hasSecondPack() {
    return false;
  }

  /** Returns the number of seats. */
  @Override
  public final int size() {
    return seats;
  }
}
