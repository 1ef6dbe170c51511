package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCards.countRank;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.card.Suit;
import java.util.Arrays;

/**
 * Kinds of cards, and how many cards of each kind there are: suits do not matter (CAN-5).
 *
 * <p>A kind is the ordinal of a rank, for twos and threes too, with two more numbers for jokers and
 * for red threes. Counts are a {@code long} with four bits for each kind, so that they are added
 * and subtracted all at once.
 */
final class Kinds { // CAN-4
  /** No kind. */
  static final int NONE = -1;

  /** The kind of twos, which are wild. */
  static final int TWO = Rank.TWO.ordinal();

  /** The kind of black threes. */
  static final int BLACK_THREE = Rank.THREE.ordinal();

  /** The kind of jokers, which are wild. */
  static final int JOKER = 13;

  /** The kind of red threes. */
  static final int RED_THREE = 14;

  /** The number of cards that makes a meld a canasta. */
  static final int CANASTA = 7; // CAN-24

  /** The wild cards, in the order in which they are written. */
  static final PlayingCard[] WILD =
      PlayingCard.cards("2s 2h 2d 2c X1 X2").toArray(new PlayingCard[0]);

  /** The red threes. */
  static final CardSet<PlayingCard> RED_THREES = PlayingCards.set("3h 3d");

  private static final PlayingCard THREE_OF_HEARTS = PlayingCard.of(Rank.THREE, Suit.HEARTS);
  private static final PlayingCard THREE_OF_DIAMONDS = PlayingCard.of(Rank.THREE, Suit.DIAMONDS);

  /** The ranks of the kinds below jokers. */
  private static final Rank[] RANKS = Rank.values();

  /** The natural cards of each rank by suit, at its ordinal. */
  private static final PlayingCard[][] NATURALS = naturals();

  /** What a card is worth (CAN-13): A, 2, black 3, 4 to 7, 8 to K, joker, red 3 (CAN-75). */
  private static final int[] VALUES = {20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 50, 0};

  private static final long ALL_BUT_RED_THREES = ~(0xFL << (4 * RED_THREE));
  private static final long LOWER_HALVES = 0x0F0F0F0F0F0F0F0FL;

  /** The counts of twos and jokers. */
  static final long ALL_WILD = times(0xF, TWO) | times(0xF, JOKER);

  /** The counts of the kinds that {@link #isOrdinary} names. */
  static final long ORDINARY = times(1, JOKER) - 1 - times(0xF, TWO) - times(0xF, BLACK_THREE);

  /** The counts of the kinds of which there can be melds. */
  static final long CAN_BE_MELDS = ORDINARY | times(0xF, BLACK_THREE);

  /** The counts of the kinds of which there can be canastas. */
  private static final long CAN_BE_CANASTAS = // CAN-67
      times(1, JOKER) - 1 - times(0xF, BLACK_THREE);

  private static final long WORTH_20 = ofKindsWorth(20);
  private static final long WORTH_10 = ofKindsWorth(10);
  private static final long WORTH_5 = ofKindsWorth(5);

  private static final long BYTES = 0x0101010101010101L;
  private static final long HIGHEST_BITS = 0x8080808080808080L;
  private static final long LOWEST_OF_EACH = 0x1111111111111111L;

  private Kinds() {}

  private static PlayingCard[][] naturals() {
    PlayingCard[][] naturals = new PlayingCard[JOKER][];
    for (int kind = 0; kind < JOKER; kind++) {
      Rank rank = RANKS[kind];
      naturals[kind] =
          Arrays.stream(Suit.values())
              .map(suit -> PlayingCard.of(rank, suit))
              .filter(card -> !isWild(card) && !isRedThree(card))
              .toArray(PlayingCard[]::new);
    }
    return naturals;
  }

  /** Returns the natural cards of a rank by suit. */
  static PlayingCard[] naturals(Rank rank) {
    return NATURALS[rank.ordinal()];
  }

  /** Returns the kind of a card of the pack. */
  static int of(PlayingCard card) {
    if (card.isJoker()) {
      return JOKER;
    }
    return isRedThree(card) ? RED_THREE : card.rank().ordinal();
  }

  /** Tells whether a card is a joker or a two. */
  static boolean isWild(PlayingCard card) {
    return card.isJoker() || card.is(Rank.TWO);
  }

  /** Tells whether a card is a red three. */
  static boolean isRedThree(PlayingCard card) {
    return card == THREE_OF_HEARTS || card == THREE_OF_DIAMONDS;
  }

  /** Tells whether a card is a black three. */
  static boolean isBlackThree(PlayingCard card) {
    return card.is(Rank.THREE) && card.suit().isBlack();
  }

  /** Tells whether melds are of this kind: neither twos nor threes nor jokers. */
  static boolean isOrdinary(int kind) {
    return kind != TWO && kind != BLACK_THREE && kind < JOKER;
  }

