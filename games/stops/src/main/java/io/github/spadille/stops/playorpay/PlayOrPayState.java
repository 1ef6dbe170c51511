package io.github.spadille.stops.playorpay;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.PlayedCards;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.DealtOut;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Play or Pay stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class PlayOrPayState implements GameState {
  PlayOrPayState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the stock. */
  public abstract DealtOut hand();

  /** Returns the seat in turn. */
  public abstract int seat();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the cards that have been played in this hand. */
  public abstract PlayedCards<PlayingCard> played();

  /** Returns the sequence that runs, or null if none does. */
  public abstract @Nullable Sequence sequence();

  /** Returns the chips of the seats, and the pot. */
  public abstract Stakes stakes();

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

  private static final @Nullable Sequence NO_SEQUENCE = null;

  /** Returns the state before a hand is dealt. */
  static PlayOrPayState undealt(DealtOut hand, int seats, Stakes stakes) {
    return ImmutablePlayOrPayState.of(
        Phase.SHUFFLE,
        hand,
        hand.firstSeat(seats),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        PlayedCards.none(PlayingCard.FAMILY),
        NO_SEQUENCE,
        stakes);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case START, FOLLOW -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // POP-22
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand().number();
  }

  @Override
  public ScoreSheet sheet() {
    return stakes().sheet();
  }

  /** Returns this state with another score sheet, as variants need it. */
  public PlayOrPayState withSheet(ScoreSheet sheet) {
    return withStakes(stakes().withSheet(sheet));
  }

  PlayOrPayState withStakes(Stakes stakes) {
    return ImmutablePlayOrPayState.of(
        phase(), hand(), seat(), hands(), played(), sequence(), stakes);
  }

  /** Returns this state with other hidden cards. */
  PlayOrPayState withCards(CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    DealtOut hand = hand().withStock(stock);
    return ImmutablePlayOrPayState.of(phase(), hand, seat(), hands, played(), sequence(), stakes());
  }

  /**
   * Returns this state after the deal.
   *
   * @param stakes what was paid for the hand
   */
  PlayOrPayState dealt(CardsPerSeat<PlayingCard> hands, Stakes stakes) {
    return ImmutablePlayOrPayState.of(
        Phase.START, hand().dealt(), seat(), hands, played(), NO_SEQUENCE, stakes);
  }

  /**
   * Returns this state after the seat in turn played a card.
   *
   * @param sequence what runs now, or null if the card completed it
   * @param next the seat that moves next
   */
  PlayOrPayState played(PlayingCard card, @Nullable Sequence sequence, int next) {
    return ImmutablePlayOrPayState.of(
        sequence == null ? Phase.START : Phase.FOLLOW,
        hand(),
        next,
        hands().without(card),
        played().plus(seat(), card),
        sequence,
        stakes());
  }

  /**
   * Returns this state after the seat in turn paid.
   *
   * @param next the seat that moves next
   * @param stakes what it has paid
   */
  PlayOrPayState paid(int next, Stakes stakes) {
    return ImmutablePlayOrPayState.of(phase(), hand(), next, hands(), played(), sequence(), stakes);
  }

  /** Returns this state at the end of the game. */
  PlayOrPayState over() {
    return ImmutablePlayOrPayState.of(
        Phase.OVER, hand(), seat(), hands(), played(), NO_SEQUENCE, stakes());
  }
}
