package io.github.spadille.tricktaking.pageone;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.card.Suit;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.tricktaking.TrickHand;
import io.github.spadille.tricktaking.TrickPlay;
import java.util.Optional;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** Where Page One stands. */
@Value.Immutable
public abstract class PageOneState implements HandState {
  PageOneState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns the number of the game, its dealer, the stock, every point given. */
  public abstract TrickHand hand();

  /** Returns the hands, the trick, and the discards as the only pile. */
  public abstract TrickPlay cards();

  /** Returns the suit to follow; none for the leader, and after a joker without a suit. */
  public abstract @Nullable Suit led();

  /** Returns who did not call a last card, and the window about it. */
  abstract LastCards lastCards();

  /**
   * Returns the penalty cards that the offender has still to draw when the discards are shuffled.
   */
  public abstract int owed();

  private static final @Nullable Suit NO_SUIT = null;
  private static final int NOTHING = 0; // owed
  private static final int ONE_PILE = 1; // of tricks
  static final int DISCARDS = 0; // the number of that pile

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

  /** Returns the state before the shuffle of a game. */
  static PageOneState undealt(TrickHand hand) { // PAG-3a
    TrickPlay undealt = TrickPlay.undealt(hand.seats(), hand.firstSeat(), ONE_PILE); // PAG-5
    return ImmutablePageOneState.of(Phase.SHUFFLE, hand, undealt, NO_SUIT, LastCards.NONE, NOTHING);
  }

  /**
   * {@inheritDoc}
   *
   * <p>The game {@linkplain #awaited waits} for a late call too: nobody does better without it.
   */
  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE, RESHUFFLE -> Turn.chance();
      case PLAY ->
          lastCards().late() == NOBODY
              ? Turn.of(seat())
              : Turn.of(Seats.of(seat(), lastCards().late())); // PAG-21a
      case NOTICE -> Turn.of(objectors());
      case OVER -> Turn.over();
    };
  }

  @Override
  public Optional<Outcome> outcome() { // PAG-32
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    boolean scored = scores().stream().anyMatch(score -> score > 0);
    return Optional.of(
        scored ? Outcome.highest(scores(), cards().inPlay()) : Outcome.drawn(scores().length()));
  }

  /** Returns the seat that plays or draws next. */
  public int seat() {
    return cards().seatInTurn();
  }

  /** Returns what that seat holds. */
  public CardSet<PlayingCard> held() {
    return cards().hand(seat());
  }

  /** Returns the cards of finished tricks. */
  public CardSet<PlayingCard> discards() {
    return cards().won(DISCARDS);
  }

  /** Tells whether no card is left to draw, not even after a shuffle of the discards. */
  boolean isUsedUp() {
    return hand().stock().isEmpty() && discards().isEmpty();
  }

  /**
   * Returns the seat that draws when the discards are shuffled; {@link Seats#NOBODY} if they are
   * not.
   */
  int drawer() {
    if (phase() != Phase.RESHUFFLE) {
      return NOBODY;
    }
    return owed() > 0 ? lastCards().offender() : seat();
  }

  /** Returns the seats that may object to the offender and have not passed. */
  Seats objectors() { // PAG-22
    return phase() == Phase.NOTICE
        ? cards().inPlay().without(lastCards().offender()).andNot(lastCards().noticedBy())
        : Seats.none();
  }

  /** Returns this state after the deal. */
  PageOneState dealt(CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutablePageOneState.of(
        Phase.PLAY, hand().withStock(stock), cards, led(), lastCards(), NOTHING);
  }

  /** Returns this state after a card was played, with the suit to follow, if there is one. */
  PageOneState played(TrickPlay cards, @Nullable Suit led, LastCards last) {
    return ImmutablePageOneState.of(phase(), hand(), cards, led, last, owed());
  }

  /** Returns this state after a trick was taken. */
  PageOneState trickTaken(TrickPlay cards) {
    return ImmutablePageOneState.of(phase(), hand(), cards, NO_SUIT, lastCards(), owed());
  }

  PageOneState withLastCards(LastCards last) {
    return last == lastCards() ? this : played(cards(), led(), last);
  }

  /** Returns this state with a card awaited, or that one is drawn. */
  PageOneState playGoesOn() {
    return phase() == Phase.PLAY ? this : awaiting(Phase.PLAY, NOTHING);
  }

  /** Returns this state with a window in which the others may object. */
  PageOneState windowOpened() { // PAG-22
    return phase() == Phase.NOTICE ? this : awaiting(Phase.NOTICE, NOTHING);
  }

  /** Returns this state after a draw from a stock with too few cards; the discards are shuffled. */
  PageOneState stockUsedUp() { // PAG-16
    return stockUsedUp(NOTHING);
  }

  /**
   * Returns this state after the offender drew too few cards; the discards are shuffled.
   *
   * @param owed how many penalty cards are still to be drawn
   */
  PageOneState stockUsedUp(int owed) { // PAG-16
    return awaiting(Phase.RESHUFFLE, owed);
  }

  private PageOneState awaiting(Phase phase, int owed) {
    return ImmutablePageOneState.of(phase, hand(), cards(), led(), lastCards(), owed);
  }

  /** Returns this state with other cards in stock, hands and discards. */
  PageOneState withCards(CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutablePageOneState.of(
        phase(), hand().withStock(stock), cards, led(), lastCards(), owed());
  }

  /** Returns this state at the end of a game. */
  PageOneState ended(int winner, ScoreSheet sheet) {
    LastCards last = lastCards().ended(winner);
    return ImmutablePageOneState.of(
        Phase.OVER, hand().withSheet(sheet), cards(), led(), last, NOTHING);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PageOneState withSheet(ScoreSheet sheet) {
    return ImmutablePageOneState.of(
        phase(), hand().withSheet(sheet), cards(), led(), lastCards(), owed());
  }
}
