package io.github.spadille.stops.fantan;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stakes;
import io.github.spadille.stops.DealtOut;
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
  public abstract ImmutableList<Debt> debts();

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
    return with(stakes().withSheet(sheet));
  }

  FanTanState with(Stakes stakes) {
    return ImmutableFanTanState.of(phase(), hand(), seat(), hands(), rows(), stakes, debts());
  }

  FanTanState with(DealtOut hand, CardsPerSeat<PlayingCard> hands) {
    return ImmutableFanTanState.of(phase(), hand, seat(), hands, rows(), stakes(), debts());
  }

  /** Returns this state after the deal. */
  FanTanState dealt(CardsPerSeat<PlayingCard> hands, int first, Stakes stakes) {
    return ImmutableFanTanState.of(
        HandPhase.PLAY, hand().dealt(), first, hands, rows(), stakes, debts());
  }

  /** Returns this state after the seat in turn played a card. */
  FanTanState played(PlayingCard card, int next) {
    return ImmutableFanTanState.of(
        phase(), hand(), next, hands().without(card), rows().plus(card), stakes(), debts());
  }

  /** Returns this state after the seat in turn passed. */
  FanTanState passed(int next, Stakes stakes, ImmutableList<Debt> debts) {
    return ImmutableFanTanState.of(phase(), hand(), next, hands(), rows(), stakes, debts);
  }

  /** Returns this state after its debts were paid. */
  FanTanState settled(Stakes stakes) {
    return passed(seat(), stakes, ImmutableList.of());
  }

  FanTanState over() {
    return ImmutableFanTanState.of(
        HandPhase.OVER, hand(), seat(), hands(), rows(), stakes(), debts());
  }
}
