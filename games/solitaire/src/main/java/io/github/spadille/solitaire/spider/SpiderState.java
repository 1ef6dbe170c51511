package io.github.spadille.solitaire.spider;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.solitaire.Columns;
import java.util.Optional;

/**
 * Where a game of Spider stands.
 *
 * @param phase what is awaited
 * @param stock the undealt cards, the next on top
 * @param columns the ten columns, c1 first
 * @param done the runs removed, each from the king down, the first removed first
 * @param moves how many moves, deals and removals were made
 * @param sheet every point given
 * @param outcome how the game ended
 */
public record SpiderState(
    Phase phase,
    CardList<PlayingCard> stock,
    Columns columns,
    CardList<PlayingCard> done,
    int moves,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState {

  /** What is awaited. */
  public enum Phase {
    /** The shuffle. */
    SHUFFLE,
    /** A move of the player. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case PLAY -> Turn.of(0);
      case OVER -> Turn.over();
    };
  }

  /** Returns this state with other cards in the stock and in the columns. */
  SpiderState with(CardList<PlayingCard> stock, Columns columns) {
    return new SpiderState(phase, stock, columns, done, moves, sheet, outcome);
  }

  /** Returns this state with other cards removed. */
  SpiderState withDone(CardList<PlayingCard> done) {
    return new SpiderState(phase, stock, columns, done, moves, sheet, outcome);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public SpiderState withSheet(ScoreSheet sheet) {
    return new SpiderState(phase, stock, columns, done, moves, sheet, outcome);
  }

  /** Returns the number of runs removed. */
  public int runs() {
    return done.size() / 13;
  }

  /** Returns the number of cards in the columns. */
  public int tableau() {
    return 104 - stock.size() - done.size();
  }
}
