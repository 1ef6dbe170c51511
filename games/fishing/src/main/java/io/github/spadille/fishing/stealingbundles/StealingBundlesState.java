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
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Stealing Bundles stands. */
@Value.Immutable
public abstract class StealingBundlesState implements GameState {
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

  /** Returns the seat that took cards last; -1 before anybody has. */
  public abstract int lastCapturer();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  /** Returns the state before the deal. */
  static StealingBundlesState undealt(int seats, CardList<PlayingCard> pack) {
    return ImmutableStealingBundlesState.of(
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

  /** Returns this state with other hidden cards, and the play going on. */
  StealingBundlesState with(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands) {
    return ImmutableStealingBundlesState.of(
        phase(), seat(), stock, hands, board(), bundles(), lastCapturer(), sheet());
  }

  /** Returns this state after a deal. */
  StealingBundlesState dealt(
      CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> hands, CardSet<PlayingCard> board) {
    return ImmutableStealingBundlesState.of(
        HandPhase.PLAY, seat(), stock, hands, board, bundles(), lastCapturer(), sheet());
  }

  /** Returns this state with other cards on the board and in the bundles. */
  StealingBundlesState with(
      CardSet<PlayingCard> board, PerSeat<CardList<PlayingCard>> bundles, int capturer) {
    return ImmutableStealingBundlesState.of(
        phase(), seat(), stock(), hands(), board, bundles, capturer, sheet());
  }

  /** Returns this state after the seat in turn played a card. */
  StealingBundlesState played(
      PlayingCard card,
      int next,
      CardSet<PlayingCard> board,
      PerSeat<CardList<PlayingCard>> bundles,
      int capturer) {
    return ImmutableStealingBundlesState.of(
        phase(), next, stock(), hands().without(card), board, bundles, capturer, sheet());
  }
}
