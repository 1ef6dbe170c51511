package io.github.spadille.stops.crazyeights;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.FixedList;
import io.github.spadille.engine.card.PlayingCard;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The cards that each seat holds, of one pack or two.
 *
 * <p>An immutable {@link List} of bags whose index is the seat's number; methods that change it are
 * unsupported. Giving or taking a card makes one small object, two where there are two packs. It
 * holds cards with the first back.
 */
public final class CrazyEightsHands extends FixedList<CardBag<PlayingCard>> {
  private static final int MAX_SEATS = 15;

  /** The seats from this one have a bit in the fourth word. */
  private static final int FIRST_OF_MANY = 7;

  /**
   * What is seldom there.
   *
   * @param eights the fourth word
   * @param seconds who holds second copies, or null while there are none
   */
  public record Rest(long eights, @Nullable CrazyEightsHands seconds) {
    private static @Nullable Rest of(long eights, @Nullable CrazyEightsHands seconds) {
      return eights == 0 && seconds == null ? null : new Rest(eights, seconds);
    }
  }

  // The four words together hold a number for each card, a bit in each word: 0 for a card that
  // nobody has, otherwise 1 + the seat.
  private final long ones;
  private final long twos;
  private final long fours;
  private final @Nullable Rest rest;
  private final int seats;

  private CrazyEightsHands(int seats, long ones, long twos, long fours, @Nullable Rest rest) {
    this.seats = seats;
    this.ones = ones;
    this.twos = twos;
    this.fours = fours;
    this.rest = rest;
  }

  /** Returns what the words of a state tell. */
  static CrazyEightsHands of(int seats, long ones, long twos, long fours, @Nullable Rest rest) {
    return new CrazyEightsHands(seats, ones, twos, fours, rest);
  }

  /**
   * Returns no card for each of some seats.
   *
   * @throws IllegalArgumentException if there are more than 15 seats
   */
  static CrazyEightsHands none(int seats) {
    checkArgument(seats <= MAX_SEATS, "%s seats; at most 15", seats);
    return of(seats, 0, 0, 0, null);
  }

  /**
   * Returns the given cards, those of seat 0 first.
   *
   * @throws IllegalArgumentException if a card is there three times or has the second back
   */
  static CrazyEightsHands copyOf(List<CardBag<PlayingCard>> cards) {
    CrazyEightsHands hands = none(cards.size());
    for (int seat = 0; seat < cards.size(); seat++) {
      for (PlayingCard card : cards.get(seat)) {
        hands = hands.plus(seat, card);
      }
    }
    return hands;
  }

  /**
   * Deals the top cards of a pack one by one, round the table.
   *
   * @param first the seat that gets the top card
   * @param count how many cards are dealt
   * @throws IllegalArgumentException if a card is there three times or has the second back
   */
  static CrazyEightsHands deal(CardList<PlayingCard> pack, int seats, int first, int count) {
    long[] owners = new long[4];
    CrazyEightsHands more = null;
    int seat = first;
    for (int i = 0; i < count; i++) {
      long bit = bit(pack.indexAt(i));
      if (((owners[0] | owners[1] | owners[2] | owners[3]) & bit) == 0) {
        for (int word = 0; word < owners.length; word++) {
          owners[word] |= bit & -(seat + 1 >> word & 1);
        }
      } else {
        more = (more == null ? none(seats) : more).plusFirst(seat, bit);
      }
      seat = seat + 1 == seats ? 0 : seat + 1;
    }
    return of(seats, owners[0], owners[1], owners[2], Rest.of(owners[3], more));
  }

  /**
   * Returns the bit of a card in each word.
   *
   * @throws IllegalArgumentException if the card has the second back
   */
  static long bit(int index) {
    checkArgument(index < Long.SIZE, "card %s; expected the first back", index);
    return 1L << index;
  }

  /** The first word: the lowest bit of the number of each card. */
  long ones() {
    return ones;
  }

  /** The second word. */
  long twos() {
    return twos;
  }

  /** The third word. */
  long fours() {
    return fours;
  }

  /** What the three words do not tell, or null. */
  @Nullable Rest rest() {
    return rest;
  }

  private long eights() {
    return rest == null ? 0 : rest.eights;
  }

  private @Nullable CrazyEightsHands seconds() {
    return rest == null ? null : rest.seconds;
  }

  private long held() {
    return ones | twos | fours | eights();
  }

  /** The bits of the cards of which a seat has the first copy. */
  private long firsts(int seat) {
    return firsts(Objects.checkIndex(seat, seats), ones, twos, fours, eights());
  }

  private static long firsts(int seat, long ones, long twos, long fours, long eights) {
    int number = seat + 1;
    // Each word, or its complement where the number has no such bit.
    return (ones ^ (number & 1) - 1L)
        & (twos ^ (number >> 1 & 1) - 1L)
        & (fours ^ (number >> 2 & 1) - 1L)
        & (eights ^ (number >> 3) - 1L);
  }

