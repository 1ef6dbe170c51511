package io.github.spadille.rummy.kowah;

import static io.github.spadille.engine.card.PlayingCard.FAMILY;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.words.Phrase;
import io.github.spadille.rummy.kowah.KowahMove.Source;
import java.util.Optional;

/**
 * Where a game of Kowah stands.
 *
 * <p>While a shuffle is awaited, and when the game is over, the cards lie as they lay when the last
 * hand ended.
 *
 * @param phase what is awaited
 * @param hand what stays the same in most turns of a hand; the next one once a hand is over
 * @param seat the seat whose turn it is, also while another may claim a card
 * @param claimant the seat that may claim a card; -1 if none may
 * @param drawnUp the discard drawn in this turn, if one was
 * @param cards all cards of each seat, the open ones too
 * @param stock the stock, with a card that is shown and may be claimed on top, and the discards
 */
public record KowahState(
    Phase phase,
    Hand hand,
    int seat,
    int claimant,
    Optional<PlayingCard> drawnUp,
    PerSeat<CardBag<PlayingCard>> cards,
    Stock<PlayingCard> stock)
    implements HandState {
  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A draw, or a declaration before it. */
    DRAW,
    /** A discard. */
    DISCARD,
    /** A claim of the card that was drawn and shown, or a pass. */
    CLAIM_DRAW,
    /** A claim of the discard, or a pass. */
    CLAIM_DISCARD,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What stays the same in most turns of a hand.
   *
   * @param number the number of the hand, from 1
   * @param open the cards of each seat that lie face up: a declared pair, and what won with it
   * @param lastShown the card of the stock shown last in the hand, if one was
   * @param sheet every point given
   */
  public record Hand(
      int number,
      PerSeat<CardBag<PlayingCard>> open,
      Optional<PlayingCard> lastShown,
      ScoreSheet sheet)
      implements HandState.Hand {}

  /** Returns the state before the first turn of a hand, or before its shuffle. */
  static KowahState before(
      Phase phase,
      int number,
      ScoreSheet sheet,
      PerSeat<CardBag<PlayingCard>> cards,
      Stock<PlayingCard> stock) {
    PerSeat<CardBag<PlayingCard>> none = PerSeat.of(cards.size(), CardBag.empty(FAMILY));
    Hand hand = new Hand(number, none, Optional.empty(), sheet);
    int first = (number - 1) % cards.size(); // KOW-6
    return new KowahState(phase, hand, first, Phrase.NOBODY, Optional.empty(), cards, stock);
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(claimant < 0 ? seat : claimant);
    };
  }

  /** In a game in which no hand had a winner, nobody wins (KOW-42, KOW-43). */
  @Override
  public Optional<Outcome> outcome() {
    if (phase != Phase.OVER) {
      return Optional.empty();
    }
    Outcome highest = Outcome.highest(scores());
    boolean drawn = scores().get(highest.winners().first()) == 0;
    return Optional.of(drawn ? Outcome.winners(cards.size(), Seats.none()) : highest);
  }

  /** Returns the seat that deals: the last one the first hand, then one after the other. */
  public int dealer() {
    return (hand.number + cards.size() - 2) % cards.size();
  }

  /** Returns the seat that won the hand, or the one before while a shuffle is awaited; or -1. */
  public int winner() {
    int seat = cards.size() - 1;
    while (seat >= 0 && hand.open.get(seat).size() <= 2) {
      seat--;
    }
    return seat;
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public KowahState withSheet(ScoreSheet sheet) {
    return with(new Hand(hand.number, hand.open, hand.lastShown, sheet));
  }

  /** Returns the cards of the seat whose turn it is. */
  CardBag<PlayingCard> held() {
    return cards.get(seat);
  }

  /** Returns the card that lies on top of the stock or of the discards. */
  PlayingCard top(Source source) {
    return source == Source.STOCK ? stock.top() : stock.upcard();
  }

  /** Tells whether a seat has declared. */
  public boolean hasDeclared(int seat) {
    return !hand.open.get(seat).isEmpty();
  }

  /**
   * Returns the card of the pair that a seat has declared, also if another pair has won.
   *
   * @throws IndexOutOfBoundsException if it has not declared
   */
  public PlayingCard declared(int seat) {
    CardBag<PlayingCard> open = hand.open.get(seat);
    PlayingCard last = open.nth(open.size() - 1);
    return open.count(last) == 2 ? last : open.nth(0);
  }

  KowahState with(Hand hand) {
    return new KowahState(phase, hand, seat, claimant, drawnUp, cards, stock);
  }

  KowahState with(PerSeat<CardBag<PlayingCard>> cards, Stock<PlayingCard> stock) {
    return new KowahState(phase, hand, seat, claimant, drawnUp, cards, stock);
  }

  /** Returns this state at another step; no discard is drawn. */
  KowahState at(Phase phase, int seat, int claimant) {
    return new KowahState(phase, hand, seat, claimant, Optional.empty(), cards, stock);
  }

  /** Returns this state after a seat laid more cards open. */
  KowahState opened(int seat, CardBag<PlayingCard> more) {
    PerSeat<CardBag<PlayingCard>> open = hand.open.with(seat, hand.open.get(seat).plus(more));
    return with(new Hand(hand.number, open, hand.lastShown, hand.sheet));
  }

  /** Returns this state after a seat got the top card of the stock or of the discards. */
  KowahState got(int receiver, Source source) {
    boolean up = source == Source.DISCARD;
    PlayingCard card = top(source);
    PerSeat<CardBag<PlayingCard>> more = cards.with(receiver, cards.get(receiver).with(card));
    Stock<PlayingCard> rest = up ? new Stock<>(stock.cards(), stock.underUpcard()) : stock.drawn(1);
    Optional<PlayingCard> drawn = up ? Optional.of(card) : Optional.empty();
    return new KowahState(Phase.DISCARD, hand, seat, Phrase.NOBODY, drawn, more, rest);
  }

  /** Returns this state after the seat in turn discarded a card, which a seat may claim. */
  KowahState discarded(PlayingCard card, int claimant) {
    PerSeat<CardBag<PlayingCard>> kept = cards.with(seat, held().without(card));
    return with(kept, stock.discard(card)).at(Phase.CLAIM_DISCARD, seat, claimant);
  }
}
