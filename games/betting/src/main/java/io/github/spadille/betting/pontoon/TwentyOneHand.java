package io.github.spadille.betting.pontoon;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import io.github.spadille.betting.TwentyOne;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.table.Audience;
import io.github.spadille.engine.table.Pile;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A hand in a game of twenty-one: cards in the order in which they came, each face up or face down,
 * and what they count.
 *
 * <p>Immutable. Most moves of such a game make a hand, so the hands of a game extend this class
 * instead of having one, and their cards stand in words instead of a list and its array. They say
 * themselves when they are equal, with {@link #isSame}.
 */
public class TwentyOneHand {
  /** The most cards that a hand can get: eleven that count 21, and one more. */
  static final int MOST = 12;

  /** No cards. */
  static final TwentyOneHand NONE = new TwentyOneHand();

  static final boolean FACE_UP = true;
  static final boolean FACE_DOWN = false;

  private static final int IN_FIRST = Long.BYTES;
  private static final int UP = 0x80;
  private static final int INDEX = 0x7f;
  private static final long ALL_UP = 0x80808080_80808080L;

  // A byte for each card, the first in the lowest: its index, and UP beside it if it lies face up.
  private final long first;
  private final int others;
  private final byte size;
  private final byte low;
  private final boolean ace;

  private TwentyOneHand() {
    this.first = 0;
    this.others = 0;
    this.size = 0;
    this.low = 0;
    this.ace = false;
  }

  /** Creates a hand with the same cards. */
  TwentyOneHand(TwentyOneHand same) {
    this(same, 0, 0);
  }

  private TwentyOneHand(TwentyOneHand same, long firstUp, int othersUp) {
    this.first = same.first | firstUp;
    this.others = same.others | othersUp;
    this.size = same.size;
    this.low = same.low;
    this.ace = same.ace;
  }

  /**
   * Creates a hand with the same cards and one more.
   *
   * @throws IllegalStateException if there are {@link #MOST} cards already
   */
  TwentyOneHand(TwentyOneHand before, PlayingCard card, boolean up) {
    checkState(before.size < MOST, "a hand has at most %s cards", MOST);
    long added = up ? card.index() | UP : card.index();
    int bits = before.size * Byte.SIZE;
    this.first = before.size < IN_FIRST ? before.first | added << bits : before.first;
    this.others = before.size < IN_FIRST ? 0 : before.others | (int) added << (bits - Long.SIZE);
    this.size = (byte) (before.size + 1);
    this.low = (byte) (before.low + TwentyOne.low(card));
    this.ace = before.ace || card.is(Rank.ACE);
  }

  /** Returns these cards and one more. */
  final TwentyOneHand and(PlayingCard card, boolean up) {
    return new TwentyOneHand(this, card, up);
  }

  /** Returns other cards that lie as these do. */
  final TwentyOneHand lying(List<PlayingCard> cards) {
    TwentyOneHand all = NONE;
    for (PlayingCard card : cards) {
      all = all.and(card, isUp(all.size));
    }
    return all;
  }

  /** Returns the same cards, all face up. */
  final TwentyOneHand allUp() {
    return new TwentyOneHand(this, upTo(size), (int) upTo(size - IN_FIRST));
  }

  /** The bit UP of so many cards of a word, none if the number is negative. */
  private static long upTo(int cards) {
    return cards <= 0 ? 0 : ALL_UP >>> Math.max(0, Long.BYTES - cards) * Byte.SIZE;
  }

  private int at(int place) {
    return place < IN_FIRST
        ? (int) (first >>> (place * Byte.SIZE))
        : others >>> ((place - IN_FIRST) * Byte.SIZE);
  }

  /**
   * Returns a card by its place, from 0.
   *
   * @throws IndexOutOfBoundsException if there is no such place
   */
  public final PlayingCard card(int place) {
    return PlayingCard.FAMILY.card(at(Objects.checkIndex(place, size)) & INDEX);
  }

  /** Tells whether the card at a place lies face up. */
  public final boolean isUp(int place) {
    return (at(place) & UP) != 0;
  }

  /** Returns the number of cards. */
  public final int size() {
    return size;
  }

  /** Returns the count with 1 for every ace. */
  public final int low() {
    return low;
  }

  /** Returns the highest count up to 21, or the low count if that is above. */
  public final int total() {
    return TwentyOne.total(low, ace);
  }

  /** Tells whether the low count is above 21; that of a hand without cards is not. */
  public final boolean isAbove() {
    return low > TwentyOne.LIMIT;
  }

  /** Tells whether these are two cards that count 21. */
  public final boolean isTwoCard21() {
    return size == 2 && total() == TwentyOne.LIMIT;
  }

  /** Tells whether these are two cards of one rank. */
  public final boolean isPair() {
    return size == 2 && card(0).rank() == card(1).rank();
  }

  /** Adds the cards to a pile. */
  final void addTo(CardList.Builder<PlayingCard> pile) {
    for (int place = 0; place < size; place++) {
      pile.addIndex(at(place) & INDEX);
    }
  }

  /** Returns the cards in the order in which they came. */
  public final CardList<PlayingCard> cards() {
    CardList.Builder<PlayingCard> cards = CardList.builder(PlayingCard.FAMILY, size);
    addTo(cards);
    return cards.build();
  }

  /**
   * Returns the pile of a seat that these cards are: all see what lies face up, it sees the rest.
   */
  public final Pile pile(String name, int owner) {
    ImmutableList.Builder<Audience> seenBy = ImmutableList.builder();
    for (int place = 0; place < size; place++) {
      seenBy.add(isUp(place) ? Audience.ALL : Audience.seat(owner));
    }
    return new Pile(name, OptionalInt.of(owner), Pile.Order.TOP_LAST, cards(), seenBy.build());
  }

  /** Tells whether another hand has the same cards, which lie in the same way. */
  final boolean isSame(TwentyOneHand other) {
    return first == other.first && others == other.others && size == other.size;
  }
}
