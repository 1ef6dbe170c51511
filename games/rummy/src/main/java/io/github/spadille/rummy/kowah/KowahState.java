package io.github.spadille.rummy.kowah;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
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
   * @param dealer the seat that deals it
   * @param winner the seat that won it, or the one before while a shuffle is awaited; -1 if none
   * @param open the cards of each seat that lie face up: a declared pair, and what won with it
   * @param lastShown the card of the stock shown last in the hand, if one was
   * @param sheet every point given
   */
  public record Hand(
      int number,
      int dealer,
      int winner,
      PerSeat<CardBag<PlayingCard>> open,
      Optional<PlayingCard> lastShown,
      ScoreSheet sheet)
      implements HandState.Hand {
    /** Returns this hand with more cards of a seat face up. */
    Hand showing(int seat, CardBag<PlayingCard> more) {
      PerSeat<CardBag<PlayingCard>> shown = open.with(seat, open.get(seat).plus(more));
      return new Hand(number, dealer, winner, shown, lastShown, sheet);
    }

    /** Returns this hand at its end. */
    Hand wonBy(int winner, ScoreSheet sheet) {
      return new Hand(number, dealer, winner, open, lastShown, sheet);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE -> Turn.chance();
      case DRAW, DISCARD -> Turn.of(seat);
      case CLAIM_DRAW, CLAIM_DISCARD -> Turn.of(claimant);
      case OVER -> Turn.over();
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

  /** Returns this state with another score sheet, and the notes on it. */
  public KowahState withSheet(ScoreSheet sheet) {
    return with(phase, hand.wonBy(hand.winner, sheet));
  }

  /** Returns the cards of the seat whose turn it is. */
  CardBag<PlayingCard> held() {
    return cards.get(seat);
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
    PlayingCard first = open.nth(0);
    PlayingCard last = open.nth(open.size() - 1);
    return open.count(last) < open.count(first) ? last : first;
  }

  /** Returns the stock without a card that is shown. */
  CardList<PlayingCard> faceDown() {
    return phase == Phase.CLAIM_DRAW ? stock.cards().draw(1) : stock.cards();
  }

  KowahState with(Phase phase, Hand hand) {
    return new KowahState(phase, hand, seat, claimant, drawnUp, cards, stock);
  }

  KowahState with(PerSeat<CardBag<PlayingCard>> cards, Stock<PlayingCard> stock) {
    return new KowahState(phase, hand, seat, claimant, drawnUp, cards, stock);
  }

  /** Returns this state with a hand dealt, before the first turn. */
  KowahState dealt(int first, PerSeat<CardBag<PlayingCard>> cards, Stock<PlayingCard> stock) {
    PerSeat<CardBag<PlayingCard>> none =
        PerSeat.of(cards.size(), CardBag.empty(PlayingCard.FAMILY));
    Hand begun =
        new Hand(hand.number, hand.dealer, Phrase.NOBODY, none, Optional.empty(), hand.sheet);
    return new KowahState(Phase.DRAW, begun, first, Phrase.NOBODY, Optional.empty(), cards, stock);
  }

  /** Returns this state after the seat in turn laid a pair open (KOW-23). */
  KowahState declaring(PlayingCard pair) {
    return with(phase, hand.showing(seat, CardBag.of(PlayingCard.FAMILY, pair, pair)));
  }

  /** Returns this state after a card of the stock was shown, which a seat may claim. */
  KowahState showed(int claimant) {
    Optional<PlayingCard> shown = Optional.of(stock.top());
    Hand after = new Hand(hand.number, hand.dealer, hand.winner, hand.open, shown, hand.sheet);
    return new KowahState(Phase.CLAIM_DRAW, after, seat, claimant, drawnUp, cards, stock);
  }

  /** Returns this state after a seat got the top card of the stock or of the discards. */
  KowahState got(int receiver, Source source) {
    boolean up = source == Source.DISCARD;
    PlayingCard card = up ? stock.upcard() : stock.top();
    PerSeat<CardBag<PlayingCard>> more = cards.with(receiver, cards.get(receiver).with(card));
    Stock<PlayingCard> rest = up ? new Stock<>(stock.cards(), stock.underUpcard()) : stock.drawn(1);
    Optional<PlayingCard> drawn = up ? Optional.of(card) : Optional.empty();
    return new KowahState(Phase.DISCARD, hand, seat, Phrase.NOBODY, drawn, more, rest);
  }

  /** Returns this state after the seat in turn discarded a card, which a seat may claim. */
  KowahState discarded(PlayingCard card, int claimant, int next) {
    PerSeat<CardBag<PlayingCard>> kept = cards.with(seat, held().without(card));
    Stock<PlayingCard> more = stock.discard(card);
    return claimant < 0
        ? new KowahState(Phase.DRAW, hand, next, claimant, Optional.empty(), kept, more)
        : new KowahState(Phase.CLAIM_DISCARD, hand, seat, claimant, Optional.empty(), kept, more);
  }

  /** Returns this state when nobody claims a card and nothing is drawn any more. */
  KowahState awaiting(Phase phase, Hand hand, int seat) {
    return new KowahState(phase, hand, seat, Phrase.NOBODY, Optional.empty(), cards, stock);
  }
}
