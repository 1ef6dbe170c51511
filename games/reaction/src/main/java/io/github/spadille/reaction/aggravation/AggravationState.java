package io.github.spadille.reaction.aggravation;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.reaction.aggravation.AggravationMove.Call;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a game of Aggravation stands. */
@Value.Immutable
public abstract class AggravationState implements GameState {
  AggravationState() {}

  /** Returns the seats that have a legal move; chance before the shuffle, nobody at the end. */
  public abstract Turn turn();

  /** Returns the time of the last timed move, in milliseconds. */
  public abstract long clock();

  /**
   * Returns the move that waits for the other seat, if one does: a turn, or a call; a call stays to
   * the end.
   */
  public abstract @Nullable AggravationMove waiting();

  /** Returns the face-down cards of seat 0, the last on top. */
  public abstract CardList<PlayingCard> deck0();

  /** Returns those of seat 1. */
  public abstract CardList<PlayingCard> deck1();

  /** Returns the face-up piles. */
  public abstract Tableau tableau();

  /** Returns the places that may be covered. */
  public abstract Places flagged();

  /** Returns the seat that has won; nobody during the game, and if it is drawn. */
  public abstract Seats winner();

  static final int SEATS = 2;

  private static final long START_OF_CLOCK = 0;
  private static final @Nullable AggravationMove NONE_WAITING = null;

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

  /** Returns the state before the shuffle. */
  static AggravationState undealt(CardList<PlayingCard> pack) {
    return ImmutableAggravationState.of(
        Turn.chance(),
        START_OF_CLOCK,
        NONE_WAITING,
        pack,
        CardList.empty(PlayingCard.FAMILY),
        Tableau.empty(), // AGG-3
        Places.none(),
        Seats.none());
  }

  /** Returns what is awaited. */
  public Phase phase() {
    if (turn().seats().isEmpty()) {
      return turn().isChance() ? Phase.SHUFFLE : Phase.OVER;
    }
    return call() == null ? Phase.PLAY : Phase.CALL;
  }

  @Override
  public ScoreSheet sheet() {
    ScoreSheet sheet = ScoreSheet.empty(SEATS);
    return winner().isEmpty() ? sheet : sheet.add(1, "AGG-33", winner().first(), 1);
  }

  @Override
  public Optional<Outcome> outcome() {
    if (!turn().isOver()) {
      return Optional.empty();
    }
    return Optional.of(
        winner().isEmpty() ? Outcome.drawn(SEATS) : Outcome.won(SEATS, winner())); // AGG-33
  }

  /** Returns the face-down cards of a seat, the last on top. */
  CardList<PlayingCard> deck(int seat) {
    return seat == 0 ? deck0() : deck1();
  }

  /** Returns how many cards a seat has. */
  int left(int seat) {
    return deck(seat).size();
  }

  /** Tells whether a seat has turned or called and waits for the other. */
  boolean isWaiting(int seat) {
    AggravationMove move = waiting();
    return move != null && move.seat() == seat;
  }

  /** Returns the seat that has turned and waits for the other, if there is one. */
  Seats pending() {
    return waiting() instanceof AggravationMove.Turn turn ? Seats.of(turn.seat()) : Seats.none();
  }

  /** Returns the call that awaits an answer, or that was the last to be made; null if none was. */
  @Nullable Call call() {
    return waiting() instanceof Call call ? call : null;
  }

  /** Returns how the last card of a seat was laid, if it has none left (AGG-26). */
  Optional<LaidCard> emptied(int seat) {
    return left(seat) == 0 ? tableau().lastOf(seat) : Optional.empty();
  }

  /** Returns when the last card of a seat was laid, as a text. */
  String emptiedAt(int seat) {
    return emptied(seat).map(LaidCard::moment).orElse("-");
  }

  /** Returns the card on top of the deck of a seat. */
  PlayingCard top(int seat) {
    return deck(seat).bottom();
  }

  /** Returns this state with other seats that have a move. */
  AggravationState awaiting(Seats able) {
    return ImmutableAggravationState.of(
        Turn.of(able), clock(), waiting(), deck0(), deck1(), tableau(), flagged(), winner());
  }

  /** Returns this state with other cards in the decks and on the tableau. */
  AggravationState with(CardList<PlayingCard> deck0, CardList<PlayingCard> deck1, Tableau tableau) {
    return ImmutableAggravationState.of(
        turn(), clock(), waiting(), deck0, deck1, tableau, flagged(), winner());
  }

  /** Returns this state with the cards of a shuffled pack in the decks. */
  AggravationState dealt(CardList<PlayingCard> pack) {
    return with(pack.every(SEATS, 0), pack.every(SEATS, 1), tableau());
  }

  /** Returns this state without flags. */
  AggravationState unflagged() {
    return flagged().isEmpty()
        ? this
        : ImmutableAggravationState.of(
            turn(), clock(), waiting(), deck0(), deck1(), tableau(), Places.none(), winner());
  }

  /** Returns this state with a move that waits for the other seat. */
  AggravationState waiting(AggravationMove move, long time) {
    return ImmutableAggravationState.of(
        turn(), time, move, deck0(), deck1(), tableau(), flagged(), winner());
  }

  /** Returns this state after a card was laid, so that nobody waits any more. */
  AggravationState laid(LaidCard laid, Tableau tableau, Places flagged) {
    int seat = laid.seat();
    CardList<PlayingCard> rest = deck(seat).first(left(seat) - 1);
    return ImmutableAggravationState.of(
        turn(),
        laid.time(),
        NONE_WAITING, // AGG-19
        seat == 0 ? rest : deck0(),
        seat == 0 ? deck1() : rest,
        tableau,
        flagged,
        winner());
  }

  /** Returns the end of the game: a seat has won, or nobody. */
  AggravationState over(long time, Seats winner) {
    return ImmutableAggravationState.of(
        Turn.over(), time, waiting(), deck0(), deck1(), tableau(), flagged(), winner);
  }
}
