package io.github.spadille.fishing.scopa;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Scopa stands.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param board the cards that can be captured
 * @param won the cards that each side has won, markers included
 * @param markers the cards that made a sweep, of all sides
 * @param lastCapturer the seat that captured last in this hand, or {@link #NOBODY}
 * @param sweepLog the seats that made a sweep in this hand, oldest first
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record ScopaState(
    Phase phase,
    Turn turn,
    int handNumber,
    int dealer,
    CardList<PlayingCard> stock,
    PerSeat<CardSet<PlayingCard>> hands,
    CardSet<PlayingCard> board,
    PerSeat<CardSet<PlayingCard>> won,
    CardSet<PlayingCard> markers,
    int lastCapturer,
    ImmutableIntArray sweepLog,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithScopaState {

  /** What stands for the last capturer before the first capture of a hand. */
  public static final int NOBODY = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A capture or a trail. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns this state after a card was trailed. */
  ScopaState trailed(PerSeat<CardSet<PlayingCard>> hands, CardSet<PlayingCard> board, Turn turn) {
    return new ScopaState(
        phase,
        turn,
        handNumber,
        dealer,
        stock,
        hands,
        board,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet,
        outcome);
  }

  /** Returns this state after a seat captured. */
  ScopaState captured(
      PerSeat<CardSet<PlayingCard>> hands,
      CardSet<PlayingCard> board,
      PerSeat<CardSet<PlayingCard>> won,
      int capturer,
      Turn turn) {
    return new ScopaState(
        phase,
        turn,
        handNumber,
        dealer,
        stock,
        hands,
        board,
        won,
        markers,
        capturer,
        sweepLog,
        sheet,
        outcome);
  }

  /** Returns this state after more cards were dealt to the hands. */
  ScopaState dealt(CardList<PlayingCard> stock, PerSeat<CardSet<PlayingCard>> hands) {
    return new ScopaState(
        phase,
        turn,
        handNumber,
        dealer,
        stock,
        hands,
        board,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet,
        outcome);
  }
}
