package io.github.spadille.shedding.thirteen;

import static io.github.spadille.engine.card.PlayingCards.list;

import com.google.common.collect.ImmutableList;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.HandPhase;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.CardsPerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.shedding.Combination;
import java.util.Optional;

/**
 * Where a game of Thirteen stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited: a shuffle, a play or a knock, or nothing
 * @param hand what stays the same while a hand is played
 * @param cards the cards that each seat holds
 * @param round the combinations on the table, and who is in the round
 * @param spent the cards of earlier rounds, in the order in which they were played
 * @param places the seats that are out of cards, in order; at the end of a hand all that have a
 *     place
 */
public record ThirteenState(
    HandPhase phase,
    Hand hand,
    CardsPerSeat<PlayingCard> cards,
    Round round,
    CardList<PlayingCard> spent,
    ImmutableList<Integer> places)
    implements GameState {
  /**
   * What stays the same while a hand is played.
   *
   * @param number its number, from 1
   * @param dealer the seat that deals it
   * @param lastWinner the seat that won the hand before, -1 in the first
   * @param aside the cards that are not dealt; all cards before the deal
   * @param sheet every point given
   */
  public record Hand(
      int number, int dealer, int lastWinner, CardSet<PlayingCard> aside, ScoreSheet sheet) {}

  /**
   * A round: from a lead until all others have knocked.
   *
   * @param table the cards of its combinations, in the order in which they were played
   * @param top the combination to beat; no card if the seat in turn leads
   * @param topBy the seat that played it, -1 if there is none
   * @param turn the seat in turn
   * @param knocked the seats that have knocked
   * @param must the card that the first combination of the hand must contain, until it is played
   */
  public record Round(
      CardList<PlayingCard> table,
      Combination top,
      int topBy,
      int turn,
      Seats knocked,
      Optional<PlayingCard> must) {
    static Round ledBy(int seat, Optional<PlayingCard> must) {
      return new Round(list(""), Combination.NONE, -1, seat, Seats.none(), must);
    }

    /** Tells whether the seat in turn leads. */
    public boolean isLed() {
      return topBy < 0;
    }

    Round played(Combination top) {
      CardList<PlayingCard> more = table.appendAll(top.cards());
      return new Round(more, top, turn, turn, knocked, Optional.empty());
    }

    Round knock() {
      return new Round(table, top, topBy, turn, knocked.with(turn), must);
    }

    Round turnTo(int seat) {
      return new Round(table, top, topBy, seat, knocked, must);
    }
  }

  @Override
  public Turn turn() {
    return phase.turn(round.turn);
  }

  @Override
  public Optional<Outcome> outcome() { // THI-33
    return phase == HandPhase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand.number;
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet;
  }

  /** Returns the seats that have no place yet. */
  public Seats playing() {
    Seats playing = Seats.all(cards.size());
    for (int i = 0; i < places.size(); i++) {
      playing = playing.without(places.get(i));
    }
    return playing;
  }

  ThirteenState with(HandPhase phase, Round round) {
    return new ThirteenState(phase, hand, cards, round, spent, places);
  }

  ThirteenState with(CardsPerSeat<PlayingCard> cards, Round round) {
    return new ThirteenState(phase, hand, cards, round, spent, places);
  }

  /** Returns this state with other hidden cards. */
  ThirteenState with(CardsPerSeat<PlayingCard> cards, CardSet<PlayingCard> aside) {
    Hand other = new Hand(hand.number, hand.dealer, hand.lastWinner, aside, hand.sheet);
    return new ThirteenState(phase, other, cards, round, spent, places);
  }

  ThirteenState withPlace(int seat) {
    ImmutableList.Builder<Integer> more = ImmutableList.builder();
    return new ThirteenState(
        phase, hand, cards, round, spent, more.addAll(places).add(seat).build());
  }

  /** Returns this state with the next round, which a seat begins. */
  ThirteenState nextRound(int leader) {
    Round next = Round.ledBy(leader, Optional.empty());
    return new ThirteenState(phase, hand, cards, next, spent.appendAll(round.table), places);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThirteenState withSheet(ScoreSheet sheet) {
    Hand scored = new Hand(hand.number, hand.dealer, hand.lastWinner, hand.aside, sheet);
    return new ThirteenState(phase, scored, cards, round, spent, places);
  }
}
