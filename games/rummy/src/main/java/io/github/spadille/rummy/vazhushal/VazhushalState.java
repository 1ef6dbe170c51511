package io.github.spadille.rummy.vazhushal;

import static io.github.spadille.engine.seat.Seats.NOBODY;

import io.github.spadille.engine.card.CardBag;
import io.github.spadille.engine.card.CardList;
import io.github.spadille.engine.card.CardSet;
import io.github.spadille.engine.card.PlayingCard;
import io.github.spadille.engine.game.HandState;
import io.github.spadille.engine.game.Outcome;
import io.github.spadille.engine.game.Turn;
import io.github.spadille.engine.seat.PerSeat;
import io.github.spadille.engine.seat.Seats;
import io.github.spadille.engine.state.ScoreSheet;
import io.github.spadille.engine.state.Stock;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * Where a game of Vazhushal stands.
 *
 * <p>While a shuffle is awaited, and when the game is over, the cards lie as they lay when the last
 * deal ended.
 */
@Value.Immutable
public abstract class VazhushalState implements HandState {
  VazhushalState() {}

  /** Returns what is awaited. */
  public abstract Phase phase();

  /** Returns what seldom changes during a deal; the next one once a deal is over. */
  public abstract Hand hand();

  /** Returns the seat whose turn or final melding it is. */
  public abstract int seat();

  /** Returns what each seat holds and has melded. */
  public abstract PerSeat<Holding> players();

  /** Returns whether the seat in turn has melded before drawing. */
  public abstract boolean isPreMelded();

  /** Returns what it may take back: groups that are not valid, and a draw on trial. */
  public abstract TurnAttempt attempt();

  /** Returns the stock, and as its discards the line, the newest first. */
  public abstract Stock<PlayingCard> stock();

  /** What is awaited. */
  public enum Phase {
    /** A shuffle. */
    SHUFFLE,
    /** A draw. */
    DRAW,
    /** A meld with the deepest card taken from the line. */
    MUST_MELD,
    /** Melds and a discard. */
    MELD,
    /** Melds after the last turn. */
    FINAL,
    /** Nothing: the game is over. */
    OVER
  }

  /**
   * What seldom changes during a deal.
   *
   * @param number the number of the deal, from 1
   * @param negative the negative joker, unless it is drawn
   * @param wilds the cards that are wild by it (VAZ-10)
   * @param lastDrawer the seat that drew the last card; -1 if cards are left
   * @param wentOut the seat that went out; -1 if none has
   * @param sheet every point given
   */
  public record Hand(
      int number,
      Optional<PlayingCard> negative,
      CardSet<PlayingCard> wilds,
      int lastDrawer,
      int wentOut,
      ScoreSheet sheet)
      implements HandState.Hand {
    Hand drawnBy(int seat, Optional<PlayingCard> left) {
      return new Hand(number, left, wilds, seat, wentOut, sheet);
    }

    Hand with(int number, int wentOut, ScoreSheet sheet) {
      return new Hand(number, negative, wilds, lastDrawer, wentOut, sheet);
    }
  }

  @Override
  public Turn turn() {
    return switch (phase()) {
      case SHUFFLE -> Turn.chance();
      case OVER -> Turn.over();
      default -> Turn.of(seat());
    };
  }

  @Override
  public Optional<Outcome> outcome() {
    if (phase() != Phase.OVER) {
      return Optional.empty();
    }
    return Optional.of(
        hand().number == 1 && hand().wentOut != NOBODY // VAZ-60 to VAZ-62
            ? Outcome.winners(players().size(), Seats.of(hand().wentOut))
            : Outcome.highest(scores())); // VAZ-61
  }

  /** Returns the seat that deals: the last one at first, then one after the other. */
  public int dealer() {
    return (hand().number + players().size() - 2) % players().size(); // VAZ-8, VAZ-62
  }

  /** Returns what the seat in turn holds and has melded. */
  Holding player() {
    return players().get(seat());
  }

  /** Returns what the seat in turn holds. */
  CardBag<PlayingCard> held() {
    return player().hand();
  }

  /** Returns the melds of the seat in turn, to which nobody else adds (VAZ-22). */
  MeldGroups own() {
    return player().melds();
  }

  /** Returns the line, the newest card first. */
  CardList<PlayingCard> line() {
    return stock().discards();
  }

  VazhushalState with(Phase phase, Hand hand, int seat) {
    return ImmutableVazhushalState.of(
        phase, hand, seat, players(), isPreMelded(), attempt(), stock());
  }

  /** Returns this state with other cards where they are hidden, also after an undo. */
  VazhushalState with(PerSeat<Holding> players, Stock<PlayingCard> stock) {
    TurnAttempt other = attempt().with(players.get(seat()));
    return ImmutableVazhushalState.of(
        phase(), hand(), seat(), players, isPreMelded(), other, stock);
  }

  /** Returns this state after the seat in turn has drawn, laid or discarded cards. */
  VazhushalState with(
      Phase phase,
      boolean isPreMelded,
      TurnAttempt attempt,
      Holding player,
      Stock<PlayingCard> stock) {
    PerSeat<Holding> changed = players().with(seat(), player);
    return ImmutableVazhushalState.of(phase, hand(), seat(), changed, isPreMelded, attempt, stock);
  }

  /** Returns this state with another score sheet, and the notes on it. */
  public VazhushalState withSheet(ScoreSheet sheet) {
    return with(phase(), hand().with(hand().number, hand().wentOut, sheet), seat());
  }
}
