package io.github.spadille.cantorscomb.flashcards;

import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Verdict;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a drill stands. */
@Value.Immutable
public abstract class FlashcardsState implements GameState {
  FlashcardsState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the cards to come, or those that are to be shuffled. */
  public abstract CardList<Card> pack();

  /** Returns the cards that take no part. */
  public abstract CardList<Card> aside();

  /** Returns the card that is shown, if one is. */
  public abstract Optional<Showing> shown();

  /** Returns the cards answered right, in all passes. */
  public abstract CardList<Card> right();

  /** Returns the cards answered wrong in this pass. */
  public abstract CardList<Card> wrong();

  /** Returns how far the drill has come. */
  public abstract Progress progress();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** The alphabet of the next card, by chance. */
    ALPHABET,
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
   * @param alphabet in which alphabet it is; hiragana too where none is shown or asked
   * @param isRevealed whether all of it is seen, and not the prompt alone
   * @param choices what may be chosen as the answer, if that is so and has been drawn
   * @param guess the answer, if one was given
   * @param verdict what the answer was, if that is known
   */
  public record Showing(
      Card card,
      Alphabet alphabet,
      boolean isRevealed,
      Optional<Choices> choices,
      Optional<String> guess,
      Optional<Verdict> verdict) {
    static Showing of(Card card, Alphabet alphabet) {
      return new Showing(
          card, alphabet, false, Optional.empty(), Optional.empty(), Optional.empty());
    }

    Showing withCard(Card other) {
      return new Showing(other, alphabet, isRevealed, choices, guess, verdict);
    }

    Showing with(Choices drawn) {
      return new Showing(card, alphabet, isRevealed, Optional.of(drawn), guess, verdict);
    }

    Showing revealed(Optional<String> answer) {
      return new Showing(card, alphabet, true, choices, answer, verdict);
    }

    Showing with(Verdict reached) {
      return new Showing(card, alphabet, isRevealed, choices, guess, Optional.of(reached));
    }
  }

  /**
   * How far a drill has come.
   *
   * @param pass the number of the pass, from 1
   * @param tries how many answers have been given or cards revealed
   * @param sheet a point for each card answered right in the first pass
   * @param inKatakana the cards answered wrong in katakana, if chance says in which alphabet; they
   *     stay in it when they come again
   */
  public record Progress(int pass, int tries, ScoreSheet sheet, CardSet<Card> inKatakana) {
    Progress nextPass() {
      return new Progress(pass + 1, tries, sheet, inKatakana);
    }

    Progress plusTry() {
      return new Progress(pass, tries + 1, sheet, inKatakana);
    }

    Progress with(ScoreSheet sheet) {
      return new Progress(pass, tries, sheet, inKatakana);
    }

    Progress plusInKatakana(Card card) {
      return new Progress(pass, tries, sheet, inKatakana.with(card));
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, ALPHABET, CHOICES -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(0);
    };
  }

  /** Nobody wins. */
  @Override
  public Optional<Outcome> outcome() { // FLC-27
    return phase() == Phase.OVER ? Optional.of(Outcome.winners(1, Seats.none())) : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return progress().sheet;
  }

  @Override
  public int handNumber() {
    return progress().pass;
  }

  FlashcardsState with(Phase phase) {
    return ImmutableFlashcardsState.of(
        phase, pack(), aside(), shown(), right(), wrong(), progress());
  }

  FlashcardsState with(Progress progress) {
    return ImmutableFlashcardsState.of(
        phase(), pack(), aside(), shown(), right(), wrong(), progress);
  }

  FlashcardsState with(CardList<Card> pack, CardList<Card> aside, Optional<Showing> shown) {
    return ImmutableFlashcardsState.of(phase(), pack, aside, shown, right(), wrong(), progress());
  }

  FlashcardsState with(Showing shown) {
    return with(pack(), aside(), Optional.of(shown));
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public FlashcardsState withSheet(ScoreSheet sheet) {
    return with(progress().with(sheet));
  }
}
