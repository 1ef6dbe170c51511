package io.github.spadille.stops.crazyeights;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Crazy Eights stands.
 *
 * @param phase what is awaited
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param seat the seat whose turn it is, also while the stock is renewed for it
 * @param hands the cards that each seat holds
 * @param stock the undealt cards; the whole pack while it is to be shuffled for a hand
 * @param discard the cards played; no card while the pack is to be shuffled for a hand
 * @param toMatch the card to be matched: the upcard, or the 8 of the suit that was named; it means
 *     nothing while there is no upcard
 * @param drawn how many cards have been drawn in this turn
 * @param sheet every point given
 * @param outcome how the game ended
 */
@Value.Builder
public record CrazyEightsState(
    Phase phase,
    int handNumber,
    int dealer,
    int seat,
    PerSeat<CardBag<PlayingCard>> hands,
    CardList<PlayingCard> stock,
    CardList<PlayingCard> discard,
    PlayingCard toMatch,
    int drawn,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState, WithCrazyEightsState {

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

  @Override
  public Turn turn() {
    if (phase == Phase.PLAY) {
      return Turn.of(seat);
    }
    return phase == Phase.OVER ? Turn.over() : Turn.chance();
  }

  /** Returns this state after a turn, with the card to be matched by the next seat. */
  CrazyEightsState turnEnded(
      PerSeat<CardBag<PlayingCard>> hands,
      CardList<PlayingCard> discard,
      PlayingCard toMatch,
      int nextSeat) {
    return new CrazyEightsState(
        phase, handNumber, dealer, nextSeat, hands, stock, discard, toMatch, 0, sheet, outcome);
  }

  /** Returns this state after a card was drawn from some stock. */
  CrazyEightsState drawn(PerSeat<CardBag<PlayingCard>> hands, CardList<PlayingCard> stock) {
    return new CrazyEightsState(
        phase, handNumber, dealer, seat, hands, stock, discard, toMatch, drawn + 1, sheet, outcome);
  }
}
