package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.words.Phrase.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.ScoreSheet;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.table.Seats;
import io.github.spadille.tricktaking.DealtOut;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where Page One stands.
 *
 * @param phase what is awaited
 * @param hand the number of the game, its dealer, the stock, every point given
 * @param winner the seat that won the last finished game; -1 before there is one, -2 if it was
 *     drawn
 * @param cards the hands, the trick, and the discards as the only pile
 * @param led the suit to follow; none for the leader, and after a joker without a suit
 * @param lastCards who did not call a last card, and the window about it
 * @param owed the penalty cards that the offender has still to draw when the discards are shuffled
 */
public record PageOneState(
    Phase phase,
    DealtOut hand,
    int winner,
    TrickPlay cards,
    @Nullable Suit led,
    LastCards lastCards,
    int owed)
    implements HandState {
  /** The {@link #winner} of a drawn game. */
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
    boolean scored = scores().stream().anyMatch(score -> score > 0);
    return Optional.of(Outcome.highest(scores(), scored ? cards.inPlay() : Seats.none()));
  }

  /** Returns the seat that plays or draws next. */
  public int seat() {
    return cards.seatInTurn();
  }

  /** Returns what that seat holds. */
  public CardSet<PlayingCard> held() {
    return cards.hand(seat());
  }

  /** Returns the cards of finished tricks. */
  public CardSet<PlayingCard> discards() {
    return cards.won(0);
  }

  /** Tells whether no card is left to draw, not even after a shuffle of the discards. */
  boolean isUsedUp() {
    return hand.stock().isEmpty() && discards().isEmpty();
  }

  /** Returns the seat that draws when the discards are shuffled; -1 if they are not. */
  int drawer() {
    return phase != Phase.RESHUFFLE ? NOBODY : owed > 0 ? offender() : seat();
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

  PageOneState with(Phase next, int owed) {
    return next == phase ? this : new PageOneState(next, hand, winner, cards, led, lastCards, owed);
  }

  PageOneState with(CardList<PlayingCard> stock, TrickPlay cards) {
    DealtOut rest = hand.withStock(stock);
    return new PageOneState(phase, rest, winner, cards, led, lastCards, owed);
  }

  PageOneState with(TrickPlay cards, @Nullable Suit led, LastCards last) {
    return new PageOneState(phase, hand, winner, cards, led, last, owed);
  }

  PageOneState with(LastCards last) {
    return last == lastCards ? this : with(cards, led, last);
  }

  PageOneState with(int winner, ScoreSheet sheet) {
    DealtOut scored = hand.withSheet(sheet);
    return new PageOneState(phase, scored, winner, cards, led, lastCards, owed);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PageOneState withSheet(ScoreSheet sheet) {
    return with(winner, sheet);
  }
}
