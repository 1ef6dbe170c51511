package io.github.spadille.stops.ristiseiska;

import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.stops.DealtOut;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Ristiseiska stands: an immutable value without options, history or source of
 * chance.
 */
@Value.Immutable
public abstract class RistiseiskaState implements GameState {
  RistiseiskaState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the hand, its dealer, the stock. */
  public abstract DealtOut hand();

  /** Returns the seat whose turn it is; it begs in the phases {@code GIVE} and {@code PENALTY}. */
  public abstract int seat();

  /** Returns the seat that must give a card in these phases, else {@link Seats#NOBODY}. */
  public abstract int asked();

  /** Returns the cards that each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the cards that have been played in this hand. */
  public abstract ClosingRows rows();

  /** Returns the seats that have had a turn in this hand. */
  public abstract Seats hadTurn();

  /** Returns every point given. */
  public abstract ScoreSheet sheet();

  /** Returns how the game ended, once it is over. */
  public abstract Optional<Outcome> outcome();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A card, a pass or a beg. */
    PLAY,
    /** A second card, or the end of the turn. */
    BONUS,
    /** A card for the seat that begs. */
    GIVE,
    /** Another card for that seat, as it could have played. */
    PENALTY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns the state before a hand is dealt. */
  static RistiseiskaState handBegins(DealtOut hand, int seats, ScoreSheet sheet) {
    return ImmutableRistiseiskaState.of(
        Phase.SHUFFLE,
        hand,
        hand.firstSeat(seats),
        Seats.NOBODY,
        CardsPerSeat.none(PlayingCard.FAMILY, seats),
        ClosingRows.none(),
        Seats.none(),
        sheet,
        Optional.empty());
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case PLAY, BONUS -> Turn.of(seat());
      case GIVE, PENALTY -> Turn.of(asked());
      case OVER -> Turn.over();
    };
  }

  @Override
  public int handNumber() {
    return hand().number();
  }

  /** Tells whether the seat in turn has its first turn of the hand. */
  public boolean isFirstTurn() {
    return !hadTurn().contains(seat());
  }

  /** Returns this state with another score sheet, as variants need it. */
  public RistiseiskaState withSheet(ScoreSheet sheet) {
    return ImmutableRistiseiskaState.of(
        phase(), hand(), seat(), asked(), hands(), rows(), hadTurn(), sheet, outcome());
  }

  /** Returns this state with another phase and turn. */
  RistiseiskaState with(Phase phase, int seat, int asked, Seats hadTurn) {
    return ImmutableRistiseiskaState.of(
        phase, hand(), seat, asked, hands(), rows(), hadTurn, sheet(), outcome());
  }

  /** Returns this state with other cards. */
  RistiseiskaState with(DealtOut hand, CardsPerSeat<PlayingCard> hands, ClosingRows rows) {
    return ImmutableRistiseiskaState.of(
        phase(), hand, seat(), asked(), hands, rows, hadTurn(), sheet(), outcome());
  }

  /** Returns this state after the seat in turn played a card, with another phase and turn. */
  RistiseiskaState played(PlayingCard card, Phase phase, int next, Seats hadTurn) {
    return ImmutableRistiseiskaState.of(
        phase,
        hand(),
        next,
        asked(),
        hands().without(card),
        rows().plus(card),
        hadTurn,
        sheet(),
        outcome());
  }

  /** Returns this state in which a seat must give a card to the seat in turn. */
  RistiseiskaState asking(Phase phase, int asked) {
    return with(phase, seat(), asked, hadTurn());
  }

  /** Returns this state as the end of the game. */
  RistiseiskaState over(Outcome outcome) {
    return ImmutableRistiseiskaState.of(
        Phase.OVER,
        hand(),
        seat(),
        asked(),
        hands(),
        rows(),
        hadTurn(),
        sheet(),
        Optional.of(outcome));
  }
}
