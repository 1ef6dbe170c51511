package io.github.spadille.reaction.throughthewindow;

import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.Chain;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.GameState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
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
    /** Returns the cards with the top card of a seat turned. */
    Cards turned(int seat) {
      CardList<PlayingCard> mine = down.get(seat);
      return new Cards(
          down.with(seat, mine.draw(1)), Optional.of(mine.top()), won, unclaimed, aside);
    }

    /** Returns the cards with the open one given to a seat. */
    Cards wonBy(int seat) {
      CardList<PlayingCard> mine = won.get(seat).append(open.orElseThrow());
      return new Cards(down, Optional.empty(), won.with(seat, mine), unclaimed, aside);
    }

    /** Returns the cards with the open one given to nobody. */
    Cards unclaimedOne() {
      return new Cards(down, Optional.empty(), won, unclaimed.append(open.orElseThrow()), aside);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case TURN -> Turn.of(turner());
      case WINDOW -> Turn.of(window().open());
      case OVER -> Turn.over();
    };
  }

  /** The most cards win. */
  @Override
  public Optional<Outcome> outcome() { // TTW-22
    return phase() == Phase.OVER ? Optional.of(Outcome.highest(scores())) : Optional.empty();
  }

  ThroughTheWindowState with(Window window) {
    return ImmutableThroughTheWindowState.of(phase(), turner(), cards(), window, used(), sheet());
  }

  ThroughTheWindowState with(Cards cards, Chain<String> used, ScoreSheet sheet) {
    return ImmutableThroughTheWindowState.of(phase(), turner(), cards, window(), used, sheet);
  }

  /** Returns this state with another player to turn, or nobody. */
  ThroughTheWindowState with(Phase phase, int turner) {
    return ImmutableThroughTheWindowState.of(phase, turner, cards(), window(), used(), sheet());
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public ThroughTheWindowState withSheet(ScoreSheet sheet) {
    return with(cards(), used(), sheet);
  }
}
