package io.github.spadille.tricktaking.ohhell;

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

  static final int FIRST_HAND = 1;

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
      Seats contenders,
      ScoreSheet sheet)
      implements HandState.Hand {
    /** Returns the first hand of a game, before its shuffle: the last seat deals. */
    static Hand first(int size, int seats, CardList<PlayingCard> pack) { // OHH-7
      int dealer = seats - 1;
      Seats all = Seats.all(seats);
      return new Hand(Phase.SHUFFLE, FIRST_HAND, size, dealer, pack, all, ScoreSheet.empty(seats));
    }

    /** Returns the hand after this one, before its shuffle: the next seat deals. */
    Hand next(int size, CardList<PlayingCard> pack, Seats contenders) { // OHH-7
      int dealer = Seats.all(sheet.seats()).after(this.dealer);
      return new Hand(Phase.SHUFFLE, number + 1, size, dealer, pack, contenders, sheet);
    }

    Hand dealt(CardList<PlayingCard> undealt) {
      return new Hand(Phase.BID, number, size, dealer, undealt, contenders, sheet);
    }

    Hand allHaveBid() {
      return new Hand(Phase.PLAY, number, size, dealer, undealt, contenders, sheet);
    }

    Hand withUndealt(CardList<PlayingCard> undealt) {
      return new Hand(phase, number, size, dealer, undealt, contenders, sheet);
    }

    Hand withSheet(ScoreSheet sheet) {
      return new Hand(phase, number, size, dealer, undealt, contenders, sheet);
    }

    Hand gameWonBy(Seats winners) {
      return new Hand(Phase.OVER, number, size, dealer, undealt, winners, sheet);
    }
  }

  /**
   * The bids of a hand.
   *
   * @param bySeat the number of tricks that each seat has bid, or {@link #NO_BID}
   * @param total the sum of the bids made so far
   * @param toBid the seats that may bid now
   */
  public record Bids(IntPerSeat bySeat, int total, Seats toBid) {
    private static final int NO_TRICK = 0;

    /** Returns the bids of so many seats before the deal. */
    static Bids none(int seats) {
      return new Bids(IntPerSeat.of(seats, NO_BID), NO_TRICK, Seats.none());
    }

    /** Returns these bids before the first, which one of some seats makes. */
    Bids opened(Seats toBid) {
      return new Bids(bySeat, NO_TRICK, toBid);
    }

    /** Returns these bids and that of a seat, with the seats that may bid next. */
    Bids with(int seat, int tricks, Seats toBid) {
      return new Bids(bySeat.with(seat, tricks), total + tricks, toBid);
    }
  }

  /** Returns the state before the shuffle of a hand. */
  static OhHellState undealt(Hand hand, Bids none) { // OHH-4a
    int seats = hand.sheet.seats();
    int leader = Seats.all(seats).after(hand.dealer); // OHH-13
    return ImmutableOhHellState.of(hand, none, TrickPlay.undealt(seats, leader));
  }

  /** Returns what is awaited. */
  public Phase phase() {
    return hand().phase;
  }

  @Override
  public Turn turn() {
    return switch (hand().phase) {
      case SHUFFLE -> Turn.chance();
      case BID -> Turn.of(bids().toBid);
      case PLAY -> Turn.of(cards().seatInTurn());
      case OVER -> Turn.over();
    };
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
    if (phase() == Phase.SHUFFLE) {
      throw new NoSuchElementException("no card is turned up");
    }
    return hand().undealt.top().suit(); // OHH-5
  }

  /** Returns this state after the deal, with the seats that may bid first. */
  OhHellState dealt(CardList<PlayingCard> undealt, TrickPlay cards, Seats toBid) {
    return ImmutableOhHellState.of(hand().dealt(undealt), bids().opened(toBid), cards);
  }

  /** Returns this state after a bid, with the seats that may bid next; if none, play begins. */
  OhHellState bid(int seat, int tricks, Seats toBid) {
    Hand hand = toBid.isEmpty() ? hand().allHaveBid() : hand();
    return ImmutableOhHellState.of(hand, bids().with(seat, tricks, toBid), cards());
  }

  /** Returns this state after a play, or after a trick was taken. */
  OhHellState withCards(TrickPlay cards) {
    return ImmutableOhHellState.of(hand(), bids(), cards);
  }

  /**
   * Returns this state with the same cards in other places.
   *
   * @param undealt the cards that no seat was dealt, the turned one on top
   */
  public OhHellState withCards(CardList<PlayingCard> undealt, TrickPlay cards) {
    return ImmutableOhHellState.of(hand().withUndealt(undealt), bids(), cards);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public OhHellState withSheet(ScoreSheet sheet) {
    return withHand(hand().withSheet(sheet));
  }

  /** Returns this state at the end of the game. */
  OhHellState wonBy(Seats winners) {
    return withHand(hand().gameWonBy(winners));
  }

  private OhHellState withHand(Hand hand) {
    return ImmutableOhHellState.of(hand, bids(), cards());
  }
}
