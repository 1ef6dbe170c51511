package io.github.spadille.shedding.pittypat;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Pitty Pat stands. */
@Value.Immutable
public abstract class PittyPatState implements HandState {
  PittyPatState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same during a hand. */
  public abstract Hand hand();

  /** Returns the seat in turn, also while the discards are shuffled for it. */
  public abstract int seat();

  /** Returns whether that seat has turned up a card. */
  public abstract boolean turned();

  /** Returns what each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the stock, and the discards with the upcard on top. */
  public abstract Stock<PlayingCard> stock();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** A card that matches the upcard, or that a card is turned up. */
    MATCH,
    /** A second card after a match. */
    SECOND,
    /** A shuffle of the discards. */
    RESHUFFLE,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, ScoreSheet sheet) implements HandState.Hand {
    private static final int FIRST = 1;

    /** Returns the first hand of a game. */
    static Hand first(int seats) {
      int highest = seats - 1;
      return new Hand(FIRST, highest, ScoreSheet.empty(seats));
    }

    /** Returns the next hand, which another seat deals. */
    Hand next(int dealer) {
      return new Hand(number + 1, dealer, sheet);
    }

    private Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, sheet);
    }
  }

  private static final boolean TURNED = true;

  /**
   * Returns the state before a hand is dealt.
   *
   * @param first the seat that has the first turn
   */
  static PittyPatState undealt(Hand hand, int first, int seats, CardList<PlayingCard> pack) {
    CardsPerSeat<PlayingCard> none = CardsPerSeat.none(PlayingCard.FAMILY, seats);
    return ImmutablePittyPatState.of(Phase.SHUFFLE, hand, first, !TURNED, none, Stock.of(pack));
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case MATCH, SECOND -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // PIT-18
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PittyPatState withSheet(ScoreSheet sheet) {
    return ImmutablePittyPatState.of(
        phase(), hand().withSheet(sheet), seat(), turned(), hands(), stock());
  }

  /** Returns what the seat in turn holds. */
  CardSet<PlayingCard> held() {
    return hands().get(seat());
  }

  /** Returns this state with other hidden cards. */
  PittyPatState withCards(CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    Stock<PlayingCard> other = new Stock<>(stock, stock().discards());
    return ImmutablePittyPatState.of(phase(), hand(), seat(), turned(), hands, other);
  }

  private PittyPatState withPhase(Phase phase) {
    return ImmutablePittyPatState.of(phase, hand(), seat(), turned(), hands(), stock());
  }

  /** Returns this state after the deal, with the first upcard. */
  PittyPatState dealt(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutablePittyPatState.of(Phase.MATCH, hand(), seat(), turned(), hands, stock);
  }

  /** Returns this state after the seat in turn laid a card of its hand on the discards. */
  PittyPatState discarded(PlayingCard card) {
    return ImmutablePittyPatState.of(
        Phase.SECOND, hand(), seat(), turned(), hands().without(card), stock().discard(card));
  }

  /** Returns this state after the top card of the stock became the upcard. */
  PittyPatState turnedUp() {
    return turnedUp(stock());
  }

  private PittyPatState turnedUp(Stock<PlayingCard> stock) {
    return ImmutablePittyPatState.of(
        Phase.MATCH, hand(), seat(), TURNED, hands(), stock.turnedUp());
  }

  /** Returns this state in which the discards are shuffled before a card is turned up. */
  PittyPatState stockAwaited() {
    return withPhase(Phase.RESHUFFLE);
  }

  /** Returns this state after the discards were shuffled, and the top card became the upcard. */
  PittyPatState renewedAndTurnedUp(CardList<PlayingCard> shuffled) {
    return turnedUp(stock().renewed(shuffled));
  }

  /** Returns this state at the beginning of the turn of a seat. */
  PittyPatState turnOf(int seat) {
    return ImmutablePittyPatState.of(Phase.MATCH, hand(), seat, !TURNED, hands(), stock());
  }

  /** Returns this state at the end of the game. */
  PittyPatState over() {
    return withPhase(Phase.OVER);
  }
}
