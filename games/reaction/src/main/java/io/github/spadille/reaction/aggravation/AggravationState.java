package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.reaction.Moments;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Aggravation stands.
 *
 * @param turn the seats that have a legal move; chance before the shuffle, nobody at the end
 * @param clock the time of the last timed move, in milliseconds
 * @param event the number of cards placed so far
 * @param pending the seat that has turned and waits for the other, or {@link #NOBODY}
 * @param deck0 the face-down cards of seat 0, the last on top
 * @param deck1 those of seat 1
 * @param tableau the face-up piles
 * @param flagged the positions that may be covered, as bits
 * @param formed when a match of each rank formed last, by the rank's ordinal
 * @param covered the covers that the other seat may still join
 * @param emptied when each seat placed its last card
 * @param call the call that awaits an answer
 * @param winner the seat that has won, or {@link #NOBODY}
 */
@Value.Builder
public record AggravationState(
    Turn turn,
    long clock,
    int event,
    int pending,
    CardList<PlayingCard> deck0,
    CardList<PlayingCard> deck1,
    Tableau tableau,
    int flagged,
    Moments formed,
    CoverNotes covered,
    Moments emptied,
    Optional<Note> call,
    int winner)
    implements GameState {

  /** What stands for a seat where there is none. */
  public static final int NOBODY = -1;

  private static final int SEATS = 2;

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

  /** Returns what is awaited. */
  public Phase phase() {
    if (turn.seats().isEmpty()) {
      return turn.isChance() ? Phase.SHUFFLE : Phase.OVER;
    }
    return call.isPresent() ? Phase.CALL : Phase.PLAY;
  }

  @Override
  public ScoreSheet sheet() {
    ScoreSheet sheet = ScoreSheet.empty(SEATS);
    return winner == NOBODY ? sheet : sheet.add(1, "AGG-33", winner, 1);
  }

  @Override
  public Optional<Outcome> outcome() {
    return turn.isOver() ? Optional.of(Outcome.winners(SEATS, seats(winner))) : Optional.empty();
  }

  /** Returns the face-down cards of a seat, the last on top. */
  CardList<PlayingCard> deck(int seat) {
    return seat == 0 ? deck0 : deck1;
  }

  /** Returns how many cards a seat has. */
  int left(int seat) {
    return deck(seat).size();
  }

  /** Returns a seat, or none for {@link #NOBODY}. */
  static Seats seats(int seat) {
    return seat == NOBODY ? Seats.none() : Seats.of(seat);
  }

  /** Tells whether a seat has turned and waits for the other. */
  boolean isPending(int seat) {
    return pending == seat;
  }

  /** Tells whether a position may be covered. */
  boolean isFlagged(int position) {
    return (flagged >> position & 1) != 0;
  }

  /** Returns this state after the deal. */
  AggravationState dealt(CardList<PlayingCard> first, CardList<PlayingCard> second) {
    return new AggravationState(
        turn, clock, event, pending, first, second, tableau, flagged, formed, covered, emptied,
        call, winner);
  }

  /** Returns this state with a seat that waits for the other to turn. */
  AggravationState waiting(int seat, long time) {
    return new AggravationState(
        turn, time, event, seat, deck0, deck1, tableau, flagged, formed, covered, emptied, call,
        winner);
  }

  /** Returns this state at another time, with nobody waiting, and other positions to cover. */
  AggravationState at(long time, int flags, CoverNotes notes) {
    return new AggravationState(
        turn, time, event, NOBODY, deck0, deck1, tableau, flags, formed, notes, emptied, call,
        winner);
  }

  /** Returns this state with the top card of a seat's deck on a position. */
  AggravationState place(int seat, int position) {
    CardList<PlayingCard> deck = deck(seat);
    CardList<PlayingCard> rest = deck.first(deck.size() - 1);
    return new AggravationState(
        turn,
        clock,
        event + 1,
        pending,
        seat == 0 ? rest : deck0,
        seat == 0 ? deck1 : rest,
        tableau.with(position, deck.bottom()),
        flagged,
        formed,
        covered,
        emptied,
        call,
        winner);
  }

  /** Returns this state with other flags and other notes of matches and empty decks. */
  AggravationState judged(int flags, Moments matches, Moments empties) {
    return new AggravationState(
        turn, clock, event, pending, deck0, deck1, tableau, flags, matches, covered, empties, call,
        winner);
  }

  /** Returns this state with other seats that have a move. */
  AggravationState withAble(Seats able) {
    return new AggravationState(
        Turn.of(able),
        clock,
        event,
        pending,
        deck0,
        deck1,
        tableau,
        flagged,
        formed,
        covered,
        emptied,
        call,
        winner);
  }

  /** Returns this state with a call that the other seat answers. */
  AggravationState called(Note good) {
    return new AggravationState(
        Turn.of(1 - good.seat()),
        good.time(),
        event,
        pending,
        deck0,
        deck1,
        tableau,
        flagged,
        formed,
        covered,
        emptied,
        Optional.of(good),
        winner);
  }

  /** Returns the end of the game. */
  AggravationState over(long time, int winner) {
    return new AggravationState(
        Turn.over(),
        time,
        event,
        pending,
        deck0,
        deck1,
        tableau,
        flagged,
        formed,
        covered,
        emptied,
        call,
        winner);
  }
}
