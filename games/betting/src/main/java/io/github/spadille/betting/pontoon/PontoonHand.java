package io.github.spadille.betting.pontoon;

import io.github.spadille.betting.TwentyOne;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.words.Phrase;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One hand of a seat: its cards in the order in which they came, and the chips that stand on it.
 *
 * <p>Immutable, with value equality. It is one small object: most moves of the game make one.
 */
public final class PontoonHand {
  /** The most cards that a hand can get: eleven that count 21, and one more. */
  static final int MOST_CARDS = 12;

  private static final int FIVE_CARDS = 5;
  private static final int IN_FIRST = Long.BYTES;

  // The indexes of the cards, a byte each, the first in the lowest.
  private final long first;
  private final int more;
  private final int bet;
  private final int stake;
  private final Status status;
  private final short faceUp;
  // Negative once the cards are gone; they are kept to be found again under the pack.
  private final byte size;
  private final byte low;

  /** How far a hand is. */
  public enum Status {
    /** Cards can be bought. */
    OPEN,
    /** Cards can be twisted only. */
    TWISTED,
    /** It takes no more cards. */
    STUCK,
    /** It was declared a pontoon. */
    PONTOON,
    /** It counts more than 21 and has lost. */
    BUST
  }

  private PontoonHand(
      long first, int more, int size, int low, int faceUp, int bet, int stake, Status status) {
    this.first = first;
    this.more = more;
    this.size = (byte) size;
    this.low = (byte) low;
    this.faceUp = (short) faceUp;
    this.bet = bet;
    this.stake = stake;
    this.status = status;
  }

  /** Returns a new hand of one card that lies face down, without a bet. */
  static PontoonHand of(PlayingCard card) {
    return new PontoonHand(card.index(), 0, 1, TwentyOne.low(card), 0, 0, 0, Status.OPEN);
  }

  /** Returns a hand of two cards, the second of which lies face up, with a bet. */
  static PontoonHand of(PlayingCard first, PlayingCard second, int bet) { // PON-7, PON-9
    return new PontoonHand(
        first.index() | (long) second.index() << Byte.SIZE,
        0,
        2,
        TwentyOne.low(first) + TwentyOne.low(second),
        2,
        bet,
        bet,
        Status.OPEN);
  }

  /**
   * Returns a hand of some cards that lie face down.
   *
   * @throws IllegalArgumentException if there are more than twelve
   */
  static PontoonHand of(List<PlayingCard> cards, int bet, Status status) {
    return new PontoonHand(0, 0, 0, 0, 0, bet, bet, status).with(cards);
  }

  /** Returns this hand with one card more. */
  PontoonHand with(PlayingCard card, boolean up, int moreStake, Status status) {
    if (size == MOST_CARDS) {
      throw new IllegalArgumentException("a hand has at most " + MOST_CARDS + " cards: " + this);
    }
    int index = card.index();
    int place = size;
    return new PontoonHand(
        place < IN_FIRST ? first | (long) index << place * Byte.SIZE : first,
        place < IN_FIRST ? more : more | index << (place - IN_FIRST) * Byte.SIZE,
        place + 1,
        low + TwentyOne.low(card),
        up ? faceUp | 1 << place : faceUp,
        bet,
        stake + moreStake,
        status);
  }

  /** Returns this hand with other cards in place of its own. */
  PontoonHand with(List<PlayingCard> others) {
    PontoonHand hand = new PontoonHand(0, 0, 0, 0, faceUp, bet, stake, status);
    for (PlayingCard card : others) {
      hand = hand.with(card, false, 0, status);
    }
    return hand;
  }

  /** Returns this hand when its seat has bet. */
  PontoonHand betting(int chips) { // PON-8
    return new PontoonHand(first, more, size, low, faceUp, chips, chips, status);
  }

  PontoonHand with(Status newStatus) {
    return new PontoonHand(first, more, size, low, faceUp, bet, stake, newStatus);
  }

  /** Returns this hand declared a pontoon, with the ace up and the other card down. */
  PontoonHand declared() { // PON-16
    int ace = card(0).is(Rank.ACE) ? 1 : 2;
    return new PontoonHand(first, more, size, low, ace, bet, stake, Status.PONTOON);
  }

  /** Returns the ace of a pontoon. */
  PlayingCard ace() {
    return card(0).is(Rank.ACE) ? card(0) : card(1);
  }

  /** Returns this hand with every card face up. */
  PontoonHand turnedUp() {
    return new PontoonHand(first, more, size, low, (1 << size()) - 1, bet, stake, status);
  }

