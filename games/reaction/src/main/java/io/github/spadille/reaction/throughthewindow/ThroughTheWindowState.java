package io.github.spadille.reaction.throughthewindow;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import java.util.Optional;
import org.immutables.value.Value;

/** Where a game stands. */
@Value.Immutable
public abstract class ThroughTheWindowState implements GameState {
  ThroughTheWindowState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns who turns the next card, or has turned the one that lies open. */
  public abstract int turner();

  /** Returns where the cards lie. */
  public abstract Cards cards();

  /** Returns the window that is open, or the last one. */
  public abstract Window window();

  /** Returns the words that have won a card. */
  public abstract Chain<String> used();

  /** Returns a point for each card won. */
  public abstract ScoreSheet sheet();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A card to be turned. */
    TURN,
    /** Words. */
    WINDOW,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * Where the cards lie.
   *
   * @param down the face-down cards of each seat, the top first
   * @param open the card that was turned, if it has not been awarded
   * @param won the cards that each seat has won
   * @param unclaimed the cards for which nobody found a word
   * @param aside the cards that take no part
   */
  public record Cards(
      PerSeat<CardList<PlayingCard>> down,
      Optional<PlayingCard> open,
      PerSeat<CardList<PlayingCard>> won,
      CardList<PlayingCard> unclaimed,
      CardList<PlayingCard> aside) {
    private static final CardList<PlayingCard> NONE = CardList.empty(PlayingCard.FAMILY);
    private static final Optional<PlayingCard> NOT_OPEN = Optional.empty();

    /** Returns the cards before the deal. */
    static Cards undealt(int seats, CardList<PlayingCard> pack) {
      PerSeat<CardList<PlayingCard>> none = PerSeat.of(seats, NONE);
      return new Cards(none, NOT_OPEN, none, NONE, pack);
    }

    /** Returns the cards after the deal. */
    Cards dealt(PerSeat<CardList<PlayingCard>> hands, CardList<PlayingCard> rest) {
      return new Cards(hands, open, won, unclaimed, rest);
    }

    /** Returns the cards with others where nobody sees them. */
    Cards withHidden(PerSeat<CardList<PlayingCard>> hands, CardList<PlayingCard> rest) {
      return new Cards(hands, open, won, unclaimed, rest);
    }

    /** Returns the cards with the top card of a seat turned. */
    Cards turned(int seat) {
      CardList<PlayingCard> mine = down.get(seat);
      return new Cards(
          down.with(seat, mine.draw(1)), Optional.of(mine.top()), won, unclaimed, aside);
    }

    /** Returns the cards with the open one given to a seat. */
    Cards wonBy(int seat) {
      CardList<PlayingCard> mine = won.get(seat).append(open.orElseThrow());
      return new Cards(down, NOT_OPEN, won.with(seat, mine), unclaimed, aside);
    }

    /** Returns the cards with the open one given to nobody. */
    Cards leftUnclaimed() {
      return new Cards(down, NOT_OPEN, won, unclaimed.append(open.orElseThrow()), aside);
    }
  }

  /** Returns the card that lies open. */
  PlayingCard openCard() {
    return cards().open().orElseThrow();
  }

  /** Returns all seats. */
  Seats players() {
    return Seats.all(cards().down().size());
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case TURN -> Turn.of(turner());
      case WINDOW -> Turn.of(window().unfinished());
      case OVER -> Turn.over();
    };
  }

  /** The most cards win. */
  @Override
  public Optional<Outcome> outcome() { // TTW-22
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  /** Returns the state before the shuffle; the dealer turns the first card. */
  static ThroughTheWindowState undealt(int seats, int dealer, CardList<PlayingCard> pack) {
    return ImmutableThroughTheWindowState.of(
        Phase.SHUFFLE,
        dealer,
        Cards.undealt(seats, pack),
        Window.NONE,
        Chain.empty(),
        ScoreSheet.empty(seats));
  }

  /** Returns this state after the deal. */
  ThroughTheWindowState dealt(Cards dealt) {
    return ImmutableThroughTheWindowState.of(
        Phase.TURN, turner(), dealt, window(), used(), sheet());
  }

  /** Returns this state after a card was turned, so that all may call. */
  ThroughTheWindowState turnedUp() { // TTW-7
    Window first = Window.first(players());
    return ImmutableThroughTheWindowState.of(
        Phase.WINDOW, turner(), cards().turned(turner()), first, used(), sheet());
  }

  /** Returns this state with another window for the card that lies open. */
  ThroughTheWindowState with(Window window) {
    return ImmutableThroughTheWindowState.of(phase(), turner(), cards(), window, used(), sheet());
  }

  /** Returns this state after a seat has won the card that lies open. */
  ThroughTheWindowState wonBy(int seat, Chain<String> used, ScoreSheet sheet) {
    return ImmutableThroughTheWindowState.of(
        phase(), turner(), cards().wonBy(seat), window(), used, sheet);
  }

  /** Returns this state after nobody has won the card that lies open. */
  ThroughTheWindowState leftUnclaimed() { // TTW-20
    return with(cards().leftUnclaimed());
  }

  /** Returns this state when a seat is to turn the next card. */
  ThroughTheWindowState turnOf(int next) { // TTW-18
    return ImmutableThroughTheWindowState.of(Phase.TURN, next, cards(), window(), used(), sheet());
  }

  /** Returns this state when the seat that would turn the next card has none. */
  ThroughTheWindowState overAt(int next) { // TTW-21
    return ImmutableThroughTheWindowState.of(Phase.OVER, next, cards(), window(), used(), sheet());
  }

  ThroughTheWindowState with(Cards cards) {
    return ImmutableThroughTheWindowState.of(phase(), turner(), cards, window(), used(), sheet());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThroughTheWindowState withSheet(ScoreSheet sheet) {
    return ImmutableThroughTheWindowState.of(phase(), turner(), cards(), window(), used(), sheet);
  }
}
