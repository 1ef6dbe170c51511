package io.github.spadille.cantorscomb.flashcards;

import static java.util.Objects.requireNonNull;

import io.github.spadille.cantorscomb.Spectrum;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Guess;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Reveal;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Stop;
import io.github.spadille.cantorscomb.flashcards.FlashcardsMove.Verdict;
import io.github.spadille.engine.card.Card;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.move.MoveList;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a drill stands. */
@Value.Immutable
public abstract class FlashcardsState implements GameState {
  private static final @Nullable Showing NOTHING_SHOWN = null;

  FlashcardsState() {}

  /** Returns the state before the cards of a drill are shuffled. */
  static FlashcardsState unshuffled(CardList<Card> cards, ScoreSheet sheet) {
    CardList<Card> none = CardList.empty(cards.family());
    return ImmutableFlashcardsState.of(
        Phase.SHUFFLE,
        cards,
        none,
        NOTHING_SHOWN,
        none,
        none,
        Progress.first(sheet, CardSet.empty(cards.family())));
  }

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the cards to come, or those that are to be shuffled. */
  public abstract CardList<Card> pack();

  /** Returns the cards that take no part. */
  public abstract CardList<Card> aside();

  /** Returns the card that is shown; null if none is. */
  public abstract @Nullable Showing shown();

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
   * @param offer what may be chosen as the answer; null if that is not so, or not drawn yet
   * @param guess the answer; null if none was given
   * @param verdict what the answer was; null if that is not known
   */
  public record Showing(
      Card card,
      Alphabet alphabet,
      boolean isRevealed,
      @Nullable Offer offer,
      @Nullable String guess,
      @Nullable Verdict verdict) {
    private static final boolean PROMPT_ALONE = false;
    private static final boolean REVEALED = true;
    private static final @Nullable Offer NO_OFFER = null;
    private static final @Nullable String NO_GUESS = null;
    private static final @Nullable Verdict NO_VERDICT = null;

    /** Returns a card of which the prompt is seen. */
    static Showing of(Card card, Alphabet alphabet) {
      return new Showing(card, alphabet, PROMPT_ALONE, NO_OFFER, NO_GUESS, NO_VERDICT);
    }

    /** Returns the spectra that may be chosen as the answer, if there are such. */
    public Optional<SpectrumChoices> choices() {
      return Optional.ofNullable(offer).map(Offer::choices);
    }

    Showing withCard(Card other) {
      return new Showing(other, alphabet, isRevealed, offer, guess, verdict);
    }

    Showing offering(SpectrumChoices drawn) { // FLC-29
      return new Showing(card, alphabet, isRevealed, Offer.of(drawn), guess, verdict);
    }

    Showing revealed() { // FLC-8
      return new Showing(card, alphabet, REVEALED, offer, NO_GUESS, verdict);
    }

    Showing guessed(String answer) { // FLC-8
      return new Showing(card, alphabet, REVEALED, offer, answer, verdict);
    }

    Showing judged(Verdict reached) {
      return new Showing(card, alphabet, isRevealed, offer, guess, reached);
    }
  }

