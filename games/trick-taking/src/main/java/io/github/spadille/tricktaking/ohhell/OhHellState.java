package io.github.spadille.tricktaking.ohhell;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.IntPerSeat;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.tricktaking.Trick;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Oh Hell stands.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param hands the cards that each seat holds
 * @param turnUp the turned card, or no card while a shuffle is awaited
 * @param stub the undealt cards; the whole pack while a shuffle is awaited
 * @param leader the seat that leads to the trick
 * @param trick the cards of the trick, in order of play
 * @param won the cards that each seat has won
 * @param bids the tricks that each seat has bid, or {@link #NO_BID}
 * @param tricks the tricks that each seat has won
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record OhHellState(
    Phase phase,
    Turn turn,
    int handNumber,
    int dealer,
    PerSeat<CardSet<PlayingCard>> hands,
    CardList<PlayingCard> turnUp,
    CardList<PlayingCard> stub,
    int leader,
    Trick trick,
    PerSeat<CardSet<PlayingCard>> won,
    IntPerSeat bids,
    IntPerSeat tricks,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
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

  /**
   * Returns the trump suit.
   *
   * @throws java.util.NoSuchElementException if no card is turned up
   */
  public Suit trump() {
    return turnUp.top().suit(); // OHH-5
  }

  /** Returns this state after a bid. */
  OhHellState bid(IntPerSeat bids, Phase phase, Turn turn) {
    return new OhHellState(
        phase,
        turn,
        handNumber,
        dealer,
        hands,
        turnUp,
        stub,
        leader,
        trick,
        won,
        bids,
        tricks,
        sheet,
        outcome);
  }

  /** Returns this state after a card was played that leaves the trick open. */
  OhHellState played(PerSeat<CardSet<PlayingCard>> hands, Trick trick, Turn turn) {
    return new OhHellState(
        phase,
        turn,
        handNumber,
        dealer,
        hands,
        turnUp,
        stub,
        leader,
        trick,
        won,
        bids,
        tricks,
        sheet,
        outcome);
  }

  /** Returns this state after a seat took a trick, which it then leads from. */
  OhHellState trickTaken(
      PerSeat<CardSet<PlayingCard>> hands,
      int winner,
      PerSeat<CardSet<PlayingCard>> won,
      IntPerSeat tricks) {
    return new OhHellState(
        phase,
        Turn.of(winner),
        handNumber,
        dealer,
        hands,
        turnUp,
        stub,
        winner,
        Trick.empty(),
        won,
        bids,
        tricks,
        sheet,
        outcome);
  }
}
