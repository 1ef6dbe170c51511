package io.github.spadille.engine.card;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.bits.Bits;
import java.util.stream.Stream;

/**
 * Suits and ranks of collections of playing cards, for static import.
 *
 * <pre>{@code
 * if (hasSuit(hand, led) && !card.is(led)) ...   // must follow suit
 * CardSet<PlayingCard> playable = ofSuit(hand, led);
 * }</pre>
 *
 * <p>Cards with the second back count with their suit and rank; jokers have neither.
 */
public final class PlayingCards {
  private static final long JOKERS = 1L << 15 | 1L << 63;
  private static final long ACES = 1L | 1L << 16 | 1L << 32 | 1L << 48;

  private static final CardSet<PlayingCard> ALL = CardSet.allOf(PlayingCard.FAMILY);
  private static final CardSet<PlayingCard> ALL_JOKERS = jokers(ALL);
  private static final ImmutableList<CardSet<PlayingCard>> SUITS =
      Stream.of(Suit.values()).map(suit -> ofSuit(ALL, suit)).collect(toImmutableList());
  private static final ImmutableList<CardSet<PlayingCard>> RANKS =
      Stream.of(Rank.values()).map(rank -> ofRank(ALL, rank)).collect(toImmutableList());

  private PlayingCards() {}

  /** Returns the set without cards. */
  public static CardSet<PlayingCard> noCards() {
    return CardSet.empty(PlayingCard.FAMILY);
  }

  /**
   * Returns the set of the cards of a text such as {@code "7d Ks Ah"}.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public static CardSet<PlayingCard> set(String codes) {
    return CardSet.copyOf(PlayingCard.FAMILY, PlayingCard.cards(codes));
  }

  /**
   * Returns the bag of the cards of a text such as {@code "7d 7d Ah"}.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public static CardBag<PlayingCard> bag(String codes) {
    return CardBag.copyOf(PlayingCard.FAMILY, PlayingCard.cards(codes));
  }

  /**
   * Returns the pile of the cards of a text such as {@code "7d Ks Ah"}, the first on top.
   *
   * @throws IllegalArgumentException if a word is not the code of a card
   */
  public static CardList<PlayingCard> list(String codes) {
    return CardList.copyOf(PlayingCard.FAMILY, PlayingCard.cards(codes));
  }

  /** Returns all cards of a suit, those with the second back too. */
  public static CardSet<PlayingCard> allOf(Suit suit) {
    return SUITS.get(suit.ordinal());
  }

  /** Returns all cards of a rank, those with the second back too. */
  public static CardSet<PlayingCard> allOf(Rank rank) {
    return RANKS.get(rank.ordinal());
  }

  /** Returns all jokers, those with the second back too. */
  public static CardSet<PlayingCard> allJokers() {
    return ALL_JOKERS;
  }

  // The bits of a suit, and of a rank, in each of the two words of a set.

  private static long suitMask(Suit suit) {
    return 0xFFFFL << (suit.ordinal() << 4) & ~JOKERS;
  }

  private static long rankMask(Rank rank) {
    return ACES << rank.ordinal() & ~JOKERS;
  }

  /** Returns the cards of the given suit. */
  public static CardSet<PlayingCard> ofSuit(CardSet<PlayingCard> cards, Suit suit) {
    return cards.masked(suitMask(suit));
  }

  /** Returns the cards of the given rank. */
  public static CardSet<PlayingCard> ofRank(CardSet<PlayingCard> cards, Rank rank) {
    return cards.masked(rankMask(rank));
  }

  /** Returns the jokers among the cards. */
  public static CardSet<PlayingCard> jokers(CardSet<PlayingCard> cards) {
    return cards.masked(JOKERS);
  }

  /** Returns the cards that are not jokers. */
  public static CardSet<PlayingCard> withoutJokers(CardSet<PlayingCard> cards) {
    return cards.masked(~JOKERS);
  }

  /** Returns whether a card of the given suit is among the cards. */
  public static boolean hasSuit(CardSet<PlayingCard> cards, Suit suit) {
    return ((cards.low() | cards.high()) & suitMask(suit)) != 0;
  }

  /** Returns whether a card of the given rank is among the cards. */
  public static boolean hasRank(CardSet<PlayingCard> cards, Rank rank) {
    return ((cards.low() | cards.high()) & rankMask(rank)) != 0;
  }

  /** Returns the number of cards of the given suit. */
  public static int countSuit(CardSet<PlayingCard> cards, Suit suit) {
    long mask = suitMask(suit);
    return Bits.count(cards.low() & mask, cards.high() & mask);
  }

  /** Returns the number of cards of the given rank. */
  public static int countRank(CardSet<PlayingCard> cards, Rank rank) {
    long mask = rankMask(rank);
    return Bits.count(cards.low() & mask, cards.high() & mask);
  }

  /** Returns the cards of the given suit, every copy. */
  public static CardBag<PlayingCard> ofSuit(CardBag<PlayingCard> cards, Suit suit) {
    return cards.masked(suitMask(suit));
  }

  /** Returns the cards of the given rank, every copy. */
  public static CardBag<PlayingCard> ofRank(CardBag<PlayingCard> cards, Rank rank) {
    return cards.masked(rankMask(rank));
  }

  /** Returns the jokers among the cards, every copy. */
  public static CardBag<PlayingCard> jokers(CardBag<PlayingCard> cards) {
    return cards.masked(JOKERS);
  }

  /** Returns the number of cards of the given suit, every copy counted. */
  public static int countSuit(CardBag<PlayingCard> cards, Suit suit) {
    return cards.countMasked(suitMask(suit));
  }

  /** Returns the number of cards of the given rank, every copy counted. */
  public static int countRank(CardBag<PlayingCard> cards, Rank rank) {
    return cards.countMasked(rankMask(rank));
  }
}
