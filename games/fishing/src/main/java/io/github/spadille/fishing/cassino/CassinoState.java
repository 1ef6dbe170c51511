package io.github.spadille.fishing.cassino;

import com.google.common.collect.ImmutableList;
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
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Cassino stands.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param stock the undealt cards; the whole pack while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param board the loose cards
 * @param builds the builds on the table, in the order of their numbers
 * @param built how many builds have been made in this hand
 * @param won the cards that each side has captured, and those it captured with
 * @param markers the cards that made a sweep, which lie face up among those won
 * @param lastCapturer the seat that captured last in this hand, or {@link #NOBODY}
 * @param sweepLog the seats that made a sweep in this hand, oldest first
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record CassinoState(
    Phase phase,
    Turn turn,
    int handNumber,
    int dealer,
    CardList<PlayingCard> stock,
    PerSeat<CardSet<PlayingCard>> hands,
    CardSet<PlayingCard> board,
    ImmutableList<Build> builds,
    int built,
    PerSeat<CardSet<PlayingCard>> won,
    CardSet<PlayingCard> markers,
    int lastCapturer,
    ImmutableIntArray sweepLog,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithCassinoState {

  /** What stands in {@code lastCapturer} before the first capture of a hand. */
  public static final int NOBODY = -1;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A move of the seat in turn. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns a build by its number, or null if it is not on the table. */
  @Nullable Build find(int number) {
    for (int i = 0; i < builds.size(); i++) {
      if (builds.get(i).number() == number) {
        return builds.get(i);
      }
    }
    return null;
  }

  /** Returns this state after a card of the hand went to the board or into a build. */
  CassinoState played(
      PerSeat<CardSet<PlayingCard>> hands,
      CardSet<PlayingCard> board,
      ImmutableList<Build> builds,
      int built,
      Turn turn) {
    return new CassinoState(
        phase,
        turn,
        handNumber,
        dealer,
        stock,
        hands,
        board,
        builds,
        built,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet,
        outcome);
  }

  /** Returns this state after a capture that is no sweep. */
  CassinoState captured(
      int seat,
      PerSeat<CardSet<PlayingCard>> hands,
      CardSet<PlayingCard> board,
      ImmutableList<Build> builds,
      PerSeat<CardSet<PlayingCard>> won,
      Turn turn) {
    return new CassinoState(
        phase,
        turn,
        handNumber,
        dealer,
        stock,
        hands,
        board,
        builds,
        built,
        won,
        markers,
        seat,
        sweepLog,
        sheet,
        outcome);
  }

  /** Returns this state after cards were dealt. */
  CassinoState dealt(
      CardList<PlayingCard> stock,
      PerSeat<CardSet<PlayingCard>> hands,
      CardSet<PlayingCard> board,
      Turn turn) {
    return new CassinoState(
        Phase.PLAY,
        turn,
        handNumber,
        dealer,
        stock,
        hands,
        board,
        builds,
        built,
        won,
        markers,
        lastCapturer,
        sweepLog,
        sheet,
        outcome);
  }
}
