package io.github.spadille.fishing.cassino;

import static io.github.spadille.engine.card.PlayingCards.noCards;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import java.util.Optional;

/**
 * Where a game of Cassino stands.
 *
 * @param phase what is awaited
 * @param hand what stays the same between two deals
 * @param seat the seat to play; 0 while a shuffle is awaited
 * @param hands the cards that each seat holds
 * @param board the loose cards
 * @param builds the builds on the table
 * @param captured what has been captured in this hand
 */
public record CassinoState(
    HandPhase phase,
    Hand hand,
    int seat,
    CardsPerSeat<PlayingCard> hands,
    CardSet<PlayingCard> board,
    Builds builds,
    Captured captured)
    implements HandState {

  /**
   * What stays the same between two deals.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param stock the undealt cards; the whole pack while a shuffle is awaited
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, CardList<PlayingCard> stock, ScoreSheet sheet)
      implements HandState.Hand {
    Hand withStock(CardList<PlayingCard> stock) {
      return new Hand(number, dealer, stock, sheet);
    }

    Hand withSheet(ScoreSheet sheet) {
      return new Hand(number, dealer, stock, sheet);
    }
  }

  /** Returns the state before the deal of a hand. */
  static CassinoState undealt(Hand hand, int seats, int sides) {
    CardsPerSeat<PlayingCard> hands = CardsPerSeat.none(PlayingCard.FAMILY, seats);
    return new CassinoState(
        HandPhase.SHUFFLE, hand, 0, hands, noCards(), Builds.NONE, Captured.nothing(sides));
  }

  @Override
  public Turn turn() {
    return phase.turn(seat);
  }

  @Override
  public Optional<Outcome> outcome() { // CAS-38
    return phase == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public CassinoState withSheet(ScoreSheet sheet) {
    return with(phase, hand.withSheet(sheet));
  }

  CassinoState with(HandPhase phase, Hand hand) {
    return new CassinoState(phase, hand, seat, hands, board, builds, captured);
  }

  CassinoState with(CardsPerSeat<PlayingCard> hands, CardSet<PlayingCard> board) {
    return new CassinoState(phase, hand, seat, hands, board, builds, captured);
  }

  CassinoState with(Builds builds, Captured captured) {
    return new CassinoState(phase, hand, seat, hands, board, builds, captured);
  }

  /** Returns this state after a deal; some seat plays first. */
  CassinoState dealt(
      Hand hand, int first, CardsPerSeat<PlayingCard> hands, CardSet<PlayingCard> board) {
    return new CassinoState(HandPhase.PLAY, hand, first, hands, board, builds, captured);
  }

  /** Returns this state after the seat in turn used a card; the next seat plays. */
  CassinoState played(
      PlayingCard card, int next, CardSet<PlayingCard> board, Builds builds, Captured captured) {
    return new CassinoState(phase, hand, next, hands.without(card), board, builds, captured);
  }

  /** Returns this state after a capture, sweeps not counted (CAS-15). */
  CassinoState captured(PlayingCard card, Items items, int next) {
    CardSet<PlayingCard> taken = items.loose().with(card);
    for (int number : items.builds()) {
      taken = taken.union(builds.get(number).cards());
    }
    Builds left = builds.without(items.builds());
    return played(card, next, board.minus(items.loose()), left, captured.plus(seat, taken));
  }
}
