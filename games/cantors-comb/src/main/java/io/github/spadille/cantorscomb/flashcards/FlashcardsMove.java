package io.github.spadille.cantorscomb.flashcards;

import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardFamily;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.ShuffleMove;
import io.github.spadille.engine.move.Move;
import io.github.spadille.engine.notation.Args;
import io.github.spadille.engine.notation.MoveSyntax;

/** The moves of Flashcards; those of the player are of seat 0. */
public sealed interface FlashcardsMove extends Move {
  /**
   * Returns how moves are written.
   *
   * @param cards the cards of the drill
   */
  static MoveSyntax<FlashcardsMove> syntax(CardFamily<Card> cards) {
    return MoveSyntax.<FlashcardsMove>builder()
        .shuffle(Shuffle.class, Shuffle::new, Args.cards(cards).of(Shuffle::cards))
        .chance("alphabet", Toss.class, Toss::new, Args.choice(Alphabet.class).of(Toss::alphabet))
        .chance("choices", Draw.class, Draw::new, SpectrumChoices.ARG.of(Draw::choices))
        .form("guess", Guess.class, Guess::new, GuessText.ARG.of(Guess::text))
        .form("reveal", Reveal.class, Reveal::new)
        .form("mark", Mark.class, Mark::new, Args.choice(Verdict.class).of(Mark::verdict))
        .form("next", Next.class, Next::new)
        .form("stop", Stop.class, Stop::new)
        .build();
  }

  /** What an answer is. */
  enum Verdict {
    /** It is the field asked. */
    RIGHT,
    /** It is not. */
    WRONG
  }

  /**
   * Chance shuffles the cards of a pass.
   *
   * @param cards all of them, the top first
   */
  record Shuffle(CardList<Card> cards) implements FlashcardsMove, ShuffleMove<Card> {}

  /**
   * Chance tosses for the alphabet of the next card.
   *
   * @param alphabet the alphabet
   */
  record Toss(Alphabet alphabet) implements FlashcardsMove {
    @Override
    public int seat() {
      return CHANCE;
    }
  }

  /**
   * Chance draws what may be chosen as the answer to the card that is shown.
   *
   * @param choices the spectra to choose from
   */
  record Draw(SpectrumChoices choices) implements FlashcardsMove {
    @Override
    public int seat() {
      return CHANCE;
    }
  }

  /**
   * The player types an answer, or chooses one.
   *
   * @param seat the seat
   * @param text the answer as it is compared; other blanks and capital letters become those
   *     (FLC-10)
   */
  record Guess(int seat, String text) implements FlashcardsMove {
    /** Writes the answer as it is compared. */
    public Guess {
      text = GuessText.of(text);
    }
  }

  /** The player has the card revealed. */
  record Reveal(int seat) implements FlashcardsMove {}

  /** The player tells whether the answer was right. */
  record Mark(int seat, Verdict verdict) implements FlashcardsMove {}

  /** The player puts the card away. */
  record Next(int seat) implements FlashcardsMove {}

  /** The player ends the drill. */
  record Stop(int seat) implements FlashcardsMove {}

  /** A move that a variant adds, and carries out itself. */
  non-sealed interface Added extends FlashcardsMove {}
}
