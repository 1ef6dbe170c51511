package io.github.spadille.examples.newgame;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import java.util.Optional;

/**
 * Where a game of Agram stands.
 *
 * <p>A state is an immutable value. It holds neither options nor history nor a source of chance; a
 * record of immutable parts is all it takes. Each method returns the state after one thing has
 * happened.
 *
 * @param turn who may act
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param stock the cards not dealt; the whole pack while a shuffle is due
 * @param hands the cards that each seat holds
 * @param leader the seat that led to the trick, or leads
 * @param trick the cards of the trick, in order of play
 * @param played the cards of earlier tricks of this hand
 * @param sheet every point given
 * @param outcome how the game ended
 */
public record AgramState(
    Turn turn,
    int handNumber,
    int dealer,
    CardList<PlayingCard> stock,
    PerSeat<CardSet<PlayingCard>> hands,
    int leader,
    CardList<PlayingCard> trick,
    CardSet<PlayingCard> played,
    ScoreSheet sheet,
    Optional<Outcome> outcome)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /** Returns what is awaited. */
  public Phase phase() {
    if (turn.isChance()) {
      return Phase.SHUFFLE;
    }
    return turn.isOver() ? Phase.OVER : Phase.PLAY;
  }

  /** Returns this state after the deal. */
  AgramState dealt(PerSeat<CardSet<PlayingCard>> hands, CardList<PlayingCard> stock) {
    return new AgramState(
        Turn.of(leader), handNumber, dealer, stock, hands, leader, trick, played, sheet, outcome);
  }

  /** Returns this state after a card was played. */
  AgramState played(int seat, PlayingCard card, int next) {
    return new AgramState(
        Turn.of(next),
        handNumber,
        dealer,
        stock,
        hands.with(seat, hands.get(seat).without(card)),
        leader,
        trick.append(card),
        played,
        sheet,
        outcome);
  }

  /** Returns this state after the trick was taken. */
  AgramState trickTaken(int winner) {
    return new AgramState(
        Turn.of(winner),
        handNumber,
        dealer,
        stock,
        hands,
        winner,
        CardList.empty(PlayingCard.FAMILY),
        played.union(trick.toSet()),
        sheet,
        outcome);
  }

  /** Returns this state after points were given. */
  AgramState scored(ScoreSheet sheet) {
    return new AgramState(
        turn, handNumber, dealer, stock, hands, leader, trick, played, sheet, outcome);
  }

  /** Returns this state at the end of the game. */
  AgramState over(Outcome outcome) {
    return new AgramState(
        Turn.over(),
        handNumber,
        dealer,
        stock,
        hands,
        leader,
        trick,
        played,
        sheet,
        Optional.of(outcome));
  }

  /** Returns this state with other hidden cards. */
  AgramState withCards(
      CardList<PlayingCard> stock,
      PerSeat<CardSet<PlayingCard>> hands,
      CardSet<PlayingCard> played) {
    return new AgramState(
        turn, handNumber, dealer, stock, hands, leader, trick, played, sheet, outcome);
  }
}
