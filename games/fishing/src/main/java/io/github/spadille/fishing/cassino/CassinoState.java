package io.github.spadille.fishing.cassino;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.CardsPerSeat;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.fishing.FishingHand;
import io.github.spadille.fishing.cassino.CassinoMove.Capture;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game of Cassino stands. */
@Value.Immutable
public abstract class CassinoState implements HandState {
  CassinoState() {}

  /** Returns what is awaited. */
  public abstract HandPhase phase();

  /** Returns the number of the hand, its dealer, the sweeps, the points. */
  public abstract FishingHand hand();

  /** Returns the seat to play; 0 while a shuffle is awaited. */
  public abstract int seat();

  /** Returns the undealt cards; the whole pack while a shuffle is awaited. */
  public abstract CardList<PlayingCard> stock();

  /**
   * Returns the cards of each place: what seats 0 to 3 hold, the loose cards at {@link #BOARD},
   * what each side has won from {@link #WON} on.
   */
  public abstract CardsPerSeat<PlayingCard> cards();

  /** Returns the builds on the table. */
  public abstract Builds builds();

  /** Returns the seat that captured last in this hand, or {@link #NOBODY}. */
  public abstract int lastCapturer();

  /** No one has captured yet in this hand. */
  public static final int NOBODY = -1;

  /** The place of the loose cards. */
  static final int BOARD = 4;

  /** The place of what the first side has won. */
  static final int WON = 5;

  /** Returns the state before the deal of a hand. */
  static CassinoState undealt(FishingHand hand, CardList<PlayingCard> pack, int sides) {
    CardsPerSeat<PlayingCard> cards = CardsPerSeat.none(PlayingCard.FAMILY, WON + sides);
    return ImmutableCassinoState.of(HandPhase.SHUFFLE, hand, 0, pack, cards, Builds.NONE, NOBODY);
  }

  @Override
  public Turn turn() {
    return phase().turn(seat());
  }

  @Override
  public Optional<Outcome> outcome() { // CAS-38
    return phase() == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns what a seat holds. */
  public CardSet<PlayingCard> held(int seat) {
    return cards().get(seat);
  }

  /** Tells whether nobody holds a card. */
  public boolean handsAreEmpty() {
    for (int seat = 0; seat < BOARD; seat++) {
      if (!cards().isEmpty(seat)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the loose cards. */
  public CardSet<PlayingCard> board() {
    return cards().get(BOARD);
  }

  /** Returns the cards that each side has captured, and those it captured with. */
  public List<CardSet<PlayingCard>> won() {
    return cards().subList(WON, cards().size());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CassinoState withSheet(ScoreSheet sheet) {
    return with(phase(), hand().withSheet(sheet));
  }

  CassinoState with(HandPhase phase, FishingHand hand) {
    return ImmutableCassinoState.of(
        phase, hand, seat(), stock(), cards(), builds(), lastCapturer());
  }

  CassinoState with(CardsPerSeat<PlayingCard> cards, Builds builds) {
    return ImmutableCassinoState.of(
        phase(), hand(), seat(), stock(), cards, builds, lastCapturer());
  }

  CassinoState withStock(CardList<PlayingCard> stock) {
    return ImmutableCassinoState.of(
        phase(), hand(), seat(), stock, cards(), builds(), lastCapturer());
  }

  /** Returns this state after cards were dealt from the stock; some seat plays first. */
  CassinoState dealt(CardList<PlayingCard> stock, CardsPerSeat<PlayingCard> cards, int first) {
    return ImmutableCassinoState.of(
        HandPhase.PLAY, hand(), first, stock, cards, builds(), lastCapturer());
  }

  /** Returns this state after a card of a hand was laid on the board; some seat plays next. */
  CassinoState trailed(PlayingCard card, int next) {
    return played(next, cards().give(BOARD, card), builds(), lastCapturer());
  }

  /** Returns this state after a card and loose cards went into a build (CAS-23). */
  CassinoState built(Build build, Laid laid, int next) {
    return played(next, cards().without(laid.cards()), builds().with(build), lastCapturer());
  }

  /** Returns this state after a capture for a side, sweeps not counted (CAS-15). */
  CassinoState captured(Capture capture, int side, int next) {
    Items items = capture.items();
    CardsPerSeat<PlayingCard> taken = cards().give(WON + side, items.loose().with(capture.card()));
    if (items.builds().isEmpty()) {
      return played(next, taken, builds(), seat());
    }
    CardSet<PlayingCard> built = builds().cards(items.builds());
    return played(next, taken.give(WON + side, built), builds().without(items.builds()), seat());
  }

  private CassinoState played(
      int next, CardsPerSeat<PlayingCard> cards, Builds builds, int lastCapturer) {
    return ImmutableCassinoState.of(phase(), hand(), next, stock(), cards, builds, lastCapturer);
  }

  /** Returns this state after the seat that captured last made a sweep with a card (CAS-16). */
  CassinoState swept(PlayingCard card) {
    return with(phase(), hand().swept(lastCapturer(), card));
  }
}
