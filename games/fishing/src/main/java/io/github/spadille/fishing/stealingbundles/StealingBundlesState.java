package io.github.spadille.fishing.stealingbundles;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;
import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Rank;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Stealing Bundles stands. */
@Value.Immutable
public abstract class StealingBundlesState implements GameState {
  private static final int FIRST_SEAT = 0; // STB-5

  StealingBundlesState() {}

  /** Returns what is awaited. */
  public abstract HandPhase phase();

  /** Returns the seat that plays next. */
  public abstract int seat();

  /** Returns the cards not dealt, the top first. */
  public abstract CardList<PlayingCard> stock();

  /** Returns what each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the cards on the board. */
  public abstract CardSet<PlayingCard> board();

  /** Returns the cards that each seat has taken, the top last. */
  public abstract PerSeat<CardList<PlayingCard>> bundles();

  /** Returns the seat that took cards last; {@link Seats#NOBODY} before anybody has. */
  public abstract int lastCapturer();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  /** Returns the state before the deal. */
  static StealingBundlesState undealt(int seats, CardList<PlayingCard> pack) {
    return ImmutableStealingBundlesState.of(
        HandPhase.SHUFFLE,
        FIRST_SEAT,
        pack,
        CardsPerSeat.none(FAMILY, seats),
        noCards(),
        PerSeat.of(seats, CardList.empty(FAMILY)),
        Seats.NOBODY,
        ScoreSheet.empty(seats));
  }

  @Override
  public Turn turn() {
    return phase().turn(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // STB-17, STB-18
    return phase() == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Tells whether the bundle of a seat has a card of some rank on top. */
  boolean hasOnTop(int seat, Rank rank) {
    CardList<PlayingCard> bundle = bundles().get(seat);
    return !bundle.isEmpty() && bundle.bottom().rank() == rank;
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public StealingBundlesState withSheet(ScoreSheet sheet) {
    return ImmutableStealingBundlesState.of(
        phase(), seat(), stock(), hands(), board(), bundles(), lastCapturer(), sheet);
  }

  /** Returns this state at its end. */
  StealingBundlesState over(ScoreSheet sheet) {
    return ImmutableStealingBundlesState.of(
        HandPhase.OVER, seat(), stock(), hands(), board(), bundles(), lastCapturer(), sheet);
  }

  /** Returns this state with other cards in the stock and in the hands. */
  StealingBundlesState withCards(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands) {
    return ImmutableStealingBundlesState.of(
        phase(), seat(), stock, hands, board(), bundles(), lastCapturer(), sheet());
  }

  /** Returns this state after the first deal. */
  StealingBundlesState dealt( // STB-2
      CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands, CardSet<PlayingCard> board) {
    return ImmutableStealingBundlesState.of(
        HandPhase.PLAY, seat(), stock, hands, board, bundles(), lastCapturer(), sheet());
  }

  /** Returns this state after the seat in turn played a card to the board. */
  StealingBundlesState trailed(PlayingCard card, int next) { // STB-12
    return played(card, next, board().with(card), bundles(), lastCapturer());
  }

  /**
   * Returns this state after the seat in turn took something with a card.
   *
   * @param left the board without what was taken
   * @param bundles the bundles with what was taken
   */
  StealingBundlesState took(
      PlayingCard card,
      int next,
      CardSet<PlayingCard> left,
      PerSeat<CardList<PlayingCard>> bundles) {
    return played(card, next, left, bundles, seat());
  }

  private StealingBundlesState played(
      PlayingCard card,
      int next,
      CardSet<PlayingCard> board,
      PerSeat<CardList<PlayingCard>> bundles,
      int capturer) {
    return ImmutableStealingBundlesState.of(
        phase(), next, stock(), hands().without(card), board, bundles, capturer, sheet());
  }

  /** Returns this state when the seat that took cards last has got the rest of the board. */
  StealingBundlesState restTaken(CardList<PlayingCard> rest) { // STB-16
    int seat = lastCapturer();
    PerSeat<CardList<PlayingCard>> more = bundles().with(seat, bundles().get(seat).appendAll(rest));
    return ImmutableStealingBundlesState.of(
        phase(), seat(), stock(), hands(), noCards(), more, seat, sheet());
  }
}
