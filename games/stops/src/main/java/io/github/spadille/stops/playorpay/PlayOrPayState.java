package io.github.spadille.stops.playorpay;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.DealtOut;
import io.github.spadille.stops.PlayedCards;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Play or Pay stands: an immutable value without options, history or source of
 * chance.
 *
 * @param phase what is awaited
 * @param hand the number of the hand, its dealer, the stock
 * @param seat the seat in turn
 * @param hands the cards that each seat holds
 * @param played the cards that have been played in this hand
 * @param sequence the sequence that runs, or null if none does
 * @param stakes the chips of the seats, and the pot
 */
public record PlayOrPayState(
    Phase phase,
    DealtOut hand,
    int seat,
    CardsPerSeat<PlayingCard> hands,
    PlayedCards played,
    @Nullable Sequence sequence,
    Stakes stakes)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** The first card of a sequence. */
    START,
    /** The next card of the sequence that runs, or a payment. */
    FOLLOW,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns the state before a hand is dealt. */
  static PlayOrPayState handBegins(DealtOut hand, int seats, Stakes stakes) {
    return new PlayOrPayState(
        Phase.SHUFFLE,
        hand,
        hand.firstSeat(seats),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        PlayedCards.none(),
        null,
        stakes);
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case START, FOLLOW -> Turn.of(seat);
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // POP-22
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand.number();
  }

  @Override
  public ScoreSheet sheet() {
    return stakes.sheet();
  }

  /** Returns this state with another score sheet, as variants need it. */
  public PlayOrPayState withSheet(ScoreSheet sheet) {
    return with(stakes.withSheet(sheet));
  }

  PlayOrPayState with(Stakes stakes) {
    return new PlayOrPayState(phase, hand, seat, hands, played, sequence, stakes);
  }

  PlayOrPayState with(DealtOut hand, CardsPerSeat<PlayingCard> hands) {
    return new PlayOrPayState(phase, hand, seat, hands, played, sequence, stakes);
  }

  /** Returns this state after the deal. */
  PlayOrPayState dealt(CardsPerSeat<PlayingCard> hands, Stakes stakes) {
    return new PlayOrPayState(Phase.START, hand.dealt(), seat, hands, played, null, stakes);
  }

  /**
   * Returns this state after the seat in turn played a card.
   *
   * @param sequence what runs now, or null if the card completed it
   * @param next the seat that moves next
   */
  PlayOrPayState played(PlayingCard card, @Nullable Sequence sequence, int next) {
    return new PlayOrPayState(
        sequence == null ? Phase.START : Phase.FOLLOW,
        hand,
        next,
        hands.without(card),
        played.plus(seat, card),
        sequence,
        stakes);
  }

  /** Returns this state after the seat in turn paid. */
  PlayOrPayState paid(int next, Stakes stakes) {
    return new PlayOrPayState(phase, hand, next, hands, played, sequence, stakes);
  }

  PlayOrPayState over() {
    return new PlayOrPayState(Phase.OVER, hand, seat, hands, played, null, stakes);
  }
}
