package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.card.PlayingCard.X1;
import static io.github.spadille.engine.card.PlayingCards.hasSuit;
import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where Page One stands.
 *
 * @param phase what is awaited
 * @param series what stays the same while a game is played
 * @param stock the stock and the discards
 * @param cards the hands and the trick
 * @param named the suit named with the joker that was led, if it was named
 * @param lastCards who did not call a last card, and the windows about it
 * @param owed the penalty cards that the offender has still to draw when the discards are shuffled
 */
public record PageOneState(
    Phase phase,
    Series series,
    Stock stock,
    TrickPlay cards,
    @Nullable Suit named,
    LastCards lastCards,
    int owed)
    implements GameState {
  /** The {@link Series#winner} of a drawn game. */
  static final int DRAWN = -2;

  /** What is awaited. */
  public enum Phase {
    /** A shuffle of all cards. */
    SHUFFLE,
    /** A card, or that one is drawn. */
    PLAY,
    /** What the others say about a player who did not call. */
    NOTICE,
    /** A shuffle of the discards. */
    RESHUFFLE,
    /** Nothing: the last game is over. */
    OVER
  }

  /** What the seat in turn has to do. */
  enum Task {
    LEAD,
    ANY_CARD,
    FOLLOW,
    JOKER_OR_DRAW,
    DRAW,
    JOKER
  }

  /**
   * What stays the same while a game is played.
   *
   * @param number the number of the game, from 1
   * @param dealer the seat that deals
   * @param winner of the last finished game; -1 before there is one, -2 if it was drawn
   * @param sheet every point given
   */
  public record Series(int number, int dealer, int winner, ScoreSheet sheet) {}

  @Override
  public Turn turn() {
    return switch (phase) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case PLAY ->
          late() == NOBODY ? Turn.of(seat()) : Turn.of(Seats.of(seat(), late())); // PAG-21a
      case NOTICE -> Turn.of(objectors());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // PAG-32
    if (phase != Phase.OVER) {
      return Optional.empty();
    }
    Outcome highest = Outcome.highest(scores());
    boolean nobodyScored = sheet().total(highest.winners().first()) == 0;
    return Optional.of(
        nobodyScored ? Outcome.winners(cards.hands().size(), Seats.none()) : highest);
  }

  @Override
  public int handNumber() {
    return series.number;
  }

  @Override
  public ScoreSheet sheet() {
    return series.sheet;
  }

  /** Returns the seat that plays or draws next. */
  public int seat() {
    return cards.seatInTurn();
  }

  /** Returns what that seat holds. */
  public CardSet<PlayingCard> hand() {
    return cards.hand(seat());
  }

  int late() {
    return lastCards.late();
  }

  int offender() {
    return lastCards.offender();
  }

  /** Returns the seats that may object to the offender and have not passed. */
  Seats objectors() { // PAG-22
    return cards.inPlay().without(offender()).andNot(lastCards.noticedBy());
  }

  /** Returns the seat that draws when the discards are shuffled; -1 if they are not. */
  public int drawer() {
    return phase != Phase.RESHUFFLE ? NOBODY : owed > 0 ? offender() : seat();
  }

  /** Returns the suit to follow; none for the leader, and after a joker without a suit. */
  public @Nullable Suit suitLed() {
    if (cards.trick().isEmpty() || named != null) {
      return named;
    }
    PlayingCard led = cards.trick().led();
    if (!led.isJoker()) {
      return led.suit();
    }
    return cards.trick().size() == 1 ? null : cards.trick().get(1).suit(); // PAG-12
  }

  Task task() {
    Suit led = suitLed();
    if (led == null) {
      return cards.trick().isEmpty() ? Task.LEAD : Task.ANY_CARD;
    }
    CardSet<PlayingCard> hand = hand();
    if (hasSuit(hand, led)) {
      return Task.FOLLOW;
    }
    if (!hand.contains(X1)) {
      return Task.DRAW;
    }
    return stock.isUsedUp() ? Task.JOKER : Task.JOKER_OR_DRAW;
  }

  PageOneState with(Phase phase) {
    return phase == this.phase
        ? this
        : new PageOneState(phase, series, stock, cards, named, lastCards, owed);
  }

  PageOneState with(LastCards last) {
    return last == lastCards
        ? this
        : new PageOneState(phase, series, stock, cards, named, last, owed);
  }

  PageOneState with(Stock stock, TrickPlay cards, @Nullable Suit named, LastCards last) {
    return new PageOneState(phase, series, stock, cards, named, last, owed);
  }

  /** Returns this state while the discards are shuffled. */
  PageOneState awaitingStock(int owed) {
    return new PageOneState(Phase.RESHUFFLE, series, stock, cards, named, lastCards, owed);
  }

  /** Returns this state with the discards, shuffled, as the stock. */
  PageOneState withNewStock(CardList<PlayingCard> stock) {
    return new PageOneState(Phase.PLAY, series, Stock.of(stock), cards, named, lastCards, 0);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PageOneState withSheet(ScoreSheet sheet) {
    Series noted = new Series(series.number, series.dealer, series.winner, sheet);
    return new PageOneState(phase, noted, stock, cards, named, lastCards, owed);
  }
}
