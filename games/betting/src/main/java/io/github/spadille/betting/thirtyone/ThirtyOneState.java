package io.github.spadille.betting.thirtyone;

import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.IntPerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Thirty-One stands.
 *
 * <p>While a shuffle of the pack is awaited, and when the game is over, the cards lie as they lay
 * when the last hand ended.
 */
@Value.Immutable
public abstract class ThirtyOneState implements HandState {
  ThirtyOneState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what stays the same during a hand; the next one once a hand is over. */
  public abstract Hand hand();

  /** Returns the seat in turn, also while the discards are shuffled for it. */
  public abstract int seat();

  /** Returns how many turns of the hand were over when this one began. */
  public abstract int turns();

  /** Returns the seat that knocked; -1 if none did. */
  public abstract int knocker();

  /** Returns the upcard taken in this turn, if one was. */
  public abstract Optional<PlayingCard> drawnUp();

  /** Returns what each seat holds. */
  public abstract CardsPerSeat<PlayingCard> hands();

  /** Returns the stock, and the discards with the upcard on top. */
  public abstract Stock<PlayingCard> stock();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** A draw, or a knock. */
    DRAW,
    /** A discard after a draw. */
    DISCARD,
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
   * @param in the seats that are not eliminated
   * @param losses how many markers each seat has lost; one more than it had if it lost again
   * @param sheet every marker given and lost; -1 for an eliminated seat
   */
  public record Hand(int number, int dealer, Seats in, IntPerSeat losses, ScoreSheet sheet)
      implements HandState.Hand {
    /** Returns the seat that gets the first card and has the first turn. */
    public int first() { // TON-5
      return in.after(dealer);
    }

    Hand next() { // TON-5, TON-33
      return new Hand(number + 1, first(), in, losses, sheet);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case DRAW, DISCARD -> Turn.of(seat());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // TON-34
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThirtyOneState withSheet(ScoreSheet sheet) {
    return with(phase(), new Hand(hand().number, hand().dealer, hand().in, hand().losses, sheet));
  }

  /** Tells whether the cards that lie here are those of a hand that is over, or of none. */
  public boolean isShown() {
    return phase() == Phase.SHUFFLE || phase() == Phase.OVER;
  }

  /** Returns what the seat in turn holds. */
  CardSet<PlayingCard> held() {
    return hands().get(seat());
  }

  ThirtyOneState with(Phase phase, Hand hand) {
    return ImmutableThirtyOneState.of(
        phase, hand, seat(), turns(), knocker(), drawnUp(), hands(), stock());
  }

  ThirtyOneState with(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutableThirtyOneState.of(
        phase(), hand(), seat(), turns(), knocker(), drawnUp(), hands, stock);
  }

  /** Returns this state after the deal, at the beginning of the first turn. */
  ThirtyOneState dealt(CardsPerSeat<PlayingCard> hands, Stock<PlayingCard> stock) {
    return ImmutableThirtyOneState.of(
        Phase.DRAW, hand(), hand().first(), 0, Seats.NOBODY, Optional.empty(), hands, stock);
  }

  /** Returns this state after the seat in turn drew a card. */
  ThirtyOneState drew(PlayingCard card, Optional<PlayingCard> drawnUp, Stock<PlayingCard> stock) {
    return ImmutableThirtyOneState.of(
        Phase.DISCARD,
        hand(),
        seat(),
        turns(),
        knocker(),
        drawnUp,
        hands().plus(seat(), card),
        stock);
  }

  /** Returns this state after the seat in turn discarded a card. */
  ThirtyOneState discarding(PlayingCard card) {
    CardsPerSeat<PlayingCard> kept = hands().without(card);
    return ImmutableThirtyOneState.of(
        phase(), hand(), seat(), turns(), knocker(), Optional.empty(), kept, stock().discard(card));
  }

  /** Returns this state after the seat in turn knocked. */
  ThirtyOneState knocking() {
    return ImmutableThirtyOneState.of(
        phase(), hand(), seat(), turns(), seat(), drawnUp(), hands(), stock());
  }

  /** Returns this state when the turn has passed to a seat. */
  ThirtyOneState turnOf(int seat, Phase phase) {
    return ImmutableThirtyOneState.of(
        phase, hand(), seat, turns() + 1, knocker(), drawnUp(), hands(), stock());
  }
}