  /**
   * What may be chosen as the answer.
   *
   * @param choices the spectra
   * @param moves an answer with each of them in their order, then to reveal and to stop
   */
  public record Offer(SpectrumChoices choices, MoveList<FlashcardsMove> moves) {
    static Offer of(SpectrumChoices choices) { // FLC-30
      MoveList.Builder<FlashcardsMove> moves =
          MoveList.builder(SpectrumChoices.COUNT + 2, FlashcardsMove[]::new);
      for (Spectrum spectrum : choices.spectra()) {
        moves.add(new Guess(0, spectrum.toString()));
      }
      return new Offer(choices, moves.add(new Reveal(0)).add(new Stop(0)).build());
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
    private static final int FIRST_PASS = 1;
    private static final int NO_TRIES = 0;

    static Progress first(ScoreSheet sheet, CardSet<Card> noCards) {
      return new Progress(FIRST_PASS, NO_TRIES, sheet, noCards);
    }

    /** Tells whether each card comes for the first time. */
    boolean isFirstPass() {
      return pass == FIRST_PASS;
    }

    Progress nextPass() {
      return new Progress(pass + 1, tries, sheet, inKatakana);
    }

    Progress plusTry() {
      return new Progress(pass, tries + 1, sheet, inKatakana);
    }

    Progress withSheet(ScoreSheet sheet) {
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
    return phase() == Phase.OVER ? Optional.of(Outcome.drawn(1)) : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return progress().sheet;
  }

  @Override
  public int handNumber() {
    return progress().pass;
  }

  /**
   * Returns the card that is shown.
   *
   * @throws NullPointerException if none is
   */
  Showing showing() {
    return requireNonNull(shown());
  }

  /** Returns this state when a pass begins with some cards, and others take no part. */
  FlashcardsState passBegun(CardList<Card> pack, CardList<Card> aside) { // FLC-5, FLC-18
    return ImmutableFlashcardsState.of(
        phase(), pack, aside, NOTHING_SHOWN, right(), wrong(), progress());
  }

  /** Returns this state when chance is to say the alphabet of the next card. */
  FlashcardsState tossing() { // FLC-31
    return awaiting(Phase.ALPHABET);
  }

  /** Returns this state when the next card is shown in an alphabet. */
  FlashcardsState showingNext(Alphabet alphabet, Phase next) { // FLC-6
    Showing shown = Showing.of(pack().top(), alphabet);
    return ImmutableFlashcardsState.of(
        next, pack().draw(1), aside(), shown, right(), wrong(), progress());
  }

  /** Returns this state when the choices for the card that is shown are drawn. */
  FlashcardsState offering(SpectrumChoices drawn) { // FLC-29
    return showing(Phase.GUESS, showing().offering(drawn), progress());
  }

  /** Returns this state when the player has given an answer. */
  FlashcardsState guessed(String answer) { // FLC-8, FLC-20
    return showing(phase(), showing().guessed(answer), progress().plusTry());
  }

  /** Returns this state when the player has had the card revealed. */
  FlashcardsState revealed() { // FLC-8, FLC-20
    return showing(phase(), showing().revealed(), progress().plusTry());
  }

  /** Returns this state when the player is to tell whether the answer was right. */
  FlashcardsState marking() { // FLC-16
    return awaiting(Phase.MARK);
  }

  /** Returns this state when it is known what the answer was. */
  FlashcardsState judged(Verdict verdict) {
    return showing(Phase.NEXT, showing().judged(verdict), progress());
  }

  /** Returns this state when it is known that the answer was right, and scores. */
  FlashcardsState scored(ScoreSheet sheet) { // FLC-19
    return showing(Phase.NEXT, showing().judged(Verdict.RIGHT), progress().withSheet(sheet));
  }

  private FlashcardsState showing(Phase phase, Showing shown, Progress progress) {
    return ImmutableFlashcardsState.of(phase, pack(), aside(), shown, right(), wrong(), progress);
  }

  /** Returns this state when the card was put away as right. */
  FlashcardsState putRight() { // FLC-9
    return putAway(right().append(showing().card), wrong(), progress());
  }

  /** Returns this state when the card was put away as wrong. */
  FlashcardsState putWrong() { // FLC-9
    return putAway(right(), wrong().append(showing().card), progress());
  }

  /** Returns this state when the card was put away as wrong, and comes again in katakana. */
  FlashcardsState putWrongInKatakana() { // FLC-9, FLC-32
    Card card = showing().card;
    return putAway(right(), wrong().append(card), progress().plusInKatakana(card));
  }

  private FlashcardsState putAway(CardList<Card> right, CardList<Card> wrong, Progress progress) {
    return ImmutableFlashcardsState.of(
        Phase.GUESS, pack(), aside(), NOTHING_SHOWN, right, wrong, progress);
  }

  /** Returns this state when the wrong cards are to be shuffled for the next pass. */
  FlashcardsState nextPass() { // FLC-18
    CardList<Card> none = CardList.empty(pack().family());
    return ImmutableFlashcardsState.of(
        Phase.SHUFFLE, wrong(), aside(), NOTHING_SHOWN, right(), none, progress().nextPass());
  }

  /** Returns this state when the drill is over. */
  FlashcardsState over() { // FLC-26
    return awaiting(Phase.OVER);
  }

  private FlashcardsState awaiting(Phase phase) {
    return ImmutableFlashcardsState.of(
        phase, pack(), aside(), shown(), right(), wrong(), progress());
  }

  /** Returns this state with other cards that the player does not see. */
  FlashcardsState withCards(CardList<Card> pack, CardList<Card> aside, @Nullable Showing shown) {
    return ImmutableFlashcardsState.of(phase(), pack, aside, shown, right(), wrong(), progress());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public FlashcardsState withSheet(ScoreSheet sheet) {
    return ImmutableFlashcardsState.of(
        phase(), pack(), aside(), shown(), right(), wrong(), progress().withSheet(sheet));
  }
}
