package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Spider stands. */
@Value.Immutable
public abstract class SpiderState implements GameState {
  SpiderState() {}

  /** Returns what is awaited. */
  public abstract HandPhase phase();

  /** Returns the undealt cards, the next on top. */
  public abstract CardList<PlayingCard> stock();

  /** Returns the ten columns, c1 first. */
  public abstract Columns columns();

  /** Returns the runs removed, each from the king down, the first removed first. */
  public abstract CardList<PlayingCard> done();

  /** Returns how many moves, deals and removals were made. */
  public abstract int moves();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  static final int RUN = 13;
  static final int RUNS = 8;

  private static final int NO_MOVES = 0;

  @Override
  public Turn turn() {
    return phase().turn(0);
  }

  @Override
  public Optional<Outcome> outcome() { // SPI-25
    if (phase() != HandPhase.OVER) {
      return Optional.empty();
    }
    Seats player = Seats.of(0);
    return Optional.of(isWon() ? Outcome.won(1, player) : Outcome.lost(1, player));
  }

  /** Returns the number of runs removed. */
  public int runs() {
    return done().size() / RUN;
  }

  /** Tells whether all runs have been removed. */
  boolean isWon() { // SPI-22
    return runs() == RUNS;
  }

  /** Returns the number of cards in the columns. */
  public int tableau() {
    return RUNS * RUN - stock().size() - done().size();
  }

  /** Returns the state before the shuffle. */
  static SpiderState undealt(CardList<PlayingCard> pack, int columns, ScoreSheet sheet) {
    CardList<PlayingCard> none = CardList.empty(PlayingCard.FAMILY);
    return ImmutableSpiderState.of(
        HandPhase.SHUFFLE, pack, Columns.empty(columns), none, NO_MOVES, sheet);
  }

  /** Returns this state after the layout was dealt. */
  SpiderState laidOut(CardList<PlayingCard> stock, Columns columns) { // SPI-5
    return ImmutableSpiderState.of(HandPhase.PLAY, stock, columns, done(), moves(), sheet());
  }

  /** Returns this state with other cards in the stock and in the columns. */
  SpiderState with(CardList<PlayingCard> stock, Columns columns) {
    return ImmutableSpiderState.of(phase(), stock, columns, done(), moves(), sheet());
  }

  /** Returns this state with another column. */
  SpiderState with(int index, Column column) {
    return with(stock(), columns().with(index, column));
  }

  /** Returns this state after the top cards of a column were laid on another. */
  SpiderState shifted(int from, int count, int to) { // SPI-12
    return moved(stock(), columns().shifted(from, count, to));
  }

  /** Returns this state after a card was dealt on each column. */
  SpiderState rowDealt() { // SPI-14
    return moved(stock().draw(columns().size()), columns().dealt(stock()));
  }

  private SpiderState moved(CardList<PlayingCard> stock, Columns columns) {
    return ImmutableSpiderState.of(phase(), stock, columns, done(), moves() + 1, sheet());
  }

  /** Returns this state with one move more. */
  SpiderState counted() {
    return moved(stock(), columns());
  }

  /** Returns this state before its last move was counted. */
  SpiderState uncounted() {
    return ImmutableSpiderState.of(phase(), stock(), columns(), done(), moves() - 1, sheet());
  }

  /** Returns this state without the run at the free end of a column. */
  SpiderState removed(int index) {
    Column column = columns().get(index);
    Columns left = columns().with(index, column.without(RUN)); // SPI-13
    return ImmutableSpiderState.of(
        phase(), stock(), left, done().appendAll(column.top(RUN)), moves(), sheet());
  }

  /** Returns this state when the game has ended. */
  SpiderState over() {
    return ImmutableSpiderState.of(HandPhase.OVER, stock(), columns(), done(), moves(), sheet());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SpiderState withSheet(ScoreSheet sheet) {
    return ImmutableSpiderState.of(phase(), stock(), columns(), done(), moves(), sheet);
  }
}