  /**
   * Returns the bits of the cards of which a seat has a copy, out of the words of a state.
   *
   * @param seat 0 to 14
   */
  static long bits(int seat, long ones, long twos, long fours, @Nullable Rest rest) {
    return rest == null
        ? firsts(seat, ones, twos, fours, 0)
        : firsts(seat, ones, twos, fours, rest.eights) | secondsOf(seat, rest);
  }

  private static long secondsOf(int seat, Rest rest) {
    return rest.seconds == null ? 0 : rest.seconds.firsts(seat);
  }

  /**
   * Returns the cards of a seat.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  @Override
  public CardBag<PlayingCard> get(int seat) {
    CardBag<PlayingCard> bag = set(firsts(seat)).toBag();
    CrazyEightsHands seconds = seconds();
    return seconds == null ? bag : bag.plus(set(seconds.firsts(seat)).toBag());
  }

  /**
   * Returns the cards of a seat, each once.
   *
   * @throws IndexOutOfBoundsException if there is no such seat
   */
  public CardSet<PlayingCard> distinct(int seat) {
    return set(bits(Objects.checkIndex(seat, seats), ones, twos, fours, rest));
  }

  private static CardSet<PlayingCard> set(long bits) {
    return CardSet.ofBits(PlayingCard.FAMILY, bits, 0);
  }

  /** Returns the number of cards of a seat. */
  int count(int seat) {
    int count = Long.bitCount(firsts(seat));
    CrazyEightsHands seconds = seconds();
    return seconds == null ? count : count + seconds.count(seat);
  }

  /** Returns whether a seat has no card. */
  boolean isEmpty(int seat) {
    return bits(Objects.checkIndex(seat, seats), ones, twos, fours, rest) == 0;
  }

  /** Returns these cards and one more for a seat. */
  CrazyEightsHands plus(int seat, PlayingCard card) {
    return plus(seat, card.index());
  }

  /** Returns these cards and one more, given by its index, for a seat. */
  CrazyEightsHands plus(int seat, int index) {
    long bit = bit(index);
    return (held() & bit) == 0 ? plusNew(seat, bit) : plusSecond(seat, bit);
  }

  private CrazyEightsHands plusSecond(int seat, long bit) {
    CrazyEightsHands seconds = seconds();
    CrazyEightsHands more = (seconds == null ? none(seats) : seconds).plusFirst(seat, bit);
    return of(seats, ones, twos, fours, Rest.of(eights(), more));
  }

  private CrazyEightsHands plusFirst(int seat, long bit) {
    checkArgument((held() & bit) == 0, "a card three times: %s", set(bit));
    return plusNew(seat, bit);
  }

  private CrazyEightsHands plusNew(int seat, long bit) {
    Objects.checkIndex(seat, seats);
    return of(
        seats,
        onesWith(ones, seat, bit),
        twosWith(twos, seat, bit),
        foursWith(fours, seat, bit),
        needsRest(seat) ? Rest.of(eights() | bit & -(seat + 1 >> 3), seconds()) : rest);
  }

  /** Returns whether the cards of a seat have bits outside the first three words. */
  static boolean needsRest(int seat) {
    return seat >= FIRST_OF_MANY;
  }

  /** Returns the first word after a seat got a card that nobody had. */
  static long onesWith(long ones, int seat, long bit) {
    return ones | bit & -(seat + 1 & 1);
  }

  /** Returns the second word after a seat got a card that nobody had. */
  static long twosWith(long twos, int seat, long bit) {
    return twos | bit & -(seat + 1 >> 1 & 1);
  }

  /** Returns the third word after a seat got a card that nobody had. */
  static long foursWith(long fours, int seat, long bit) {
    return fours | bit & -(seat + 1 >> 2 & 1);
  }

  /** Returns these cards except one copy of a card that a seat has. */
  CrazyEightsHands minus(int seat, PlayingCard card) {
    long bit = bit(card.index());
    return (firsts(seat) & bit) != 0 ? withoutFirst(bit) : withoutSecond(seat, card);
  }

  private CrazyEightsHands withoutSecond(int seat, PlayingCard card) {
    CrazyEightsHands seconds = seconds();
    checkArgument(seconds != null, "seat %s does not hold %s", seat, card);
    CrazyEightsHands left = seconds.minus(seat, card);
    return of(seats, ones, twos, fours, Rest.of(eights(), left.held() == 0 ? null : left));
  }

  private CrazyEightsHands withoutFirst(long bit) {
    return of(
        seats,
        ones & ~bit,
        twos & ~bit,
        fours & ~bit,
        rest == null ? null : Rest.of(rest.eights & ~bit, rest.seconds));
  }

  /** Returns the number of seats. */
  @Override
  public int size() {
    return seats;
  }
}
