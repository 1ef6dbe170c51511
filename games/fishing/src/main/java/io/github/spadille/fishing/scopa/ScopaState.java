package io.github.spadille.fishing.scopa;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Scopa stands.
 *
 * @param phase what is awaited
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param active the seat to play; 0 while a shuffle is awaited
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param board the cards that can be captured
 * @param won the cards that each side has won, with those that mark sweeps
 * @param markers the cards that mark sweeps, of all sides
 * @param lastCapturer the seat that captured last in this hand, or {@link #NOBODY}
 * @param sweepLog the seats that made a sweep in this hand, oldest first
 * @param sheet every point given
 */
@Value.Builder
public record ScopaState(
    Phase phase,
    int handNumber,
    int dealer,
    int active,
    CardList<PlayingCard> stock,
    CardsPerSeat<PlayingCard> hands,
    CardSet<PlayingCard> board,
    CardsPerSeat<PlayingCard> won,
    CardSet<PlayingCard> markers,
    int lastCapturer,
    ImmutableIntArray sweepLog,
    ScoreSheet sheet)
    implements GameState, WithScopaState {

  /** No one has captured yet in this hand. */
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

  @Override
  public Turn turn() {
    if (phase == Phase.PLAY) {
      return Turn.of(active);
    }
    return phase == Phase.SHUFFLE ? Turn.chance() : Turn.over();
  }

  @Override
  public Optional<Outcome> outcome() { // SCO-32
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state after the first cards of a hand were dealt. */
  ScopaState begun(
      int first,
      CardList<PlayingCard> stock,
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> board) {
    return new ScopaState(
        Phase.PLAY,
        handNumber,
        dealer,
        first,
        stock,
        hands,
        board,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet);
  }

  /** Returns this state after a card was put on the board. */
  ScopaState trailed(CardsPerSeat<PlayingCard> hands, CardSet<PlayingCard> board, int active) {
    return new ScopaState(
        phase,
        handNumber,
        dealer,
        active,
        stock,
        hands,
        board,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet);
  }

  /** Returns this state after a seat has won cards. */
  ScopaState captured(
      CardsPerSeat<PlayingCard> hands,
      CardSet<PlayingCard> board,
      CardsPerSeat<PlayingCard> won,
      int capturer,
      int active) {
    return new ScopaState(
        phase,
        handNumber,
        dealer,
        active,
        stock,
        hands,
        board,
        won,
        markers,
        capturer,
        sweepLog,
        sheet);
  }

  /** Returns this state after more cards were dealt to the hands. */
  ScopaState dealt(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands) {
    return new ScopaState(
        phase,
        handNumber,
        dealer,
        active,
        stock,
        hands,
        board,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet);
  }
}
