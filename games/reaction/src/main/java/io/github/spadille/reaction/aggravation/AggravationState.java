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
 * @param phase what is awaited
 * @param able the seats that have a legal move
 * @param clock the time of the last timed move, in milliseconds
 * @param event the number of cards placed so far
 * @param pending the seats that have turned and wait for the other
 * @param deck0 the face-down cards of seat 0, the last on top
 * @param deck1 those of seat 1
 * @param tableau the face-up piles
 * @param flagged the positions that may be covered, as bits
 * @param formed when a match of each rank formed last, by the rank's ordinal
 * @param covered the covers that the other seat may still join
 * @param emptied when each seat placed its last card
 * @param call the call that awaits an answer
 * @param winners the seats that have won
 */
@Value.Builder
public record AggravationState(
    Phase phase,
    Seats able,
    long clock,
    int event,
    Seats pending,
    CardList<PlayingCard> deck0,
    CardList<PlayingCard> deck1,
    Tableau tableau,
    int flagged,
    Moments formed,
    CoverNotes covered,
    Moments emptied,
    Optional<Note> call,
    Seats winners)
    implements GameState {

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

  @Override
  public Turn turn() {
    if (able.isEmpty()) {
      return phase == Phase.SHUFFLE ? Turn.chance() : Turn.over();
    }
    return Turn.of(able);
  }

  @Override
  public ScoreSheet sheet() {
    ScoreSheet sheet = ScoreSheet.empty(SEATS);
    return winners.isEmpty() ? sheet : sheet.add(1, "AGG-33", winners, 1);
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase == Phase.OVER ? Optional.of(Outcome.winners(SEATS, winners)) : Optional.empty();
  }

  /** Returns the face-down cards of a seat, the last on top. */
  CardList<PlayingCard> deck(int seat) {
    return seat == 0 ? deck0 : deck1;
  }

  /** Returns how many cards a seat has. */
  int left(int seat) {
    return deck(seat).size();
  }

  /** Tells whether a seat has turned and waits for the other. */
  boolean isPending(int seat) {
    return pending.contains(seat);
  }

  /** Tells whether a position may be covered. */
  boolean isFlagged(int position) {
    return (flagged >> position & 1) != 0;
  }

  /** Returns this state after the deal. */
  AggravationState dealt(CardList<PlayingCard> first, CardList<PlayingCard> second) {
    return new AggravationState(
        Phase.PLAY,
        able,
        clock,
        event,
        pending,
        first,
        second,
        tableau,
        flagged,
        formed,
        covered,
        emptied,
        call,
        winners);
  }

  /** Returns this state with a seat that waits for the other to turn. */
  AggravationState waiting(int seat, long time) {
    return new AggravationState(
        phase,
        able,
        time,
        event,
        pending.with(seat),
        deck0,
        deck1,
        tableau,
        flagged,
        formed,
        covered,
        emptied,
        call,
        winners);
  }

  /** Returns this state at another time, with nobody waiting, and other positions to cover. */
  AggravationState at(long time, int flags, CoverNotes notes) {
    return new AggravationState(
        phase,
        able,
        time,
        event,
        Seats.none(),
        deck0,
        deck1,
        tableau,
        flags,
        formed,
        notes,
        emptied,
        call,
        winners);
  }

  /** Returns this state with the top card of a seat's deck on a position. */
  AggravationState place(int seat, int position) {
    CardList<PlayingCard> deck = deck(seat);
    CardList<PlayingCard> rest = deck.first(deck.size() - 1);
    return new AggravationState(
        phase,
        able,
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
        winners);
  }

  /** Returns this state with other flags and other notes of matches and empty decks. */
  AggravationState judged(int flags, Moments matches, Moments empties) {
    return new AggravationState(
        phase, able, clock, event, pending, deck0, deck1, tableau, flags, matches, covered, empties,
        call, winners);
  }

  /** Returns this state with other seats that have a move. */
  AggravationState withAble(Seats seats) {
    return new AggravationState(
        phase, seats, clock, event, pending, deck0, deck1, tableau, flagged, formed, covered,
        emptied, call, winners);
  }

  /** Returns this state with a call that the other seat answers. */
  AggravationState called(Note good) {
    return new AggravationState(
        Phase.CALL,
        Seats.of(1 - good.seat()),
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
        winners);
  }

  /** Returns the end of the game. */
  AggravationState over(long time, Seats seatsThatWin) {
    return new AggravationState(
        Phase.OVER,
        Seats.none(),
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
        seatsThatWin);
  }
}
