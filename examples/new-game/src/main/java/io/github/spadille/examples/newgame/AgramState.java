package io.github.spadille.examples.newgame;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;

/**
 * Where a game of Agram stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited: a shuffle, a card, or nothing
 * @param handNumber the number of the hand, from 1
 * @param dealer the seat that deals
 * @param stock the cards not dealt; the whole pack while a shuffle is due
 * @param cards the hands, the trick, and the cards of earlier tricks in one pile
 * @param sheet every point given
 */
public record AgramState(
    HandPhase phase,
    int handNumber,
    int dealer,
    CardList<PlayingCard> stock,
    TrickPlay cards,
    ScoreSheet sheet)
    implements GameState {
  @Override
  public Turn turn() {
    return phase.turn(cards.seatInTurn());
  }

  @Override
  public Optional<Outcome> outcome() { // AGR-9
    return phase == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  AgramState with(CardList<PlayingCard> stock, TrickPlay cards) {
    return new AgramState(phase, handNumber, dealer, stock, cards, sheet);
  }

  AgramState with(HandPhase phase) {
    return new AgramState(phase, handNumber, dealer, stock, cards, sheet);
  }

  AgramState with(ScoreSheet sheet) {
    return new AgramState(phase, handNumber, dealer, stock, cards, sheet);
  }
}
