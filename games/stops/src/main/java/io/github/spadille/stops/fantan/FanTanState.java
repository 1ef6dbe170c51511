package io.github.spadille.stops.fantan;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.DealtOut;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.SuitRows;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Fan Tan stands: an immutable value without options, history or source of chance.
 */
@Value.Immutable
public abstract class FanTanState implements GameState {
  FanTanState() {}

  /** Returns what is awaited. */
  public abstract HandPhase phase();

  /** Returns the number of the hand, its dealer, the stock. */
  public abstract DealtOut hand();

  /** Returns the seat in turn. */
  public abstract int seat();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the cards that have been played in this hand. */
  public abstract SuitRows rows();

  /** Returns the chips of the seats, and the pot. */
  public abstract Stakes stakes();

  /** Returns what the seats owe for false passes of this hand. */
  public abstract Debts debts();

  /**
   * Returns the state before a hand is dealt.
   *
   * @param rows the rows before a card is laid out
   */
  static FanTanState undealt(DealtOut hand, int seats, SuitRows rows, Stakes stakes) {
    return ImmutableFanTanState.of(
        HandPhase.SHUFFLE,
        hand,
        hand.firstSeat(seats),
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        rows,
        stakes,
        Debts.none());
  }

  @Override
  public Turn turn() {
    return phase().turn(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // FAN-31
    return phase() == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
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
  public FanTanState withSheet(ScoreSheet sheet) {
    return withStakes(stakes().withSheet(sheet));
  }

  /** Returns this state with other chips and another pot, as variants need it. */
  public FanTanState withStakes(Stakes stakes) {
    return ImmutableFanTanState.of(phase(), hand(), seat(), hands(), rows(), stakes, debts());
  }

  /** Returns this state with other hidden cards. */
  FanTanState withCards(CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    return ImmutableFanTanState.of(
        phase(), hand().withStock(stock), seat(), hands, rows(), stakes(), debts());
  }

  /**
   * Returns this state after the deal.
   *
   * @param first the seat that has the first turn
   * @param stakes what was paid for the hand
   */
  FanTanState dealt(CardsPerSeat<PlayingCard> hands, int first, Stakes stakes) {
    return ImmutableFanTanState.of(
        HandPhase.PLAY, hand().dealt(), first, hands, rows(), stakes, debts());
  }

  /** Returns this state after the seat in turn played a card. */
  FanTanState played(PlayingCard card, int next) {
    return ImmutableFanTanState.of(
        phase(), hand(), next, hands().without(card), rows().plus(card), stakes(), debts());
  }

  /**
   * Returns this state after the seat in turn passed.
   *
   * @param stakes what it has paid for that
   * @param debts what is owed if the pass was false
   */
  FanTanState passed(int next, Stakes stakes, Debts debts) {
    return ImmutableFanTanState.of(phase(), hand(), next, hands(), rows(), stakes, debts);
  }

  /** Returns this state after its debts were paid. */
  FanTanState debtsPaid() { // FAN-25
    Stakes paid = debts().paid(stakes(), handNumber());
    return ImmutableFanTanState.of(phase(), hand(), seat(), hands(), rows(), paid, Debts.none());
  }

  /** Returns this state at the end of the game. */
  FanTanState over() {
    return ImmutableFanTanState.of(
        HandPhase.OVER, hand(), seat(), hands(), rows(), stakes(), debts());
  }
}
