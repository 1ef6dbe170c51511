package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.tricktaking.Trick;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Oh Hell stands.
 *
 * @param phase what is awaited
 * @param toAct the seats that may act, as bits; none while a shuffle is awaited
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param hands the cards that each seat holds
 * @param undealt the cards that no seat was dealt, the turned one on top; the whole pack while a
 *     shuffle is awaited
 * @param leader the seat that leads to the trick
 * @param trick the cards of the trick, in order of play
 * @param won the cards that each seat has won
 * @param bids the tricks that each seat has bid, or {@link #NO_BID}
 * @param tricks the tricks that each seat has won
 * @param sheet every point given
 */
@Value.Builder
public record OhHellState(
    Phase phase,
    int toAct,
    int handNumber,
    int dealer,
    CardsPerSeat<PlayingCard> hands,
    CardList<PlayingCard> undealt,
    int leader,
    Trick trick,
    CardsPerSeat<PlayingCard> won,
    IntPerSeat bids,
    IntPerSeat tricks,
    ScoreSheet sheet)
    implements GameState, WithOhHellState {

  /** What stands in {@code bids} for a seat that has not bid. */
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

  @Override
  public Turn turn() {
    if (toAct != 0) {
      return Turn.ofSeats(toAct);
    }
    return phase == Phase.OVER ? Turn.over() : Turn.chance();
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the turned card, or no card while a shuffle is awaited. */
  public CardList<PlayingCard> turnUp() {
    return undealt.first(phase == Phase.SHUFFLE ? 0 : 1); // OHH-5
  }

  /** Returns the undealt cards under the turned one; the whole pack while a shuffle is awaited. */
  public CardList<PlayingCard> stub() {
    return undealt.draw(phase == Phase.SHUFFLE ? 0 : 1); // OHH-6
  }

  /**
   * Returns the trump suit.
   *
   * @throws java.util.NoSuchElementException if no card is turned up
   */
  public Suit trump() {
    return turnUp().top().suit();
  }

  /** Returns this state after a hand was dealt. */
  OhHellState dealt(
      int toAct, CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> undealt, int leader) {
    return new OhHellState(
        Phase.BID,
        toAct,
        handNumber,
        dealer,
        hands,
        undealt,
        leader,
        trick,
        won,
        bids,
        tricks,
        sheet);
  }

  /** Returns this state after a bid. */
  OhHellState bid(IntPerSeat bids, Phase phase, int toAct) {
    return new OhHellState(
        phase, toAct, handNumber, dealer, hands, undealt, leader, trick, won, bids, tricks, sheet);
  }

  /** Returns this state after a card was played that leaves the trick open. */
  OhHellState played(CardsPerSeat<PlayingCard> hands, Trick trick, int nextSeat) {
    return new OhHellState(
        phase,
        1 << nextSeat,
        handNumber,
        dealer,
        hands,
        undealt,
        leader,
        trick,
        won,
        bids,
        tricks,
        sheet);
  }

  /** Returns this state after a seat took a trick, which it then leads from. */
  OhHellState trickTaken(
      CardsPerSeat<PlayingCard> hands,
      int winner,
      CardsPerSeat<PlayingCard> won,
      IntPerSeat tricks) {
    return new OhHellState(
        phase,
        1 << winner,
        handNumber,
        dealer,
        hands,
        undealt,
        winner,
        Trick.empty(),
        won,
        bids,
        tricks,
        sheet);
  }
}
