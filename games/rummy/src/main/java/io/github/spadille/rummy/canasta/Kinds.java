package io.github.spadille.rummy.canasta;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.countRank;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.PlayingCards;
import io.github.spadille.engine.card.Rank;
import java.util.Arrays;
import java.util.Collection;
import java.util.stream.IntStream;

/**
 * Kinds of cards, and how many cards of each kind there are: suits do not matter (CAN-5).
 *
 * <p>A kind is a number from 0: the ranks from 4 to K, then A, so that values rise; black threes;
 * twos; jokers; red threes. A {@code long} holds the counts of all kinds, four bits for each, so
 * that they are added and subtracted all at once.
 */
final class Kinds { // CAN-4
  /** The kind of black threes; all kinds before are ordinary. */
  static final int BLACK_THREE = 11;

  static final int TWO = 12;
  static final int JOKER = 13;
  static final int RED_THREE = 14;

  /** The number of cards that makes a meld a canasta. */
  static final int CANASTA = 7; // CAN-24

  /** No kind; its cards are worth nothing. */
  static final int NONE = 15;

  /** The wild cards, in the order in which they are written. */
  static final PlayingCard[] WILD =
      PlayingCard.cards("2s 2h 2d 2c X1 X2").toArray(new PlayingCard[0]);

  static final CardSet<PlayingCard> RED_THREES = PlayingCards.set("3h 3d");

  private static final PlayingCard THREE_OF_HEARTS = RED_THREES.first();
  private static final PlayingCard THREE_OF_DIAMONDS = RED_THREES.last();

  /** The rank of each kind before jokers; there can be melds of those up to black threes. */
  static final Rank[] RANKS =
      PlayingCard.cards("4s 5s 6s 7s 8s 9s Ts Js Qs Ks As 3s 2s").stream()
          .map(PlayingCard::rank)
          .toArray(Rank[]::new);

  /** What a card of each kind is worth. */
  private static final int[] VALUES = // CAN-13, CAN-75
      {5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 5, 20, 50, 0, 0};

  private static final int[] BY_CARD = FAMILY.cards().stream().mapToInt(Kinds::kindOf).toArray();

  /** The cards of each kind before jokers, by suit. */
  static final PlayingCard[][] CARDS =
      IntStream.range(0, JOKER)
          .mapToObj(kind -> Deck.standard52().cards().stream().filter(card -> of(card) == kind))
          .map(cards -> cards.toArray(PlayingCard[]::new))
          .toArray(PlayingCard[][]::new);

  private static final long ORDINARY = times(1, BLACK_THREE) - 1;
  private static final long LOWEST_BITS = 0x1111111111111111L;
  private static final long EVERY_OTHER_KIND = 0x0F0F0F0F0F0F0F0FL;
  private static final long SUM_OF_BYTES = 0x0101010101010101L;

  private Kinds() {}

  /** Returns the kind of a rank; that of threes is the black one. */
  static int of(Rank rank) {
    return Arrays.asList(RANKS).indexOf(rank);
  }

  private static int kindOf(PlayingCard card) {
    if (card.isJoker()) {
      return JOKER;
    }
    return RED_THREES.contains(card) ? RED_THREE : of(card.rank());
  }

  static int of(PlayingCard card) {
    return BY_CARD[card.index()];
  }

  static boolean isWild(PlayingCard card) {
    return of(card) == TWO || of(card) == JOKER;
  }

  static boolean isRedThree(PlayingCard card) {
    return of(card) == RED_THREE;
  }

  static int value(int kind) {
    return VALUES[kind];
  }

  static int value(Collection<PlayingCard> cards) {
    int value = 0;
    for (PlayingCard card : cards) {
      value += VALUES[of(card)];
    }
    return value;
  }

  static int totalValue(long counts) {
    int value = 0;
    for (int kind = 0; kind <= JOKER; kind++) {
      value += get(counts, kind) * VALUES[kind];
    }
    return value;
  }

  static long count(CardBag<PlayingCard> cards) {
    long counts = 0;
    for (int kind = 0; kind < JOKER; kind++) {
      counts += times(countRank(cards, RANKS[kind]), kind);
    }
    int red = redThrees(cards);
    int jokers = cards.count(PlayingCard.X1) + cards.count(PlayingCard.X2);
    return counts - times(red, BLACK_THREE) + times(red, RED_THREE) + times(jokers, JOKER);
  }

  /** Returns the count of some cards of one kind. */
  static long times(int cards, int kind) {
    return (long) cards << (4 * kind);
  }

  /** Returns counts of so many more cards of one kind. */
  static long plus(long counts, int cards, int kind) {
    return counts + times(cards, kind);
  }

  /** Returns counts of so many fewer cards of one kind; there must be so many. */
  static long minus(long counts, int cards, int kind) {
    return counts - times(cards, kind);
  }

  /** Returns the counts of some cards and others together. */
  static long sum(long counts, long others) {
    return counts + others;
  }

  /** Returns how many cards of one kind there are. */
  static int get(long counts, int kind) {
    return (int) (counts >>> (4 * kind)) & 0xF;
  }

  static int wildCards(long counts) {
    return get(counts, TWO) + get(counts, JOKER);
  }

  /** Returns the number of cards, red threes left out. */
  static int size(long counts) {
    long counted = counts - times(get(counts, RED_THREE), RED_THREE);
    long pairs = (counted & EVERY_OTHER_KIND) + (counted >>> 4 & EVERY_OTHER_KIND);
    return (int) (pairs * SUM_OF_BYTES >>> 56);
  }

  static int redThrees(CardBag<PlayingCard> cards) {
    return cards.count(THREE_OF_HEARTS) + cards.count(THREE_OF_DIAMONDS);
  }

  /** Returns the number of canastas among melds of so many natural and wild cards. */
  static int canastas(long naturals, long wilds) {
    long cards = naturals + wilds & ORDINARY; // CAN-67
    return Long.bitCount(atLeast(CANASTA, cards)) / 4; // CAN-24
  }

  static int naturalCanastas(long naturals, long wilds) {
    return canastas(naturals & ~atLeast(1, wilds), 0);
  }

  /** Returns all bits of the kinds of which there are so many cards or more. */
  private static long atLeast(int least, long counts) {
    return 0xF * (counts + (8 - least) * LOWEST_BITS >>> 3 & LOWEST_BITS);
  }

  /** Tells whether a card fits one of the melds, or two are of a kind that can be melded. */
  static boolean anyFits(long cards, long melded) {
    long canBeMelds = ORDINARY | times(0xF, BLACK_THREE);
    return (cards & (atLeast(2, cards) & canBeMelds | atLeast(1, melded))) != 0;
  }

  /** Returns the ordinary cards that need no wild card: of a kind that is melded, or three. */
  static long plain(long cards, long melded) {
    return cards & (atLeast(1, melded) | atLeast(3, cards)) & ORDINARY;
  }

  /** Returns the ordinary cards of which there are two, and which need a wild card. */
  static long pairs(long cards, long melded) {
    return cards & ~plain(cards, melded) & atLeast(2, cards) & ORDINARY;
  }

  /** Returns what the highest pairs are worth, of which at most so many count. */
  static int valueOfHighest(long pairs, int most) {
    int value = 0;
    long left = pairs;
    for (int i = 0; i < most && left != 0; i++) {
      int kind = (63 - Long.numberOfLeadingZeros(left)) / 4;
      value += 2 * VALUES[kind];
      left -= times(2, kind);
    }
    return value;
  }
}
