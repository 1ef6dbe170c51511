package io.github.spadille.stops.comet;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.PlayedCards;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Comet stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class CometState implements GameState {
  CometState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the stock; after the deal that is the stub. */
  public abstract DealtOut hand();

  /** Returns the seat that must play. */
  public abstract int seat();

  /** Returns the seats that may play the comet now if they hold it; none once it was played. */
  public abstract Seats window();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the cards that have been played in this hand. */
  public abstract PlayedCards<PlayingCard> played();

  /**
   * Returns the last card of the sequence that runs or that the comet interrupted, or null if there
   * is none.
   */
  public abstract @Nullable PlayingCard last();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** The first card of a sequence. */
    LEAD,
    /** The next card of the sequence that runs. */
    FOLLOW,
    /** A card that the comet asks for. */
    COMET,
    /** Nothing: the game is over. */
    OVER
  }

  private static final @Nullable PlayingCard NO_SEQUENCE = null;

  /** Returns the state before a hand is dealt. */
  static CometState undealt(DealtOut hand, int seats, ScoreSheet sheet) {
    return ImmutableCometState.of(
        Phase.SHUFFLE,
        hand,
        hand.firstSeat(seats),
        Seats.none(),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        PlayedCards.none(PlayingCard.FAMILY),
        NO_SEQUENCE,
        sheet);
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case LEAD, FOLLOW, COMET -> Turn.of(window().with(seat())); // COM-13a
      case OVER -> Turn.over();
    };
  }

  /** Whoever may play the comet out of turn need not: the window never blocks the game. */
  @Override
  public Seats awaited() { // COM-13
    return turn().seats().isEmpty() ? turn().seats() : Seats.of(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // COM-27
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand().number();
  }

  /** Tells whether a hand has been dealt and won, so that the stub is turned up. */
  public boolean isHandOver() {
    return phase() != Phase.SHUFFLE && hands().get(seat()).isEmpty();
  }

  /** Returns this state with another score sheet, as variants need it. */
  public CometState withSheet(ScoreSheet sheet) {
    return ImmutableCometState.of(
        phase(), hand(), seat(), window(), hands(), played(), last(), sheet);
  }

  /** Returns this state with other hidden cards: in the hands, and in the stock or the stub. */
  CometState withCards(CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    DealtOut hand = hand().withStock(stock);
    return ImmutableCometState.of(
        phase(), hand, seat(), window(), hands, played(), last(), sheet());
  }

  /**
   * Returns this state after the deal, when a seat begins the first sequence.
   *
   * @param stub the cards that cannot be dealt evenly
   * @param window the seats that may play the comet
   */
  CometState dealt(
      CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stub, int leader, Seats window) {
    DealtOut hand = hand().withStock(stub);
    return ImmutableCometState.of(
        Phase.LEAD, hand, leader, window, hands, played(), NO_SEQUENCE, sheet());
  }

  /**
   * Returns this state after a seat played a card, before anything follows from it.
   *
   * @param sheet every point given, with those for that card
   */
  CometState played(int by, PlayingCard card, ScoreSheet sheet) {
    return ImmutableCometState.of(
        phase(),
        hand(),
        seat(),
        window(),
        hands().without(card),
        played().plus(by, card),
        last(),
        sheet);
  }

  /**
   * Returns this state in which a seat begins a sequence.
   *
   * @param window the seats that may play the comet
   */
  CometState leads(int leader, Seats window) {
    return ImmutableCometState.of(
        Phase.LEAD, hand(), leader, window, hands(), played(), NO_SEQUENCE, sheet());
  }

  /**
   * Returns this state in which a seat must play the card after another one.
   *
   * @param window the seats that may play the comet
   */
  CometState follows(int holder, Seats window, PlayingCard last) {
    return ImmutableCometState.of(
        Phase.FOLLOW, hand(), holder, window, hands(), played(), last, sheet());
  }

  /** Returns this state in which a seat must play a card that the comet asks for. */
  CometState answers(int asked) {
    return ImmutableCometState.of(
        Phase.COMET, hand(), asked, Seats.none(), hands(), played(), last(), sheet());
  }

  /** Returns this state after a seat has won the hand. */
  CometState won(int winner) {
    return leads(winner, Seats.none());
  }

  /** Returns this state at the end of the game. */
  CometState over() {
    return ImmutableCometState.of(
        Phase.OVER, hand(), seat(), window(), hands(), played(), last(), sheet());
  }
}
