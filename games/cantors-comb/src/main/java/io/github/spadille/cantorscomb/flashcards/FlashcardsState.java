package io.github.spadille.cantorscomb.flashcards;

import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Verdict;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import java.util.Optional;

/**
 * Where a drill stands.
 *
 * @param phase what is awaited
 * @param pack the cards to come, with the one that is shown on top of them
 * @param aside the cards that take no part
 * @param right the cards answered right, in all passes
 * @param wrong the cards answered wrong in this pass
 * @param guess the answer to the card that is shown, if one was typed
 * @param verdict what the answer was, if that is known
 * @param progress how far the drill has come
 */
public record FlashcardsState(
    Phase phase,
    CardList<Card> pack,
    CardList<Card> aside,
    CardList<Card> right,
    CardList<Card> wrong,
    Optional<String> guess,
    Optional<Verdict> verdict,
    Progress progress)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** An answer. */
    GUESS,
    /** The player's own verdict. */
    MARK,
    /** The card to be put away. */
    NEXT,
    /** Nothing: the drill is over. */
    OVER
  }

  /**
   * How far a drill has come.
   *
   * @param pass the number of the pass, from 1
   * @param tries how many answers have been given, or cards revealed
   * @param isShown whether a card is shown
   * @param sheet a point for each card answered right in the first pass
   */
  public record Progress(int pass, int tries, boolean isShown, ScoreSheet sheet) {}

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(0);
    };
  }

  /** Nobody wins. */
  @Override
  public Optional<Outcome> outcome() { // FLC-27
    return phase == Phase.OVER
        ? Optional.of(Outcome.winners(1, Seats.none()))
        : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return progress.sheet;
  }
}
