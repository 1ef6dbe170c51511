package io.github.spadille.tricktaking.ohhell;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Oh Hell stands: an immutable value without options, history or source of chance.
 *
 * @param hand what stays the same while bids are made and cards are played
 * @param bidding the bids, and who is to bid
 * @param cards the hands, the trick, and what each seat has won
 */
public record OhHellState(Hand hand, Bidding bidding, TrickPlay cards) implements HandState {
  /** Stands for the tricks of a seat that has not bid. */
  public static final int NO_BID = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A bid. */
    BID,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same while the bids of a hand are made and its cards are played.
   *
   * @param phase what is awaited
   * @param number the number of the hand, from 1
   * @param size how many cards each seat gets
   * @param dealer the seat that deals
   * @param undealt the cards that no seat was dealt, the turned one on top; the whole pack while a
   *     shuffle is awaited
   * @param trump the suit of the turned card; none while a shuffle is awaited
   * @param contenders the seats that can win: in a tie-break those that are tied, before it all,
   *     after the game those that have won
   * @param sheet every point given
   */
  public record Hand(
      Phase phase,
      int number,
      int size,
      int dealer,
      CardList<PlayingCard> undealt,
      @Nullable Suit trump,
      Seats contenders,
      ScoreSheet sheet)
      implements HandState.Hand {
    /**
     * Keeps the trumps, for which every trick asks.
     *
     * @throws IllegalArgumentException if they are not the suit of the turned card
     */
    public Hand {
      Suit turned = phase == Phase.SHUFFLE ? null : undealt.top().suit(); // OHH-5
      checkArgument(trump == turned, "trumps %s; the turned card has %s", trump, turned);
    }

    Hand dealt(CardList<PlayingCard> undealt) {
      Suit turned = undealt.top().suit(); // OHH-5
      return new Hand(Phase.BID, number, size, dealer, undealt, turned, contenders, sheet);
    }

    Hand in(Phase phase) {
      return new Hand(phase, number, size, dealer, undealt, trump, contenders, sheet);
    }

    Hand withUndealt(CardList<PlayingCard> undealt) {
      Suit turned = phase == Phase.SHUFFLE ? null : undealt.top().suit();
      return new Hand(phase, number, size, dealer, undealt, turned, contenders, sheet);
    }

    Hand withSheet(ScoreSheet sheet) {
      return new Hand(phase, number, size, dealer, undealt, trump, contenders, sheet);
    }

    Hand wonBy(Seats winners) {
      return new Hand(Phase.OVER, number, size, dealer, undealt, trump, winners, sheet);
    }
  }

  /**
   * The bids of a hand.
   *
   * @param bids the tricks that each seat has bid, or {@link #NO_BID}
   * @param total the sum of the bids made
   * @param toBid the seats that may bid now
   */
  public record Bidding(IntPerSeat bids, int total, Seats toBid) {}

  /** Returns what is awaited. */
  public Phase phase() {
    return hand.phase;
  }

  @Override
  public Turn turn() {
    if (hand.phase == Phase.PLAY) {
      return Turn.of(cards.seatInTurn());
    }
    return hand.phase == Phase.BID
        ? Turn.of(bidding.toBid)
        : hand.phase == Phase.SHUFFLE ? Turn.chance() : Turn.over();
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase() == Phase.OVER
        ? Optional.of(Outcome.highest(scores(), hand.contenders))
        : Optional.empty();
  }

  /** Returns the tricks that each seat has bid, or {@link #NO_BID}. */
  public IntPerSeat bids() {
    return bidding.bids;
  }

  /** Returns the turned card, or no card while a shuffle is awaited. */
  public CardList<PlayingCard> turnUp() {
    return hand.undealt.first(phase() == Phase.SHUFFLE ? 0 : 1); // OHH-5
  }

  /** Returns the undealt cards under the turned one; the whole pack while a shuffle is awaited. */
  public CardList<PlayingCard> stub() {
    return hand.undealt.draw(phase() == Phase.SHUFFLE ? 0 : 1); // OHH-6
  }

  /**
   * Returns the trump suit.
   *
   * @throws NoSuchElementException if no card is turned up
   */
  public Suit trump() {
    if (hand.trump == null) {
      throw new NoSuchElementException("no card is turned up");
    }
    return hand.trump;
  }

  /** Returns this state after the deal, with seats that may bid next. */
  OhHellState dealt(CardList<PlayingCard> undealt, TrickPlay cards, Seats toBid) {
    return new OhHellState(hand.dealt(undealt), new Bidding(bids(), 0, toBid), cards);
  }

  OhHellState with(Hand hand) {
    return new OhHellState(hand, bidding, cards);
  }

  OhHellState with(TrickPlay cards) {
    return new OhHellState(hand, bidding, cards);
  }

  /**
   * Returns this state after a bid, with seats that may bid next; if there is none, play begins.
   */
  OhHellState bid(int seat, int tricks, Seats toBid) {
    Bidding next = new Bidding(bids().with(seat, tricks), bidding.total + tricks, toBid);
    return new OhHellState(toBid.isEmpty() ? hand.in(Phase.PLAY) : hand, next, cards);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public OhHellState withSheet(ScoreSheet sheet) {
    return with(hand.withSheet(sheet));
  }

  /**
   * Returns this state with cards elsewhere.
   *
   * @param undealt the cards that no seat was dealt, the turned one on top
   */
  public OhHellState withCards(CardList<PlayingCard> undealt, TrickPlay cards) {
    return new OhHellState(hand.withUndealt(undealt), bidding, cards);
  }
}
