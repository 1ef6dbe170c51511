package io.github.spadille.betting.pontoon;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.words.Phrase;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One hand of a seat: its cards in the order in which they came, and the chips that stand on it.
 *
 * <p>Immutable, with value equality.
 */
public final class PontoonHand extends TwentyOneHand {
  private static final int FIVE_CARDS = 5;
  private static final int NO_CHIPS = 0;

  private final byte seat;
  private final int bet;
  private final int stake;
  private final Status status;

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

  private PontoonHand(TwentyOneHand cards, int seat, int bet, int stake, Status status) {
    super(cards);
    this.seat = (byte) seat;
    this.bet = bet;
    this.stake = stake;
    this.status = status;
  }

  private PontoonHand(
      TwentyOneHand before,
      PlayingCard card,
      boolean up,
      int seat,
      int bet,
      int stake,
      Status status) {
    super(before, card, up);
    this.seat = (byte) seat;
    this.bet = bet;
    this.stake = stake;
    this.status = status;
  }

  /** Returns a hand of one card that lies face down. */
  static PontoonHand of(int seat, int bet, PlayingCard card) { // PON-7, PON-8
    return new PontoonHand(NONE, card, FACE_DOWN, seat, bet, bet, Status.OPEN);
  }

  /** Returns this hand with its second card, which lies face up. */
  PontoonHand opened(PlayingCard card) { // PON-9
    return new PontoonHand(this, card, FACE_UP, seat, bet, stake, status);
  }

  /** Returns this hand with one card more, which lies face up. */
  PontoonHand twisting(PlayingCard card) { // PON-21
    return new PontoonHand(this, card, FACE_UP, seat, bet, stake, Status.TWISTED);
  }

  /** Returns this hand with one card more, which lies face down. */
  PontoonHand buying(PlayingCard card, int price) { // PON-19
    return new PontoonHand(this, card, FACE_DOWN, seat, bet, stake + price, status);
  }

  /** Returns this hand with other cards, which lie as its own do. */
  PontoonHand with(List<PlayingCard> cards) {
    return with(lying(cards));
  }

  private PontoonHand with(TwentyOneHand cards) {
    return new PontoonHand(cards, seat, bet, stake, status);
  }

  /** Returns this hand when it is so far. */
  PontoonHand with(Status next) {
    return new PontoonHand(this, seat, bet, stake, next);
  }

  /** Returns this hand with every card face up. */
  PontoonHand turnedUp() {
    return with(allUp());
  }

  /** Returns this hand declared a pontoon, with the ace up and the other card down. */
  PontoonHand declared() { // PON-16
    boolean aceFirst = card(0).is(Rank.ACE);
    return with(NONE.and(card(0), aceFirst).and(card(1), !aceFirst)).with(Status.PONTOON);
  }

  /** Returns one of the two hands that a pair becomes, with one card, which lies face up. */
  PontoonHand half(int place) { // PON-27
    return with(NONE.and(card(place), FACE_UP));
  }

  /** Returns this hand when its cards and its stake are gone. */
  PontoonHand lost() { // PON-24
    return new PontoonHand(NONE, seat, bet, NO_CHIPS, Status.BUST);
  }

  /** Returns this hand when its stake was won or lost, and its cards still lie there. */
  PontoonHand settled() { // PON-41
    return new PontoonHand(this, seat, bet, NO_CHIPS, status);
  }

  /** Returns this hand when its bet was lost to a banker's pontoon. */
  PontoonHand paid() { // PON-13
    return new PontoonHand(this, seat, NO_CHIPS, NO_CHIPS, status);
  }

  /** Returns the seat that plays it. */
  public int seat() {
    return seat;
  }

  /** Returns the first stake of the seat in this deal; 0 for the banker's. */
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

  /** Tells whether these are five cards or more that are not bust (PON-12). */
  public boolean isFiveCardTrick() {
    return hasFiveCards() && !isAbove();
  }

  boolean hasFiveCards() {
    return size() >= FIVE_CARDS;
  }

  /** Returns what it is worth, as it is told: a pontoon, a five-card trick, its total. */
  Phrase worth() { // PON-12
    return Phrase.of("word." + kind(), total());
  }

  private String kind() {
    if (status == Status.PONTOON) {
      return "pontoon";
    }
    if (isFiveCardTrick()) {
      return "five-card-trick";
    }
    return isAbove() ? "bust" : "total";
  }

  @Override
  public boolean equals(@Nullable Object o) {
    return o instanceof PontoonHand other
        && isSame(other)
        && seat == other.seat
        && bet == other.bet
        && stake == other.stake
        && status == other.status;
  }

  @Override
  public int hashCode() {
    return Objects.hash(cards(), seat, bet, stake, status);
  }

  /** Returns the cards, the stake and how far it is. */
  @Override
  public String toString() {
    return cards() + ", " + stake + " chips, " + status;
  }
}
