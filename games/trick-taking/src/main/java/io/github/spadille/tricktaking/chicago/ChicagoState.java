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
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;

/**
 * Where a game of Chicago stands: an immutable value without options, history or source of chance.
 *
 * @param phase what is awaited
 * @param hand what stays the same in a hand, and the score
 * @param seat who draws, declares or calls
 * @param draw the draw in progress or last finished, from 1
 * @param owed cards still to be dealt to the seat after the stock ran out
 * @param stock the cards not dealt; the whole pack while the shuffle of a hand is due
 * @param cards the hands and the trick
 * @param played the cards of finished tricks, in front of those who played them
 * @param first the showdown after the first draw
 * @param second the showdown after the second draw
 */
public record ChicagoState(
    Phase phase,
    Hand hand,
    int seat,
    int draw,
    int owed,
    CardList<PlayingCard> stock,
    TrickPlay cards,
    InFront played,
    Showdown first,
    Showdown second)
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

  /** Returns the state before the shuffle of a hand. */
  static ChicagoState undealt(Hand hand, CardList<PlayingCard> pack, Showdown nothing) {
    int seats = nothing.claims().size();
    TrickPlay cards = TrickPlay.undealt(seats, hand.inPlay.after(hand.dealer), 1);
    return new ChicagoState(
        Phase.SHUFFLE,
        hand,
        hand.dealer,
        1,
        0,
        pack,
        cards.withInPlay(hand.inPlay),
        InFront.nothing(seats),
        nothing,
        nothing);
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case DRAW, DECLARE, CALL -> Turn.of(seat);
      case COMPARE -> Turn.of(showdown(draw).speaker());
      case PLAY -> Turn.of(cards.seatInTurn());
      case OVER -> Turn.over();
    };
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

  /** Returns the showdown after the first or the second draw. */
  public Showdown showdown(int draw) {
    return draw == 1 ? first : second;
  }

  /** Returns the showdown after the draw in progress or last finished. */
  Showdown showdown() {
    return showdown(draw);
  }

  /** Tells whether a seat has a claim that it may still have to prove by showing its hand. */
  boolean hasClaims(int seat) {
    return first.hasToProve(seat) || second.hasToProve(seat);
  }

  /** Tells whether another seat than the caller has won a trick (CHI-46). */
  boolean callFailed() {
    return hand.caller >= 0 && cards.tricks().sum() > cards.tricks().get(hand.caller);
  }

  /** Tells whether all see all hands (CHI-35). */
  boolean handsLieOpen() {
    return phase == Phase.OVER || callFailed();
  }

  /** Returns the cards in front of all seats, those of the trick among them. */
  public InFront inFront() {
    return played.withTrick(cards);
  }

  /** Returns the five cards of a seat: those that it holds and those that it has played. */
  public CardSet<PlayingCard> fiveOf(int seat) {
    return cards.hand(seat).union(played.of(seat, cards).toSet());
  }

  /** Returns the cards thrown away: those of the pack that lie nowhere else. */
  public CardSet<PlayingCard> discard() {
    CardSet<PlayingCard> elsewhere = stock.toSet();
    for (int seat = 0; seat < played.cards().size(); seat++) {
      elsewhere = elsewhere.union(fiveOf(seat));
    }
    return Deck.standard52().set().minus(elsewhere);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ChicagoState withSheet(ScoreSheet sheet) {
    return with(hand.with(hand.inPlay, hand.caller, sheet));
  }

  ChicagoState with(Hand hand) {
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, first, second);
  }

  ChicagoState with(Phase phase, int seat) {
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, first, second);
  }

  ChicagoState withDraw(int draw) {
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, first, second);
  }

  ChicagoState withOwed(Phase phase, int owed) {
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, first, second);
  }

  ChicagoState with(CardList<PlayingCard> stock, TrickPlay cards) {
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, first, second);
  }

  ChicagoState with(TrickPlay cards, InFront played) {
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, first, second);
  }

  /** Returns this state with another showdown after the draw last finished. */
  ChicagoState with(Showdown showdown, Phase phase, int seat) {
    Showdown one = draw == 1 ? showdown : first;
    Showdown two = draw == 1 ? second : showdown;
    return new ChicagoState(phase, hand, seat, draw, owed, stock, cards, played, one, two);
  }

  ChicagoState with(int draw, Showdown showdown) {
    Showdown one = draw == 1 ? showdown : first;
    Showdown two = draw == 1 ? second : showdown;
    return new ChicagoState(phase, hand, seat, this.draw, owed, stock, cards, played, one, two);
  }
}
