package io.github.spadille.engine.match;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Stage;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.seat.Viewer;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.table.SeenPile;
import io.github.spadille.engine.table.SeenTable;
import io.github.spadille.engine.table.Table;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * All that one viewer sees of a game now, in the same form for every game: enough to draw it.
 *
 * <p>The table is made of what the viewer sees and holds nothing else; the rest is known to all. So
 * a view has no room for a secret. Immutable, with value equality.
 *
 * @param viewer who looks
 * @param players what the players are called, seat by seat
 * @param turn the seats that may act; none if chance is to move, the game is over, or this is a
 *     {@linkplain #stage stage}
 * @param chance whether a shuffle or a roll is due
 * @param hand the number of the hand or round, from 1
 * @param stage what has just happened, if this is seen on the way from a move to what is decided
 *     next
 * @param outcome how the game ended, if it is over
 * @param sheet every point given so far
 * @param table piles and facts
 */
public record View(
    Viewer viewer,
    ImmutableList<String> players,
    Seats turn,
    boolean chance,
    int hand,
    Optional<Phrase> stage,
    Optional<Outcome> outcome,
    ScoreSheet sheet,
    SeenTable table) {
  private static final String PHASE = "phase";

  static View of(Viewer viewer, ImmutableList<String> players, GameState state, Table table) {
    return new View(
        viewer,
        players,
        state.turn().seats(),
        state.turn().isChance(),
        state.handNumber(),
        Optional.empty(),
        state.outcome(),
        state.sheet(),
        table.seenBy(viewer));
  }

  /** Returns a view of a stage: nobody is to act in it. */
  static <S extends GameState> View ofStage(
      Viewer viewer, ImmutableList<String> players, Stage<S> stage, Table table) {
    S state = stage.state();
    return new View(
        viewer,
        players,
        Seats.none(),
        false,
        state.handNumber(),
        Optional.of(stage.phrase()),
        state.outcome(),
        state.sheet(),
        table.seenBy(viewer));
  }

  /** Returns the number of seats. */
  public int seats() {
    return players.size();
  }

  /** Tells whether the game is over. */
  public boolean isOver() {
    return outcome.isPresent();
  }

  /** Returns what is awaited, a word of the rulebook: {@code bid}. */
  public String phase() {
    return table.fact(PHASE).orElse("-");
  }

  /** Returns the piles, in the order of the rulebook. */
  public ImmutableList<SeenPile> piles() {
    return table.piles();
  }

  /**
   * Returns a pile.
   *
   * @throws IllegalArgumentException if there is none of that name; the message names those there
   *     are
   */
  public SeenPile pile(String name) {
    return table.pile(name);
  }

  /** Returns the text of a fact, or nothing if the viewer does not see it. */
  public Optional<String> fact(String name) {
    return table.fact(name);
  }

  /** Returns piles and facts, a line each. */
  @Override
  public String toString() {
    return table.toString();
  }
}
