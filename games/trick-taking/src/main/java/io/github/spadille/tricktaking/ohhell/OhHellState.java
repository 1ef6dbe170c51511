package io.github.spadille.tricktaking.ohhell;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Oh Hell stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class OhHellState implements HandState {
  OhHellState() {}

  /** Returns which hand is played, by whom it was dealt, and the scores so far. */
  public abstract Hand hand();

  /** Returns the bids of the hand, and who is to bid. */
  public abstract Bids bids();

  /** Returns what each seat holds, the trick, and the tricks that each seat has won. */
  public abstract TrickPlay cards();

  /** Stands in place of a bid where there is none. */
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
   * What changes from hand to hand or from phase to phase, but not with every bid or card.
   *
   * @param phase what is awaited
   * @param number the number of the hand, from 1
   * @param size how many cards each seat gets
   * @param dealer the seat that deals
   * @param undealt the cards that no seat was dealt, the turned one on top; the whole pack while a
   *     shuffle is awaited
   * @param trump the suit of the turned card; none while a shuffle is awaited
   * @param contenders the seats that can still win the game: all, or in a play-off those that were
   *     tied; once the game is over, the winners
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
     * Checks the trump suit, which is kept because every trick asks for it.
     *
     * @throws IllegalArgumentException if it is not the suit of the turned card
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

    Hand gameWonBy(Seats winners) {
      return new Hand(Phase.OVER, number, size, dealer, undealt, trump, winners, sheet);
    }
  }

  /**
   * The bids of a hand.
   *
   * @param bySeat the number of tricks that each seat has bid, or {@link #NO_BID}
   * @param total the sum of the bids made so far
   * @param toBid the seats that may bid now
   */
  public record Bids(IntPerSeat bySeat, int total, Seats toBid) {}

  /** Returns what is awaited. */
  public Phase phase() {
    return hand().phase;
  }

  @Override
  public Turn turn() {
    if (hand().phase == Phase.PLAY) {
      return Turn.of(cards().seatInTurn());
    }
    return hand().phase == Phase.BID
        ? Turn.of(bids().toBid)
        : hand().phase == Phase.SHUFFLE ? Turn.chance() : Turn.over();
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase() == Phase.OVER
        ? Optional.of(Outcome.highest(scores(), hand().contenders))
        : Optional.empty();
  }

  /** Returns the turned card, or no card while a shuffle is awaited. */
  public CardList<PlayingCard> turnUp() {
    return hand().undealt.first(countTurned()); // OHH-5
  }

  /** Returns the undealt cards under the turned one; the whole pack while a shuffle is awaited. */
  public CardList<PlayingCard> stub() {
    return hand().undealt.draw(countTurned()); // OHH-6
  }

  private int countTurned() {
    return phase() == Phase.SHUFFLE ? 0 : 1;
  }

  /**
   * Returns the trump suit.
   *
   * @throws NoSuchElementException if no card is turned up
   */
  public Suit trump() {
    if (hand().trump == null) {
      throw new NoSuchElementException("no card is turned up");
    }
    return hand().trump;
  }

  /** Returns this state after the deal, with the seats that may bid first. */
  OhHellState dealt(CardList<PlayingCard> undealt, TrickPlay cards, Seats toBid) {
    return ImmutableOhHellState.of(hand().dealt(undealt), new Bids(bids().bySeat, 0, toBid), cards);
  }

  OhHellState with(Hand hand) {
    return ImmutableOhHellState.of(hand, bids(), cards());
  }

  OhHellState with(TrickPlay cards) {
    return ImmutableOhHellState.of(hand(), bids(), cards);
  }

  /** Returns this state after a bid, with the seats that may bid next; if none, play begins. */
  OhHellState bid(int seat, int tricks, Seats toBid) {
    Bids next = new Bids(bids().bySeat.with(seat, tricks), bids().total + tricks, toBid);
    return ImmutableOhHellState.of(toBid.isEmpty() ? hand().in(Phase.PLAY) : hand(), next, cards());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public OhHellState withSheet(ScoreSheet sheet) {
    return with(hand().withSheet(sheet));
  }

  /**
   * Returns this state with the same cards in other places.
   *
   * @param undealt the cards that no seat was dealt, the turned one on top
   */
  public OhHellState withCards(CardList<PlayingCard> undealt, TrickPlay cards) {
    return ImmutableOhHellState.of(hand().withUndealt(undealt), bids(), cards);
  }
}
