package io.github.spadille.fishing.scopa;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import com.google.common.primitives.ImmutableIntArray;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.FishingCards;
import io.github.spadille.fishing.FishingHand;
import java.util.Optional;

/**
 * Where a game of Scopa stands.
 *
 * @param phase what is awaited
 * @param hand the number of the hand, its dealer, the points
 * @param seat the seat that plays next; 0 while a shuffle is awaited
 * @param cards where the cards lie; the whole pack is the stock while a shuffle is awaited
 * @param lastCapturer the seat that captured last in this hand, or {@link #NOBODY}
 * @param sweepLog the seats that made a sweep in this hand, oldest first
 * @param markers the cards won that lie face up to mark sweeps
 */
public record ScopaState(
    HandPhase phase,
    FishingHand hand,
    int seat,
    FishingCards<PlayingCard> cards,
    int lastCapturer,
    ImmutableIntArray sweepLog,
    CardSet<PlayingCard> markers)
    implements HandState {
  /** No one has captured yet in this hand. */
  public static final int NOBODY = -1;

  /** Returns the state before a hand is dealt. */
  static ScopaState undealt(FishingHand hand, FishingCards<PlayingCard> cards) {
    return new ScopaState(
        HandPhase.SHUFFLE, hand, 0, cards, NOBODY, ImmutableIntArray.of(), noCards());
  }

  @Override
  public Turn turn() {
    return phase.turn(seat);
  }

  @Override
  public Optional<Outcome> outcome() { // SCO-32
    return phase == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the cards that each side has won. */
  public CardsPerSeat<PlayingCard> won() {
    return cards.won();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ScopaState withSheet(ScoreSheet sheet) {
    return new ScopaState(
        phase, hand.withSheet(sheet), seat, cards, lastCapturer, sweepLog, markers);
  }

  ScopaState with(FishingCards<PlayingCard> cards) {
    return new ScopaState(phase, hand, seat, cards, lastCapturer, sweepLog, markers);
  }

  /** Returns this state with a card of a seat awaited. */
  ScopaState awaiting(int seat, FishingCards<PlayingCard> cards) {
    return new ScopaState(HandPhase.PLAY, hand, seat, cards, lastCapturer, sweepLog, markers);
  }

  /** Returns this state with a card of a seat awaited, after another has captured. */
  ScopaState captured(int capturer, int next, FishingCards<PlayingCard> cards) {
    return new ScopaState(phase, hand, next, cards, capturer, sweepLog, markers);
  }

  /** Returns this state with a sweep marked by the card that made it. */
  ScopaState swept(int capturer, PlayingCard marker) {
    ImmutableIntArray log =
        ImmutableIntArray.builder(sweepLog.length() + 1).addAll(sweepLog).add(capturer).build();
    return new ScopaState(phase, hand, seat, cards, lastCapturer, log, markers.with(marker));
  }

  ScopaState over() {
    return new ScopaState(HandPhase.OVER, hand, seat, cards, lastCapturer, sweepLog, markers);
  }
}
