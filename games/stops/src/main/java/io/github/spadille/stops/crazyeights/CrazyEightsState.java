package io.github.spadille.stops.crazyeights;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game of Crazy Eights stands.
 *
 * <p>What changes with every move stands in the state itself, what changes more seldom is shared.
 *
 * @param phase what is awaited
 * @param turn who may act
 * @param hand what stays the same while a hand is played
 * @param seat the seat whose turn it is, also while the stock is renewed for it
 * @param hands the cards that each seat holds
 * @param stock the undealt cards; the whole pack while it is to be shuffled for a hand
 * @param discards the cards played; null while the pack is to be shuffled for a hand
 * @param toMatch the card to be matched: the upcard, or the 8 of the suit that was named; it means
 *     nothing while there is no upcard
 * @param drawn how many cards have been drawn in this turn
 */
public record CrazyEightsState(
    Phase phase,
    Turn turn,
    Hand hand,
    int seat,
    CrazyEightsHands hands,
    CardList<PlayingCard> stock,
    @Nullable Discards discards,
    PlayingCard toMatch,
    int drawn)
    implements GameState {

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of the pack. */
    SHUFFLE,
    /** A card, a draw or a pass. */
    PLAY,
    /** A shuffle of the discards, for a new stock. */
    RESHUFFLE,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same while a hand is played.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, ScoreSheet sheet) {}

  /** Makes a state; a call evaluates the parts before the object is there, which is faster. */
  private static CrazyEightsState of(
      Phase phase,
      Turn turn,
      Hand hand,
      int seat,
      CrazyEightsHands hands,
      CardList<PlayingCard> stock,
      @Nullable Discards discards,
      PlayingCard toMatch,
      int drawn) {
    return new CrazyEightsState(phase, turn, hand, seat, hands, stock, discards, toMatch, drawn);
  }

  /** Returns the state before the shuffle of a hand. */
  static CrazyEightsState undealt(
      Hand hand, int seat, CrazyEightsHands none, CardList<PlayingCard> pack) {
    return of(Phase.SHUFFLE, Turn.chance(), hand, seat, none, pack, null, PlayingCard.X1, 0);
  }

  @Override
  public Optional<Outcome> outcome() {
    return phase == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet;
  }

  /** Returns the number of the hand, from 1. */
  public int handNumber() {
    return hand.number;
  }

  /** Returns the seat that deals. */
  public int dealer() {
    return hand.dealer;
  }

  /** Returns the cards played; no card while the pack is to be shuffled for a hand. */
  public CardList<PlayingCard> discard() {
    return discards == null ? CardList.empty(FAMILY) : discards.toList();
  }

  /** Returns how many cards have been played and lie there. */
  int discardSize() {
    return discards == null ? 0 : discards.size();
  }

  /** Returns this state after a hand was dealt. */
  CrazyEightsState dealt(
      CrazyEightsHands hands, CardList<PlayingCard> stock, PlayingCard upcard, int first) {
    return of(
        Phase.PLAY, Turn.of(first), hand, first, hands, stock, Discards.of(upcard), upcard, 0);
  }

  /** Returns this state after a card was played. */
  CrazyEightsState played(
      CrazyEightsHands hands, PlayingCard card, PlayingCard toMatch, int nextSeat) {
    Discards more = discards == null ? Discards.of(card) : discards.push(card);
    return of(phase, Turn.of(nextSeat), hand, nextSeat, hands, stock, more, toMatch, 0);
  }

  /** Returns this state after a turn without a play. */
  CrazyEightsState passed(int nextSeat) {
    return of(phase, Turn.of(nextSeat), hand, nextSeat, hands, stock, discards, toMatch, 0);
  }

  /** Returns this state after the top card of the stock was drawn. */
  CrazyEightsState drawn(CrazyEightsHands hands) {
    return of(phase, turn, hand, seat, hands, stock.draw(1), discards, toMatch, drawn + 1);
  }

  /** Returns this state, where a card is to be drawn and the stock is to be renewed first. */
  CrazyEightsState stockAwaited() {
    return of(Phase.RESHUFFLE, Turn.chance(), hand, seat, hands, stock, discards, toMatch, drawn);
  }

  /** Returns this state with a new stock, made of the cards under the upcard. */
  CrazyEightsState stockRenewed(CardList<PlayingCard> stock) {
    Discards upcard = discards == null ? null : Discards.of(discards.top());
    return of(Phase.PLAY, Turn.of(seat), hand, seat, hands, stock, upcard, toMatch, drawn);
  }

  /** Returns this state with other points. */
  CrazyEightsState scored(ScoreSheet sheet) {
    Hand scored = new Hand(hand.number, hand.dealer, sheet);
    return of(phase, turn, scored, seat, hands, stock, discards, toMatch, drawn);
  }

  /** Returns this state at the end of the game. */
  CrazyEightsState over() {
    return of(Phase.OVER, Turn.over(), hand, seat, hands, stock, discards, toMatch, drawn);
  }

  /** Returns this state with other hidden cards. */
  CrazyEightsState withCards(CrazyEightsHands hands, CardList<PlayingCard> stock) {
    return of(phase, turn, hand, seat, hands, stock, discards, toMatch, drawn);
  }
}
