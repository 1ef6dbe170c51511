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
import io.github.spadille.tricktaking.DealtOut;
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
  public abstract DealtOut hand();

  /** Returns the hands, the trick, and the discards as the only pile. */
  public abstract TrickPlay cards();

  /** Returns the suit to follow; none for the leader, and after a joker without a suit. */
  public abstract @Nullable Suit led();

  /** Returns who did not call a last card, and the window about it. */
  public abstract LastCards lastCards();

  /**
   * Returns the penalty cards that the offender has still to draw when the discards are shuffled.
   */
  public abstract int owed();

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
    return Optional.of(Outcome.highest(scores(), scored ? cards().inPlay() : Seats.none()));
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
    return cards().won(0);
  }

  /** Tells whether no card is left to draw, not even after a shuffle of the discards. */
  boolean isUsedUp() {
    return hand().stock().isEmpty() && discards().isEmpty();
  }

  /** Returns the seat that draws when the discards are shuffled; -1 if they are not. */
  int drawer() {
    return phase() != Phase.RESHUFFLE ? NOBODY : owed() > 0 ? lastCards().offender() : seat();
  }

  /** Returns the seats that may object to the offender and have not passed. */
  Seats objectors() { // PAG-22
    return phase() == Phase.NOTICE
        ? cards().inPlay().without(lastCards().offender()).andNot(lastCards().noticedBy())
        : Seats.none();
  }

  PageOneState with(Phase next, int owed) {
    return next == phase()
        ? this
        : ImmutablePageOneState.of(next, hand(), cards(), led(), lastCards(), owed);
  }

  PageOneState with(CardList<PlayingCard> stock, TrickPlay cards) {
    return ImmutablePageOneState.of(
        phase(), hand().withStock(stock), cards, led(), lastCards(), owed());
  }

  PageOneState with(TrickPlay cards, @Nullable Suit led, LastCards last) {
    return ImmutablePageOneState.of(phase(), hand(), cards, led, last, owed());
  }

  PageOneState with(LastCards last) {
    return last == lastCards() ? this : with(cards(), led(), last);
  }

  /** Returns this state at the end of a game. */
  PageOneState ended(int winner, ScoreSheet sheet) {
    LastCards last = lastCards().ended(winner);
    return ImmutablePageOneState.of(Phase.OVER, hand().withSheet(sheet), cards(), led(), last, 0);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public PageOneState withSheet(ScoreSheet sheet) {
    return ImmutablePageOneState.of(
        phase(), hand().withSheet(sheet), cards(), led(), lastCards(), owed());
  }
}
