package io.github.spadille.fishing.scopa;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.FishingState;
import java.util.Optional;

/**
 * Where a game of Scopa stands.
 *
 * @param phase what is awaited
 * @param hand the number of the hand, its dealer, the sweeps, the points
 * @param seat the seat that plays next; 0 while a shuffle is awaited
 * @param stock the cards that are not dealt; the whole pack while a shuffle is awaited
 * @param cards the cards in hands, won, and on the board
 * @param lastCapturer the seat that captured last in this hand, or {@link #NOBODY}
 */
public record ScopaState(
    HandPhase phase,
    FishingHand hand,
    int seat,
    CardList<PlayingCard> stock,
    CardsPerSeat<PlayingCard> cards,
    int lastCapturer)
    implements FishingState {
  /** No one has captured yet in this hand. */
  public static final int NOBODY = -1;

  @Override
  public Turn turn() {
    return phase.turn(seat);
  }

  @Override
  public Optional<Outcome> outcome() { // SCO-32
    return phase == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the cards of the seat that plays next. */
  CardSet<PlayingCard> held() {
    return cards.get(seat);
  }

  ScopaState with(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> cards) {
    return new ScopaState(phase, hand, seat, stock, cards, lastCapturer);
  }

  /** Returns this state with hands dealt from the stock, and a card of the first seat awaited. */
  ScopaState dealt(int first, int count) {
    return new ScopaState(
        HandPhase.PLAY, hand, first, stock.draw(count), cardsDealt(first, count), lastCapturer);
  }

  /** Returns this state with some of the stock turned up for the board. */
  ScopaState turnedUp(int count) {
    return with(stock.draw(count), cardsTurnedUp(count));
  }

  /** Returns this state with a card of a seat awaited, after cards were laid or won. */
  ScopaState after(CardsPerSeat<PlayingCard> cards, int lastCapturer, int next) {
    return new ScopaState(phase, hand, next, stock, cards, lastCapturer);
  }

  ScopaState with(HandPhase phase, FishingHand hand) {
    return new ScopaState(phase, hand, seat, stock, cards, lastCapturer);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ScopaState withSheet(ScoreSheet sheet) {
    return with(phase, hand.withSheet(sheet));
  }
}
