package io.github.spadille.reaction.aggravation;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.reaction.Moments;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Aggravation stands.
 *
 * @param phase what is awaited
 * @param turn the seats that have a legal move
 * @param clock the time of the last timed move, in milliseconds
 * @param event the number of cards placed so far
 * @param pending the seats that have turned and wait for the other, as bits
 * @param decks the face-down cards of each seat, the last on top
 * @param tableau the face-up piles
 * @param flagged the positions that may be covered, as bits
 * @param formed when a match of each rank formed last, by the rank's ordinal
 * @param covered the covers that the other seat may still join
 * @param emptied when each seat placed its last card
 * @param call the call that awaits an answer
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record AggravationState(
    Phase phase,
    Turn turn,
    long clock,
    int event,
    int pending,
    PerSeat<CardList<PlayingCard>> decks,
    Tableau tableau,
    int flagged,
    Moments formed,
    ImmutableList<Note> covered,
    Moments emptied,
    Optional<Note> call,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithAggravationState {

  /** What is awaited. */
  public enum Phase {
    /** The shuffle. */
    SHUFFLE,
    /** Any move of either seat. */
    PLAY,
    /** The answer to a call. */
    CALL,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What a seat did to a position, and when.
   *
   * @param seat the seat
   * @param position the position
   * @param time in milliseconds
   */
  public record Note(int seat, int position, long time) {}

  /** Returns how many cards a seat has. */
  int left(int seat) {
    return decks.get(seat).size();
  }

  /** Tells whether a seat has turned and waits for the other. */
  boolean isPending(int seat) {
    return (pending >> seat & 1) != 0;
  }

  /** Tells whether a position may be covered. */
  boolean isFlagged(int position) {
    return (flagged >> position & 1) != 0;
  }

  /** Returns the cover of a position that the other seat may still join. */
  Optional<Note> noteAt(int position) {
    for (Note note : covered) {
      if (note.position() == position) {
        return Optional.of(note);
      }
    }
    return Optional.empty();
  }

  /** Returns this state with the top card of a seat's deck on a position. */
  AggravationState place(int seat, int position) {
    CardList<PlayingCard> deck = decks.get(seat);
    return new AggravationStateBuilder()
        .from(this)
        .event(event + 1)
        .decks(decks.with(seat, deck.first(deck.size() - 1)))
        .tableau(tableau.with(position, deck.bottom()))
        .build();
  }
}
