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
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.state.CardsPerSeat;
import java.util.Optional;

/**
 * Where a game of Stealing Bundles stands.
 *
 * @param phase what is awaited
 * @param seat the seat that plays next
 * @param stock the cards not dealt, the top first
 * @param hands what each seat holds
 * @param board the cards on the board
 * @param bundles the cards that each seat has taken, the top last
 * @param lastCapturer the seat that took cards last; -1 before anybody has
 * @param sheet every point given
 */
public record StealingBundlesState(
    HandPhase phase,
    int seat,
    CardList<PlayingCard> stock,
    CardsPerSeat<PlayingCard> hands,
    CardSet<PlayingCard> board,
    PerSeat<CardList<PlayingCard>> bundles,
    int lastCapturer,
    ScoreSheet sheet)
    implements GameState {
  /** Returns the state before the deal. */
  static StealingBundlesState undealt(int seats, CardList<PlayingCard> pack) {
    return new StealingBundlesState(
        HandPhase.SHUFFLE,
        0,
        pack,
        CardsPerSeat.none(FAMILY, seats),
        noCards(),
        PerSeat.of(seats, CardList.empty(FAMILY)),
        -1,
        ScoreSheet.empty(seats));
  }

  @Override
  public Turn turn() {
    return phase.turn(seat);
  }

  @Override
  public Optional<Outcome> outcome() { // STB-17, STB-18
    return phase == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Tells whether the bundle of a seat has a card of some rank on top. */
  boolean hasOnTop(int seat, Rank rank) {
    CardList<PlayingCard> bundle = bundles.get(seat);
    return !bundle.isEmpty() && bundle.bottom().rank() == rank;
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public StealingBundlesState withSheet(ScoreSheet sheet) {
    return new StealingBundlesState(phase, seat, stock, hands, board, bundles, lastCapturer, sheet);
  }

  /** Returns this state at its end. */
  StealingBundlesState over(ScoreSheet sheet) {
    return new StealingBundlesState(
        HandPhase.OVER, seat, stock, hands, board, bundles, lastCapturer, sheet);
  }

  /** Returns this state with other hidden cards, and the play going on. */
  StealingBundlesState with(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands) {
    return new StealingBundlesState(phase, seat, stock, hands, board, bundles, lastCapturer, sheet);
  }

  /** Returns this state after a deal. */
  StealingBundlesState dealt(
      CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands, CardSet<PlayingCard> board) {
    return new StealingBundlesState(
        HandPhase.PLAY, seat, stock, hands, board, bundles, lastCapturer, sheet);
  }

  /** Returns this state with other cards on the board and in the bundles. */
  StealingBundlesState with(
      CardSet<PlayingCard> board, PerSeat<CardList<PlayingCard>> bundles, int capturer) {
    return new StealingBundlesState(phase, seat, stock, hands, board, bundles, capturer, sheet);
  }

  /** Returns this state after the seat in turn played a card. */
  StealingBundlesState played(
      PlayingCard card,
      int next,
      CardSet<PlayingCard> board,
      PerSeat<CardList<PlayingCard>> bundles,
      int capturer) {
    return new StealingBundlesState(
        phase, next, stock, hands.without(card), board, bundles, capturer, sheet);
  }
}