  /** Returns this hand when its cards and its stake are gone. */
  PontoonHand lost() { // PON-24
    return new PontoonHand(first, more, -size, 0, 0, bet, 0, Status.BUST);
  }

  /** Returns this hand when its stake was won or lost, and its cards still lie there. */
  PontoonHand settled() { // PON-41
    return new PontoonHand(first, more, size, low, faceUp, bet, 0, status);
  }

  /** Adds the cards that were in this hand when it was lost, if it was, to a pile. */
  void addLostTo(CardList.Builder<PlayingCard> pile) { // PON-38
    for (int place = 0; place < -size; place++) {
      pile.addIndex(index(place));
    }
  }

  /** Returns how many cards were in this hand when it was lost; 0 if it was not. */
  int lostCards() {
    return Math.max(0, -size);
  }

  /**
   * Returns one of two new hands made of a pair, with one card, which lies face up.
   *
   * @param place the card of the pair, 0 or 1
   */
  PontoonHand half(int place) { // PON-27
    PlayingCard card = card(place);
    return new PontoonHand(card.index(), 0, 1, TwentyOne.low(card), 1, bet, bet, Status.OPEN);
  }

  private int index(int place) {
    return place < IN_FIRST
        ? (int) (first >>> place * Byte.SIZE) & 0xff
        : more >>> (place - IN_FIRST) * Byte.SIZE & 0xff;
  }

  /**
   * Returns a card by its place.
   *
   * @throws IndexOutOfBoundsException if there is no such place
   */
  public PlayingCard card(int place) {
    return PlayingCard.FAMILY.card(index(Objects.checkIndex(place, size())));
  }

  /** Returns the cards in the order in which they came; none once the hand is bust. */
  public CardList<PlayingCard> cards() {
    CardList.Builder<PlayingCard> cards = CardList.builder(PlayingCard.FAMILY, size());
    addTo(cards);
    return cards.build();
  }

  /** Adds the cards to a pile. */
  void addTo(CardList.Builder<PlayingCard> pile) {
    for (int place = 0; place < size; place++) {
      pile.addIndex(index(place));
    }
  }

  /** Returns the number of cards. */
  public int size() {
    return Math.max(0, size);
  }

  /** Returns which of the cards all can see: bit i stands for card i. */
  public int faceUp() {
    return faceUp;
  }

  /** Returns the first stake of the seat in this hand; 0 for the banker's. */
  public int bet() {
    return bet;
  }

  /** Returns the chips that stand on it, bought cards included; 0 for the banker's. */
  public int stake() {
    return stake;
  }

  /** Returns how far it is. */
  public Status status() {
    return status;
  }

  /** Returns the count with 1 for every ace (PON-10). */
  public int low() {
    return low;
  }

  /** Returns the highest count up to 21, or the low total if that is above (PON-10). */
  public int total() {
    return TwentyOne.total(low, hasAce());
  }

  private boolean hasAce() {
    for (int place = 0; place < size; place++) {
      if (card(place).is(Rank.ACE)) {
        return true;
      }
    }
    return false;
  }

  /** Tells whether the low total is above 21 (PON-11); a hand without cards is not. */
  public boolean isAbove() {
    return low > TwentyOne.LIMIT;
  }

  /** Tells whether these are two cards that count 21 (PON-12). */
  public boolean isTwoCard21() {
    return size == 2 && total() == TwentyOne.LIMIT;
  }

  /** Tells whether these are five cards or more that are not bust (PON-12). */
  public boolean isFiveCardTrick() {
    return hasFiveCards() && !isAbove();
  }

  boolean hasFiveCards() {
    return size >= FIVE_CARDS;
  }

  /** Returns what it is worth, as it is told: a pontoon, a five-card trick, its total. */
  Phrase worth() { // PON-12
    String kind =
        status == Status.PONTOON
            ? "pontoon"
            : isFiveCardTrick() ? "five-card-trick" : isAbove() ? "bust" : "total";
    return Phrase.of("word." + kind, total());
  }

  /** Tells whether these are two cards of one rank (PON-26). */
  public boolean isPair() {
    return size == 2 && card(0).rank() == card(1).rank();
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PontoonHand other
        && size() == other.size()
        && (size <= 0 || (first == other.first && more == other.more))
        && faceUp == other.faceUp
        && bet == other.bet
        && stake == other.stake
        && status == other.status;
  }

  @Override
  public int hashCode() {
    return Objects.hash(size() == 0 ? 0 : first, faceUp, bet, stake, status);
  }

  /** Returns the cards, the stake and how far it is. */
  @Override
  public String toString() {
    return cards() + ", " + stake + " chips, " + status;
  }
}
