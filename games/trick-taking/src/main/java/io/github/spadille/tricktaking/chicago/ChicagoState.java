package io.github.spadille.tricktaking.chicago;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.Deck;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.InFront;
import io.github.spadille.tricktaking.PokerHand;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;

/**
 * Where a game of Chicago stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited
 * @param hand what stays the same in a hand, and the score
 * @param toAct the seats that are still to draw, to declare or to call, one after the other
 * @param stock the cards not dealt; the whole pack while the shuffle of a hand is due
 * @param cards the hands and the trick
 * @param played the cards of finished tricks, in front of those who played them
 * @param showdown the draw in progress or last finished, and what has been claimed
 */
public record ChicagoState(
    Phase phase,
    Hand hand,
    Seats toAct,
    CardList<PlayingCard> stock,
    TrickPlay cards,
    InFront played,
    Showdown showdown)
    implements GameState {
  /** What is awaited. */
  public enum Phase {
    /** The shuffle of a hand. */
    SHUFFLE,
    /** A change of cards. */
    DRAW,
    /** A shuffle of the cards thrown away. */
    RESHUFFLE,
    /** The type of a hand. */
    DECLARE,
    /** A rank of a hand that is compared with another. */
    COMPARE,
    /** A call of chicago. */
    CALL,
    /** A card. */
    PLAY,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same in a hand, but for the caller, and the score.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals
   * @param inPlay the seats that have not forfeited
   * @param locked the seats that may not draw
   * @param caller the seat that called chicago, or -1
   * @param sheet every point given
   */
  public record Hand(
      int number, int dealer, Seats inPlay, Seats locked, int caller, ScoreSheet sheet) {
    Hand with(Seats inPlay, int caller, ScoreSheet sheet) {
      return new Hand(number, dealer, inPlay, locked, caller, sheet);
    }
  }

  static final int HAND_SIZE = 5; // CHI-2

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(actor());
    };
  }

  /** Returns the seat that acts, if one does. */
  int actor() {
    return switch (phase) {
      case COMPARE -> holderSpeaks() ? showdown.holders().first() : first();
      case PLAY -> cards.seatInTurn();
      default -> first();
    };
  }

  /** Returns the first seat that is still to act: while hands are compared, the challenger. */
  int first() { // CHI-9, CHI-14, CHI-46
    return toAct.after(hand.dealer);
  }

  /** Tells whether hands are compared and the challenger has answered all ranks of the holder. */
  boolean holderSpeaks() { // CHI-22
    return phase == Phase.COMPARE
        && showdown.claims().get(first()).size() == showdown.best().size();
  }

  /** Returns what the seat that acts has declared and stated. */
  PokerHand claim() {
    return showdown.claims().get(actor());
  }

  @Override
  public Optional<Outcome> outcome() { // CHI-40, CHI-45
    return phase == Phase.OVER
        ? Optional.of(Outcome.highest(scores(), hand.inPlay))
        : Optional.empty();
  }

  @Override
  public int handNumber() {
    return hand.number;
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet;
  }

  /** Returns how many cards are to be dealt to the seat that draws when there is a new stock. */
  public int owed() {
    return phase == Phase.RESHUFFLE ? HAND_SIZE - cards.hand(actor()).size() : 0;
  }

  /** Tells whether another seat than the caller has won a trick (CHI-46). */
  boolean callFailed() {
    return hand.caller >= 0 && cards.tricks().sum() > cards.tricks().get(hand.caller);
  }

  /** Returns the five cards of a seat: those that it holds and those that it has played. */
  public CardSet<PlayingCard> fiveOf(int seat) {
    return cards.hand(seat).union(played.withTrick(cards).set(seat));
  }

  /** Returns the cards thrown away: those of the pack that lie nowhere else. */
  public CardSet<PlayingCard> discard() {
    CardSet<PlayingCard> elsewhere = stock.toSet();
    for (int seat = 0; seat < showdown.claims().size(); seat++) {
      elsewhere = elsewhere.union(fiveOf(seat));
    }
    return Deck.standard52().set().minus(elsewhere);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ChicagoState withSheet(ScoreSheet sheet) {
    return with(hand.with(hand.inPlay, hand.caller, sheet));
  }

  ChicagoState with(Hand hand) {
    return new ChicagoState(phase, hand, toAct, stock, cards, played, showdown);
  }

  ChicagoState with(Phase phase, Seats toAct) {
    return new ChicagoState(phase, hand, toAct, stock, cards, played, showdown);
  }

  ChicagoState with(Phase phase, Seats toAct, Showdown showdown) {
    return new ChicagoState(phase, hand, toAct, stock, cards, played, showdown);
  }

  ChicagoState with(Phase phase, Seats toAct, CardList<PlayingCard> stock, TrickPlay cards) {
    return new ChicagoState(phase, hand, toAct, stock, cards, played, showdown);
  }

  ChicagoState with(TrickPlay cards, InFront played) {
    return new ChicagoState(phase, hand, toAct, stock, cards, played, showdown);
  }
}