  /** Returns what a card of a kind is worth. */
  static int value(int kind) {
    return VALUES[kind];
  }

  /** Returns what some cards are worth together. */
  static int value(CardBag<PlayingCard> cards) {
    return total(count(cards));
  }

  /** Returns what some cards are worth together. */
  static int total(long counts) {
    return 20 * size(counts & WORTH_20)
        + 10 * size(counts & WORTH_10)
        + 5 * size(counts & WORTH_5)
        + get(counts, JOKER) * VALUES[JOKER];
  }

  /** Returns what some cards are worth together. */
  static int value(PlayingCard... cards) {
    int value = 0;
    for (PlayingCard card : cards) {
      value += VALUES[of(card)];
    }
    return value;
  }

  /** Returns the counts of all kinds worth 20, 10 or 5. */
  static long worth(int points) {
    return points == 20 ? WORTH_20 : points == 10 ? WORTH_10 : WORTH_5;
  }

  private static long ofKindsWorth(int points) {
    long kinds = 0;
    for (int kind = 0; kind < JOKER; kind++) {
      kinds |= VALUES[kind] == points ? times(0xF, kind) : 0;
    }
    return kinds;
  }

  /** Returns the counts of all kinds of which there is a card. */
  static long some(long counts) {
    return 0xF * ((counts | counts >>> 1 | counts >>> 2 | counts >>> 3) & LOWEST_OF_EACH);
  }

  /** Returns the counts of all kinds of which there are two cards or more. */
  static long twoOrMore(long counts) {
    return 0xF * ((counts >>> 1 | counts >>> 2 | counts >>> 3) & LOWEST_OF_EACH);
  }

  /** Returns the counts of all kinds of which there are three cards or more. */
  static long threeOrMore(long counts) {
    return 0xF * ((counts & counts >>> 1 | counts >>> 2 | counts >>> 3) & LOWEST_OF_EACH);
  }

  /** Returns the count of some cards of one kind. */
  static long times(int cards, int kind) {
    return (long) cards << (4 * kind);
  }

  /** Returns how many cards of each kind there are. */
  static long count(CardBag<PlayingCard> cards) {
    long counts = 0;
    for (int kind = 0; kind < JOKER; kind++) {
      counts += times(countRank(cards, RANKS[kind]), kind);
    }
    int red = redThrees(cards);
    int jokers = cards.count(PlayingCard.X1) + cards.count(PlayingCard.X2);
    return counts - times(red, BLACK_THREE) + times(red, RED_THREE) + times(jokers, JOKER);
  }

  /** Returns how many cards of each kind there are. */
  static long count(CardList<PlayingCard> cards) {
    long counts = 0;
    for (int i = 0; i < cards.size(); i++) {
      counts += times(1, of(cards.get(i)));
    }
    return counts;
  }

  /** Returns the counts of the kinds of which there is none among others. */
  static long without(long others, long counts) {
    return counts & ~some(others);
  }

  /** Returns the number of cards of one kind. */
  static int get(long counts, int kind) {
    return (int) (counts >>> (4 * kind)) & 0xF;
  }

  /**
   * Returns the number of kinds of which two counts together have some number of cards or more.
   *
   * @param least 1 to 30
   */
  static int countAtLeast(int least, long counts, long others) {
    // Two kinds in a byte would be too close for a sum: every other kind, then those between. What
    // is added to each byte reaches its highest bit just where the sum is large enough.
    long lift = BYTES * (0x80 - least);
    long even = (counts & LOWER_HALVES) + (others & LOWER_HALVES) + lift;
    long odd = (counts >>> 4 & LOWER_HALVES) + (others >>> 4 & LOWER_HALVES) + lift;
    return Long.bitCount(even & HIGHEST_BITS) + Long.bitCount(odd & HIGHEST_BITS);
  }

  /** Returns the number of canastas among melds of so many natural and wild cards. */
  static int canastas(long naturals, long wilds) {
    return countAtLeast(CANASTA, naturals & CAN_BE_CANASTAS, wilds & CAN_BE_CANASTAS);
  }

  /** Returns the number of cards, red threes left out. */
  static int size(long counts) {
    long counted = counts & ALL_BUT_RED_THREES;
    long pairs = (counted & LOWER_HALVES) + (counted >>> 4 & LOWER_HALVES);
    return (int) (pairs * BYTES >>> 56);
  }

  /** Returns the number of cards, red threes left out. */
  static int size(CardBag<PlayingCard> cards) {
    return cards.size() - redThrees(cards);
  }

  /** Returns the number of red threes. */
  static int redThrees(CardBag<PlayingCard> cards) {
    return cards.count(THREE_OF_HEARTS) + cards.count(THREE_OF_DIAMONDS);
  }
}
