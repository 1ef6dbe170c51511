package io.github.spadille.tricktaking.chicago;

import static io.github.spadille.engine.card.PlayingCards.countRank;
import static io.github.spadille.engine.card.PlayingCards.noCards;
import static io.github.spadille.engine.card.PlayingCards.ofRank;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.text.Ids;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How high a poker hand is: its type, and the ranks by which it is compared. What a player says of
 * a hand is the same, with as many ranks as have been stated.
 *
 * <p>A hand is worked out with words: a bit for each rank, in the order of their {@linkplain
 * #strength strengths}. Immutable.
 */
public final class PokerHand implements Comparable<PokerHand> {
  /** A hand without combination; nothing said. */
  public static final PokerHand NONE = new PokerHand(0);

  private static final HandType[] TYPES = HandType.values();
  private static final Rank[] RANKS = Rank.values();
  private static final int MOST = 5; // ranks, of four bits each
  private static final int ACE = 13;
  private static final int FIVE = 4;
  private static final int FIVE_HIGH = 1 << ACE | 0b11110; // A 5 4 3 2

  private static final PokerHand[] OF_TYPE =
      Arrays.stream(TYPES).map(type -> new PokerHand(word(type))).toArray(PokerHand[]::new);

  private final int word; // the type from 1, then the strengths of the ranks, 0 where none is

  private PokerHand(int word) {
    this.word = word;
  }

  /** Returns a type of which no rank is stated. */
  public static PokerHand of(HandType type) {
    return OF_TYPE[type.ordinal()];
  }

  private static int word(HandType type) {
    return type.ordinal() + 1 << 4 * MOST;
  }

  /** Returns what five cards are worth, with all ranks that count. */
  public static PokerHand of(CardSet<PlayingCard> cards) {
    int s = ranks(cards.low());
    int h = ranks(cards.low() >>> 16);
    int d = ranks(cards.low() >>> 32);
    int c = ranks(cards.low() >>> 48);
    int once = s | h | d | c;
    if (Integer.bitCount(once) == MOST) {
      return ofDifferentRanks(once, once == s || once == h || once == d || once == c);
    }
    int twice = s & h | d & c | (s | h) & (d | c);
    int thrice = s & h & (d | c) | (s | h) & d & c;
    int fourTimes = s & h & d & c;
    if (fourTimes != 0) {
      return new PokerHand(withRanks(word(HandType.QUADS), fourTimes));
    }
    if (thrice != 0) {
      HandType type = thrice == twice ? HandType.TRIPS : HandType.FULL_HOUSE;
      return new PokerHand(withRanks(word(type), thrice));
    }
    HandType type = Integer.bitCount(twice) == 1 ? HandType.PAIR : HandType.TWO_PAIR;
    return new PokerHand(withRanks(withRanks(word(type), twice), once & ~twice));
  }

  /** The ranks of the lowest suit of a set of cards, bit 0 being the ace, which moves up. */
  private static int ranks(long cards) {
    int ranks = (int) cards & 0x1FFF;
    return (ranks | ranks << ACE) & 0x3FFE;
  }

  private static PokerHand ofDifferentRanks(int ranks, boolean flush) {
    boolean sequence = (ranks & -ranks) * 0b11111 == ranks || ranks == FIVE_HIGH;
    if (!sequence) {
      return flush ? new PokerHand(withRanks(word(HandType.FLUSH), ranks)) : NONE;
    }
    int top = ranks == FIVE_HIGH ? FIVE : highest(ranks);
    HandType straightFlush = top == ACE ? HandType.ROYAL_FLUSH : HandType.STRAIGHT_FLUSH;
    HandType type = flush ? straightFlush : HandType.STRAIGHT;
    return new PokerHand(withRanks(word(type), 1 << top));
  }

  private static int highest(int ranks) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(ranks);
  }

  /** Adds ranks from high to low. */
  private static int withRanks(int word, int ranks) {
    int all = word;
    int size = size(word);
    for (int rest = ranks; rest != 0; rest ^= 1 << highest(rest)) {
      all |= highest(rest) << 4 * (MOST - ++size);
    }
    return all;
  }

  /** Returns the strength of a rank with the ace high: 1 for a two, 13 for an ace. */
  public static int strength(Rank rank) {
    return rank == Rank.ACE ? ACE : rank.ordinal();
  }

  /** Tells whether there is no type. */
  public boolean isNone() {
    return word == 0;
  }

  /**
   * Returns the type.
   *
   * @throws IndexOutOfBoundsException if there is none
   */
  public HandType type() {
    return TYPES[(word >>> 4 * MOST) - 1];
  }

  /** Tells whether this is of a type. */
  public boolean is(HandType type) {
    return word >>> 4 * MOST == type.ordinal() + 1;
  }

  /** Returns the number of ranks. */
  public int size() {
    return size(word);
  }

  private static int size(int word) {
    return MOST - Math.min(MOST, Integer.numberOfTrailingZeros(word) / 4);
  }

  /**
   * Returns a rank.
   *
   * @param component from 0, less than {@link #size}
   */
  public Rank rank(int component) {
    return RANKS[(word >>> 4 * (MOST - 1 - component) & 0xF) % ACE];
  }

  /** Returns this with one more rank. */
  public PokerHand with(Rank rank) {
    return new PokerHand(withRanks(word, 1 << strength(rank)));
  }

  /** Returns this with its first ranks alone, at most so many. */
  public PokerHand first(int ranks) {
    int some = word & firstRanks(ranks);
    return some == word ? this : new PokerHand(some);
  }

  private static int firstRanks(int ranks) {
    return -1 << 4 * (MOST - ranks);
  }

  /** Tells whether this is of the type of a claim, and has its ranks as the first. */
  public boolean startsWith(PokerHand claim) {
    int bits = Math.min(4 * MOST, Integer.numberOfTrailingZeros(claim.word) & ~3); // of no rank
    return (word & -1 << bits) == claim.word;
  }

  /**
   * Returns the cards of a hand that make up this, which is what the hand is worth: those of the
   * combination, and those of its first ranks.
   *
   * @param ranks how many ranks count at least, side cards among them
   */
  public CardSet<PlayingCard> combination(CardSet<PlayingCard> hand, int ranks) {
    CardSet<PlayingCard> cards = type().takesAll() ? hand : noCards();
    for (int i = 0; i < Math.max(ranks, type().inCombination()); i++) {
      cards = cards.union(ofRank(hand, rank(i)));
    }
    return cards;
  }

  /**
   * Tells whether five cards hold what is said of a hand: its combination, and for each rank a card
   * of its own, or as many as the rank stands for. Ranks that are not stated may be any.
   */
  public boolean isIn(CardSet<PlayingCard> cards) {
    PokerHand own = of(cards);
    boolean sequence = is(HandType.STRAIGHT) || is(HandType.STRAIGHT_FLUSH);
    boolean in = !own.isNone() && own.type().includes(type());
    for (int i = 0; i < size(); i++) {
      boolean top = !sequence || rank(i) == own.rank(i);
      in &= top && countRank(cards, rank(i)) >= cardsOf(rank(i));
    }
    return in;
  }

  private int cardsOf(Rank rank) {
    int count = 0;
    for (int i = 0; i < size(); i++) {
      count += rank(i) == rank ? type().cardsOf(i) : 0;
    }
    return count;
  }

  @Override
  public int compareTo(PokerHand other) {
    return Integer.compare(word, other.word);
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PokerHand other && other.word == word;
  }

  @Override
  public int hashCode() {
    return word;
  }

  /** Returns the codes of the ranks. */
  public ImmutableList<String> ranks() {
    ImmutableList.Builder<String> codes = ImmutableList.builder();
    for (int i = 0; i < size(); i++) {
      codes.add(rank(i).code());
    }
    return codes.build();
  }

  /** Returns the type and the ranks: {@code two-pair K 9}; {@code -} if there is no type. */
  @Override
  public String toString() {
    String type = isNone() ? "-" : Ids.of(type());
    return type + (size() == 0 ? "" : " " + String.join(" ", ranks()));
  }
}
