package io.github.spadille.fishing.scopa;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.FishingState;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Scopa stands. */
@Value.Immutable
public abstract class ScopaState implements FishingState {
  ScopaState() {}

  /** Returns what is awaited. */
  public abstract HandPhase phase();

  /** Returns the number of the hand, its dealer, the sweeps, the points. */
  public abstract FishingHand hand();

  /** Returns the seat that plays next; 0 while a shuffle is awaited. */
  public abstract int seat();

  /** Returns the cards that are not dealt; the whole pack while a shuffle is awaited. */
  public abstract CardList<PlayingCard> stock();

  /** Returns the cards in the hands, on the board and won, each at its place. */
  public abstract CardsPerSeat<PlayingCard> cards();

  /** Returns the seat that captured last in this hand, or {@link #NOBODY}. */
  public abstract int lastCapturer();

  /** No one has captured yet in this hand. */
  public static final int NOBODY = -1;

  /** Returns the state before a hand is dealt. */
  static ScopaState undealt(FishingHand hand) {
    return ImmutableScopaState.of(
        HandPhase.SHUFFLE, hand, 0, Scopa.PACK.cards(), FishingState.noneDealt(), NOBODY);
  }

  @Override
  public Turn turn() {
    return phase().turn(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // SCO-32
    return phase() == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with hands dealt, and the first seat to play. */
  ScopaState dealt(int first, CardsPerSeat<PlayingCard> hands, CardList<PlayingCard> stock) {
    return ImmutableScopaState.of(
        HandPhase.PLAY, hand(), first, stock, cards().plus(hands), lastCapturer());
  }

  /** Returns this state with the top cards of the stock turned up for the board. */
  ScopaState turnedUp(int count) {
    return withCards(stock().draw(count), cards().plus(BOARD, stock().first(count).toSet()));
  }

  /** Returns this state with a card laid on the board, and the next seat to play. */
  ScopaState trailed(PlayingCard card, int next) {
    return ImmutableScopaState.of(
        phase(), hand(), next, stock(), cards().give(BOARD, card), lastCapturer());
  }

  /** Returns this state with cards won by a seat, and the next seat to play. */
  ScopaState captured(int seat, CardSet<PlayingCard> won, int next) { // SCO-21
    CardsPerSeat<PlayingCard> captured = cards().give(WON + hand().side(seat), won);
    return ImmutableScopaState.of(phase(), hand(), next, stock(), captured, seat);
  }

  /** Returns this state with one more sweep, marked by the card that made it. */
  ScopaState swept(int seat, PlayingCard marker) { // SCO-19
    return with(phase(), hand().swept(seat, marker));
  }

  ScopaState withCards(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> cards) {
    return ImmutableScopaState.of(phase(), hand(), seat(), stock, cards, lastCapturer());
  }

  ScopaState with(HandPhase phase, FishingHand hand) {
    return ImmutableScopaState.of(phase, hand, seat(), stock(), cards(), lastCapturer());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ScopaState withSheet(ScoreSheet sheet) {
    return with(phase(), hand().withSheet(sheet));
  }
}
