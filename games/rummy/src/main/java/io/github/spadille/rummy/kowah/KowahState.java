package io.github.spadille.rummy.kowah;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.PerSeat;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.engine.table.Stock;
import io.github.spadille.engine.words.Phrase;
import java.util.Optional;

/**
 * Where a game of Kowah stands.
 *
 * <p>While a shuffle is awaited, and when the game is over, the cards lie as they lay when the last
 * hand ended.
 *
 * @param phase what is awaited
 * @param hand what stays the same during a hand; the next one once a hand is over
 * @param seat the seat whose turn it is, also while another may claim a card
 * @param claimant the seat that may claim a card; -1 if none may
 * @param drawnUp the discard drawn in this turn, if one was
 * @param lastShown the card of the stock shown last in the hand, if one was
 * @param players the cards of each seat
 * @param stock the stock and the discard pile
 */
public record KowahState(
    Phase phase,
    Hand hand,
    int seat,
    int claimant,
    Optional<PlayingCard> drawnUp,
    Optional<PlayingCard> lastShown,
    PerSeat<Player> players,
    Stock<PlayingCard> stock)
    implements GameState {
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
   * What stays the same during a hand.
   *
   * @param number the number of the hand, from 1
   * @param dealer the seat that deals it
   * @param winner the seat that won it, or the one before while a shuffle is awaited; -1 if none
   * @param sheet every point given
   */
  public record Hand(int number, int dealer, int winner, ScoreSheet sheet) {}

  /**
   * The cards of a seat.
   *
   * @param cards all of them, the open ones too
   * @param open those that lie face up: the declared pair, and after a win what won
   * @param declared the card of the declared pair, if the seat has declared
   */
  public record Player(
      CardBag<PlayingCard> cards, CardBag<PlayingCard> open, Optional<PlayingCard> declared) {
    private static final CardBag<PlayingCard> NO_CARDS = CardBag.empty(PlayingCard.FAMILY);

    /** Returns a seat that has not declared. */
    static Player of(CardBag<PlayingCard> cards) {
      return new Player(cards, NO_CARDS, Optional.empty());
    }

    /** Returns the cards that the others do not see. */
    public CardBag<PlayingCard> hidden() {
      return cards.minus(open);
    }

    Player with(PlayingCard card) {
      return new Player(cards.with(card), open, declared);
    }

    Player without(PlayingCard card) {
      return new Player(cards.without(card), open, declared);
    }

    /** Returns these cards with a pair laid open (KOW-23). */
    Player declaring(PlayingCard pair) {
      return new Player(cards, open.with(pair).with(pair), Optional.of(pair));
    }

    /** Returns these cards after some of them were laid open too. */
    Player showing(CardBag<PlayingCard> shown) {
      return new Player(cards, open.plus(shown), declared);
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
    return Optional.of(drawn ? Outcome.winners(players.size(), Seats.none()) : highest);
  }

  @Override
  public int handNumber() {
    return hand.number;
  }

  @Override
  public ScoreSheet sheet() {
    return hand.sheet;
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public KowahState withSheet(ScoreSheet sheet) {
    return with(phase, new Hand(hand.number, hand.dealer, hand.winner, sheet));
  }

  /** Returns the cards of the seat whose turn it is. */
  Player player() {
    return players.get(seat);
  }

  /** Returns the card that may be claimed, in a phase in which one may. */
  PlayingCard claimed() {
    return phase == Phase.CLAIM_DRAW ? lastShown.orElseThrow() : stock.upcard();
  }

  KowahState with(Phase phase, Hand hand) {
    return new KowahState(phase, hand, seat, claimant, drawnUp, lastShown, players, stock);
  }

  KowahState with(PerSeat<Player> players, Stock<PlayingCard> stock) {
    return new KowahState(phase, hand, seat, claimant, drawnUp, lastShown, players, stock);
  }

  /** Returns this state with other cards of a seat. */
  KowahState with(int seat, Player player) {
    return with(players.with(seat, player), stock);
  }

  /** Returns this state after the deal, at the beginning of the first turn. */
  KowahState dealt(int first, PerSeat<Player> players, Stock<PlayingCard> stock) {
    return new KowahState(
        Phase.DRAW,
        new Hand(hand.number, hand.dealer, Phrase.NOBODY, hand.sheet),
        first,
        Phrase.NOBODY,
        Optional.empty(),
        Optional.empty(),
        players,
        stock);
  }

  /**
   * Returns this state after the seat whose turn it is got the top card of the stock.
   *
   * @param shown the card of the stock shown last
   */
  KowahState drewFromStock(Optional<PlayingCard> shown) {
    PerSeat<Player> after = players.with(seat, player().with(stock.top()));
    return new KowahState(
        Phase.DISCARD, hand, seat, Phrase.NOBODY, drawnUp, shown, after, stock.drawn(1));
  }

  /** Returns this state after the seat whose turn it is got the top card of the discard pile. */
  KowahState drewDiscard() {
    PlayingCard card = stock.upcard();
    PerSeat<Player> after = players.with(seat, player().with(card));
    return new KowahState(
        Phase.DISCARD, hand, seat, claimant, Optional.of(card), lastShown, after, taken());
  }

  /** Returns this state after the top card of the stock was shown, and may be claimed. */
  KowahState showed(int claimant) {
    Optional<PlayingCard> shown = Optional.of(stock.top());
    return new KowahState(
        Phase.CLAIM_DRAW, hand, seat, claimant, drawnUp, shown, players, stock.drawn(1));
  }

  /** Returns this state after the seat whose turn it is got the card that was shown. */
  KowahState tookShown() {
    PerSeat<Player> after = players.with(seat, player().with(lastShown.orElseThrow()));
    return new KowahState(
        Phase.DISCARD, hand, seat, Phrase.NOBODY, drawnUp, lastShown, after, stock);
  }

  /** Returns this state after a discard, which a seat may claim. */
  KowahState discarded(PlayingCard card, Player left, int claimant) {
    return new KowahState(
        Phase.CLAIM_DISCARD,
        hand,
        seat,
        claimant,
        Optional.empty(),
        lastShown,
        players.with(seat, left),
        stock.discard(card));
  }

  /** Returns this state when the hand is over. */
  KowahState ended(Hand hand) {
    return new KowahState(
        Phase.SHUFFLE, hand, seat, Phrase.NOBODY, Optional.empty(), lastShown, players, stock);
  }

  /** Returns this state at the beginning of a turn. */
  KowahState turnOf(int next) {
    return new KowahState(
        Phase.DRAW, hand, next, Phrase.NOBODY, Optional.empty(), lastShown, players, stock);
  }

  /** Returns this state after a seat claimed the card that may be claimed. */
  KowahState claimedBy(int claimant) {
    PerSeat<Player> after = players.with(claimant, players.get(claimant).with(claimed()));
    Stock<PlayingCard> left = phase == Phase.CLAIM_DRAW ? stock : taken();
    return new KowahState(
        Phase.DISCARD, hand, seat, Phrase.NOBODY, drawnUp, lastShown, after, left);
  }

  /** Returns the stock after the top discard was taken. */
  private Stock<PlayingCard> taken() {
    return new Stock<>(stock.cards(), stock.underUpcard());
  }
}
