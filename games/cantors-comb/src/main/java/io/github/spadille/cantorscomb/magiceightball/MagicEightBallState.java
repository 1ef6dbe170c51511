package io.github.spadille.cantorscomb.magiceightball;

import io.github.spadille.cantorscomb.CombCard;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a session with the Magic Eight Ball stands. */
@Value.Immutable
public abstract class MagicEightBallState implements GameState {
  MagicEightBallState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the cards that lie face down, the top first. */
  public abstract CardList<CombCard> deck();

  /** Returns the card that was turned, if one lies there. */
  public abstract Optional<CombCard> answer();

  /** Returns how many questions have been answered. */
  public abstract int questions();

  /** Returns how many answers there have been of each {@code Answer.Tone}, in their order. */
  public abstract IntPerSeat tally();

  private static final ScoreSheet NO_SCORE = ScoreSheet.empty(1);

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
    return phase() == Phase.OVER ? Optional.of(Outcome.winners(1, Seats.none())) : Optional.empty();
  }

  /** Returns a sheet without points. */
  @Override
  public ScoreSheet sheet() { // MEB-11
    return NO_SCORE;
  }

  MagicEightBallState with(Phase phase, CardList<CombCard> deck) {
    return ImmutableMagicEightBallState.of(phase, deck, answer(), questions(), tally());
  }

  /** Returns this state when all cards lie face down. */
  MagicEightBallState gathered(Phase phase, CardList<CombCard> cards) {
    return ImmutableMagicEightBallState.of(phase, cards, Optional.empty(), questions(), tally());
  }
}
