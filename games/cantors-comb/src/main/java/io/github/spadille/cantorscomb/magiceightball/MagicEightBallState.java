package io.github.spadille.cantorscomb.magiceightball;

import io.github.spadille.cantorscomb.Answer.Tone;
import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where a session with the Magic Eight Ball stands. */
@Value.Immutable
public abstract class MagicEightBallState implements GameState {
  private static final ScoreSheet NO_SCORE = ScoreSheet.empty(1);
  private static final @Nullable CombCard NO_CARD = null;
  private static final int NONE = 0;

  MagicEightBallState() {}

  /** Returns the state before the first question. */
  static MagicEightBallState unasked(CardList<CombCard> deck) { // MEB-3, MEB-4
    IntPerSeat tally = IntPerSeat.of(Tone.values().length, NONE);
    return ImmutableMagicEightBallState.of(Phase.ASK, deck, NO_CARD, NONE, tally);
  }

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the cards that lie face down, the top first. */
  public abstract CardList<CombCard> deck();

  /** Returns the card that was turned; null if none lies there. */
  public abstract @Nullable CombCard answer();

  /** Returns how many questions have been answered. */
  public abstract int questions();

  /** Returns how many answers there have been of each {@code Answer.Tone}, in their order. */
  public abstract IntPerSeat tally();

  /** What is awaited. */
  public enum Phase {
    /** The first question, or the end. */
    ASK,
    /** A shuffle. */
    SHUFFLE,
    /** A card to be turned. */
    DRAW,
    /** The next question, or the end. */
    ANSWERED,
    /** Nothing: the session is over. */
    OVER
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(0);
    };
  }

  /** Nobody wins. */
  @Override
  public Optional<Outcome> outcome() { // MEB-13
    return phase() == Phase.OVER ? Optional.of(Outcome.drawn(1)) : Optional.empty();
  }

  /** Returns a sheet without points. */
  @Override
  public ScoreSheet sheet() { // MEB-11
    return NO_SCORE;
  }

  MagicEightBallState withDeck(CardList<CombCard> deck) {
    return ImmutableMagicEightBallState.of(phase(), deck, answer(), questions(), tally());
  }

  /** Returns this state after a question: all cards lie face down, and are to be shuffled. */
  MagicEightBallState asked() { // MEB-5
    CombCard turned = answer();
    return facingDown(Phase.SHUFFLE, turned == null ? deck() : deck().append(turned));
  }

  /** Returns this state after a shuffle, also of the card that was turned. */
  MagicEightBallState shuffled(CardList<CombCard> cards) { // MEB-6
    return facingDown(Phase.DRAW, cards);
  }

  private MagicEightBallState facingDown(Phase phase, CardList<CombCard> cards) {
    return ImmutableMagicEightBallState.of(phase, cards, NO_CARD, questions(), tally());
  }

  /**
   * Returns this state after a card was turned.
   *
   * @param index its place in the deck, from 0
   * @param questions how many are answered with it
   */
  MagicEightBallState turned(int index, Phase next, int questions) { // MEB-8
    CombCard card = deck().get(index);
    return ImmutableMagicEightBallState.of(
        next,
        deck().first(index).appendAll(deck().draw(index + 1)), // MEB-10
        card,
        questions,
        tally().plus(card.answer().tone().ordinal(), 1));
  }

  /** Returns this state when the session is over. */
  MagicEightBallState over() { // MEB-13
    return ImmutableMagicEightBallState.of(Phase.OVER, deck(), answer(), questions(), tally());
  }
}
