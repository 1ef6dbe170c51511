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
 * @param pack the cards to come, or those that are to be shuffled
 * @param aside the cards that take no part
 * @param shown the card that is shown, if one is
 * @param right the cards answered right, in all passes
 * @param wrong the cards answered wrong in this pass
 * @param progress how far the drill has come
 */
public record FlashcardsState(
    Phase phase,
    CardList<Card> pack,
    CardList<Card> aside,
    Optional<Showing> shown,
    CardList<Card> right,
    CardList<Card> wrong,
    Progress progress)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** What may be chosen as an answer, to be drawn by chance. */
    CHOICES,
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
   * A card that is shown.
   *
   * @param card the card
   * @param isRevealed whether all of it is seen, and not the prompt alone
   * @param choices what may be chosen as the answer, if that is so and has been drawn
   * @param guess the answer, if one was given
   * @param verdict what the answer was, if that is known
   */
  public record Showing(
      Card card,
      boolean isRevealed,
      Optional<Choices> choices,
      Optional<String> guess,
      Optional<Verdict> verdict) {
    static Showing of(Card card) {
      return new Showing(card, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    Showing withCard(Card card) {
      return new Showing(card, isRevealed, choices, guess, verdict);
    }

    Showing with(Choices choices) {
      return new Showing(card, isRevealed, Optional.of(choices), guess, verdict);
    }

    Showing revealed(Optional<String> guess) {
      return new Showing(card, true, choices, guess, verdict);
    }

    Showing with(Verdict verdict) {
      return new Showing(card, isRevealed, choices, guess, Optional.of(verdict));
    }
  }

  /**
   * How far a drill has come.
   *
   * @param pass the number of the pass, from 1
   * @param tries how many answers have been given or cards revealed
   * @param sheet a point for each card answered right in the first pass
   */
  public record Progress(int pass, int tries, ScoreSheet sheet) {}

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE, CHOICES -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(0);
    };
  }

  /** Nobody wins. */
  @Override
  public Optional<Outcome> outcome() { // FLC-27
    return phase == Phase.OVER ? Optional.of(Outcome.winners(1, Seats.none())) : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return progress.sheet;
  }

  @Override
  public int handNumber() {
    return progress.pass;
  }

  FlashcardsState with(Phase phase) {
    return new FlashcardsState(phase, pack, aside, shown, right, wrong, progress);
  }

  FlashcardsState with(Progress progress) {
    return new FlashcardsState(phase, pack, aside, shown, right, wrong, progress);
  }

  FlashcardsState with(CardList<Card> pack, CardList<Card> aside, Optional<Showing> shown) {
    return new FlashcardsState(phase, pack, aside, shown, right, wrong, progress);
  }

  FlashcardsState with(Showing shown) {
    return with(pack, aside, Optional.of(shown));
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public FlashcardsState withSheet(ScoreSheet sheet) {
    return with(new Progress(progress.pass, progress.tries, sheet));
  }
}
